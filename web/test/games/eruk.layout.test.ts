import { Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { fit, inPicture } from "../../src/flat/framing";
import { type Layout, layOut, PLACES, RADIUS } from "../../src/games/eruk/layout";
import { type Box, outside, overlaps, TALL, WIDE } from "./boxes";

const cases = [2, 3, 4, 5].flatMap((seats) =>
  [true, false].flatMap((wide) => [true, false].map((scattered) => ({ seats, wide, scattered }))),
);

function parts(layout: Layout): Record<string, Box> {
  return {
    water: layout.water,
    sky: layout.sky,
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

  it("lays ice, sky, order and trays clear of each other, all in the picture", () => {
    expect(overlaps(parts(layout))).toEqual([]);
    for (const lens of wide ? WIDE : TALL) expect(outside(parts(layout), layout.area, lens)).toEqual([]);
  });

  it("has the sun and the igloo apart on the board", () => {
    const fields = Object.fromEntries([
      ...layout.sun.map((spot, field) => [`sun ${field + 1}`, round(spot, 0.0118)] as const),
      ...layout.igloo.map((spot, field) => [`igloo ${field + 1}`, round(spot, 0.0162)] as const),
    ]);
    expect(overlaps(fields)).toEqual([]);
    expect(outside(fields, layout.area, (wide ? WIDE : TALL)[0]!)).toEqual([]);
  });
});

it.each([2, 3])("has counters that a finger can hit on a phone held upright (%i players)", (seats) => {
  const [width, height] = [390, 476]; // of the picture above the sheet
  const layout = layOut(seats, false, false);
  const lens = { ...TALL[0]!, aspect: width / height };
  const frame = fit(layout.area, lens);
  const [one, other] = [layout.counters[0]!, layout.counters[1]!].map(
    ({ x, y }) => inPicture(new Vector3(x, y, 0), frame, lens).x * (width / 2),
  );
  expect(other! - one!).toBeGreaterThan(26);
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
