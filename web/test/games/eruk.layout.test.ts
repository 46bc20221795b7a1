import { Box3, type Mesh, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { ErukBoard } from "../../src/games/eruk/board";
import { Ice } from "../../src/games/eruk/ice";
import { type Layout, layOut, PLACES, RADIUS } from "../../src/games/eruk/layout";
import { type Box, overlaps } from "./boxes";
import { drawn, SeeingTable, type Size } from "./table";
import { casesOf } from "./told";

const cases = [2, 3, 4, 5].flatMap((seats) =>
  [true, false].flatMap((wide) => [true, false].map((scattered) => ({ seats, wide, scattered }))),
);

function parts(layout: Layout): Record<string, Box> {
  return {
    water: layout.water,
    plot: layout.plot,
    order: layout.order,
    ...Object.fromEntries(layout.trays.map((tray, seat) => [`tray ${seat}`, tray])),
  };
}

function round(spot: { x: number; y: number }, radius: number): Box {
  return { ...spot, width: 2 * radius, height: 2 * radius };
}

describe.each(cases)("Eruk for $seats (wide: $wide, scattered: $scattered)", ({ seats, wide, scattered }) => {
  const layout = layOut(seats, wide, scattered);

  it("has a place for every counter, and no two of them touch", () => {
    expect(layout.counters).toHaveLength(PLACES);
    let nearest = Infinity;
    layout.counters.forEach((one, index) => {
      for (const other of layout.counters.slice(index + 1))
        nearest = Math.min(nearest, Math.hypot(one.x - other.x, one.y - other.y));
    });
    expect(nearest).toBeGreaterThan(2 * RADIUS);
  });

  it("keeps every counter on the ice", () => {
    for (const spot of layout.counters) {
      expect(Math.abs(spot.x - layout.water.x) + RADIUS).toBeLessThan(layout.water.width / 2);
      expect(Math.abs(spot.y - layout.water.y) + RADIUS).toBeLessThan(layout.water.height / 2);
    }
  });

  it("lays ice, igloo, order, sign and trays clear of each other", () => {
    const sign = { ...layout.sign, width: 0.075 * layout.sign.size, height: 0.02 * layout.sign.size };
    expect(overlaps({ ...parts(layout), sign })).toEqual([]);
  });

  it("has the fields of the igloo apart on its snow, and those of the sun apart over the horizon", () => {
    expect(
      overlaps(Object.fromEntries(layout.igloo.map((spot, n) => [`igloo ${n + 1}`, round(spot, 0.0162)]))),
    ).toEqual([]);
    const { plot, sun, horizon } = layout;
    for (const { x, y } of layout.igloo) {
      expect(Math.abs(x - plot.x) + RADIUS).toBeLessThan(plot.width / 2);
      expect(Math.abs(y - plot.y) + RADIUS).toBeLessThan(plot.height / 2);
    }
    expect(
      overlaps(Object.fromEntries(sun.map(({ x, z }, n) => [`sun ${n + 1}`, round({ x, y: z }, 0.0072)]))),
    ).toEqual([]);
    for (const { y } of sun) expect(y).toBeGreaterThan(horizon);
  });
});

/** The picture beside or above the panels, also of a result. */
const SCREENS = [
  { name: "desk", width: 934, height: 800 },
  { name: "large desk", width: 1574, height: 1080 },
  { name: "desk at the end", width: 934, height: 490 },
  { name: "phone", width: 390, height: 476 },
  { name: "phone at the end", width: 390, height: 210 },
  { name: "phone on its side", width: 560, height: 350 },
  { name: "tablet", width: 820, height: 1020 },
];

async function boardOn(
  size: Size,
  layout = "rows",
): Promise<{ board: ErukBoard; table: SeeingTable; seen: (of: object) => Box3 }> {
  const table = new SeeingTable(size);
  const board = new ErukBoard(table);
  board.show(casesOf("eruk").find(({ update }) => update.options.layout === layout)!.update);
  await drawn();
  table.root.updateMatrixWorld(true);
  const seen = (of: object): Box3 => {
    const { min, max } = new Box3().setFromObject(of as Parameters<Box3["setFromObject"]>[0]);
    const corners = [min.x, max.x].flatMap((x) => [min.y, max.y].flatMap((y) => [min.z, max.z].map((z) => [x, y, z])));
    return new Box3().setFromPoints(corners.map((corner) => new Vector3(...corner).project(table.camera)));
  };
  return { board, table, seen };
}

it.each(SCREENS)("$name: counters, trays and the sun on its field are in the picture", async (size) => {
  const { board, table, seen } = await boardOn(size);
  const things = [...table.offered, ...table.named.filter(({ name }) => !/floe|sea/.test(name))];
  const outside = things.filter(({ object }) => {
    const { min, max } = seen(object);
    return Math.max(-min.x, -min.y, max.x, max.y) > 1.001;
  });
  expect(outside).toEqual([]);
  board.dispose();
});

it("looks along the ice into the sky, not down on it", async () => {
  const { board, table } = await boardOn(SCREENS[0]!);
  expect(-table.camera.getWorldDirection(new Vector3()).z).toBeLessThan(Math.sin(0.92));
  board.dispose();
});

it("has counters that a finger can hit on a phone held upright", async () => {
  const { board, table, seen } = await boardOn({ width: 390, height: 476 });
  const [one, other] = ["Counter 1", "Counter 2"].map(
    (called) => seen(table.named.find(({ name }) => name === called)!.object).getCenter(new Vector3()).x * (390 / 2),
  );
  expect(other! - one!).toBeGreaterThan(24); // pixels: what WCAG 2.2 asks of a target, here in the farthest row
  board.dispose();
});

it("has the ice light where a counter may be turned, and dark where none lies", async () => {
  const told = casesOf("eruk").find(({ update }) => update.moves.some(({ text }) => text === "turn 1"))!.update;
  const ice = new Ice(layOut(2, true, false));
  const bright = (): number => {
    const colours = (ice.group.children[0] as Mesh).geometry.getAttribute("color");
    let lightest = 0;
    for (let n = 0; n < colours.count / 80; n++) lightest = Math.max(lightest, colours.getX(n));
    return lightest;
  };
  const lying = (told.view as { counters: string[] }).counters;
  ice.show(lying, new Set([1]));
  const lit = bright();
  ice.show(["", ...lying.slice(1)], new Set());
  expect(bright()).toBeLessThan(lit * 0.6);
});

it("keeps neighbours together when a device is turned", () => {
  const [wide, tall] = [layOut(2, true, false), layOut(2, false, false)];
  const apart = (layout: Layout, one: number, other: number): number =>
    Math.hypot(
      layout.counters[one - 1]!.x - layout.counters[other - 1]!.x,
      layout.counters[one - 1]!.y - layout.counters[other - 1]!.y,
    );
  for (const [one, other] of [
    [1, 2],
    [1, 11],
    [35, 45],
    [34, 35],
  ] as const)
    expect(apart(wide, one, other)).toBeCloseTo(apart(tall, one, other));
});
