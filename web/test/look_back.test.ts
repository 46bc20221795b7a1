import { h, render } from "preact";
import { expect, it } from "vitest";
import { Chances } from "../src/panels/chances";
import type { LookBack, Words } from "../src/protocol";
import { choiceBefore, pointAt } from "../src/state/look_back";

const sure = (value: number) => ({ value, low: value, high: value });
const look: LookBack<Words> = {
  last: 10,
  winners: [1],
  points: [
    { step: 0, games: 40, chances: [{ value: 0.5, low: 0.3, high: 0.7 }, sure(0.3), sure(0.2)] },
    { step: 6, games: 40, chances: [sure(0.25), sure(0.75), sure(0)] },
    { step: 10, games: 0, chances: [sure(0), sure(1), sure(0)] },
  ],
  tries: [
    { begun: 1, step: 2, seat: 0, odds: 0.5, seen: false, well: true },
    { begun: 5, step: 6, seat: 1, odds: 0.5, seen: false, well: false },
  ],
  turning_points: [{ step: 6, seat: 0, before: 0.3, after: 0.75, odds: null, sentence: "It turned." }],
  decisions: [0, 2, 7],
};

function drawn(onGo: (step: number) => void = () => undefined): Element {
  const place = document.createElement("div");
  render(h(Chances, { look, game: "eruk", at: 5, label: "chances", onGo }), place);
  return place;
}

const heights = (line: Element) => ["y1", "y2"].map((end) => Number(line.getAttribute(end)));

it("the choice that led to a step is the last one before it", () => {
  expect([0, 1, 2, 3, 7, 8, 10].map((step) => choiceBefore(look, step))).toEqual([0, 0, 0, 2, 2, 7, 7]);
  expect(choiceBefore({ ...look, decisions: [] }, 3)).toBeNull();
});

it("between two points the earlier one is what is known", () => {
  expect([0, 5, 6, 9, 10].map((step) => pointAt(look, step)?.step)).toEqual([0, 0, 6, 6, 10]);
});

it("every seat has a line that can be told from the others without colour, and a mark at its end", () => {
  const lines = [...drawn().querySelectorAll(".course")];
  expect(lines).toHaveLength(3);
  expect(new Set(lines.map((line) => line.getAttribute("stroke-dasharray"))).size).toBe(3);
  const places = [...drawn().querySelectorAll("g[transform]")].map((mark) => mark.getAttribute("transform"));
  expect(new Set(places).size).toBe(3); // although two lines end together
});

it("a try that went well stands up, one that failed hangs down", () => {
  const [well, failed] = [...drawn().querySelectorAll(".tried")].map(heights);
  expect((well?.[1] ?? 0) < (well?.[0] ?? 0)).toBe(true);
  expect((failed?.[1] ?? 0) > (failed?.[0] ?? 0)).toBe(true);
});

it("turning points are numbered, and the cursor stands where the replay is", () => {
  const picture = drawn();
  expect(picture.querySelector(".turned text")?.textContent).toBe("1");
  const [cursor, flag] = [".cursor", ".turned line"].map((one) =>
    Number(picture.querySelector(one)?.getAttribute("x1")),
  );
  expect((cursor ?? 0) < (flag ?? 0)).toBe(true);
});
