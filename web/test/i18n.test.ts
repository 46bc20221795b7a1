import { describe, expect, it } from "vitest";
import { named, t } from "../src/i18n";
import { Fault, fault, wordsOf } from "../src/i18n/fault";
import { reader } from "../src/i18n/phrasebook";
import { Speaker } from "../src/i18n/speaker";
import { spoken } from "../src/i18n/spoken";
import { firstSpoken, languages } from "../src/languages";
import { change } from "../src/settings";

const speaker = new Speaker(
  "de",
  "egg = egg\nonly-english = An egg.",
  `egg = { $colour ->
    [red] das rote Ei
   *[purple] das lila Ei
}
fell = { $what } fiel { $count ->
    [one] einmal
   *[other] { $count } Mal
}.
comma = { $first }, { $rest }`,
);
const egg = (colour: string) => ({ key: "egg", args: { colour } });

describe("a speaker", () => {
  it("says texts in texts, and bends words to their nouns", () => {
    expect(speaker.say({ key: "fell", args: { what: egg("red"), count: 1 } })).toBe("das rote Ei fiel einmal.");
    expect(speaker.say({ key: "fell", args: { what: egg("purple"), count: 1.5 } })).toBe("das lila Ei fiel 1,5 Mal.");
  });

  it("tells lists one after the other", () => {
    const what = [egg("red"), "Ann", egg("purple")];
    expect(speaker.say({ key: "fell", args: { what, count: 2 } })).toBe("das rote Ei, Ann, das lila Ei fiel 2 Mal.");
  });

  it("leaves names alone, says in English what has no other words, and tells the key of what has none", () => {
    expect(speaker.say("egg")).toBe("egg");
    expect(speaker.say({ key: "only-english", args: {} })).toBe("An egg.");
    expect(speaker.say({ key: "nowhere", args: {} })).toBe("nowhere");
  });
});

describe("the page", () => {
  it("speaks the first language of the person's that it has", () => {
    expect(firstSpoken(["nl", "fr-CA", "de"])).toBe("fr");
    expect(firstSpoken(["nl"])).toBe("en");
    expect(languages).toEqual({ de: "Deutsch", en: "English", es: "Español", fr: "Français" });
  });

  it("has words with dots or dashes, and the words of the games", () => {
    expect([t("seats.seat", { seat: "B" }), t("seats-seat", { seat: "B" })]).toEqual(["Seat B", "Seat B"]);
    expect(named("eruk", "option", "layout", "rows")).toBe("in rows");
    expect(named("chess", "option", "layout", "rows")).toBe("rows");
  });

  it("goes on in English until another language is learnt", () => {
    change({ language: "fr" });
    expect(t("menu.rules")).toBe("Rules");
    change({ language: "en" });
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

describe("a fault", () => {
  it("is told in the language of the person, and what a browser says as it came", () => {
    expect(spoken(wordsOf(fault("error-track-part", { part: "tick" })))).toBe("The track has no tick.");
    expect(spoken(wordsOf(new Fault({ key: "refused-seat-taken", args: { seat: "B" } })))).toBe("Seat B is taken.");
    expect(spoken(wordsOf(new TypeError("Failed to fetch")))).toBe("Failed to fetch");
  });
});
