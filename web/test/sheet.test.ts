/** On a phone the sheet opens by itself if nothing can be chosen on the table. */

import { afterEach, expect, it } from "vitest";
import { isOnTable } from "../src/panels/side";
import type { Update } from "../src/protocol";
import { noPicture, offered } from "../src/state/list";

const AT_THE_NEST = { hand: { phase: "choosing" }, moves: [{ text: "stay" }, { text: "go D2" }] } as unknown as Update;
const AT_THE_RIVER = { hand: null, moves: [{ text: "draw" }] } as unknown as Update;

afterEach(() => {
  offered.value = null;
  noPicture.value = false;
});

it("what lies on the table can be chosen there", () => {
  offered.value = ["go D2"];
  expect(isOnTable(AT_THE_NEST)).toBe(true);
  offered.value = ["turn tile"];
  expect(isOnTable(AT_THE_NEST)).toBe(false);
});

it("nothing is said to be missing before it could lie there", () => {
  expect(isOnTable(AT_THE_NEST)).toBe(true);
  offered.value = [];
  expect(isOnTable(AT_THE_RIVER)).toBe(true);
});

it("without a picture there is no choice on the table", () => {
  noPicture.value = true;
  expect(isOnTable(AT_THE_RIVER)).toBe(false);
});
