import { describe, expect, it } from "vitest";
import { colourIn } from "../src/hand/words";
import type { Choice } from "../src/protocol";
import { commonWords, filterMoves, groupMoves } from "../src/state/move_groups";

const choice = (text: string, label: string): Choice => ({ text, label });

describe("the list of moves", () => {
  it("puts moves that begin alike together, with only what differs on the buttons", () => {
    const groups = groupMoves([
      choice("turn 1", "Turn counter 1"),
      choice("turn 2", "Turn counter 2"),
      choice("stop", "Stop"),
    ]);
    expect(groups.map((group) => group.title)).toEqual(["Turn counter", ""]);
    expect(groups[0]?.moves.map((move) => move.short)).toEqual(["1", "2"]);
    expect(groups[1]?.moves[0]?.short).toBe("Stop");
  });

  it("finds what is alike also at the end, where German has its verb", () => {
    const groups = groupMoves([
      choice("pull 3", "Stäbchen 3 (oben rot) ziehen"),
      choice("pull 12", "Stäbchen 12 (oben rot) ziehen"),
      choice("choose red", "Rot wählen"),
      choice("choose blue", "Blau wählen"),
    ]);
    expect(groups.map((group) => group.title)).toEqual(["Stäbchen … ziehen", "… wählen"]);
    expect(groups[0]?.moves.map((move) => move.short)).toEqual(["3 (oben rot)", "12 (oben rot)"]);
    expect(groups[1]?.moves.map((move) => move.short)).toEqual(["Rot", "Blau"]);
  });

  it("leaves every button at least one word of its own", () => {
    expect(commonWords([["Keep"], ["Keep", "no", "more"]])).toEqual([]);
    expect(
      commonWords([
        ["Pull", "stick", "3"],
        ["Pull", "stick", "3", "again"],
      ]),
    ).toEqual(["Pull", "stick"]);
  });

  it("is filtered by all typed words, in the label or the text", () => {
    const moves = [choice("pull 12", "Pull stick 12 (red top)"), choice("pull 7", "Pull stick 7 (green top)")];
    expect(filterMoves(moves, "RED pull").map((move) => move.text)).toEqual(["pull 12"]);
    expect(filterMoves(moves, "")).toHaveLength(2);
    expect(filterMoves(moves, "blue")).toHaveLength(0);
  });
});

describe("the colour of a move", () => {
  it("is found in its label", () => {
    expect(colourIn("Pull stick 1 (red top)")).toBe("red");
    expect(colourIn("Point at egg yellow-3")).toBe("yellow");
    expect(colourIn("Turn counter 12")).toBeNull();
    expect(colourIn("Redo")).toBeNull();
  });
});
