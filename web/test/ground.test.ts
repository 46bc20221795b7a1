import { expect, it } from "vitest";
import { endless } from "../src/look/noise";

it("meets itself at every edge, so that its pictures can be laid side by side", () => {
  for (let n = 0; n < 20; n++) {
    const at = n / 20;
    expect(endless(0, at, 5, 3, 4)).toBeCloseTo(endless(1, at, 5, 3, 4), 9);
    expect(endless(at, 1 - 1e-9, 5, 3, 4)).toBeCloseTo(endless(at, 0, 5, 3, 4), 6);
  }
});

it("is uneven, and stays between 0 and 1", () => {
  const heights = Array.from({ length: 400 }, (_, n) => endless((n % 20) / 20, Math.floor(n / 20) / 20, 5, 3, 4));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...heights)).toBeLessThanOrEqual(1);
  expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(0.3);
});
