import { beforeEach, expect, it } from "vitest";
import { forgetToken, keepToken, noteGame, openGames, tokenOf } from "../src/net/seat_tokens";
import type { SeatTold, Update } from "../src/protocol";

beforeEach(() => localStorage.clear());

it("keeps the token of each table", () => {
  keepToken("one", "secret");
  keepToken("two", "other");
  expect(tokenOf("one")).toBe("secret");
  forgetToken("one");
  expect(tokenOf("one")).toBeNull();
  expect(tokenOf("two")).toBe("other");
});

it("knows the tokens and games that the version before has kept", () => {
  localStorage.setItem(
    "teeter.key.Qm3xT0aZ9bLk",
    '{"token":"s3cret","at":1763300000000,"game":"gulp","names":["Ann"]}',
  );
  expect(tokenOf("Qm3xT0aZ9bLk")).toBe("s3cret");
  expect(openGames()).toEqual([{ table: "Qm3xT0aZ9bLk", game: "gulp", names: ["Ann"] }]);
});

it("knows the way back to the games one plays in, as long as they go on", () => {
  const seat = (name: string, mine: boolean) => ({ kind: "person", name, mine }) as SeatTold;
  const bot = { kind: "bot", name: "Keen bot C", mine: false } as SeatTold;
  const told = { table: "one", game: "eruk", seats: [seat("Ann", true), seat("Bob", false), bot], outcome: null };
  keepToken("one", "secret", 1);
  keepToken("two", "other", 2);
  keepToken("watched", "third", 3);
  noteGame(told);
  noteGame({ ...told, table: "two", game: "gulp" });
  noteGame({ ...told, table: "watched", seats: [seat("Bob", false)] });
  expect(openGames()).toEqual([
    { table: "two", game: "gulp", names: ["Ann", "Bob"] },
    { table: "one", game: "eruk", names: ["Ann", "Bob"] },
  ]);
  noteGame({ ...told, outcome: { winners: [0] } as Update["outcome"] });
  forgetToken("two");
  expect(openGames()).toEqual([]);
  expect(tokenOf("one")).toBe("secret"); // for the game after it
});

it("forgets the oldest when there are too many", () => {
  for (let table = 0; table < 60; table++) keepToken(`t${table}`, "k", table);
  expect(tokenOf("t0")).toBeNull();
  expect(tokenOf("t59")).toBe("k");
  expect(localStorage.length).toBe(50);
});
