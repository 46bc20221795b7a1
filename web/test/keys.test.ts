import { beforeEach, expect, it } from "vitest";
import { forgetKey, keepKey, keyOf } from "../src/net/keys";

beforeEach(() => localStorage.clear());

it("keeps the key of each table", () => {
  keepKey("one", "secret");
  keepKey("two", "other");
  expect(keyOf("one")).toBe("secret");
  forgetKey("one");
  expect(keyOf("one")).toBeNull();
  expect(keyOf("two")).toBe("other");
});

it("forgets the oldest when there are too many", () => {
  for (let table = 0; table < 60; table++) keepKey(`t${table}`, "k", table);
  expect(keyOf("t0")).toBeNull();
  expect(keyOf("t59")).toBe("k");
  expect(localStorage.length).toBe(50);
});
