/** Where everything of Eruk lies: seen from above, x to the right, y away from the player, in metres. */

import type { Area, Box, Spot } from "../flat/framing";

/** The way a grid place (column and row, fractions too) lies on the table. */
export type Grid = (column: number, row: number) => Spot;

export interface Layout {
  columns: number;
  rows: number;
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
export const RADIUS = 0.0155;
export const TRAY = { width: 0.108, height: 0.09 } as const;
export const SKY_HEIGHT = 0.165;
const PITCH = 0.04;
const SHORE = 0.012; // water around the ice
const GAP = 0.01;
const IGLOO_PITCH = 0.034;
const ORDER_HEIGHT = 0.05;
const LONG = 10; // counters in the longer direction of the grid, house data of the rules
const SHORT = 8;
const KINDS = 6;
const SUN_FIELDS = 9;

/** A wide picture has the players at both sides of the ice, a tall one below it. */
export function layOut(seats: number, wide: boolean, scattered: boolean): Layout {
  return wide ? layOutWide(seats, scattered) : layOutTall(seats, scattered);
}

function layOutWide(seats: number, scattered: boolean): Layout {
  const traySize = 1.28;
  const water = { x: 0, y: 0, width: LONG * PITCH + 2 * SHORE, height: SHORT * PITCH + 2 * SHORE };
  const side = TRAY.width * traySize;
  const width = water.width + 2 * (side + GAP);
  const sky = { x: 0, y: water.height / 2 + GAP + SKY_HEIGHT / 2, width, height: SKY_HEIGHT };
  const order = { x: 0, y: -water.height / 2 - GAP - ORDER_HEIGHT / 2, width: water.width, height: ORDER_HEIGHT };
  const trays = traysAtSides(seats, water, side, TRAY.height * traySize);
  const grid = gridOf(LONG, SHORT, scattered);
  const counters = places((index) => grid((index % LONG) + 0.5, Math.floor(index / LONG) + 0.5));
  const sign = { x: (water.width + GAP + side) / 2, y: order.y, size: 1.28 };
  return {
    columns: LONG,
    rows: SHORT,
    grid,
    water,
    counters,
    order,
    trays,
    traySize,
    sign,
    ...under(sky),
    medals: medals(order),
    area: around(sky, order),
  };
}

/** Turned over the diagonal, so that neighbours stay neighbours when a device is turned. */
function layOutTall(seats: number, scattered: boolean): Layout {
  const water = { x: 0, y: 0, width: SHORT * PITCH + 2 * SHORE, height: LONG * PITCH + 2 * SHORE };
  const sky = { x: 0, y: water.height / 2 + GAP + SKY_HEIGHT / 2, width: water.width, height: SKY_HEIGHT };
  const order = { x: 0, y: -water.height / 2 - GAP - ORDER_HEIGHT / 2, width: water.width, height: ORDER_HEIGHT };
  const top = order.y - ORDER_HEIGHT / 2 - GAP;
  const trays = traysBelow(seats, top);
  const grid = gridOf(SHORT, LONG, scattered);
  const counters = places((index) => grid(Math.floor(index / LONG) + 0.5, (index % LONG) + 0.5));
  const lowest = Math.min(...trays.map((tray) => tray.y - tray.height / 2));
  const sign = { x: 0, y: lowest - GAP - 0.016, size: 1.5 };
  const area = around(sky, { ...order, y: sign.y, height: 0.034 });
  return {
    columns: SHORT,
    rows: LONG,
    grid,
    water,
    counters,
    order,
    trays,
    traySize: 1,
    sign,
    ...under(sky),
    medals: medals(order),
    area,
  };
}

function places(at: (index: number) => Spot): Spot[] {
  return Array.from({ length: PLACES }, (_, index) => at(index));
}

/** The first row is the farthest. Scattered counters lie on waves that never bring two of them together. */
function gridOf(columns: number, rows: number, scattered: boolean): Grid {
  return (column, row) => {
    const x = (column - columns / 2) * PITCH;
    const y = (rows / 2 - row) * PITCH;
    if (!scattered) return { x, y };
    const edge = Math.sin((Math.PI * column) / columns) * Math.sin((Math.PI * row) / rows);
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
  const sun = Array.from({ length: SUN_FIELDS }, (_, field) => {
    const angle = Math.PI * (1 - (field + 0.5) / SUN_FIELDS);
    return { x: sky.x + reach * Math.cos(angle), y: sky.y - SKY_HEIGHT / 2 + 0.03 + 0.115 * Math.sin(angle) };
  });
  const igloo = Array.from({ length: 9 }, (_, field) => ({
    x: sky.x + ((field % 3) - 1) * IGLOO_PITCH,
    y: sky.y - SKY_HEIGHT / 2 + 0.008 + (2.5 - Math.floor(field / 3)) * IGLOO_PITCH,
  }));
  return { sky, sun, igloo };
}

function medals(order: Box): Spot[] {
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

function traysBelow(seats: number, top: number): Box[] {
  const across = seats <= 3 ? seats : Math.ceil(seats / 2);
  const step = TRAY.width + 0.006;
  return Array.from({ length: seats }, (_, seat) => {
    const row = Math.floor(seat / across);
    const inRow = row === 0 ? across : seats - across;
    return {
      x: ((seat % across) - (inRow - 1) / 2) * step,
      y: top - TRAY.height / 2 - row * (TRAY.height + 0.005),
      ...TRAY,
    };
  });
}

function around(top: Box, bottom: Box): Area {
  const half = top.width / 2;
  return { left: -half, right: half, far: top.y + top.height / 2, near: bottom.y - bottom.height / 2, height: 0.012 };
}
