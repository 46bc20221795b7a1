/** A finished game looked back at: the curve above the bar; below it what turned it, and a master to be asked. */

import { useMemo, useState } from "preact/hooks";
import { inNumbers, t } from "../i18n";
import { spoken } from "../i18n/spoken";
import { Icon } from "../parts/icon";
import { SeatMark } from "../parts/seat_mark";
import type { Chance, LookBack as Look, Words } from "../protocol";
import { adviceOn, choiceBefore, type Looked, pointAt } from "../state/look_back";
import type { ReplayPlayer } from "../state/replay_player";
import "../style/look_back.css";
import { Chances, Dash } from "./chances";

interface Props {
  player: ReplayPlayer;
  table: string | null;
  looked: Looked;
}

export function LookBack({ player, looked }: Props) {
  const { told, failed } = looked.value;
  const { game } = player.told.replay;
  const at = player.at.value;
  if (failed !== null)
    return (
      <p class="hint" role="alert">
        {t("lookback.failed", { why: spoken(failed) })}
      </p>
    );
  if (!told)
    return (
      <p class="working" role="status">
        {t("lookback.working")}
      </p>
    );
  return (
    <figure class="lookback" aria-label={t("lookback.heading")}>
      <Chances
        look={told}
        game={game}
        at={at}
        label={t("lookback.chart", { last: told.last })}
        onGo={(step) => player.go(step)}
      />
      <figcaption>
        <Now look={told} player={player} at={at} />
        <Try look={told} at={at} />
      </figcaption>
    </figure>
  );
}

/** Who is who, and the chances that were last measured. */
function Now({ look, player, at }: { look: Look<Words>; player: ReplayPlayer; at: number }) {
  const { game, names } = player.told.replay;
  const point = pointAt(look, at);
  return (
    <ul class="who" aria-label={t("lookback.heading")}>
      {names.map((name, seat) => (
        <li key={seat}>
          <SeatMark game={game} seat={seat} small />
          <Dash game={game} seat={seat} />
          <span class="grow">{spoken(name)}</span>
          <b>{point && within(point.chances[seat], point.games > 0)}</b>
        </li>
      ))}
    </ul>
  );
}

function within(chance: Chance | undefined, guessed: boolean): string {
  if (!chance) return "";
  const [percent, low, high] = [chance.value, chance.low, chance.high].map(hundredths);
  if (!guessed) return t("lookback.percent", { percent: percent ?? "" });
  return t("lookback.within", { percent: percent ?? "", low: low ?? "", high: high ?? "" });
}

function hundredths(share: number): string {
  return inNumbers(Math.round(100 * share));
}

/** At a try: its odds. */
function Try({ look, at }: { look: Look<Words>; at: number }) {
  if (look.tries.length === 0) return null;
  const tried = look.tries.find(({ begun, step }) => begun <= at && at <= step);
  return (
    <p class="odds" aria-live="polite">
      {tried && t("lookback.odds", { percent: hundredths(tried.odds) })}
    </p>
  );
}

export function Findings({ player, table, looked }: Props) {
  const { told } = looked.value;
  if (!told) return null;
  return (
    <section class="findings">
      <Turning look={told} player={player} />
      <Master look={told} player={player} table={table} />
      <Numbers look={told} player={player} />
    </section>
  );
}

function Turning({ look, player }: { look: Look<Words>; player: ReplayPlayer }) {
  const at = player.at.value;
  return (
    <>
      <h2>{t("lookback.turning")}</h2>
      {look.turning_points.length === 0 && <p class="hint">{t("lookback.none")}</p>}
      <ol class="turning">
        {look.turning_points.map(({ step, sentence }, number) => (
          <li key={step}>
            <button type="button" aria-current={at === step ? "step" : undefined} onClick={() => player.go(step)}>
              <span class="number">{number + 1}</span>
              <span>{spoken(sentence)}</span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

interface Asking {
  player: ReplayPlayer;
  table: string | null;
}

function Master({ look, player, table }: Asking & { look: Look<Words> }) {
  const step = choiceBefore(look, player.at.value);
  const [asked, ask] = useState<number | null>(null);
  if (step === null) return null;
  return (
    <>
      <p>
        <button type="button" disabled={asked === step} onClick={() => ask(step)}>
          <Icon name="bot" /> {t("lookback.ask")}
        </button>
      </p>
      <div class="advice" aria-live="polite">
        {asked === step && <Advice key={step} step={step} player={player} table={table} />}
      </div>
    </>
  );
}

/** What a master says of a choice, beside what was done. */
function Advice({ step, player, table }: Asking & { step: number }) {
  const { told, failed } = useMemo(() => adviceOn(table, step), [table, step]).value;
  if (failed !== null) return <p>{spoken(failed)}</p>;
  if (!told) return <p class="hint">{t("lookback.asking")}</p>;
  const { names, steps } = player.told.replay;
  const played = steps.find(({ number, who }) => number > step && who === told.seat);
  const name = spoken(names[told.seat] ?? "");
  return (
    <>
      <p>{t("lookback.choice", { name, step, move: spoken(told.move) })}</p>
      <blockquote>{spoken(told.why)}</blockquote>
      <p>{told.same ? t("lookback.same") : t("lookback.other", { played: spoken(played?.sentence ?? "") })}</p>
    </>
  );
}

function Numbers({ look, player }: { look: Look<Words>; player: ReplayPlayer }) {
  const { names } = player.told.replay;
  const games = look.points.map((point) => point.games).filter((count) => count > 0);
  return (
    <details>
      <summary>{t("lookback.table")}</summary>
      <p class="hint">
        {t("lookback.how", { least: inNumbers(Math.min(...games)), most: inNumbers(Math.max(...games)) })}
      </p>
      {look.tries.length > 0 && <p class="hint">{t("lookback.tries")}</p>}
      <div class="scroll" tabIndex={0} role="group" aria-label={t("lookback.table")}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t("lookback.step")}</th>
              {names.map((name, seat) => (
                <th key={seat} scope="col">
                  {spoken(name)}
                </th>
              ))}
              <th scope="col">{t("lookback.games")}</th>
            </tr>
          </thead>
          <tbody>
            {look.points.map(({ step, games, chances }) => (
              <tr key={step}>
                <th scope="row">{inNumbers(step)}</th>
                {chances.map((chance, seat) => (
                  <td key={seat}>{within(chance, games > 0)}</td>
                ))}
                <td>{games > 0 ? inNumbers(games) : "–"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
