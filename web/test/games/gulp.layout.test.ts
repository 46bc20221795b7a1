import { describe, expect, it } from "vitest";
import { CARD, type Layout, layOut, spread } from "../../src/games/gulp/layout";
import { type Box, outside, overlaps, TALL, WIDE } from "./boxes";

const cases = [2, 3, 4].flatMap((seats) =>
  [-1, 0, seats - 1].flatMap((me) => [true, false].map((wide) => ({ seats, me, wide }))),
);

function card(spot: { x: number; y: number }, size = 1): Box {
  return { ...spot, width: CARD.width * size, height: CARD.height * size };
}

function parts(layout: Layout, me: number): Record<string, Box> {
  const things: Record<string, Box> = {
    water: layout.water,
    deck: card(layout.deck),
    discard: card(layout.discard),
    stage: card(layout.stage, layout.stage.size),
  };
  layout.places.forEach(({ plaque, fan }, seat) => {
    things[`plaque ${seat}`] = plaque;
    if (seat !== me) things[`fan ${seat}`] = fan;
  });
  if (me >= 0)
    layout.hand.forEach((row, line) => (things[`hand ${line}`] = { ...row, height: row.height * Math.cos(row.tilt) }));
  return things;
}

describe.each(cases)("Gulp for $seats, seen by $me (wide: $wide)", ({ seats, me, wide }) => {
  const layout = layOut(seats, me, wide);

  it("lays everything clear of each other, all in the picture", () => {
    expect(overlaps(parts(layout, me))).toEqual([]);
    for (const lens of wide ? WIDE : TALL) expect(outside(parts(layout, me), layout.area, lens)).toEqual([]);
  });

  it("has five cards in the River with a village between each two", () => {
    expect(layout.river).toHaveLength(5);
    expect(layout.villages).toHaveLength(4);
    expect(overlaps(Object.fromEntries(layout.river.map((spot, index) => [`spot ${index + 1}`, card(spot)])))).toEqual(
      [],
    );
    layout.villages.forEach((village, index) => {
      expect(village.x - 0.0142).toBeGreaterThan(layout.river[index]!.x + CARD.width / 2);
      expect(village.x + 0.0142).toBeLessThan(layout.river[index + 1]!.x - CARD.width / 2);
    });
  });

  it("has a place for every player", () => expect(layout.places).toHaveLength(seats));
});

describe("a hand of ten", () => {
  it.each([true, false])("keeps the corner of every card in sight (wide: %s)", (wide) => {
    const layout = layOut(4, 0, wide);
    const spots = spread(layout.hand, 10);
    expect(spots).toHaveLength(10);
    spots.slice(1).forEach(({ spot, row }, index) => {
      const before = spots[index]!.spot;
      if (before.y === spot.y) expect(spot.x - before.x).toBeGreaterThan(CARD.width * row.size * 0.35);
    });
  });
});
