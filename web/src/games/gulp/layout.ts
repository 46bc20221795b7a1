/** Where everything of Gulp lies: seen from above, x to the right, y away from the player, in metres. */

import type { Area, Box, Spot } from "../../flat/framing";

/** A row of cards that lie side by side or overlap. */
export interface Row extends Box {
  /** how large its cards are: 1 as they are made */
  size: number;
  /** radians that they are raised towards the player */
  tilt: number;
}

/** Where signs lie: the middle of the first row, and how wide a row may be. */
interface Signs extends Spot {
  width: number;
  /** over the table, so that no card that is picked up hides them */
  height: number;
  /** whether the next row lies farther away (1) or nearer (-1) */
  step: number;
  /** how large they are: 1 as they are made */
  size: number;
}

interface Place {
  plaque: Box;
  /** the cards in hand, if others see only their backs */
  fan: Row;
}

export interface Layout {
  river: Spot[];
  water: Box;
  villages: Spot[];
  deck: Spot;
  discard: Spot;
  /** by seat */
  places: Place[];
  /** one's own hand: one or two rows, from the first card on */
  hand: Row[];
  /** where the card that is being played waits, or several cards lie to be looked at */
  stage: Row;
  signs: Signs;
  area: Area;
}

export const CARD = { width: 0.063, height: 0.088 } as const;
export const PLAQUE = { width: 0.134, height: 0.066 } as const;
const RIVER_PITCH = 0.094;
const RIVER_SPOTS = 5;
const GAP = 0.01;
/** Moss around the water. */
export const BANK = 0.018;
const BACK_SIZE = 0.5;
const HAND_TILT = 0.3;

/** `me`: the seat whose hand lies open before us, or -1. */
export function layOut(seats: number, me: number, wide: boolean): Layout {
  return wide ? layOutWide(seats, me) : layOutTall(seats, me);
}

function layOutWide(seats: number, me: number): Layout {
  const width = 0.56;
  const water = { x: 0, y: 0, width: width - 0.04, height: 0.128 };
  const others = clockwise(seats, me);
  const top = water.height / 2 + BANK + PLAQUE.height / 2;
  const cell = PLAQUE.width + 0.008;
  const places = new Map(
    others.map((seat, index) => [seat, above({ x: (index - (others.length - 1) / 2) * cell, y: top })]),
  );
  const shelf = -water.height / 2 - BANK - CARD.height / 2;
  if (me >= 0)
    places.set(me, {
      plaque: { x: -width / 2 + PLAQUE.width / 2, y: shelf + 0.004, ...PLAQUE },
      fan: row(0, 0, 0.1, BACK_SIZE, 0),
    });
  const discard = { x: width / 2 - CARD.width / 2, y: shelf };
  const deck = { x: discard.x - CARD.width - 0.012, y: shelf };
  const handY = shelf - CARD.height / 2 - 0.026 - 0.06;
  const left = -width / 2 + PLAQUE.width + GAP;
  const right = deck.x - CARD.width / 2 - GAP;
  const hand = [row(0, handY, width, 1.36, HAND_TILT)];
  const far = top + PLAQUE.height / 2 + CARD.height * BACK_SIZE + 0.006;
  const half = Math.max(width, others.length * cell) / 2 + 0.006;
  return {
    ...riverAt(water),
    deck,
    discard,
    places: inOrder(places, seats),
    hand,
    stage: row((left + right) / 2, shelf, right - left, 1.06, 0),
    signs: {
      x: (left + right) / 2,
      y: shelf - CARD.height / 2 - 0.024,
      width: right - left,
      height: 0.066,
      step: 1,
      size: 1,
    },
    area: {
      left: -half,
      right: half,
      far,
      near: me >= 0 ? handY - 0.062 : shelf - CARD.height / 2 - 0.02,
      height: 0.01,
    },
  };
}

