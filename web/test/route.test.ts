import { expect, it } from "vitest";
import { pathOf, routeOf, type Route } from "../src/state/route";

it("every screen has an address that leads back to it", () => {
  const routes: Route[] = [
    { at: "shelf" },
    { at: "seats", game: "go-cuckoo" },
    { at: "table", table: "k7m2 x" },
    { at: "replay", table: null },
    { at: "replay", table: "k7m2" },
  ];
  for (const route of routes) expect(routeOf(pathOf(route))).toEqual(route);
});

it("what is no address of ours leads to the shelf", () => {
  expect(routeOf("/t")).toEqual({ at: "shelf" });
  expect(routeOf("/something/else")).toEqual({ at: "shelf" });
});
