import { describe, expect, it } from "vitest";
import { named, t } from "../src/i18n";
import { Fault, fault, wordsOf } from "../src/i18n/fault";
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

  it("counts the games on the shelf", () => {
    const told = [0, 5, 6, 7].map((count) => t("app.tagline", { count }));
    expect(told.map((words) => words.replace(". Mind the pole.", ""))).toEqual([
      "One table",
      "Five games, one table",
      "Six games, one table",
      "7 games, one table",
    ]);
  });

  it("goes on in English until another language is learnt", () => {
    change({ language: "fr" });
    expect(t("menu.rules")).toBe("Rules");
    change({ language: "en" });
  });
});

describe("a fault", () => {
  it("is told in the language of the person, and what a browser says as it came", () => {
    expect(spoken(wordsOf(fault("error-track-part", { part: "tick" })))).toBe("The track has no tick.");
    expect(spoken(wordsOf(new Fault({ key: "refused-seat-taken", args: { seat: "B" } })))).toBe("Seat B is taken.");
    expect(spoken(wordsOf(new TypeError("Failed to fetch")))).toBe("Failed to fetch");
  });
});