function layOutTall(seats: number, me: number): Layout {
  const width = RIVER_SPOTS * RIVER_PITCH;
  const water = { x: 0, y: 0, width, height: 0.128 };
  const others = clockwise(seats, me);
  const cellHeight = PLAQUE.height + CARD.height * BACK_SIZE + 0.004;
  const across = Math.min(others.length, 3);
  const rows = Math.ceil(others.length / across);
  const places = new Map(
    others.map((seat, index) => {
      const line = Math.floor(index / across);
      const x = ((index % across) - (Math.min(across, others.length - line * across) - 1) / 2) * (width / 3);
      return [seat, above({ x, y: water.height / 2 + BANK + PLAQUE.height / 2 + line * (cellHeight + GAP) })] as const;
    }),
  );
  const shelf = -water.height / 2 - BANK - CARD.height / 2;
  if (me >= 0)
    places.set(me, {
      plaque: { x: -width / 2 + PLAQUE.width / 2, y: shelf + 0.008, ...PLAQUE },
      fan: row(0, 0, 0.1, BACK_SIZE, 0),
    });
  const discard = { x: width / 2 - CARD.width / 2 - 0.004, y: shelf };
  const deck = { x: discard.x - CARD.width - 0.012, y: shelf };
  const signsY = shelf - CARD.height / 2 - 0.018;
  const handY = signsY - 0.078 - 0.03;
  const size = 1.44;
  const lower = handY - CARD.height * size * 0.98 - 0.004;
  const left = -width / 2 + PLAQUE.width + 0.004;
  const right = deck.x - CARD.width / 2 - 0.004;
  return {
    ...riverAt(water),
    deck,
    discard,
    places: inOrder(places, seats),
    hand: [row(0, handY, width, size, 0.12), row(0, lower, width, size, 0.12)],
    stage: row((left + right) / 2, shelf, right - left, 1.06, 0),
    signs: { x: 0, y: signsY, width, height: 0.018, step: -1, size: 1.4 },
    area: {
      left: -width / 2 - BANK,
      right: width / 2 + BANK,
      far: water.height / 2 + BANK + rows * (cellHeight + GAP),
      near: me >= 0 ? lower - 0.066 : signsY - 0.04,
      height: 0.01,
    },
  };
}

/** The other seats, beginning to the left of this one; all of them for a watcher. */
function clockwise(seats: number, me: number): number[] {
  const first = me >= 0 ? me + 1 : 0;
  return Array.from({ length: me >= 0 ? seats - 1 : seats }, (_, step) => (first + step) % seats);
}

function inOrder(places: Map<number, Place>, seats: number): Place[] {
  return Array.from({ length: seats }, (_, seat) => places.get(seat)).filter((place) => place !== undefined);
}

function row(x: number, y: number, width: number, size: number, tilt: number): Row {
  return { x, y, width, height: CARD.height * size, size, tilt };
}

/** A plaque with the backs of the cards behind it. */
function above(at: Spot): Place {
  return {
    plaque: { ...at, ...PLAQUE },
    fan: row(at.x, at.y + PLAQUE.height / 2 + (CARD.height * BACK_SIZE) / 2 + 0.003, 0.126, BACK_SIZE, 0),
  };
}

function riverAt(water: Box): { river: Spot[]; water: Box; villages: Spot[] } {
  const at = (spot: number): number => water.x + (spot - (RIVER_SPOTS - 1) / 2) * RIVER_PITCH;
  return {
    water,
    river: Array.from({ length: RIVER_SPOTS }, (_, spot) => ({ x: at(spot), y: water.y + 0.006 })),
    villages: Array.from({ length: RIVER_SPOTS - 1 }, (_, spot) => ({ x: at(spot + 0.5), y: water.y - 0.024 })),
  };
}

/** Where the cards of a row lie, so that they fill it but never lie farther apart than side by side. */
export function along(line: Row, count: number): Spot[] {
  const wide = CARD.width * line.size;
  const step = count > 1 ? Math.min(wide + 0.004, (line.width - wide) / (count - 1)) : 0;
  return Array.from({ length: count }, (_, index) => ({ x: line.x + (index - (count - 1) / 2) * step, y: line.y }));
}

/** Cards of a hand spread over its rows: a single row, or five in each. */
export function spread(rows: Row[], count: number): { row: Row; spot: Spot }[] {
  const first = rows.length > 1 ? Math.min(5, count) : count;
  return rows.flatMap((line, index) =>
    along(line, index === 0 ? first : count - first).map((spot) => ({ row: line, spot })),
  );
}
