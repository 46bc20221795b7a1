/** Where everything of Eruk lies: seen from above, x to the right, y away from the player, in metres. */

import type { Area, Box, Spot } from "../../flat/framing";
import { houseValues } from "../../house_values";

/** The way a grid place (column and row, fractions too) lies on the table. */
export type Grid = (column: number, row: number) => Spot;

export interface Layout {
  grid: Grid;
  water: Box;
  counters: Spot[];
  sky: Box;
  sun: Spot[];
  igloo: Spot[];
  order: Box;
  medals: Spot[];
  trays: Box[];
  /** how large trays are drawn: 1 as they were made */
  traySize: number;
  /** where a sign can lie, and how large it is */
  sign: Spot & { size: number };
  area: Area;
}

export const PLACES = 74;
/** Of a counter, in metres. */
export const RADIUS = 0.0155;
export const HEIGHT = 0.0074;
export const TRAY = { width: 0.108, height: 0.09 } as const;
const PITCH = 0.04;
const SHORE = 0.012; // water around the ice
const GAP = 0.01;
const IGLOO_PITCH = 0.034;
const ORDER_HEIGHT = 0.05;
export const [COLUMNS, ROWS] = houseValues("eruk").ICE;
const SIGN_ROOM = 0.088; // at the right end of the last row of trays
const KINDS = 6;
const SUN_FIELDS = 9;

/** A wide picture has the players at both sides of the ice, a tall one below it. */
export function layOut(seats: number, wide: boolean, scattered: boolean): Layout {
  const water = { x: 0, y: 0, width: COLUMNS * PITCH + 2 * SHORE, height: ROWS * PITCH + 2 * SHORE };
  const order = { x: 0, y: -water.height / 2 - GAP - ORDER_HEIGHT / 2, width: water.width, height: ORDER_HEIGHT };
  const grid = gridOf(scattered);
  const counters = Array.from({ length: PLACES }, (_, index) => placeOf(grid, index));
  const medals = medalsOn(order);
  return { grid, water, order, counters, medals, ...(wide ? beside(seats, water, order) : below(seats, water, order)) };
}

type Around = Pick<Layout, "sky" | "sun" | "igloo" | "trays" | "traySize" | "sign" | "area">;

function beside(seats: number, water: Box, order: Box): Around {
  const traySize = 1.12;
  const side = TRAY.width * traySize;
  const sky = skyOver(water, water.width + 2 * (side + GAP), 0.165);
  const trays = traysAtSides(seats, water, side, TRAY.height * traySize);
  const sign = { x: (water.width + GAP + side) / 2, y: order.y, size: 1.28 };
  return { trays, traySize, sign, ...under(sky), area: around(sky, order) };
}

function below(seats: number, water: Box, order: Box): Around {
  const sky = skyOver(water, water.width, 0.145);
  const trays = traysBelow(seats, order.y - ORDER_HEIGHT / 2 - GAP, water.width);
  const last = trays[trays.length - 1] ?? order;
  const sign = { x: (water.width - SIGN_ROOM) / 2, y: last.y, size: 1.05 };
  return { trays, traySize: 1, sign, ...under(sky), area: around(sky, last) };
}

function skyOver(water: Box, width: number, height: number): Box {
  return { x: 0, y: water.height / 2 + GAP + height / 2, width, height };
}

/** Where place 1 to 80 is, counted from 0: the last six have no counter. */
export function placeOf(grid: Grid, index: number): Spot {
  return grid((index % COLUMNS) + 0.5, Math.floor(index / COLUMNS) + 0.5);
}

/** The first row is the farthest. Scattered counters lie on waves that never bring two of them together. */
function gridOf(scattered: boolean): Grid {
  return (column, row) => {
    const x = (column - COLUMNS / 2) * PITCH;
    const y = (ROWS / 2 - row) * PITCH;
    if (!scattered) return { x, y };
    const edge = Math.sin((Math.PI * column) / COLUMNS) * Math.sin((Math.PI * row) / ROWS);
    const sway = 0.011 * Math.min(1, 2 * edge);
    return {
      x: x + sway * Math.sin(row * 1.9 + column * 0.35),
      y: y + sway * 0.8 * Math.sin(column * 1.7 + row * 0.4 + 1),
    };
  };
}

/** The sun's way over the sky, and the igloo under it. */
function under(sky: Box): { sky: Box; sun: Spot[]; igloo: Spot[] } {
  const reach = sky.width / 2 - 0.022;
  const ground = sky.y - sky.height / 2;
  const sun = Array.from({ length: SUN_FIELDS }, (_, field) => {
    const angle = Math.PI * (1 - (field + 0.5) / SUN_FIELDS);
    return { x: sky.x + reach * Math.cos(angle), y: ground + 0.03 + (sky.height - 0.05) * Math.sin(angle) };
  });
  const igloo = Array.from({ length: 9 }, (_, field) => ({
    x: sky.x + ((field % 3) - 1) * IGLOO_PITCH,
    y: ground + 0.008 + (2.5 - Math.floor(field / 3)) * IGLOO_PITCH,
  }));
  return { sky, sun, igloo };
}

function medalsOn(order: Box): Spot[] {
  const pitch = order.width / KINDS;
  return Array.from({ length: KINDS }, (_, kind) => ({
    x: order.x + (kind - (KINDS - 1) / 2) * pitch,
    y: order.y + 0.006,
  }));
}

/** Clockwise: the left side from near to far, the right side from far to near. */
function traysAtSides(seats: number, water: Box, width: number, height: number): Box[] {
  const left = Math.ceil(seats / 2);
  const x = water.width / 2 + GAP + width / 2;
  const step = height + 0.004;
  const bottom = -water.height / 2 + height / 2;
  return Array.from({ length: seats }, (_, seat) =>
    seat < left
      ? { x: -x, y: bottom + seat * step, width, height }
      : { x, y: bottom + (seats - 1 - seat) * step, width, height },
  );
}

/** In rows of three at most; the last one leaves room for a sign. */
function traysBelow(seats: number, top: number, width: number): Box[] {
  const across = seats <= 3 ? seats : Math.ceil(seats / 2);
  const step = TRAY.width + 0.006;
  return Array.from({ length: seats }, (_, seat) => {
    const row = Math.floor(seat / across);
    const inRow = row === 0 ? across : seats - across;
    const spare = (width - inRow * step) / 2;
    return {
      x: ((seat % across) - (inRow - 1) / 2) * step - Math.max(0, SIGN_ROOM - spare),
      y: top - TRAY.height / 2 - row * (TRAY.height + 0.005),
      ...TRAY,
    };
  });
}

function around(top: Box, bottom: Box): Area {
  const half = top.width / 2;
  return { left: -half, right: half, far: top.y + top.height / 2, near: bottom.y - bottom.height / 2, height: 0.012 };
}
