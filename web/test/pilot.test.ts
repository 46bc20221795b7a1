import { Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { axes } from "../src/hand/keys";
import { Pilot, STEADY } from "../src/hand/pilot";

const TICK = 1 / 60;
const up = new Vector3(0, 0, 1);

/** A hand on the server that is always where it was asked to be. */
function follow(pilot: Pilot, seconds: number, held = false): boolean {
  let closed = false;
  for (let n = 0; n < seconds / TICK; n++) closed = pilot.step(TICK, { place: pilot.at.clone(), held }) || closed;
  return closed;
}

describe("the player's hand", () => {
  it("goes to the piece while it is pressed, and closes there", () => {
    const pilot = new Pilot();
    pilot.begin(new Vector3(0, 0, 0.1), "take", 0);
    pilot.press(() => ({ piece: "egg", place: new Vector3(0, 0, 0.04), up, yaw: 0.5 }));
    expect(follow(pilot, 0.2)).toBe(false);
    expect(pilot.grip).toBe(false);
    expect(follow(pilot, 2)).toBe(true);
    expect(pilot.grip).toBe(true);
    expect(pilot.at.z).toBeCloseTo(0.04, 2);
    expect(pilot.yaw).toBeCloseTo(0.5);
  });

  it("goes over a piece before it comes down on it, so that it sweeps nothing away", () => {
    const pilot = new Pilot();
    pilot.begin(new Vector3(-0.04, 0, 0.05), "take", 0);
    pilot.press(() => ({ piece: "egg", place: new Vector3(0, 0, 0.04), up, yaw: null }));
    let lowest = 1;
    for (let n = 0; n < 300 && !pilot.grip; n++) {
      follow(pilot, TICK);
      if (pilot.at.x < -0.004) lowest = Math.min(lowest, pilot.at.z);
    }
    expect(pilot.grip).toBe(true);
    expect(lowest).toBeGreaterThanOrEqual(0.05);
  });

  it("closes where other pieces stop it", () => {
    const pilot = new Pilot();
    pilot.begin(new Vector3(0, 0, 0.1), "take", 0);
    pilot.press(() => ({ piece: "egg", place: new Vector3(0, 0, 0.06), up, yaw: null }));
    let pressed = 0;
    for (let n = 0; n < 300 && !pilot.grip; n++) {
      pilot.step(TICK, { place: new Vector3(0, 0, Math.max(0.07, pilot.at.z)), held: false });
      pressed = Math.max(pressed, 0.07 - pilot.at.z);
    }
    expect(pilot.grip).toBe(true);
    expect(pressed).toBeLessThan(0.006); // gently
  });

  it("goes up before it turns and comes down again on a piece that it has missed", () => {
    const pilot = new Pilot();
    const egg = new Vector3(0, 0, 0.04);
    pilot.begin(egg, "take", 0);
    pilot.press(() => ({ piece: "egg", place: egg, up, yaw: 1 }));
    let highest = 0;
    for (let n = 0; n < 300 && !pilot.grip; n++) {
      follow(pilot, TICK);
      highest = Math.max(highest, pilot.at.z);
      if (pilot.at.z < 0.06 && highest < 0.06) expect(pilot.yaw).toBe(0);
    }
    expect(pilot.grip).toBe(true);
    expect(highest).toBeGreaterThan(0.06);
    expect(pilot.at.z).toBeCloseTo(0.04, 2);
    expect(pilot.yaw).toBeCloseTo(1);
  });

  it("stays where it is and open when it is released on the way", () => {
    const pilot = new Pilot();
    pilot.begin(new Vector3(0, 0, 0.1), "take", 0);
    pilot.press(() => ({ piece: "egg", place: new Vector3(), up, yaw: null }));
    follow(pilot, 0.2);
    pilot.release();
    const height = pilot.at.z;
    follow(pilot, 1);
    expect([pilot.grip, pilot.at.z]).toEqual([false, height]);
  });

  it("aims beside the piece when it is dragged while it reaches", () => {
    const pilot = new Pilot();
    pilot.begin(new Vector3(0, 0, 0.1), "take", 0);
    pilot.press(() => ({ piece: "egg", place: new Vector3(0, 0, 0.04), up, yaw: null }));
    pilot.move(new Vector3(0.005, 0, 0));
    follow(pilot, 2);
    expect(pilot.at.x).toBeCloseTo(0.005);
  });

  it("never runs far ahead of the hand on the server", () => {
    const pilot = new Pilot();
    pilot.begin(new Vector3(), "take", 0);
    pilot.move(new Vector3(1, 0, 0));
    pilot.step(TICK, { place: new Vector3(), held: false });
    expect(pilot.at.length()).toBeLessThan(0.21);
  });

  it("moves less when it is kept steady", () => {
    const pilot = new Pilot();
    pilot.begin(new Vector3(), "take", 0);
    pilot.steady = true;
    pilot.move(new Vector3(0.01, 0, 0));
    expect(pilot.at.x).toBeCloseTo(0.01 * STEADY);
  });

  it("begins a laying with a closed hand, and knows when the table kept the stick in it", () => {
    const pilot = new Pilot();
    pilot.begin(new Vector3(), "lay", 1);
    expect([pilot.grip, pilot.level]).toEqual([true, 1]);
    pilot.release();
    follow(pilot, 0.2, true);
    expect(pilot.grip).toBe(false);
    follow(pilot, 0.6, true);
    expect(pilot.grip).toBe(true);
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
