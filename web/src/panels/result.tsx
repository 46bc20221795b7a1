/** The end as a ceremony beside the table: who won, what the game is remembered for, and what can be done next. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { rematch } from "../net/actions";
import { Icon } from "../parts/icon";
import { RecordLink } from "../parts/record_link";
import { SeatMark, seatStyle } from "../parts/seat_mark";
import { Share } from "../parts/share";
import type { OutcomeTold, Update } from "../protocol";
import { watchMoment } from "../state/replay";
import { go, pathOf } from "../state/route";
import { titleOf } from "../state/table";
import { nameOf } from "./players";

export function Result({ update, outcome }: { update: Update; outcome: OutcomeTold }) {
  const [folded, setFolded] = useState(false);
  if (folded)
    return (
      <button type="button" class="main unfold" onClick={() => setFolded(false)}>
        <Icon name="cup" /> {t("result.show")}
      </button>
    );
  return (
    <section class="paper result" aria-labelledby="result">
      <header>
        <Laurel>
          {outcome.winners.map((seat) => (
            <SeatMark key={seat} game={update.game} seat={seat} />
          ))}
        </Laurel>
        <div>
          <h2 id="result">{wonBy(update, outcome)}</h2>
          <p>{outcome.sentence}</p>
        </div>
      </header>
      <Scores update={update} outcome={outcome} />
      {outcome.remark && <p class="hint">{outcome.remark}</p>}
      {outcome.feats.length > 0 && (
        <ul class="feats" aria-label={t("result.feats")}>
          {outcome.feats.map((feat) => (
            <li key={feat}>{feat}</li>
          ))}
        </ul>
      )}
      <Next update={update} sentence={outcome.sentence} onLook={() => setFolded(true)} />
    </section>
  );
}

function wonBy(update: Update, outcome: OutcomeTold): string {
  const mine = update.seats.filter((seat) => seat.mine).length;
  const [only] = outcome.winners;
  if (mine === 1 && outcome.winners.length === 1 && only !== undefined && update.seats[only]?.mine)
    return t("result.you");
  const won = outcome.winners.length > 1 ? "result.wonTogether" : "result.won";
  return t(won, { names: outcome.winners.map((seat) => nameOf(update, seat)).join(", ") });
}

function Scores({ update, outcome }: { update: Update; outcome: OutcomeTold }) {
  const seats = update.seats.map((_, seat) => seat);
  const won = (seat: number) => (outcome.winners.includes(seat) ? 1 : 0);
  const points = (seat: number) => (outcome.scores[seat] ?? 0) * (outcome.fewer_is_better ? -1 : 1);
  const order = seats.sort((a, b) => won(b) - won(a) || points(b) - points(a));
  return (
    <ol class="scores">
      {order.map((seat) => (
        <li key={seat} style={seatStyle(update.game, seat)}>
          <SeatMark game={update.game} seat={seat} />
          <span class="grow">
            {nameOf(update, seat)}
            {outcome.winners.includes(seat) && <b class="winner"> {t("result.wins")}</b>}
          </span>
          <span>{outcome.counted[seat]}</span>
        </li>
      ))}
    </ol>
  );
}

function Next({ update, sentence, onLook }: { update: Update; sentence: string; onLook(): void }) {
  const mine = update.seats.flatMap((seat, number) => (seat.mine ? [number] : []));
  const asked = mine.length > 0 && mine.every((seat) => update.rematch.includes(seat));
  return (
    <p class="row">
      {mine.length > 0 && (
        <button type="button" class="main" disabled={asked} onClick={rematch}>
          <Icon name="again" /> {t(asked ? "result.rematchAsked" : "result.rematch")}
        </button>
      )}
      <button type="button" onClick={() => watchMoment(update.table, update.outcome?.decisive ?? 0)}>
        <Icon name="eye" /> {t("result.decisive")}
      </button>
      <button type="button" onClick={() => go({ at: "replay", table: update.table })}>
        <Icon name="play" /> {t("result.replay")}
      </button>
      <button type="button" onClick={() => go({ at: "replay", table: update.table, look: true })}>
        <Icon name="curve" /> {t("lookback.open")}
      </button>
      <Share text={shared(update, sentence)} />
      <RecordLink table={update.table} />
      <button type="button" onClick={() => go({ at: "shelf" })}>
        <Icon name="home" /> {t("table.home")}
      </button>
      <button type="button" class="quiet" onClick={onLook}>
        {t("result.look")}
      </button>
    </p>
  );
}

/** How it ended, and the way to watch it. */
function shared({ game, table }: Update, sentence: string): string {
  const address = location.origin + pathOf({ at: "replay", table });
  return t("result.shared", { game: titleOf(game), sentence, address });
}

/** A wreath around the winner's mark. */
function Laurel({ children }: { children: ComponentChildren }) {
  const leaves = Array.from({ length: 7 }, (_, at) => at);
  const branch = leaves.map((at) => {
    const angle = 100 + at * 22;
    return <ellipse key={at} cx="0" cy="-30" rx="5" ry="10" transform={`rotate(${angle}) rotate(28 0 -30)`} />;
  });
  return (
    <span class="laurel">
      <svg viewBox="-48 -44 96 84" aria-hidden="true">
        <g>{branch}</g>
        <g transform="scale(-1 1)">{branch}</g>
      </svg>
      <span class="crowned">{children}</span>
    </span>
  );
}
