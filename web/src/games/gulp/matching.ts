/** Which card on the table becomes which: so that cards are seen to move and do not jump. */

import { HIDDEN } from "./cards";
import type { Slot, Zone } from "./slots";

/** A card that lies on the table, as the matching sees it. */
export interface Lying {
  zone: Zone;
  seat: number;
  index: number;
  card: string;
}

/** Where cards usually come from, the likeliest first. */
const SOURCES: Record<Zone, Zone[]> = {
  river: ["river", "stage", "hand"],
  hand: ["hand", "looked"],
  fan: ["fan", "looked"],
  stage: ["stage", "hand", "fan"],
  harvest: ["harvest", "hand", "fan"],
  looked: ["looked"],
  discard: ["river", "stage", "harvest", "hand", "discard", "fan"],
  left: ["hand", "fan"],
};

/** For every slot the number of the card that goes there, or -1 for one that comes from the deck. */
export function match(before: Lying[], after: Slot[]): number[] {
  const free = new Set(before.keys());
  const found = after.map(() => -1);
  const take = (fits: (card: Lying, slot: Slot) => boolean): void => {
    after.forEach((slot, at) => {
      if (found[at] !== -1) return;
      const number = nearest(before, free, slot, fits);
      if (number === -1) return;
      found[at] = number;
      free.delete(number);
    });
  };
  take(
    (card, slot) =>
      card.zone === slot.zone && card.seat === slot.seat && card.index === slot.index && card.card === slot.card,
  );
  take((card, slot) => card.zone === slot.zone && card.seat === slot.seat && card.card === slot.card);
  for (const rank of [0, 1, 2, 3, 4, 5])
    take((card, slot) => card.zone === SOURCES[slot.zone][rank] && card.card === slot.card && ownerFits(card, slot));
  take(
    (card, slot) =>
      card.card === HIDDEN && card.zone === "fan" && SOURCES[slot.zone].includes("fan") && ownerFits(card, slot),
  );
  return found;
}

/** A hand's card goes only where its owner puts it; what lies in the middle of the table is anybody's. */
function ownerFits(card: Lying, slot: Slot): boolean {
  return card.seat === -1 || slot.seat === -1 || card.seat === slot.seat;
}

function nearest(before: Lying[], free: Set<number>, slot: Slot, fits: (card: Lying, slot: Slot) => boolean): number {
  let best = -1;
  let distance = Infinity;
  for (const number of free) {
    const card = before[number];
    if (!card || !fits(card, slot)) continue;
    const away = Math.abs(card.index - slot.index);
    if (away < distance) [best, distance] = [number, away];
  }
  return best;
}
