import { describe, expect, it } from "vitest";
import { isAccident, moodOf, type RefereeWords, soundOf } from "../src/physical/reports";

const words: RefereeWords = {
  accident: /^alarm/,
  sounds: [
    ["takes", "take"],
    ["alarm", "alarm"],
  ],
};

describe("a report of the referee", () => {
  it("is bad news if it says so itself, whatever its words are", () => {
    expect(isAccident({ text: "takes", well: false }, words)).toBe(true);
    expect(isAccident({ text: "alarm pole", well: true }, words)).toBe(false);
  });

  it("is known by its words if it does not say so", () => {
    expect(isAccident({ text: "alarm pole", well: null }, words)).toBe(true);
    expect(isAccident({ text: "takes", well: null }, words)).toBe(false);
  });

  it("is not to be seen again when somebody gave up", () => {
    expect(isAccident({ text: "alarm gave up", well: false }, words)).toBe(false);
  });

  it("has the sound of how it begins", () => {
    expect(soundOf({ text: "alarm pole", well: false, bodies: ["pole", "table"] }, words)).toBe("alarm");
    expect(soundOf({ text: "nothing", well: true, bodies: [] }, words)).toBeNull();
  });

  it("creaks and is looked at when the pole leans on the rim although all went well", () => {
    const report = { text: "takes", well: true, bodies: ["red-1", "finger 1", "pole", "bowl"] };
    expect(soundOf(report, words)).toBe("creak");
    expect(moodOf(report, words)).toBe("wonder");
    expect(moodOf({ ...report, bodies: ["red-1"] }, words)).toBeNull();
  });
});
