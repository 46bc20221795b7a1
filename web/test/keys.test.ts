import { beforeEach, expect, it } from "vitest";
import { forgetKey, keepKey, keyOf, noteGame, openGames } from "../src/net/keys";
import type { SeatTold, Update } from "../src/protocol";

beforeEach(() => localStorage.clear());

it("keeps the key of each table", () => {
  keepKey("one", "secret");
  keepKey("two", "other");
  expect(keyOf("one")).toBe("secret");
  forgetKey("one");
  expect(keyOf("one")).toBeNull();
  expect(keyOf("two")).toBe("other");
});

it("knows the way back to the games one plays in, as long as they go on", () => {
  const seat = (name: string, mine: boolean) => ({ kind: "person", name, mine }) as SeatTold;
  const bot = { kind: "bot", name: "Keen bot C", mine: false } as SeatTold;
  const told = { table: "one", game: "eruk", seats: [seat("Ann", true), seat("Bob", false), bot], outcome: null };
  keepKey("one", "secret", 1);
  keepKey("two", "other", 2);
  keepKey("watched", "third", 3);
  noteGame(told);
  noteGame({ ...told, table: "two", game: "gulp" });
  noteGame({ ...told, table: "watched", seats: [seat("Bob", false)] });
  expect(openGames()).toEqual([
    { table: "two", game: "gulp", names: ["Ann", "Bob"] },
    { table: "one", game: "eruk", names: ["Ann", "Bob"] },
  ]);
  noteGame({ ...told, outcome: { winners: [0] } as Update["outcome"] });
  forgetKey("two");
  expect(openGames()).toEqual([]);
  expect(keyOf("one")).toBe("secret"); // for the game after it
});

it("forgets the oldest when there are too many", () => {
  for (let table = 0; table < 60; table++) keepKey(`t${table}`, "k", table);
  expect(keyOf("t0")).toBeNull();
  expect(keyOf("t59")).toBe("k");
  expect(localStorage.length).toBe(50);
});
