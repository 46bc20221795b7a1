import { describe, expect, it } from "vitest";
import { corners, fit, fitBelow, inPicture } from "../../src/flat/framing";
import { inRows } from "../../src/flat/sign";
import { TALL, WIDE } from "./boxes";

describe("the camera", () => {
  const area = { left: -0.3, right: 0.35, near: -0.2, far: 0.4, height: 0.02 };

  it.each([...WIDE, ...TALL])("shows the whole area, and comes as near as it can ($aspect)", (lens) => {
    const frame = fit(area, lens);
    const seen = corners(area).map((corner) => inPicture(corner, frame, lens));
    const farthest = Math.max(...seen.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]));
    expect(farthest).toBeLessThanOrEqual(1);
    expect(farthest).toBeGreaterThan(0.95);
  });

  it.each([...WIDE, ...TALL])("leaves the names their band at the upper edge ($aspect)", (lens) => {
    const frame = fitBelow(area, lens, 0.1);
    const seen = corners(area).map((corner) => inPicture(corner, frame, lens));
    expect(Math.max(...seen.map(({ y }) => y))).toBeLessThanOrEqual(0.8);
    expect(Math.min(...seen.map(({ y }) => y))).toBeGreaterThanOrEqual(-1);
    expect(fitBelow(area, lens, 0)).toEqual(fit(area, lens));
  });
});

describe("signs", () => {
  it("lie side by side as long as there is room, then in another row", () => {
    const spots = inRows([0.1, 0.1, 0.1], 0.22, 0.01);
    expect(spots.map((spot) => spot.row)).toEqual([0, 0, 1]);
    expect(spots[0]!.x).toBeCloseTo(-0.055);
    expect(spots[2]!.x).toBeCloseTo(0);
  });

  it("are laid even if one alone is wider than the room", () => {
    expect(inRows([0.5], 0.2)).toEqual([{ x: 0, row: 0 }]);
  });
});
