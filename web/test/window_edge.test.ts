import { Vector3 } from "three";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PlayerHand, type Sensed, type Task } from "../src/hand/hand";
import { QuietTable } from "./games/table";

const TEACHER = { says: null, show: () => undefined, stop: () => undefined };
const LIMITS = { speed: 0.5, change: 8, follows: 0.025, behind: 0.02, lead: 0.015 };
const UP = new Vector3(0, 0, 1);
const MIDDLE = { x: 200, y: 200 };
const TOP = { x: 200, y: 4 };

const pull: Task = {
  kind: "take",
  piece: "stick 1",
  stick: true,
  grasp: () => null,
  level: () => 0.1,
  over: (aim) => aim.clone().addScaledVector(UP, 0.04),
  up: () => UP.clone(),
};

let hand: PlayerHand;
let table: QuietTable;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  table = new QuietTable();
  Object.defineProperties(table.canvas, { clientWidth: { value: 400 }, clientHeight: { value: 400 } });
});
afterEach(() => {
  hand.dispose();
  vi.useRealTimers();
});

function begin(task: Task, held: boolean): void {
  const sensed: Sensed = { place: new Vector3(0, 0, 0.2), held, felt: 0, touched: true, blocked: null, played: 0 };
  const send = () => 1e9 + performance.now();
  hand = new PlayerHand(table, { mine: () => null, send }, task, TEACHER, sensed, LIMITS, false);
}

/** How much higher the hand is wished after a second in which nothing moves. */
function risen(pictures = 60): number {
  const before = hand.wish.at.z;
  for (let n = 0; n < pictures; n++) {
    vi.advanceTimersByTime(1000 / pictures);
    table.picture();
  }
  return hand.wish.at.z - before;
}

it("goes on with a pull at the top of the window, where a mouse can go no farther", () => {
  begin(pull, true);
  hand.press(MIDDLE);
  risen();
  expect(risen()).toBeCloseTo(0);
  hand.steer(TOP, 0, -196, false);
  expect(risen()).toBeCloseTo(0.045, 2);
  hand.steer(MIDDLE, 0, 196, false);
  expect(risen()).toBeCloseTo(0);
});

it("goes on as far in a second on a screen that draws five pictures in it", () => {
  begin(pull, true);
  hand.press(MIDDLE);
  hand.steer(TOP, 0, -196, false);
  risen();
  expect(risen(5)).toBeCloseTo(0.045, 3);
});

it("goes nowhere there with an empty hand, nor while it lays something", () => {
  begin(pull, false);
  hand.press(TOP);
  expect(risen()).toBeCloseTo(0);
  hand.dispose();
  begin({ ...pull, kind: "lay", height: () => 0 }, true);
  hand.press(TOP);
  expect(risen()).toBeCloseTo(0);
});

it("is not drawn by a mouse that only lies at the top while keys steer", () => {
  begin(pull, true);
  hand.steer(TOP, 0, 0, false);
  window.dispatchEvent(new KeyboardEvent("keydown", { code: "Space" }));
  risen();
  expect(risen()).toBeCloseTo(0);
});
