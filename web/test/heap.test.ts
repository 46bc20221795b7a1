import { expect, it } from "vitest";
import type { BowlScene } from "../src/physical/bowl";
import { Heap } from "../src/physical/heap";
import { framed } from "./made";

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
  hand: {
    speed: 0.5,
    change: 8,
    follows: 0.025,
    behind: 0.02,
    lead: 0.015,
    lean: 0.35,
    margin: 0.0055,
    high: 0.07,
    deep: 0.55,
  },
};
const names = ["wanted", "left", "right", "pole", "hand"];

/** One egg between two others, the pole far away, the hand above. */
function between(): Heap {
  return heap([0, 0, 0.03], [-0.021, 0, 0.03], [0.021, 0, 0.03], [0.3, 0.3, 0.1]);
}

/** Where the wanted egg, the other two and the pole are. */
function heap(...pieces: number[][]): Heap {
  const places = [...pieces, [0, 0, 0.1]];
  const rows = new Float32Array(places.flatMap((place) => [...place, 1, 0, 0, 0]));
  return new Heap(scene, names, framed(rows, { picture: 1 }));
}

it("puts the fingers where there is room beside the piece", () => {
  const side = Math.atan2(-0.3, -0.3); // the hand leans away from the pole, and its yaw is counted from there
  const turn = side + (between().grasp("wanted")?.yaw ?? NaN);
  expect(Math.abs(Math.sin(turn))).toBeGreaterThan(0.6); // not where the neighbours are
});

it("grips a little below the middle, and nothing that is not there", () => {
  expect(between().grasp("wanted")?.place.z).toBeLessThan(0.03);
  expect(between().grasp("wanted")?.seen.z).toBeCloseTo(0.03); // and is pointed at in its middle
  expect(between().grasp("gone")).toBeNull();
});

it("turns the fingers along the wall beside which a piece lies, and not into it", () => {
  const byTheWall = heap([0, -0.034, 0.028], [0.3, 0, 0], [0.3, 0.1, 0], [0, 0, 0.1]);
  expect(Math.abs(Math.sin(byTheWall.grasp("wanted")?.yaw ?? NaN))).toBeGreaterThan(0.8); // 0: to the wall and back
});

it("would rather touch another piece than the wall: that one gives way", () => {
  const pressed = heap([0, -0.04, 0.032], [-0.0185, -0.04, 0.028], [0.0185, -0.04, 0.028], [0, 0, 0.1]);
  expect(Math.abs(Math.sin(pressed.grasp("wanted")?.yaw ?? NaN))).toBeGreaterThan(0.8);
});

it("asks for room only as deep as fingers are when they have closed", () => {
  const high = heap([0, -0.04, 0.044], [-0.02, -0.04, 0.044], [0.02, -0.04, 0.044], [0, 0, 0.1]);
  expect(Math.abs(Math.sin(high.grasp("wanted")?.yaw ?? NaN))).toBeLessThan(0.4); // over the rim, not to the others
});

it("sees what lies higher, in the way of leaning fingers", () => {
  const wanted = [0, -0.02, 0.02];
  const open = heap(wanted, [0.3, 0, 0], [0.3, 0.1, 0], [0, 0, 0.1]).grasp("wanted")?.yaw ?? NaN;
  const over = [0.016, -0.026, 0.036]; // beside it from above, and in the way of a finger that leans there
  const covered = heap(wanted, over, [0.3, 0.1, 0], [0, 0, 0.1]).grasp("wanted")?.yaw ?? NaN;
  expect(Math.abs(Math.cos(covered - open))).toBeLessThan(0.98);
});

it("rather means a piece that nothing lies on, if the hand is over none of them", () => {
  const under = heap([0.012, 0, 0.02], [0.013, 0, 0.04], [0.03, 0, 0.03], [0.3, 0.3, 0.1]);
  expect(under.nearest(["wanted", "right"])).toBe("right"); // "left" lies on the wanted one
  const open = heap([0.01, 0, 0.02], [0.06, 0, 0.04], [0.03, 0, 0.03], [0.3, 0.3, 0.1]);
  expect(open.nearest(["wanted", "right"])).toBe("wanted");
  const meant = heap([0.005, 0, 0.02], [0.006, 0, 0.04], [0.03, 0, 0.03], [0.3, 0.3, 0.1]);
  expect(meant.nearest(["wanted", "right"])).toBe("wanted"); // the fingers point at it
});
