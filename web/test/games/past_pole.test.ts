/** What lies straight behind the pole cannot be aimed at: the eye goes round by itself, until the player turns it. */

import { Vector3 } from "three";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Board, HandSender } from "../../src/board";
import { GuloGuloBoard } from "../../src/games/gulo-gulo/board";
import { PharaohBoard } from "../../src/games/pharaoh/board";
import { roundThePole, type Standing } from "../../src/physical/past_pole";
import type { GuloGuloView, PharaohView, Scene, Update } from "../../src/protocol";
import { SeeingTable } from "./table";
import { casesOf, posesOf, sceneOf } from "./told";

const BEHIND = new Vector3(0.004, 0.03, 0.06);
const BEFORE = new Vector3(0.004, -0.03, 0.06);
const BESIDE = new Vector3(0.035, 0, 0.06);
const UPRIGHT: Standing = { low: new Vector3(), high: new Vector3(0, 0, 0.2), radius: 0.006 };
/** From so far, a little above the table, as one who sits there. */
const eyeAt = (turn: number): Vector3 => new Vector3(Math.sin(turn) * 0.4, -Math.cos(turn) * 0.4, 0.3);

let table = new SeeingTable({ width: 934, height: 800 });

/** An own try, in which the pole stands in the middle and pieces lie where it is said. */
function tried(game: string, places: Record<string, Vector3>): [Board, Update] {
  const mine: HandSender = { mine: () => ({ seat: 0, tryNumber: 1 }), send: () => 0 };
  const board = game === "pharaoh" ? new PharaohBoard(table, mine) : new GuloGuloBoard(table, mine);
  const scene = sceneOf(game);
  board.scene(scene);
  board.poses(posesOf(scene, { rows: laid(scene, places) }));
  const { update } = casesOf(game).find(({ update }) => update.hand?.phase === "trying")!;
  board.show(update);
  table.picture();
  return [board, update];
}

function laid(scene: Scene, places: Record<string, Vector3>): Float32Array {
  const { rows } = posesOf(scene);
  for (const [name, { x, y, z }] of Object.entries({ pole: new Vector3(0, 0, 0.09), ...places }))
    rows.set([x, y, z], scene.names.indexOf(name) * 7);
  return rows;
}

const turned = (): number => Math.atan2(table.camera.position.x, -table.camera.position.y);

/** How many pixels a place is beside the pole in the picture, and how many half of the pole takes there. */
function besideThePole(place: Vector3): [number, number] {
  const pixel = (at: Vector3): Vector3 =>
    at
      .clone()
      .project(table.camera)
      .multiply(new Vector3(467, 400, 0));
  const right = new Vector3(1, 0, 0).applyQuaternion(table.camera.quaternion);
  const axis = Array.from({ length: 60 }, (_, n) => new Vector3(0, 0, 0.017 + n * 0.0025));
  const half = pixel(axis[20]!.clone().addScaledVector(right, 0.006)).distanceTo(pixel(axis[20]!));
  return [Math.min(...axis.map((at) => pixel(at).distanceTo(pixel(place)))), half];
}

function eggOf(): string {
  const { update } = casesOf("gulo-gulo").find(({ update }) => update.hand?.phase === "trying")!;
  return (update.view as unknown as GuloGuloView).egg!;
}

function bouldersOf(): string[] {
  const { update } = casesOf("pharaoh").find(({ update }) => update.hand?.phase === "trying")!;
  const { colour } = update.view as unknown as PharaohView;
  return sceneOf("pharaoh").names.filter((name) => name.startsWith(`${colour}-`));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  table = new SeeingTable({ width: 934, height: 800 });
});
afterEach(() => vi.useRealTimers());

it("an egg behind the pole is seen past it, from no farther round than need be", () => {
  const [board] = tried("gulo-gulo", { [eggOf()]: BEHIND });
  const [beside, half] = besideThePole(BEHIND);
  expect(beside).toBeGreaterThan(half + 3);
  expect(Math.abs(turned())).toBeLessThan(0.7);
  board.dispose();
});

it.each([BEFORE, BESIDE])("an egg in sight turns nothing", (place) => {
  const [board] = tried("gulo-gulo", { [eggOf()]: place });
  expect(turned()).toBeCloseTo(0, 5);
  board.dispose();
});

it("who has turned the table keeps it so", () => {
  table.turned = true;
  const [board] = tried("gulo-gulo", { [eggOf()]: BEHIND });
  expect(turned()).toBeCloseTo(0, 5);
  board.dispose();
});

it("once everything is looked at, it is looked at from in front again", async () => {
  const [board, update] = tried("gulo-gulo", { [eggOf()]: BEHIND });
  expect(turned()).not.toBeCloseTo(0, 1);
  board.show({ ...update, hand: null, moves: [], asides: [], turn: 1 });
  await vi.advanceTimersByTimeAsync(5000);
  expect(turned()).toBeCloseTo(0, 5);
  board.dispose();
});

it("where any boulder of a colour will do, one in sight is enough", () => {
  const boulders = bouldersOf();
  const behind = Object.fromEntries(boulders.map((name) => [name, BEHIND]));
  const [hidden] = tried("pharaoh", behind);
  expect(turned()).not.toBeCloseTo(0, 1);
  hidden.dispose();
  table = new SeeingTable({ width: 934, height: 800 });
  const [seen] = tried("pharaoh", { ...behind, [boulders[0]!]: BESIDE });
  expect(turned()).toBeCloseTo(0, 5);
  seen.dispose();
});

it("goes the shorter way round, and as far as it may where that is not enough", () => {
  const right = roundThePole([new Vector3(0.004, 0.03, 0.03)], UPRIGHT, eyeAt);
  const left = roundThePole([new Vector3(-0.004, 0.03, 0.03)], UPRIGHT, eyeAt);
  expect(right).toBeCloseTo(-left);
  expect(Math.abs(right)).toBeLessThan(0.45);
  expect(Math.abs(roundThePole([new Vector3(0, 0.009, 0.03)], UPRIGHT, eyeAt))).toBeCloseTo(0.6);
  expect(roundThePole([], UPRIGHT, eyeAt)).toBe(0);
});
