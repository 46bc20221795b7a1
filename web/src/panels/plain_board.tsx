/**
 * The table of a game that has no board of its own: whose turn it is, what happened, what may be done, and the view.
 */

import { t } from "../i18n";
import { PlainView, type Seats } from "../parts/plain_view";
import { SeatMark } from "../parts/seat_mark";
import type { Happened, Update } from "../protocol";
import { Groups } from "./moves";
import { actor, headline } from "./now";
import { nameOf } from "./players";

const LATEST = 3; // sentences

interface Props {
  title: string;
  update: Update;
  /** what happened, newest last */
  story: Happened[];
}

export function PlainBoard({ title, update, story }: Props) {
  const seats: Seats = { count: update.seats.length, show: (seat) => <Seat update={update} seat={seat} /> };
  const who = actor(update);
  return (
    <section class="plain-board" tabIndex={0} aria-label={t("table.heading", { game: title })}>
      <div class="paper">
        <p class="whose">
          {who !== null && <SeatMark game={update.game} seat={who} />}
          {headline(update)}
        </p>
        <Latest story={story} />
        {update.moves.length > 0 && !update.outcome && (
          <div class="plain-moves">
            <Groups choices={update.moves} />
          </div>
        )}
      </div>
      {update.view && (
        <div class="paper">
          {update.words.map((sentence, number) => (
            <p key={number}>{sentence}</p>
          ))}
          <PlainView view={update.view} seats={seats} />
        </div>
      )}
    </section>
  );
}

function Seat({ update, seat }: { update: Update; seat: number }) {
  return (
    <span class="plain-seat">
      <SeatMark small game={update.game} seat={seat} /> {nameOf(update, seat)}
    </span>
  );
}

function Latest({ story }: { story: Happened[] }) {
  const told = story.filter((event) => event.sentence).slice(-LATEST);
  return (
    <ol class="latest-news" aria-label={t("story.heading")}>
      {told.map((event) => (
        <li key={event.number}>{event.sentence}</li>
      ))}
    </ol>
  );
}
