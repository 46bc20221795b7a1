import { PerspectiveCamera, type Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { eggAt, placeOfSeat } from "../src/games/go-cuckoo/seats";
import { deckSpot, standing as guloAt, RING, spot, TILE } from "../src/games/gulo-gulo/path";
import { BOARD, FIELDS, fieldAt, MARKER, standing } from "../src/games/pharaoh/plan";
import { inkOf, lightness, paintOf, symbolOf } from "../src/look/palette";
import { best, cornersOf, type Framed, nearest, type Window } from "../src/scene3d/framing";

type Place = { x: number; y: number };
const apart = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The least distance between any two of some places. */
function least(places: Place[]): number {
  return Math.min(...places.flatMap((a, n) => places.slice(n + 1).map((b) => apart(a, b))));
}

describe("Gulo Gulo's path", () => {
  it("has room for all 23 tiles, START and the deck round the nest", () => {
    const places = [...Array.from({ length: 24 }, (_, n) => spot(n)), deckSpot()];
    expect(least(places)).toBeGreaterThan(TILE);
  });

  it("keeps tiles clear of the bowl", () => {
    expect(RING - TILE).toBeGreaterThan(0.06);
  });

  it("lets six Gulos stand side by side on one tile", () => {
    const six = Array.from({ length: 6 }, (_, n) => guloAt(4, n, 6));
    expect(least(six)).toBeGreaterThan(0.01);
    for (const place of six) expect(apart(place, spot(4))).toBeLessThan(TILE * 0.8);
  });
});

describe("Pharaoh's board", () => {
  it("has its fields on the board, and apart", () => {
    const places = Object.keys(FIELDS).map(fieldAt);
    expect(least(places)).toBeGreaterThan(MARKER);
    for (const { x, y } of places) {
      expect(x).toBeGreaterThan(BOARD.min.x);
      expect(x).toBeLessThan(BOARD.max.x);
      expect(y).toBeGreaterThan(BOARD.min.y);
      expect(y).toBeLessThan(BOARD.max.y);
    }
  });

  it("keeps the fields away from the trap in the middle", () => {
    for (const field of Object.keys(FIELDS)) expect(apart(fieldAt(field), { x: 0, y: 0 })).toBeGreaterThan(0.08);
  });

  it("lets six adventurers stand on one field", () => {
    expect(least(Array.from({ length: 6 }, (_, n) => standing("P3", n, 6)))).toBeGreaterThan(0.012);
  });
});

describe("the places of Go Cuckoo!", () => {
  it("are apart for five players", () => {
    expect(least(Array.from({ length: 5 }, (_, seat) => placeOfSeat(seat, 5)))).toBeGreaterThan(0.1);
  });

  it("has the first player in front", () => {
    expect(placeOfSeat(0, 3).y).toBeLessThan(-0.2);
  });

  it("lays ten eggs without one in another", () => {
    expect(least(Array.from({ length: 10 }, (_, n) => eggAt(n, 10)))).toBeGreaterThan(0.02);
  });
});

describe("the palettes", () => {
  const colours = ["blue", "red", "yellow", "green", "purple", "white"];

  it.each(["normal", "colour-blind"])("differ in lightness (%s)", (palette) => {
    const sorted = colours.map((colour) => lightness(paintOf(colour, palette))).sort((a, b) => a - b);
    for (let n = 1; n < sorted.length; n++) expect((sorted[n] ?? 0) - (sorted[n - 1] ?? 0)).toBeGreaterThan(0.02);
  });

  it("give every colour a symbol of its own, in an ink that stands out", () => {
    expect(new Set(colours.map(symbolOf)).size).toBe(colours.length);
    for (const colour of colours) {
      const paint = paintOf(colour, "normal");
      expect(Math.abs(lightness(paint) - lightness(inkOf(paint)))).toBeGreaterThan(0.28);
    }
  });
});

describe("framing", () => {
  const box = cornersOf({ min: [-0.3, -0.2, 0], max: [0.3, 0.2, 0.1] });
  const half = Math.tan((32 * Math.PI) / 360);
  const windowOf = (aspect: number, bottom = -half): Window => ({
    left: -half * aspect,
    right: half * aspect,
    bottom,
    top: half,
  });
  const seenFrom = ({ centre, distance, pitch }: Framed, yaw: number, aspect: number): Vector3[] => {
    const camera = new PerspectiveCamera(32, aspect, 0.01, 10);
    camera.up.set(0, 0, 1);
    const flat = Math.cos(pitch) * distance;
    camera.position.set(Math.sin(yaw) * flat, -Math.cos(yaw) * flat, Math.sin(pitch) * distance).add(centre);
    camera.lookAt(centre);
    camera.updateMatrixWorld();
    return box.map((point) => point.clone().project(camera));
  };

  it.each([16 / 10, 390 / 844])("brings every corner of a box as near as can be (%f)", (aspect) => {
    const seen = seenFrom(nearest(box, 0.8, 0.4, windowOf(aspect)), 0.4, aspect);
    const [x, y] = [seen.map((point) => point.x), seen.map((point) => point.y)];
    const [wide, high] = [Math.max(...x) - Math.min(...x), Math.max(...y) - Math.min(...y)];
    expect(Math.max(wide, high)).toBeCloseTo(2, 5); // from edge to edge
    for (const way of [x, y]) expect(Math.abs(Math.max(...way) + Math.min(...way))).toBeLessThan(0.1); // in the middle
  });

  it("keeps everything above what lies over the lower edge", () => {
    const seen = seenFrom(nearest(box, 0.5, 0, windowOf(1, -half / 2)), 0, 1);
    expect(Math.min(...seen.map((point) => point.y))).toBeGreaterThanOrEqual(-0.5 - 1e-9);
    expect(Math.max(...seen.map((point) => point.y))).toBeLessThanOrEqual(1 + 1e-9);
  });

  it("looks from low on a wide screen, and from higher where the picture is tall", () => {
    const gaze = { low: 0.5, high: 1 };
    expect(best(box, gaze, windowOf(4)).pitch).toBeLessThan(0.6);
    expect(best(box, gaze, windowOf(0.6)).pitch).toBeGreaterThan(0.9);
  });
});
