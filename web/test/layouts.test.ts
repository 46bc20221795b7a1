import { PerspectiveCamera, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { eggAt, placeOfSeat } from "../src/games/go-cuckoo/seats";
import { deckSpot, standing as guloAt, RING, spot, TILE } from "../src/games/gulo-gulo/path";
import { BOARD, FIELDS, fieldAt, MARKER, standing } from "../src/games/pharaoh/plan";
import { inkOf, lightness, paintOf, symbolOf } from "../src/look/palette";
import { distanceFor, type Extent } from "../src/scene3d/framing";

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
  it.each([16 / 10, 390 / 844])("shows every corner of a box (%f)", (aspect) => {
    const box: Extent = { min: [-0.3, -0.2, 0], max: [0.3, 0.2, 0.1] };
    const centre = new Vector3(0, 0, 0.05);
    const half = Math.tan((32 * Math.PI) / 360);
    const [pitch, yaw] = [0.8, 0.4];
    const distance = distanceFor(box, centre, pitch, yaw, half * aspect, half);
    const camera = new PerspectiveCamera(32, aspect, 0.01, 10);
    camera.up.set(0, 0, 1);
    const flat = Math.cos(pitch) * distance;
    camera.position.set(Math.sin(yaw) * flat, -Math.cos(yaw) * flat, 0.05 + Math.sin(pitch) * distance);
    camera.lookAt(centre);
    camera.updateMatrixWorld();
    const seen = [-0.3, 0.3].flatMap((x) =>
      [-0.2, 0.2].flatMap((y) => [0, 0.1].map((z) => new Vector3(x, y, z).project(camera))),
    );
    expect(Math.max(...seen.map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y))))).toBeCloseTo(1, 5);
  });
});
