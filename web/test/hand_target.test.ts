import { Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { axes } from "../src/hand/keyboard";
import { HandTarget, STEADY } from "../src/hand/target";

const TICK = 1 / 60;
const up = new Vector3(0, 0, 1);

/** A hand on the server that is always where it was asked to be. */
function follow(target: HandTarget, seconds: number, held = false): boolean {
  let closed = false;
  for (let n = 0; n < seconds / TICK; n++) closed = target.step(TICK, { place: target.at.clone(), held }) || closed;
  return closed;
}

describe("the player's hand", () => {
  it("goes to the piece while it is pressed, and closes there", () => {
    const target = new HandTarget();
    target.begin(new Vector3(0, 0, 0.1), "take", 0);
    target.press(() => ({ piece: "egg", place: new Vector3(0, 0, 0.04), up, yaw: 0.5 }));
    expect(follow(target, 0.2)).toBe(false);
    expect(target.grip).toBe(false);
    expect(follow(target, 2)).toBe(true);
    expect(target.grip).toBe(true);
    expect(target.at.z).toBeCloseTo(0.04, 2);
    expect(target.yaw).toBeCloseTo(0.5);
  });

  it("goes over a piece before it comes down on it, so that it sweeps nothing away", () => {
    const target = new HandTarget();
    target.begin(new Vector3(-0.04, 0, 0.05), "take", 0);
    target.press(() => ({ piece: "egg", place: new Vector3(0, 0, 0.04), up, yaw: null }));
    let lowest = 1;
    for (let n = 0; n < 300 && !target.grip; n++) {
      follow(target, TICK);
      if (target.at.x < -0.004) lowest = Math.min(lowest, target.at.z);
    }
    expect(target.grip).toBe(true);
    expect(lowest).toBeGreaterThanOrEqual(0.05);
  });

  it("closes where other pieces stop it", () => {
    const target = new HandTarget();
    target.begin(new Vector3(0, 0, 0.1), "take", 0);
    target.press(() => ({ piece: "egg", place: new Vector3(0, 0, 0.06), up, yaw: null }));
    let pressed = 0;
    for (let n = 0; n < 300 && !target.grip; n++) {
      target.step(TICK, { place: new Vector3(0, 0, Math.max(0.07, target.at.z)), held: false });
      pressed = Math.max(pressed, 0.07 - target.at.z);
    }
    expect(target.grip).toBe(true);
    expect(pressed).toBeLessThan(0.006); // gently
  });

  it("goes up before it turns and comes down again on a piece that it has missed", () => {
    const target = new HandTarget();
    const egg = new Vector3(0, 0, 0.04);
    target.begin(egg, "take", 0);
    target.press(() => ({ piece: "egg", place: egg, up, yaw: 1 }));
    let highest = 0;
    for (let n = 0; n < 300 && !target.grip; n++) {
      follow(target, TICK);
      highest = Math.max(highest, target.at.z);
      if (target.at.z < 0.06 && highest < 0.06) expect(target.yaw).toBe(0);
    }
    expect(target.grip).toBe(true);
    expect(highest).toBeGreaterThan(0.06);
    expect(target.at.z).toBeCloseTo(0.04, 2);
    expect(target.yaw).toBeCloseTo(1);
  });

  it("stays where it is and open when it is released on the way", () => {
    const target = new HandTarget();
    target.begin(new Vector3(0, 0, 0.1), "take", 0);
    target.press(() => ({ piece: "egg", place: new Vector3(), up, yaw: null }));
    follow(target, 0.2);
    target.release();
    const height = target.at.z;
    follow(target, 1);
    expect([target.grip, target.at.z]).toEqual([false, height]);
  });

  it("aims beside the piece when it is dragged while it reaches", () => {
    const target = new HandTarget();
    target.begin(new Vector3(0, 0, 0.1), "take", 0);
    target.press(() => ({ piece: "egg", place: new Vector3(0, 0, 0.04), up, yaw: null }));
    target.move(new Vector3(0.005, 0, 0));
    follow(target, 2);
    expect(target.at.x).toBeCloseTo(0.005);
  });

  it("never runs far ahead of the hand on the server", () => {
    const target = new HandTarget();
    target.begin(new Vector3(), "take", 0);
    target.move(new Vector3(1, 0, 0));
    target.step(TICK, { place: new Vector3(), held: false });
    expect(target.at.length()).toBeLessThan(0.21);
  });

  it("moves less when it is kept steady", () => {
    const target = new HandTarget();
    target.begin(new Vector3(), "take", 0);
    target.steady = true;
    target.move(new Vector3(0.01, 0, 0));
    expect(target.at.x).toBeCloseTo(0.01 * STEADY);
  });

  it("begins a laying with a closed hand, and knows when the table kept the stick in it", () => {
    const target = new HandTarget();
    target.begin(new Vector3(), "lay", 1);
    expect([target.grip, target.level]).toEqual([true, 1]);
    target.release();
    follow(target, 0.2, true);
    expect(target.grip).toBe(false);
    follow(target, 0.6, true);
    expect(target.grip).toBe(true);
  });
});

describe("directions", () => {
  it("are upright for a player who looks from the side", () => {
    const { right, up, away } = axes(new Vector3(0, 1, -0.5));
    expect([right.x, up.z, away.y]).toEqual([1, 1, 1]);
  });

  it("lie on the table for a player who looks from above", () => {
    const { up, away } = axes(new Vector3(0, 0.1, -1));
    expect(up.y).toBeCloseTo(1);
    expect(away.z).toBeCloseTo(-1);
  });
});
