/** The end of a series: what was taken, whether it counts for its day, and what can be done next. */

import { t } from "../i18n";
import { rematch } from "../net/actions";
import { Icon } from "../parts/icon";
import { RecordLink } from "../parts/record_link";
import type { OutcomeTold, Update } from "../protocol";
import { go } from "../state/route";
import { Own, useDay } from "./day_board";

export function SeriesResult({ update, outcome }: { update: Update; outcome: OutcomeTold }) {
  const { day } = useDay(update.game, update.table);
  const mine = day?.mine ?? null;
  return (
    <section class="paper result series" aria-labelledby="result">
      <h2 id="result">{outcome.counted[0]}</h2>
      <p>{outcome.sentence}</p>
      {day && mine && <Own day={day} mine={mine} />}
      <p class="row">
        {mine ? (
          <button type="button" onClick={() => go({ at: "day", game: update.game })}>
            <Icon name="cup" /> {t("day.toBoard")}
          </button>
        ) : (
          <button type="button" class="main" onClick={rematch}>
            <Icon name="again" /> {t("result.rematch")}
          </button>
        )}
        <button type="button" onClick={() => go({ at: "replay", table: update.table })}>
          <Icon name="play" /> {t("result.replay")}
        </button>
        <RecordLink table={update.table} />
        <button type="button" onClick={() => go({ at: "shelf" })}>
          <Icon name="home" /> {t("table.home")}
        </button>
      </p>
    </section>
  );
}
