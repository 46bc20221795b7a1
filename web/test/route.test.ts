import { expect, it } from "vitest";
import { go, pathOf, type Route, routeOf } from "../src/state/route";

it("every screen has an address that leads back to it", () => {
  const routes: Route[] = [
    { at: "shelf" },
    { at: "seats", game: "go-cuckoo" },
    { at: "table", table: "k7m2 x" },
    { at: "replay", table: null },
    { at: "day", game: "go-cuckoo" },
    { at: "replay", table: "k7m2" },
    { at: "replay", table: "k7m2", look: true },
  ];
  for (const route of routes) expect(routeOf(pathOf(route))).toEqual(route);
});

it("what is no address of ours leads nowhere, also a link that was cut", () => {
  for (const path of ["/t", "/something/else", "/t/%zz", "/play/%"]) expect(routeOf(path)).toEqual({ at: "nowhere" });
});

it("a table has one entry in the history, however often one arrives there", () => {
  const before = history.length;
  go({ at: "table", table: "k7m2" });
  go({ at: "table", table: "k7m2" });
  expect(history.length).toBe(before + 1);
  go({ at: "table", table: "again" }, true);
  expect(location.pathname).toBe("/t/again");
  expect(history.length).toBe(before + 1);
  go({ at: "shelf" });
});
