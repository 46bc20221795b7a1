/** Where the fields lie: the drawing plan of the rules' house data, and the table in metres. */

import { houseValues } from "../../house_values";

const { MARKER_SIDE, PLAN, PLAN_SIZE, SNAKE_PIT } = houseValues("pharaoh");

export const [PLAN_WIDTH, PLAN_HEIGHT] = PLAN_SIZE;
const SCALE = 0.0005; // metres for a unit of the plan
const [pitX, pitY, pitRadius] = SNAKE_PIT;
export const PIT_CENTRE = { x: pitX, y: pitY, radius: pitRadius };
export const MARKER = MARKER_SIDE * SCALE;
export const MARKER_THICK = 0.0024;

/** Centres of the fields in units of the plan, y downwards. */
export const FIELDS = PLAN;

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

const PLATES = 3; // in a row: no farther to the side than the trap

/** Where the scarabs of a seat lie, in front of the board. */
export function scarabAt(seat: number, nth: number): { x: number; y: number } {
  const row = Math.floor(seat / PLATES);
  return {
    x: BOARD.min.x + 0.024 + (seat % PLATES) * 0.114 + 0.012 * nth,
    y: BOARD.min.y - 0.019 - row * 0.027,
  };
}
