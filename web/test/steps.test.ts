/** The guide of a game without hands goes on as the person does it. */

import { describe, expect, it } from "vitest";
import { GUIDE as ERUK } from "../src/games/eruk/guide";
import { GUIDE as GULP } from "../src/games/gulp/guide";
import { stepAt } from "../src/panels/steps";
import type { Update } from "../src/protocol";

/** As much of an update as the guide looks at: the only person sits on seat 0. */
function updateWith(view: object, turn: number): Update {
  return {
    view,
    turn,
    seats: [
      { mine: true, level: null },
      { mine: false, level: null },
    ],
  } as unknown as Update;
}

describe("the guide of Eruk", () => {
  const lying = (...faces: string[]) => ({ counters: ["?", "?", ...faces] });

  it("waits until the person has turned a counter", () => {
    expect(stepAt(ERUK, updateWith(lying(), 0), 0)).toBe(0);
    expect(stepAt(ERUK, updateWith(lying("seal"), 1), 0)).toBe(0);
    expect(stepAt(ERUK, updateWith(lying("seal"), 0), 0)).toBe(1);
  });

  it("goes on after the second one, or when the turn is lost", () => {
    expect(stepAt(ERUK, updateWith(lying("seal"), 0), 1)).toBe(1);
    expect(stepAt(ERUK, updateWith(lying("seal", "seal"), 0), 1)).toBe(2);
    expect(stepAt(ERUK, updateWith(lying(), 1), 1)).toBe(2);
  });

  it("ends with a step that only the person ends", () => {
    expect(stepAt(ERUK, updateWith(lying(), 1), 2)).toBe(2);
  });
});

describe("the guide of Gulp", () => {
  it("goes on when the villages stand, and after the first action", () => {
    expect(stepAt(GULP, updateWith({ phase: "settle", actions: 2 }, 0), 0)).toBe(0);
    expect(stepAt(GULP, updateWith({ phase: "act", actions: 2 }, 0), 0)).toBe(1);
    expect(stepAt(GULP, updateWith({ phase: "act", actions: 1 }, 1), 1)).toBe(1);
    expect(stepAt(GULP, updateWith({ phase: "act", actions: 1 }, 0), 1)).toBe(2);
  });
});
