import { SpotLight, type WebGLRenderer } from "three";
import { expect, it } from "vitest";
import { Fineness } from "../src/scene3d/quality";
import type { Quality } from "../src/settings";

/** What is drawn, and how finely. */
function table(quality: Quality): { fineness: Fineness; key: SpotLight; ratios: number[] } {
  const key = new SpotLight();
  const ratios: number[] = [];
  const renderer = { setPixelRatio: (ratio: number) => ratios.push(ratio) } as unknown as WebGLRenderer;
  return { fineness: new Fineness(renderer, key, quality, () => undefined), key, ratios };
}

/** How a table is drawn after pictures that took so many milliseconds. */
function after(quality: Quality, took: number[]): { fine: boolean; shadows: number; judges: boolean } {
  const { fineness, key } = table(quality);
  for (const milliseconds of took) fineness.judge(milliseconds);
  fineness.draws(0, false);
  return { fine: fineness.fine, shadows: key.shadow.mapSize.x, judges: fineness.judges };
}

it("begins lightly, because nobody knows yet how quick the machine is", () => {
  expect(after("auto", [])).toEqual({ fine: false, shadows: 256, judges: true });
  expect(after("auto", [900])).toEqual({ fine: false, shadows: 512, judges: true });
});

it("draws the very first picture with the fewest pixels, and changes nothing before the next one", () => {
  const { fineness, ratios } = table("auto");
  fineness.draws(0, false);
  fineness.judge(900);
  expect(ratios).toEqual([0.5]);
  fineness.draws(16, false);
  expect(ratios).toEqual([0.5, 0.75]);
});

it("draws finely as soon as a picture after the first has come quickly", () => {
  expect(after("auto", [2])).toMatchObject({ fine: false, judges: true }); // the first has no say
  expect(after("auto", [900, 12])).toMatchObject({ fine: true, shadows: 2048, judges: false });
  expect(after("auto", [900, 300, 12])).toMatchObject({ fine: true, shadows: 2048 });
});

it("stays light on a slow machine", () => {
  expect(after("auto", [900, 300, 300, 300])).toEqual({ fine: false, shadows: 512, judges: false });
});

it("draws less when pictures come slowly, and more once if only the start was slow", () => {
  const { fineness, key } = table("auto");
  for (const milliseconds of [900, 300, 300, 300]) fineness.judge(milliseconds);
  let now = 0;
  const shadowsAfter = (each: number): number => {
    for (let n = 0; n < 46; n++) fineness.draws((now += each), true);
    return key.castShadow ? key.shadow.mapSize.x : 0;
  };
  expect(shadowsAfter(25)).toBe(512);
  expect(shadowsAfter(16)).toBe(2048);
  expect([1, 2, 3].map(() => shadowsAfter(40))).toEqual([1024, 1024, 512]);
  expect(shadowsAfter(16)).toBe(512);
  expect(shadowsAfter(40)).toBe(0);
});

it("draws fewer pixels within seconds where a picture takes half a second", () => {
  const ratios: number[] = [];
  const renderer = { setPixelRatio: (ratio: number) => ratios.push(ratio) } as unknown as WebGLRenderer;
  const fineness = new Fineness(renderer, new SpotLight(), "auto", () => undefined, true);
  expect(fineness.judges).toBe(false); // the processor will not become quicker
  for (let n = 1; n < 9; n++) fineness.draws(n * 500, true);
  expect(ratios).toEqual([0.75, 0.5]);
});

it("does at once what a person has chosen", () => {
  expect(after("high", [])).toMatchObject({ fine: true, shadows: 2048, judges: false });
  expect(after("low", []).fine).toBe(false);
});
