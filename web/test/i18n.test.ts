import { describe, expect, it } from "vitest";
import { catalogues, fill, type Message } from "../src/i18n";
import { reader } from "../src/i18n/phrasebook";

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

const read = reader({
  sentence: {
    "The {colour} egg fell.": "Das {colour:e} Ei fiel.",
    "{count,} lie here.": "Hier liegen {count}.",
    "{name} waits {n} seconds.": "{name} wartet {n} Sekunden.",
    "{move}.": "{move}.",
  },
  count: { "1 egg": "1 Ei", "{n} eggs": "{n} Eier" },
  colour: { red: "rot", purple: "lila" },
  name: { "{text}": "{text}" },
  move: { "turn tile {n}": "Plättchen {n} umdrehen" },
});

describe("a phrasebook", () => {
  it("bends a colour to its noun", () => {
    expect(read("The red egg fell.")).toBe("Das rote Ei fiel.");
    expect(read("The purple egg fell.")).toBe("Das lila Ei fiel.");
  });

  it("goes through lists", () => {
    expect(read("1 egg, 2 eggs and 10 eggs lie here.")).toBe("Hier liegen 1 Ei, 2 Eier und 10 Eier.");
  });

  it("leaves names alone and writes numbers as Germans do", () => {
    expect(read("egg wins waits 1.5 seconds.")).toBe("egg wins wartet 1,5 Sekunden.");
  });

  it("knows a phrase at the beginning of a sentence too", () => {
    expect(read("Turn tile 4.")).toBe("Plättchen 4 umdrehen.");
  });

  it("reads lines one by one", () => {
    expect(read("The red egg fell.\nTurn tile 4.")).toBe("Das rote Ei fiel.\nPlättchen 4 umdrehen.");
    expect(read("The red egg fell.\nNobody knows this.")).toBeNull();
  });

  it("is not lost in a long list that fits nowhere", () => {
    const guests = reader({ sentence: { "{name,} win.": "{name} gewinnen." }, name: { "{text}": "{text}" } });
    expect(guests("Ann, Bob and Cid win.")).toBe("Ann, Bob und Cid gewinnen.");
    expect(guests(`${"Ann, ".repeat(60)}Bob lose.`)).toBeNull();
  });

  it("says so when it has no words", () => {
    expect(read("The blue egg fell.")).toBeNull();
  });
});
