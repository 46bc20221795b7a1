import { expect, it } from "vitest";
import { eventOn, signText } from "../../src/games/gulp/words";
import type { Update } from "../../src/protocol";
import { casesOf } from "./told";

const CARD = "10-blornn";

function sign(text: string, label: string): string {
  return signText({ text, label }, CARD);
}

it("a sign for the card that is picked up does not name it, others are the moves", () => {
  expect(sign("push 10-blornn", "Push Blornn 10")).toBe("Push");
  expect(sign("sacrifice 10-blornn", "Sacrifice Blornn 10")).toBe("Sacrifice");
  expect(sign("harvest 10-blornn", "Harvest Blornn 10")).toBe("Harvest");
  expect(sign("draw", "Draw two cards")).toBe("Draw two cards");
  expect(signText({ text: "push 10-blornn", label: "Push Blornn 10" }, null)).toBe("Push Blornn 10");
});

it("every use of a card in hand has a sign of its own", () => {
  const acting: Update[] = casesOf("gulp").flatMap(({ phase, update }) => (phase === "act" ? [update] : []));
  expect(acting.length).toBeGreaterThan(0);
  for (const { text, label } of acting.flatMap(({ moves }) => moves)) {
    const [verb = "", card = ""] = text.split(" ");
    if (card) expect(signText({ text, label }, card)).not.toBe(verb);
  }
});

it("an event says on its card what it does", () => {
  expect(eventOn("q-grabbles")).toEqual({
    name: "DOUBLE BREAKFAST",
    text: "You have 2 more actions in this turn.",
  });
  expect(eventOn("7-blornn")).toBeNull();
});
