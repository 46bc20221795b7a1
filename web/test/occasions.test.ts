import { Vector3 } from "three";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { moodOf } from "../src/physical/reports";
import { Banner } from "../src/scene3d/banner";
import { Loop } from "../src/scene3d/loop";
import { Orbit } from "../src/scene3d/orbit";

describe("the banner", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("stands over the picture for a while, and gives way to the next", () => {
    const overlay = document.createElement("div");
    const banner = new Banner(overlay);
    const told = () => [...overlay.querySelectorAll<HTMLElement>(".occasion")];
    banner.show("The pole fell.", "alarm", 3000);
    expect(told().map((one) => [one.textContent, one.dataset.mood])).toEqual([["The pole fell.", "alarm"]]);
    banner.show("Kiki sits on the nest.", "joy", 3000);
    expect(told().map((one) => one.textContent)).toEqual(["Kiki sits on the nest."]);
    vi.advanceTimersByTime(2900);
    expect(told()).toHaveLength(1);
    vi.advanceTimersByTime(200);
    expect(told()).toHaveLength(0);
  });
});

describe("the camera on an occasion", () => {
  const at = (x: number) => ({ centre: new Vector3(x, 0, 0), distance: 1, pitch: 0.5, yaw: 0 });
  let pictures: FrameRequestCallback[] = [];
  let now = 0;

  function pass(milliseconds: number): Promise<void> {
    for (const end = now + milliseconds; now < end; now += 50) for (const picture of pictures.splice(0)) picture(now);
    return Promise.resolve();
  }

  beforeEach(() => {
    pictures = [];
    now = 0;
    vi.stubGlobal("requestAnimationFrame", (each: FrameRequestCallback) => pictures.push(each));
  });
  afterEach(() => void vi.unstubAllGlobals());

  it("goes there, and then to what was framed meanwhile", async () => {
    const orbit = new Orbit(new Loop(() => undefined, false));
    orbit.frame(at(0));
    await pass(100);
    const seen = orbit.visit(at(5), 2000);
    await pass(1000);
    expect(orbit.camera.position.x).toBeCloseTo(5);
    orbit.frame(at(-3));
    await pass(500);
    expect(orbit.camera.position.x).toBeCloseTo(5);
    await pass(1000);
    await seen;
    await pass(2000);
    expect(orbit.camera.position.x).toBeCloseTo(-3);
  });

  it("goes through clear air: the room grows dark only as the eye comes closer", async () => {
    const orbit = new Orbit(new Loop(() => undefined, false));
    orbit.frame(at(0));
    await pass(100);
    void orbit.watch({ ...at(0), distance: 0.2 }, 5000);
    await pass(100);
    expect(orbit.air).toBeGreaterThan(0.9); // it has just set out
    await pass(2000);
    expect(orbit.air).toBeLessThan(0.21);
    orbit.zoom(0.6); // somebody leans back
    expect(orbit.air).toBeGreaterThan(0.3);
  });

  it("stays nearer while the breath is held, and not with reduced motion", async () => {
    for (const still of [false, true]) {
      const orbit = new Orbit(new Loop(() => undefined, still));
      orbit.frame(at(0));
      await pass(100);
      const far = orbit.camera.position.length();
      orbit.breathe(true);
      await pass(2000);
      expect(orbit.camera.position.length() < far * 0.9).toBe(!still);
      orbit.breathe(false);
      await pass(2000);
      expect(orbit.camera.position.length()).toBeCloseTo(far);
    }
  });
});

describe("a report", () => {
  const words = { gaveUp: "landslide gave up", joy: "stands", sounds: [] };
  it.each([
    ["fell egg", false, "alarm"],
    ["stands", true, "joy"],
    ["pulled", true, null],
    ["pulled", false, "alarm"],
    ["landslide gave up", false, null],
  ] as const)("%s, well %s: %s", (text, well, mood) => {
    expect(moodOf({ text, well, bodies: [] }, words)).toBe(mood);
  });
});
