/** Where everything of Eruk lies: seen from above, x to the right, y away from the player, in metres. */

import { Vector3 } from "three";
import type { Area, Box, Spot } from "../../flat/framing";
import { houseValues } from "../../house_values";

/** The way a grid place (column and row, fractions too) lies on the table. */
export type Grid = (column: number, row: number) => Spot;

export interface Layout {
  grid: Grid;
  water: Box;
  counters: Spot[];
  /** how far away the sky meets the sea */
  horizon: number;
  /** the sun's way over the sky, which leans back a little */
  sun: Vector3[];
  /** the corners of what the sun needs */
  sky: Vector3[];
  /** the snow that the igloo is built on */
  plot: Box;
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
export const TRAY = { width: 0.108, height: 0.098 } as const;
export const PLOT = { width: 0.112, height: 0.112 } as const;
/** Radians that the sky leans back: whoever looks down on the ice still looks at it. */
export const LEAN = 0.5;
const PITCH = 0.04;
const SHORE = 0.006; // water around the ice
const GAP = 0.01;
const IGLOO_PITCH = 0.0345;
const ORDER = 0.06; // the breadth of the plank
export const [COLUMNS, ROWS] = houseValues("eruk").ICE;
const SIGN_ROOM = 0.09; // at the right end of the plank
const KINDS = 6;
const SUN_FIELDS = 9;
/** Metres of open water behind the ice. */
export const SEA = 0.05;
const SUN = { low: 0.026, high: 0.118 }; // metres over the horizon
const SUN_SIZE = 0.02; // from its middle to its edge, and a little more
const ACROSS = 3; // trays in a row of a tall picture

/** A wide picture has the igloo and the plank at the sides of the ice, a tall one below it; the trays are in front. */
export function layOut(seats: number, wide: boolean, scattered: boolean): Layout {
  const water = { x: 0, y: 0, width: COLUMNS * PITCH + 2 * SHORE, height: ROWS * PITCH + 2 * SHORE };
  const grid = gridOf(scattered);
  const counters = Array.from({ length: PLACES }, (_, index) => placeOf(grid, index));
  const horizon = water.height / 2 + SEA;
  const around = wide ? beside(seats, water) : below(seats, water);
  const medals = medalsOn(around.order);
  const igloo = iglooOn(around.plot);
  const reach = water.width / 2 - SUN_SIZE;
  const sun = sunOver(horizon, reach);
  const sky = [-1, 1].map((side) => inSky(horizon, side * (reach + SUN_SIZE) * 0.5, SUN.high + SUN_SIZE));
  return { grid, water, counters, horizon, sun, sky, medals, igloo, ...around };
}

type Around = Pick<Layout, "plot" | "order" | "trays" | "traySize" | "sign" | "area">;

function beside(seats: number, water: Box): Around {
  const order = { x: -(water.width + ORDER) / 2 - GAP, y: 0, width: ORDER, height: water.height - 2 * SHORE };
  const x = (water.width + PLOT.width) / 2 + GAP;
  const plot = { x, y: water.height / 2 - SHORE - PLOT.height / 2, ...PLOT };
  const sign = { x, y: -water.height / 2 + 0.05, size: 1.28 };
  const left = order.x - order.width / 2;
  const right = x + plot.width / 2;
  const traySize = Math.min(1.12, ((right - left) / seats - 0.003) / TRAY.width);
  const [width, height] = [TRAY.width * traySize, TRAY.height * traySize];
  const y = -water.height / 2 - GAP - height / 2;
  const step = Math.min(width + 0.03, (right - left) / seats);
  const trays = Array.from({ length: seats }, (_, seat) => {
    return { x: (left + right) / 2 + (seat - (seats - 1) / 2) * step, y, width, height };
  });
  return {
    order,
    plot,
    sign,
    trays,
    traySize,
    area: { left, right, far: water.height / 2 + SEA, near: y - height / 2, height: 0.02 },
  };
}

function below(seats: number, water: Box): Around {
  const left = -water.width / 2;
  const orderWide = water.width - SIGN_ROOM;
  const y = -water.height / 2 - GAP - ORDER / 2;
  const order = { x: left + orderWide / 2, y, width: orderWide, height: ORDER };
  const sign = { x: water.width / 2 - SIGN_ROOM / 2 + 0.004, y, size: 1.12 };
  const top = y - ORDER / 2 - GAP;
  const plot = { x: (water.width - PLOT.width) / 2, y: top - PLOT.height / 2, ...PLOT };
  const step = (water.width - PLOT.width - GAP / 2) / ACROSS;
  const traySize = (step - 0.003) / TRAY.width;
  const [width, height] = [TRAY.width * traySize, TRAY.height * traySize];
  const trays = Array.from({ length: seats }, (_, seat) => {
    const row = Math.floor(seat / ACROSS);
    return { x: left + ((seat % ACROSS) + 0.5) * step, y: top - height / 2 - row * (height + 0.006), width, height };
  });
  const near = Math.min(plot.y - plot.height / 2, (trays[trays.length - 1]?.y ?? y) - height / 2);
  return {
    order,
    plot,
    sign,
    trays,
    traySize,
    area: { left, right: -left, far: water.height / 2 + SEA, near, height: 0.02 },
  };
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

/** From the left edge of the ice over the middle to the right one. */
function sunOver(horizon: number, reach: number): Vector3[] {
  return Array.from({ length: SUN_FIELDS }, (_, field) => {
    const angle = Math.PI * (1 - (field + 0.5) / SUN_FIELDS);
    return inSky(horizon, reach * Math.cos(angle), SUN.low + (SUN.high - SUN.low) * Math.sin(angle));
  });
}

/** So far to the right, and so far up the sky. */
export function inSky(horizon: number, right: number, up: number): Vector3 {
  return new Vector3(right, horizon + up * Math.sin(LEAN), up * Math.cos(LEAN));
}

function iglooOn(plot: Box): Spot[] {
  return Array.from({ length: 9 }, (_, field) => ({
    x: plot.x + ((field % 3) - 1) * IGLOO_PITCH,
    y: plot.y + (1 - Math.floor(field / 3)) * IGLOO_PITCH,
  }));
}

/** From the left to the right, or from the far end to the near one; the name stands under each. */
function medalsOn(order: Box): Spot[] {
  const upright = order.height > order.width;
  const pitch = Math.max(order.width, order.height) / KINDS;
  return Array.from({ length: KINDS }, (_, kind) => {
    const along = (kind - (KINDS - 1) / 2) * pitch;
    return upright ? { x: order.x, y: order.y - along + 0.008 } : { x: order.x + along, y: order.y + 0.0075 };
  });
}
