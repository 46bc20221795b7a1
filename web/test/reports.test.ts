import { describe, expect, it } from "vitest";
import { isAccident, moodOf, type RefereeWords, soundOf } from "../src/physical/reports";

const words: RefereeWords = {
  gaveUp: "alarm gave up",
  sounds: [
    ["takes", "take"],
    ["alarm", "alarm"],
  ],
};

describe("a report of the referee", () => {
  it("is bad news if it says so itself", () => {
    expect(isAccident({ well: false })).toBe(true);
    expect(isAccident({ well: true })).toBe(false);
    expect(isAccident({ well: null })).toBe(false); // a seat has moved
  });

  it("is not to be seen again when somebody gave up", () => {
    expect(moodOf({ text: "alarm pole", well: false, bodies: [] }, words)).toBe("alarm");
    expect(moodOf({ text: "alarm gave up", well: false, bodies: [] }, words)).toBeNull();
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
