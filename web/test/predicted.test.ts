import { Vector3 } from "three";
import { expect, it } from "vitest";
import { type Limits, PredictedHand } from "../src/hand/predicted";

const LIMITS: Limits = { speed: 0.5, change: 8, follows: 0.025, behind: 0.02, lead: 0.015 };
const PICTURE = 1 / 60; // seconds
const START = new Vector3(0, 0, 0.2);

/** A hand that was led along for so many pictures; the server's pictures come later, or never. */
function led(pictures: number, by: number, late: number | null, holds = false): PredictedHand {
  const hand = new PredictedHand(START, LIMITS);
  const free = new PredictedHand(START, LIMITS); // as the server moves it
  const seen: { made: number; place: Vector3 }[] = [];
  const at = START.clone();
  for (let n = 1; n <= pictures; n++) {
    at.x += by;
    const made = n * PICTURE * 1000;
    for (const each of [hand, free]) each.follow({ at, inAir: false }, made, PICTURE);
    seen.push({ made, place: holds ? START.clone() : free.place.clone() });
    const then = late === null ? undefined : seen[n - 1 - late];
    if (then) hand.correct(then.place, then.made);
  }
  return hand;
}

it.each([0, 9, null])("moves within two pictures of the wish, with the server %s pictures late", (late) => {
  expect(led(2, 0.004, late).place.x).toBeGreaterThan(0.0005);
});

it("is not disturbed by pictures that come late, of a hand that went where it was predicted", () => {
  expect(led(60, 0.002, 9).place.distanceTo(led(60, 0.002, null).place)).toBeLessThan(1e-9);
});

it("is corrected softly: no jump from one picture to the next", () => {
  const hand = new PredictedHand(START, LIMITS);
  const steps: number[] = [];
  for (let n = 1; n <= 60; n++) {
    const before = hand.place.clone();
    hand.follow({ at: START, inAir: true }, n, PICTURE);
    steps.push(hand.place.distanceTo(before));
    hand.correct(START.clone().setX(0.01), n);
  }
  expect(Math.max(...steps)).toBeLessThan(0.002);
  expect(hand.place.x).toBeCloseTo(0.01, 3);
});

it("knows how much the heap holds it back, and that is never more than its lead", () => {
  const stuck = led(90, 0.002, 3, true);
  expect(stuck.heldBack.x).toBeGreaterThan(0.01);
  expect(stuck.heldBack.length()).toBeLessThan(LIMITS.lead + 1e-6);
  expect(led(90, 0.002, 3).heldBack.length()).toBeLessThan(1e-6);
});
