import { BoxGeometry, Mesh, MeshBasicMaterial, type Object3D, PerspectiveCamera } from "three";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Glow } from "../src/scene3d/glow";
import { Label } from "../src/scene3d/label";
import { RimLight } from "../src/scene3d/rim_light";

const egg = (): Mesh => new Mesh(new BoxGeometry(0.02, 0.02, 0.02), new MeshBasicMaterial());
const coats = (thing: Object3D): Mesh[] => thing.children.filter((part): part is Mesh => part instanceof Mesh);
const rimOf = (thing: Object3D): RimLight | undefined =>
  coats(thing)
    .map(({ material }) => material)
    .find((material): material is RimLight => material instanceof RimLight);

describe("the light on what may be chosen", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
  afterEach(() => void vi.useRealTimers());

  it("is an outline and a rim, pulses for a moment, and is taken away", () => {
    const glow = new Glow();
    const [one, other] = [egg(), egg()];
    glow.set([one]);
    expect(coats(one)).toHaveLength(2);
    expect(coats(other)).toHaveLength(0);
    expect(glow.pulses(performance.now())).toBe(true);
    const strong = (after: number, still = false): number => {
      vi.advanceTimersByTime(after);
      glow.sync(new PerspectiveCamera(), still);
      return Number(rimOf(one)?.uniforms.strong?.value);
    };
    const [low, high] = [strong(0), strong(650)];
    expect(high).toBeGreaterThan(low * 2);
    expect(strong(325, true)).toBeGreaterThan(low); // steady with reduced motion
    vi.advanceTimersByTime(10_000);
    expect(glow.pulses(performance.now())).toBe(false);
    expect(strong(0)).toBe(strong(400));
    glow.set([other]);
    expect(coats(one)).toHaveLength(0);
    glow.dispose();
    expect(coats(other)).toHaveLength(0);
  });

  it("stays on what a hand goes for, in a light of its own, whatever else is lit", () => {
    const glow = new Glow();
    const [one, other] = [egg(), egg()];
    glow.mark([one]);
    glow.set([other]);
    glow.set([]);
    expect(coats(one)).toHaveLength(2);
    glow.set([other]);
    expect(rimOf(one)).not.toBe(rimOf(other));
    glow.mark([]);
    expect(coats(one)).toHaveLength(0);
  });

  it("has an arrow over each of a few things, until the hand goes for one", () => {
    const glow = new Glow();
    const arrows = (): Object3D[] => glow.group.children.flatMap(({ children }) => children);
    const [one, other] = [egg(), egg()];
    other.position.x = 0.1;
    glow.set([one, other]);
    glow.sync(new PerspectiveCamera(), true);
    expect(arrows().map(({ position }) => position.x)).toEqual([0, 0.1]);
    for (const { position } of arrows()) expect(position.z).toBeGreaterThanOrEqual(0.01); // its top
    glow.mark([one]);
    expect(arrows()).toHaveLength(0);
    glow.mark([]);
    expect(arrows()).toHaveLength(2);
    glow.set(Array.from({ length: 13 }, egg));
    expect(arrows()).toHaveLength(0);
  });

  it("spares the many their rim", () => {
    const glow = new Glow();
    const many = Array.from({ length: 40 }, egg);
    glow.set(many);
    for (const one of many) expect(rimOf(one)).toBeUndefined();
  });
});

describe("the name over the pointer", () => {
  it("has a line down to what is named, and goes when something is pressed", () => {
    const overlay = document.createElement("div");
    const label = new Label(overlay);
    const parts = () => [...overlay.children] as HTMLElement[];
    label.show("Egg green 1", { x: 200, y: 300 });
    expect(parts().map(({ hidden }) => hidden)).toEqual([false, false]);
    for (const { style } of parts()) expect(Number(/, (\d+)px/.exec(style.transform)?.[1])).toBeLessThan(300);
    label.hide();
    expect(parts().map(({ hidden }) => hidden)).toEqual([true, true]);
    label.show("Egg green 1", { x: 200, y: 5 });
    expect(Number(/, (\d+)px/.exec(parts()[0]!.style.transform)?.[1])).toBeGreaterThan(5); // no room above
  });
});
