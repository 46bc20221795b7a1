/** A finished game again: a scrub bar, any seat's view, and the tries as they were. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { HandSender } from "../board";
import { inNumbers, t } from "../i18n";
import { spoken } from "../i18n/spoken";
import { GameBoard } from "../panels/board";
import { Players } from "../panels/players";
import { Choose } from "../parts/choose";
import { CopyLink } from "../parts/copy_link";
import { Icon } from "../parts/icon";
import { Missing } from "../parts/missing";
import { RecordLink } from "../parts/record_link";
import { RoundButton } from "../parts/round_button";
import { paintedFor } from "../settings";
import { lookBackAt } from "../state/look_back";
import { isOpening, loadReplay, moment, replayFailed, type Told, told } from "../state/replay";
import { lengthOf, ReplayPlayer, SPEEDS } from "../state/replay_player";
import { go, pathOf } from "../state/route";
import { titleOf } from "../state/table";

const NO_HAND: HandSender = { mine: () => null, send: () => 0 };

type LookBackPanel = typeof import("../panels/look_back");

export function Replay({ table, look }: { table: string | null; look: boolean }) {
  const [seat, setSeat] = useState<number | null>(null);
  useEffect(() => {
    // a file that was dropped is being read already
    if (table !== null || seat !== null || !isOpening()) void loadReplay(table, seat);
  }, [table, seat]);
  if (replayFailed.value !== null) return <Missing heading={t("replay.failed")} text={spoken(replayFailed.value)} />;
  if (!told.value) return <Missing heading={t("replay.loading")} text="" />;
  return <Film key={table} told={told.value} table={table} look={look} seat={seat} onSeat={setSeat} />;
}

interface Props {
  told: Told;
  table: string | null;
  look: boolean;
  seat: number | null;
  onSeat(seat: number | null): void;
}

function Film({ told, table, look, seat, onSeat }: Props) {
  const { replay } = told;
  const step = moment.value?.table === table ? (moment.value?.step ?? null) : null;
  // another seat's view is another telling of the same game: it goes on where the one before is
  const before = useRef<ReplayPlayer | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a seat comes with its telling
  const player = useMemo(() => (before.current = new ReplayPlayer(told, seat, before.current, step)), [told]);
  useEffect(() => () => player.dispose(), [player]);
  useEffect(() => () => void (moment.value = null), []);
  const [looking, setLooking] = useState(look);
  const panel = useLookBackPanel(looking);
  const looked = useMemo(() => (looking ? lookBackAt(table) : null), [looking, table]);
  const title = titleOf(replay.game);
  const update = player.update.value;
  return (
    <main class="table replay" data-game={replay.game}>
      <h1 class="unseen">{t("replay.heading", { game: title })}</h1>
      <div class="stage">
        <GameBoard
          key={`${seat} ${paintedFor()}`}
          game={replay.game}
          title={title}
          source={player.source}
          hand={NO_HAND}
          story={update.events}
          onChoose={() => undefined}
        />
        <Players update={update} />
      </div>
      <div class="side">
        <nav class="menu" aria-label={t("menu.more")}>
          <RoundButton icon="home" label={t("table.home")} onClick={() => go({ at: "shelf" })} />
          <b>{t("replay.heading", { game: title })}</b>
        </nav>
        <section class="paper film">
          <p class="sentence" aria-live="polite">
            {update.events[0]?.sentence || t("replay.setup")}
          </p>
          {step !== null && player.at.value === Math.min(step, player.last) && (
            <p class="outcome">{t(step < player.last ? "replay.decided" : "replay.decided-last")}</p>
          )}
          {panel && looked && <panel.LookBack player={player} table={table} looked={looked} />}
          <Bar player={player} />
          <TryBar player={player} />
          {panel && looked && <panel.Findings player={player} table={table} looked={looked} />}
          <div class="row">
            <Choose
              label={t("replay.speed")}
              value={String(player.speed.value)}
              among={SPEEDS.map((speed) => ({ value: String(speed), text: `${inNumbers(speed)} ×` }))}
              onChoose={(speed) => (player.speed.value = Number(speed))}
            />
            <Choose
              label={t("replay.seat")}
              value={seat === null ? "" : String(seat)}
              among={[
                { value: "", text: t("replay.watcher") },
                ...update.seats.map(({ name }, number) => ({ value: String(number), text: name })),
              ]}
              onChoose={(chosen) => onSeat(chosen === "" ? null : Number(chosen))}
            />
          </div>
          {replay.names.length > 1 && (
            <button type="button" aria-expanded={looking} onClick={() => setLooking(!looking)}>
              <Icon name="curve" /> {t(looking ? "lookback.close" : "lookback.open")}
            </button>
          )}
          {update.outcome && <p class="outcome">{update.outcome.sentence}</p>}
          {table !== null && step !== null && (
            <button type="button" class="main" onClick={() => go({ at: "table", table })}>
              {t("replay.table")}
            </button>
          )}
          {table !== null && <Share table={table} />}
        </section>
        <section class="paper leaves words" tabIndex={0} aria-label={t("words.heading")}>
          {update.words.map((sentence, number) => (
            <p key={number}>{sentence}</p>
          ))}
        </section>
      </div>
    </main>
  );
}

/** What it takes to look back is loaded when somebody wants to. */
function useLookBackPanel(wanted: boolean): LookBackPanel | null {
  const [panel, setPanel] = useState<LookBackPanel | null>(null);
  useEffect(() => {
    if (wanted) void import("../panels/look_back").then(setPanel);
  }, [wanted]);
  return wanted ? panel : null;
}

