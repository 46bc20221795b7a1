/** What may be done now, and by whom: the one panel to look at. */

import { t } from "../i18n";
import { answerUndo, giveUp, undo } from "../net/actions";
import { Icon } from "../parts/icon";
import { Round } from "../parts/round";
import { SeatMark } from "../parts/seatmark";
import type { Update } from "../protocol";
import { isOwnTry, ownSeats } from "../state/hotseat";
import { heard, refusal, story } from "../state/table";
import { Clock } from "./clock";
import { Moves } from "./moves";
import { nameOf } from "./players";

/** Whose decision it is, in a sentence. */
export function headline(update: Update): string {
  const { turn, hand } = update;
  if (update.outcome) return t("now.over");
  if (!update.started) return t("lobby.heading");
  if (hand?.phase === "refilling") return t("now.refilling");
  if (hand?.phase === "broken") return t("now.broken");
  const own = ownSeats(update);
  if (hand?.phase === "trying" && hand.seat !== null)
    return t(isOwnTry(update) ? "now.yourTry" : "now.trying", { name: nameOf(update, hand.seat) });
  if (turn === null || turn < 0) return t("now.referee");
  return t(own.includes(turn) ? "now.yours" : "now.theirs", { name: nameOf(update, turn) });
}

function actor(update: Update): number | null {
  if (update.hand?.seat !== undefined && update.hand.seat !== null) return update.hand.seat;
  return update.turn !== null && update.turn >= 0 ? update.turn : null;
}

export function Now({ update }: { update: Update }) {
  const who = actor(update);
  const own = ownSeats(update);
  return (
    <section class="paper now" aria-labelledby="now">
      <header>
        {who !== null && <SeatMark game={update.game} seat={who} />}
        <h2 id="now">{headline(update)}</h2>
        <Clock update={update} />
      </header>
      {!update.seats.some((seat) => seat.mine) && <p class="hint">{t("table.watching")}</p>}
      {update.view === null && <p class="hint">{t("table.hidden")}</p>}
      {update.hand?.sentence && !isOwnTry(update) && <p class="hint">{update.hand.sentence}</p>}
      <Latest />
      <No />
      <UndoAsked update={update} own={own} />
      <Moves update={update} />
      <footer class="row">
        {isOwnTry(update) && (
          <button type="button" class="giveup" onClick={giveUp}>
            {t("now.giveUp")}
          </button>
        )}
        {update.may_undo !== "no" && (
          <button type="button" onClick={undo}>
            <Icon name="undo" /> {t(update.may_undo === "free" ? "now.undo" : "now.askUndo")}
          </button>
        )}
      </footer>
    </section>
  );
}

/** The last thing that happened, where the story is folded away. */
function Latest() {
  const last = story.value.filter((event) => event.sentence).at(-1);
  return last ? <p class="latest hint">{last.sentence}</p> : null;
}

/** Why not: the sentence of the rule. */
export function No() {
  const no = refusal.value;
  if (!no) return null;
  return (
    <div class="no" role="alert">
      <p>
        <b>{t("now.no.heading")}.</b> {no.sentence}
        {no.rule && <small> {t("now.rule", { rule: no.rule })}</small>}
      </p>
      <Round icon="close" label={t("now.dismiss")} onClick={() => (heard.refusal.value = null)} />
    </div>
  );
}

function UndoAsked({ update, own }: { update: Update; own: number[] }) {
  const asked = update.undo;
  if (!asked) return null;
  const mine = asked.waits_for.filter((seat) => own.includes(seat));
  if (mine.length === 0) return <p class="hint">{t("now.undoWaits")}</p>;
  const answer = (yes: boolean) => mine.forEach((seat) => answerUndo(seat, yes));
  return (
    <div class="ask" role="alert">
      <p>{t("now.undoAsked", { name: nameOf(update, asked.seat) })}</p>
      <p class="row">
        <button type="button" class="main" onClick={() => answer(true)}>
          {t("now.yes")}
        </button>
        <button type="button" onClick={() => answer(false)}>
          {t("now.no")}
        </button>
      </p>
    </div>
  );
}
