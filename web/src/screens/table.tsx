/** The table: the picture, and the panels of paper around it. */

import { useEffect, useMemo } from "preact/hooks";
import { t } from "../i18n";
import { play, tryAgain } from "../net/actions";
import { enter, leave } from "../net/client";
import { makeHandSender } from "../net/hand_sender";
import { Announcer } from "../panels/announcer";
import { GameBoard } from "../panels/board";
import { GoalFilm, isFilming } from "../panels/goal_film";
import { Guide } from "../panels/guide";
import { Handover } from "../panels/handover";
import { Lobby } from "../panels/lobby";
import { Menu } from "../panels/menu";
import { Players } from "../panels/players";
import { Reactions } from "../panels/reactions";
import { Result } from "../panels/result";
import { SeriesResult } from "../panels/series_result";
import { Side } from "../panels/side";
import { Missing } from "../parts/missing";
import { fetchScene3d } from "../parts/mount";
import { paintedFor, settings } from "../settings";
import { handTo, isOwnTry } from "../state/hotseat";
import { keysUsed } from "../state/list";
import { live } from "../state/live";
import { gone, line, sheet, story, titleOf, update } from "../state/table";

export function Table({ table }: { table: string }) {
  const open = line.value === "open";
  useEffect(() => void fetchScene3d(), []);
  useEffect(() => {
    if (open) void enter(table);
  }, [table, open]);
  useEffect(() => () => leave(table), [table]);
  if (gone.value !== null) return <Gone table={table} sentence={gone.value} />;
  const now = update.value;
  if (!now || now.table !== table) return <main class="table" aria-busy="true" />;
  return <Laid key={table} game={now.game} />;
}

function Laid({ game }: { game: string }) {
  const hand = useMemo(makeHandSender, []);
  const setSheet = (open: boolean) => (sheet.value = open);
  const now = update.value;
  if (!now) return null;
  const covered = handTo.value !== null;
  const title = titleOf(game);
  const filming = isFilming(now);
  return (
    <main
      class={["table", sheet.value && "open", isOwnTry(now) && "trying", now.outcome && "over", filming && "filming"]
        .filter(Boolean)
        .join(" ")}
      data-game={game}
      data-version={now.version}
      data-arrows={settings.value.arrows || keysUsed.value}
    >
      <h1 class="unseen">{t("table.heading", { game: title })}</h1>
      <div class="stage" inert={covered}>
        <GameBoard
          key={paintedFor()}
          game={game}
          title={title}
          source={live}
          hand={hand}
          story={story.value}
          onChoose={play}
        />
        <Players update={now} />
        <Reactions />
        {!covered && <GoalFilm update={now} title={title} />}
        {!now.started && <Lobby update={now} title={title} />}
        {now.outcome &&
          !filming &&
          (now.variant === "series" ? (
            <SeriesResult update={now} outcome={now.outcome} />
          ) : (
            <Result update={now} outcome={now.outcome} />
          ))}
      </div>
      <div class="side" inert={covered || filming}>
        <Menu title={title} game={game} sheet={sheet.value} onSheet={setSheet} />
        {now.started && !filming && <Guide update={now} />}
        <Side update={now} onSheet={setSheet} />
      </div>
      <Announcer />
      {covered && handTo.value !== null && <Handover update={now} seat={handTo.value} />}
    </main>
  );
}

function Gone({ table, sentence }: { table: string; sentence: string }) {
  return (
    <Missing heading={t("table.gone")} text={sentence}>
      <button type="button" onClick={() => tryAgain(table)}>
        {t("table.again")}
      </button>
    </Missing>
  );
}
