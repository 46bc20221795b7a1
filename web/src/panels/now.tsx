/** What may be done now, and by whom: the one panel to look at. */

import { gameClient } from "../games";
import { t } from "../i18n";
import { giveUp, undo } from "../net/actions";
import { Icon } from "../parts/icon";
import { RoundButton } from "../parts/round_button";
import { SeatMark } from "../parts/seat_mark";
import type { Update } from "../protocol";
import { isOwnTry, ownSeats } from "../state/hotseat";
import { heard, refusal, story } from "../state/table";
import { Clock } from "./clock";
import { HandsShown } from "./hands_shown";
import { Moves } from "./moves";
import { Odds } from "./odds";
import { nameOf } from "./players";
import { AskForSeat, Requests } from "./requests";

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
  const name = nameOf(update, turn);
  if (own.includes(turn) && gameClient(update.game).answers?.(update.view)) return t("now.answers", { name });
  return t(own.includes(turn) ? "now.yours" : "now.theirs", { name });
}

/** Who decides, or whose hand is at work. */
export function actor(update: Update): number | null {
  if (update.hand?.seat !== undefined && update.hand.seat !== null) return update.hand.seat;
  return update.turn !== null && update.turn >= 0 ? update.turn : null;
}

export function Now({ update }: { update: Update }) {
  const who = actor(update);
  const watches = !update.seats.some((seat) => seat.mine);
  return (
    <section class="paper now" aria-labelledby="now">
      <header>
        {who !== null && <SeatMark game={update.game} seat={who} />}
        <h2 id="now">{headline(update)}</h2>
        <Clock update={update} />
      </header>
      {watches && <p class="hint">{t("table.watching")}</p>}
      <HandsShown update={update} />
      {update.view === null && <p class="hint">{t("table.hidden")}</p>}
      {update.hand?.sentence && !isOwnTry(update) && <p class="hint">{update.hand.sentence}</p>}
      <Latest />
      <No />
      <Requests update={update} />
      {watches && !update.outcome && <AskForSeat update={update} />}
      <Moves update={update} />
      <Odds update={update} />
      <footer class="row">
        {isOwnTry(update) && (
          <button type="button" class="giveup" onClick={giveUp}>
            {t("now.giveUp")}
          </button>
        )}
        {update.may_undo !== "no" && (
          <button type="button" onClick={undo}>
            <Icon name="undo" /> {t(undoWords(update))}
          </button>
        )}
      </footer>
    </section>
  );
}

function undoWords({ variant, may_undo }: Update) {
  if (variant === "practice") return "now.before";
  return may_undo === "free" ? "now.undo" : "now.askUndo";
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
      <RoundButton icon="close" label={t("now.dismiss")} onClick={() => (heard.refusal.value = null)} />
    </div>
  );
}
