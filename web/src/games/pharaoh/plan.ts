/** Where the fields lie: the drawing plan of the rules' house data, and the table in metres. */

export const PLAN_WIDTH = 1400;
export const PLAN_HEIGHT = 700;
const SCALE = 0.0005; // metres for a unit of the plan
export const PIT_CENTRE = { x: 660, y: 430, radius: 120 };
export const MARKER = 74 * SCALE;
export const MARKER_THICK = 0.0024;

/** Centres of the fields in units of the plan, y downwards (PLAN in teeter/rules/pharaoh/house.py). */
export const FIELDS: Record<string, readonly [number, number]> = {
  START: [90, 610],
  D1: [210, 610],
  D2: [330, 600],
  D3: [440, 540],
  D4: [330, 450],
  D5: [200, 390],
  D6: [290, 280],
  D7: [420, 200],
  PIT: [610, 130],
  P1: [800, 130],
  P2: [900, 130],
  P3: [1000, 130],
  P4: [1100, 130],
  P5: [1200, 150],
  P6: [1270, 260],
  P7: [1160, 270],
  P8: [1050, 270],
  P9: [940, 280],
  P10: [930, 410],
  P11: [1040, 420],
  P12: [1150, 420],
  P13: [1260, 430],
  P14: [1260, 560],
  C1: [1130, 590],
  C2: [1010, 590],
};

/** The way from the start to the chamber. */
export const TRACK = Object.keys(FIELDS).filter((field) => !field.startsWith("C"));

/** A place of the plan on the table; the middle of the snake pit is the middle of the table. */
export function onTable(x: number, y: number): { x: number; y: number } {
  return { x: (x - PIT_CENTRE.x) * SCALE, y: (PIT_CENTRE.y - y) * SCALE };
}

/** The middle of a field; "C" is the chamber between its two markers. */
export function fieldAt(field: string): { x: number; y: number } {
  const [x, y] = FIELDS[field] ?? [1070, 640];
  return onTable(x, y);
}

export const BOARD = { min: onTable(0, PLAN_HEIGHT), max: onTable(PLAN_WIDTH, 0) };

/** Places beside each other for several figures on one field. */
export function standing(field: string, nth: number, of: number): { x: number; y: number } {
  const { x, y } = fieldAt(field);
  if (of === 1) return { x, y };
  const column = nth % 3;
  const columns = Math.min(of, 3);
  return { x: x + (column - (columns - 1) / 2) * 0.0125, y: y + (nth < 3 ? 0.006 : -0.008) * (of > 3 ? 1 : 0) };
}

/** Where the scarabs of a seat lie, in front of the board. */
export function scarabAt(seat: number, nth: number): { x: number; y: number } {
  return { x: BOARD.min.x + 0.045 + seat * 0.118 + 0.012 * nth, y: BOARD.min.y - 0.019 };
}
