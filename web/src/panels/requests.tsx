/** What somebody asks of the others at the table, and their answers: to take back a move, to get a seat. */

import { t } from "../i18n";
import { answerSeat, answerUndo, sit } from "../net/actions";
import { LETTERS } from "../parts/seat_mark";
import type { RequestTold, UndoTold, Update } from "../protocol";
import { nameOf } from "./players";
import { YourName } from "./your_name";

export function Requests({ update }: { update: Update }) {
  return (
    <>
      {update.undo && <UndoAsked update={update} asked={update.undo} />}
      {update.request && <SeatAsked update={update} asked={update.request} />}
    </>
  );
}

/** The seats of this screen that an answer is waited for. */
function mine(update: Update, { waits_for }: { waits_for: number[] }): number[] {
  return waits_for.filter((seat) => update.seats[seat]?.mine);
}

function UndoAsked({ update, asked }: { update: Update; asked: UndoTold }) {
  const own = mine(update, asked);
  if (own.length === 0) return <p class="hint">{t("now.undoWaits")}</p>;
  const answer = (yes: boolean) => own.forEach((seat) => answerUndo(seat, yes));
  return <Question text={t("now.undoAsked", { name: nameOf(update, asked.seat) })} onAnswer={answer} />;
}

function SeatAsked({ update, asked }: { update: Update; asked: RequestTold }) {
  const what = { name: asked.name, seat: LETTERS[asked.seat] ?? "" };
  const answer = (yes: boolean) => answerSeat(asked.number, yes);
  if (mine(update, asked).length > 0) return <Question text={t("now.seatAsked", what)} onAnswer={answer} />;
  return (
    <p class="hint">
      {t(asked.mine ? "now.seatWaits" : "now.seatAsked", what)}{" "}
      {asked.mine && (
        <button type="button" onClick={() => answer(false)}>
          {t("now.withdraw")}
        </button>
      )}
    </p>
  );
}

function Question({ text, onAnswer }: { text: string; onAnswer(yes: boolean): void }) {
  return (
    <div class="ask" role="alert">
      <p>{text}</p>
      <p class="row">
        <button type="button" class="main" onClick={() => onAnswer(true)}>
          {t("now.yes")}
        </button>
        <button type="button" onClick={() => onAnswer(false)}>
          {t("now.no")}
        </button>
      </p>
    </div>
  );
}

/** For who watches: the seats that can be had. */
export function AskForSeat({ update }: { update: Update }) {
  const seats = update.seats.flatMap(({ may_sit }, seat) => (may_sit === "no" ? [] : [{ seat, may_sit }]));
  if (seats.length === 0) return null;
  return (
    <div class="askseat">
      <YourName />
      <p class="row">
        {seats.map(({ seat, may_sit }) => (
          <button key={seat} type="button" onClick={() => sit(seat)}>
            {t(may_sit === "ask" ? "now.askSeat" : "lobby.sitOn", { seat: LETTERS[seat] ?? "" })}
          </button>
        ))}
      </p>
    </div>
  );
}