/** The game to take along: its link, and the file of its record. */
function Share({ table }: { table: string }) {
  const link = location.origin + pathOf({ at: "replay", table });
  return (
    <p class="row">
      <CopyLink link={link}>
        <Icon name="link" /> {t("replay.copy")}
      </CopyLink>
      <RecordLink table={table} />
    </p>
  );
}

function Bar({ player }: { player: ReplayPlayer }) {
  const at = player.at.value;
  const { last } = player;
  const playing = player.playing.value;
  return (
    <div class="bar">
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t("replay.position")}
        aria-valuetext={t("replay.step", { step: at, last })}
        onInput={(event) => player.go(event.currentTarget.valueAsNumber)}
      />
      <output>{t("replay.step", { step: at, last })}</output>
      <div class="row">
        <RoundButton icon="first" label={t("replay.first")} disabled={at === 0} onClick={() => player.go(0)} />
        <RoundButton icon="back" label={t("replay.back")} disabled={at === 0} onClick={() => player.go(at - 1)} />
        <RoundButton
          icon={playing ? "pause" : "play"}
          label={t(playing ? "replay.pause" : "replay.play")}
          onClick={() => player.toggle()}
        />
        <RoundButton icon="on" label={t("replay.on")} disabled={at === last} onClick={() => player.go(at + 1)} />
        <RoundButton icon="last" label={t("replay.last")} disabled={at === last} onClick={() => player.go(last)} />
      </div>
    </div>
  );
}

/** In the middle of a try: every moment of it can be looked at. */
function TryBar({ player }: { player: ReplayPlayer }) {
  const lost = player.lost.value;
  if (lost !== null) return <p class="hint">{t("replay.lost", { why: spoken(lost) })}</p>;
  const trying = player.trying.value;
  if (!trying) return null;
  const length = lengthOf(trying.track);
  const seconds = Math.min(player.seconds.value ?? length, length);
  const words = t("replay.moment", { seconds: inNumbers(seconds, 1), length: inNumbers(length, 1) });
  return (
    <label class="trybar">
      <span>{t("replay.try")}</span>
      <input
        type="range"
        min={0}
        max={length}
        step={0.05}
        value={seconds}
        aria-label={t("replay.try")}
        aria-valuetext={words}
        onInput={(event) => player.scrub(event.currentTarget.valueAsNumber)}
      />
      <small>{words}</small>
    </label>
  );
}
