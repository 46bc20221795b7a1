import { Vector3 } from "three";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { HandSender } from "../src/board";
import { PlayerHand, type Sensed, type Task } from "../src/hand/hand";
import { QuietTable } from "./games/table";

type Command = Parameters<HandSender["send"]>[0];

const TEACHER = { says: null, show: () => undefined, stop: () => undefined };
const up = new Vector3(0, 0, 1);
let table: QuietTable;
let sent: Command[];
let sensed: Sensed;
let hand: PlayerHand;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  table = new QuietTable();
  table.camera.position.set(0, -0.5, 0.3);
  table.camera.lookAt(0, 0, 0.1);
  sent = [];
});
afterEach(() => {
  hand.dispose();
  vi.useRealTimers();
});

function begin(task: Task, held: boolean): void {
  const door = { mine: () => null, send: (command: Command) => sent.push(command) };
  sensed = { place: new Vector3(0, 0, 0.2), held, felt: 0, touched: false };
  hand = new PlayerHand(table, door, task, TEACHER, sensed);
}

/** Time passes; the hand on the server is always where it was asked to be, but never below its landing place. */
function pass(seconds: number, lands = 0): void {
  for (let n = 0; n < seconds * 60; n++) {
    vi.advanceTimersByTime(1000 / 60);
    table.picture();
    const { x, y, z } = sent.at(-1)!;
    sensed = { ...sensed, place: new Vector3(x, y, Math.max(z, lands)) };
    hand.sense(sensed);
  }
}

const key = (type: "keydown" | "keyup", code: string) => window.dispatchEvent(new KeyboardEvent(type, { code }));
const hint = () => table.overlay.querySelector(".hand-hint")?.textContent ?? "";

function laying(lands: number): Task {
  return { kind: "lay", piece: "stick 1", stick: true, aim: () => () => null, height: () => sensed.place.z - lands };
}

it("goes on lowering what it holds after it was opened and closed again in the air", () => {
  begin(laying(0.1), true);
  pass(0.1);
  key("keydown", "Space");
  key("keydown", "Space");
  key("keydown", "ArrowDown");
  pass(1);
  expect(sent.at(-1)).toMatchObject({ grip: true });
  expect(sent.at(-1)!.z).toBeLessThan(0.17);
});

it("says when a piece is low enough to be let go", () => {
  begin(laying(0.18), true);
  pass(0.1, 0.18);
  expect(hint()).toMatch(/^Drag down/);
  key("keydown", "ArrowDown");
  pass(2, 0.18);
  expect(hint()).toMatch(/^Low enough/);
  key("keyup", "ArrowDown");
  key("keydown", "Space");
  pass(0.1, 0.18);
  expect(hint()).toMatch(/^Let go/);
});

it("goes about a piece otherwise after it has missed, and as before once it was held", () => {
  const misses: number[] = [];
  begin(
    {
      kind: "take",
      piece: "an egg",
      stick: false,
      aim: (_at, missed) => {
        misses.push(missed);
        return () => ({ piece: "egg", place: new Vector3(0, 0, 0.15), up, yaw: null });
      },
    },
    false,
  );
  for (let n = 0; n < 2; n++) {
    hand.press(null);
    pass(3);
    expect(hint()).toMatch(/^Nothing is held/);
    hand.release();
    pass(0.1);
  }
  hand.press(null);
  pass(2);
  sensed = { ...sensed, held: true };
  pass(0.1);
  expect(hint()).toMatch(/^You hold/);
  sensed = { ...sensed, held: false };
  hand.release();
  pass(0.1);
  hand.press(null);
  expect(misses).toEqual([0, 1, 2, 0]);
});
