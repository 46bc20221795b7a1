import { expect, it } from "vitest";
import type { BowlScene } from "../src/physical/bowl";
import { Heap } from "../src/physical/heap";
import type { PoseFrame } from "../src/poses";

const egg = { colour: "red", length: 0.02, diameter: 0.02 };
const scene: BowlScene = {
  kind: "bowl",
  rim: 0.06,
  depth: 0.03,
  wall: 0.004,
  foot: 0.006,
  pieces: ["wanted", "left", "right"].map((name) => ({ name, ...egg })),
  pole: { length: 0.2, diameter: 0.004, top_length: 0.02, top_diameter: 0.02, colour: "red" },
  finger: { length: 0.034, radius: 0.0035 },
};
const names = ["wanted", "left", "right", "pole", "hand"];

/** One egg between two others, the pole far away, the hand above. */
function between(): Heap {
  const places = [
    [0, 0, 0.03],
    [-0.021, 0, 0.03],
    [0.021, 0, 0.03],
    [0.3, 0.3, 0.1],
    [0, 0, 0.1],
  ];
  const rows = new Float32Array(places.flatMap((place) => [...place, 1, 0, 0, 0]));
  const frame: PoseFrame = {
    tryNumber: 1,
    picture: 1,
    seconds: 0,
    felt: 0,
    held: null,
    seat: 0,
    touched: false,
    atRest: false,
    rows,
  };
  return new Heap(scene, names, frame);
}

it("puts the fingers where there is room beside the piece", () => {
  expect(Math.sin(between().yaw("wanted", 0) ?? 0)).toBeGreaterThan(0.6); // not where the neighbours are
});

it("turns them otherwise after a miss, and begins anew when all ways were tried", () => {
  const turns = [0, 1, 2, 3].map((misses) => between().yaw("wanted", misses) ?? NaN);
  const ways = new Set(turns.map((turn) => turn.toFixed(3)));
  expect(ways.size).toBeGreaterThan(2);
  expect(between().yaw("wanted", ways.size)).toBe(turns[0]);
});

it("grips a little below the middle, and nothing that is not there", () => {
  expect(between().grasp("wanted", 0)?.place.z).toBeLessThan(0.03);
  expect(between().grasp("gone", 0)).toBeNull();
  expect(between().yaw("gone", 0)).toBeNull();
});
