import { expect, it } from "vitest";
import german from "../../src/games/gulp/events.de.json";
import english from "../../src/games/gulp/events.json";

it("every event has its text in both languages", () => {
  expect(Object.keys(german).sort()).toEqual(Object.keys(english).sort());
  expect(Object.keys(english)).toHaveLength(16);
});
