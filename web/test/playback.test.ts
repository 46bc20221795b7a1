import { Object3D } from "three";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Playback } from "../src/physical/playback";
import { QuietTable } from "./games/table";
import { framed } from "./made";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

/** A pole that falls within two seconds, and goes wrong at the end: where it is seen then, and a second later. */
function fallen(reduced: boolean): { at: (milliseconds: number) => number; playback: Playback } {
  const table = new QuietTable();
  table.reducedMotion = reduced;
  const pole = new Object3D();
  const playback = new Playback(table, () => undefined);
  playback.cast([pole]);
  for (let shot = 0; shot <= 20; shot++) {
    playback.add(framed(new Float32Array([shot, 0, 0, 1, 0, 0, 0]), { tryNumber: 1 }));
    if (shot < 20) vi.advanceTimersByTime(100);
  }
  playback.keep(1);
  const at = (milliseconds: number): number => {
    vi.advanceTimersByTime(milliseconds);
    table.picture();
    return pole.position.x;
  };
  return { at, playback };
}

it("shows the end of a try that went wrong slowly, and then how it is", () => {
  const { at } = fallen(false);
  expect(at(0)).toBeCloseTo(13); // 0.7 seconds before the end
  expect(at(1000)).toBeCloseTo(16); // at less than a third of the speed
  expect(at(4000)).toBeCloseTo(20);
  expect(at(100)).toBeCloseTo(20);
});

it("shows the world as it was set up meanwhile when the end was seen", () => {
  const { at, playback } = fallen(false);
  expect(at(0)).toBeCloseTo(13);
  playback.add(framed(new Float32Array([7, 0, 0, 1, 0, 0, 0]), { tryNumber: 2 }));
  expect(at(1000)).toBeCloseTo(16);
  at(4000);
  expect(at(100)).toBeCloseTo(7);
});

it("with reduced motion nothing is slow, until somebody asks to see it again", () => {
  const { at, playback } = fallen(true);
  expect(at(1000)).toBeCloseTo(20);
  playback.replay();
  expect(at(0)).toBeCloseTo(0);
  expect(at(1000)).toBeCloseTo(5);
  expect(playback.again).toBe(true);
});
