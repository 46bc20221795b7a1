import { describe, expect, it } from "vitest";
import { catalogues, fill, type Message } from "../src/i18n";
import { phrase } from "../src/i18n/moves";
import { germanMoves, germanWords } from "../src/i18n/moves.de";

const placesIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();

describe("the catalogues", () => {
  it("have the same places in every language", () => {
    for (const [key, text] of Object.entries(catalogues.en))
      expect(placesIn(catalogues.de[key as Message]), key).toEqual(placesIn(text));
  });

  it("have no empty message", () => {
    for (const catalogue of Object.values(catalogues))
      for (const [key, text] of Object.entries(catalogue)) expect(text.trim(), key).not.toBe("");
  });

  it("fill in values, and leave what is unknown", () => {
    expect(fill("{name} is {state}", { name: "Ann" })).toBe("Ann is {state}");
  });
});

describe("moves in German", () => {
  it("follow the longest beginning that is known", () => {
    expect(phrase(germanMoves, germanWords, "go-cuckoo", "lay egg")).toBe("Ein Ei legen");
    expect(phrase(germanMoves, germanWords, "go-cuckoo", "lay 12")).toBe("Stab 12 legen");
    expect(phrase(germanMoves, germanWords, "gulo-gulo", "choose red")).toBe("Rot wählen");
  });

  it("are left to the server where we have no words", () => {
    expect(phrase(germanMoves, germanWords, "eruk", "whistle")).toBeNull();
  });
});
