/** The series of the day: how it is played, one's own result, and everybody's. */

import { dayOf, defaultName, inDate, t } from "../i18n";
import { playDay } from "../net/days";
import { Board, Own, useDay } from "../panels/day_board";
import { YourName } from "../panels/your_name";
import { BoxArt } from "../parts/box_art";
import { Icon } from "../parts/icon";
import { Missing } from "../parts/missing";
import type { Day as DayTold, Words } from "../protocol";
import { settings } from "../settings";
import { go } from "../state/route";
import { boxOf, refusal, welcome } from "../state/table";

export function Day({ game }: { game: string }) {
  const { day, no } = useDay(game, null);
  if (no) return <Missing heading={t("page.gone")} text={no} />;
  if (!day || !welcome.value) return <main class="alone" aria-busy="true" />;
  const { name, rule } = dayOf(game);
  return (
    <main class="seats day">
      <button type="button" class="quiet" onClick={() => go({ at: "shelf" })}>
        <Icon name="back" /> {t("seats.back")}
      </button>
      <div class="spread">
        <div class="cover" aria-hidden="true">
          <BoxArt game={game} title={boxOf(game)?.title ?? game} />
        </div>
        <section class="paper" aria-labelledby="day">
          <h1 id="day">
            {name} <small>{inDate(day.day)}</small>
          </h1>
          <p>{rule}</p>
          <p class="hint">{t("day.fair")}</p>
          {day.mine && day.mine.status !== "open" ? <Own day={day} mine={day.mine} /> : <Begin day={day} />}
          <h2>{t("day.board")}</h2>
          <Board day={day} />
          <p class="hint">{t("day.left", { hours: Math.floor(day.left / 3600), minutes: minutes(day.left) })}</p>
          {day.mine && day.mine.status !== "open" && <Watch table={day.mine.table} />}
        </section>
      </div>
    </main>
  );
}

function minutes(left: number): number {
  return Math.floor((left % 3600) / 60);
}

function Begin({ day }: { day: DayTold<Words> }) {
  const goes = day.mine?.status === "open";
  return (
    <form
      class="row begin"
      onSubmit={(event) => {
        event.preventDefault();
        void playDay(day.game, settings.value.name || defaultName(0));
      }}
    >
      {!goes && <YourName />}
      <button type="submit" class="main big">
        {t(goes ? "day.goOn" : "day.play")}
      </button>
      {refusal.value && (
        <p class="no" role="alert">
          {refusal.value.sentence}
        </p>
      )}
    </form>
  );
}

function Watch({ table }: { table: string }) {
  return (
    <p class="row">
      <button type="button" onClick={() => go({ at: "replay", table })}>
        <Icon name="play" /> {t("result.replay")}
      </button>
    </p>
  );
}
