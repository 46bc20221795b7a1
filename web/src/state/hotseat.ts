/** Several players on one screen: whose view is shown, and when it has to be handed over first. */

import { signal } from "@preact/signals";
import type { Update } from "../protocol";
import { boxOf } from "./table";

/** Whether a seat sees what others may not: nobody looks over a shoulder there, nor before we know. */
export function isSecret(game: string): boolean {
  return boxOf(game)?.secret ?? true;
}

/** The seat that the screen is to be handed to, before anything of it is shown. */
export const handTo = signal<number | null>(null);

export type Turning = { do: "stay" } | { do: "look"; seat: number } | { do: "hand over"; seat: number };

/** Seats that people on this screen play themselves. */
export function ownSeats(update: Update<unknown>): number[] {
  return update.seats.flatMap((seat, number) => (seat.mine && seat.level === null ? [number] : []));
}

/** Whether the hand that is at work belongs to somebody on this screen. */
export function isOwnTry(update: Update): boolean {
  const { hand } = update;
  return hand?.phase === "trying" && hand.seat !== null && ownSeats(update).includes(hand.seat);
}

/** What to do about the view after an update. */
export function turning(update: Update<unknown>): Turning {
  const own = ownSeats(update);
  const { turn, looking } = update;
  if (update.by_itself || update.outcome || turn === null || turn === looking || !own.includes(turn))
    return { do: "stay" };
  const secret = own.length > 1 && isSecret(update.game);
  return { do: secret ? "hand over" : "look", seat: turn };
}

/** Whether one may see the table from this seat now, just so: no card gets seen that others keep to themselves. */
export function mayLook(update: Update, seat: number): boolean {
  const own = ownSeats(update);
  if (!update.seats.some((one) => one.mine)) return update.watchers === "seats" && seat !== update.looking;
  const { turn, looking, game } = update;
  if (isSecret(game) || own.length < 2 || (turn !== null && own.includes(turn))) return false;
  return own.includes(seat) && seat !== looking;
}
