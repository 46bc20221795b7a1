import { describe, expect, it } from "vitest";
import { pose } from "../../src/flat/glide";
import { HIDDEN } from "../../src/games/gulp/cards";
import { type Lying, match } from "../../src/games/gulp/matching";
import { type Slot, sorted, type Zone } from "../../src/games/gulp/slots";

function lying(zone: Zone, card: string, index = 0, seat = -1): Lying {
  return { zone, card, index, seat };
}

function slot(zone: Zone, card: string, index = 0, seat = -1): Slot {
  return { ...lying(zone, card, index, seat), pose: pose(0, 0, 0) };
}

describe("cards are seen to move", () => {
  it("a pushed card goes from the hand to the stage, from there into the River", () => {
    expect(match([lying("hand", "7-blornn", 0, 0)], [slot("stage", "7-blornn", 0, 0)])).toEqual([0]);
    expect(match([lying("stage", "7-blornn", 0, 0)], [slot("river", "7-blornn", 0)])).toEqual([0]);
  });

  it("the River moves on, and what leaves it lies on the discard pile", () => {
    const before = ["2-blornn", "3-blornn", "4-blornn", "5-blornn", "6-blornn"].map((card, index) =>
      lying("river", card, index),
    );
    const after = ["9-grettuce", "2-blornn", "3-blornn", "4-blornn", "5-blornn"].map((card, index) =>
      slot("river", card, index),
    );
    expect(match([...before, lying("stage", "9-grettuce")], [...after, slot("discard", "6-blornn")])).toEqual([
      5, 0, 1, 2, 3, 4,
    ]);
  });

  it("a card that another player plays is one of the backs before him", () => {
    const before = [lying("fan", HIDDEN, 0, 1), lying("fan", HIDDEN, 1, 1), lying("fan", HIDDEN, 0, 2)];
    expect(
      match(before, [slot("fan", HIDDEN, 0, 1), slot("stage", "k-blornn", 0, 1), slot("fan", HIDDEN, 0, 2)]),
    ).toEqual([0, 1, 2]);
  });

  it("what is drawn comes from the deck", () => {
    expect(
      match([lying("hand", "2-blornn", 0, 0)], [slot("hand", "2-blornn", 0, 0), slot("hand", "9-grettuce", 1, 0)]),
    ).toEqual([0, -1]);
  });

  it("no card becomes two", () => {
    const found = match(
      [lying("hand", "2-blornn", 0, 0)],
      [slot("hand", "2-blornn", 0, 0), slot("hand", "2-blornn", 1, 0)],
    );
    expect(found).toEqual([0, -1]);
  });

  it("a hand's card never becomes another player's", () => {
    expect(match([lying("hand", "2-blornn", 0, 0)], [slot("harvest", "2-blornn", 0, 1)])).toEqual([-1]);
  });
});

it("a hand is held crop by crop, low cards first", () => {
  expect(sorted(["a-blornn", "10-grettuce", "2-blornn", "9-grettuce", "j-blerries"])).toEqual([
    "9-grettuce",
    "10-grettuce",
    "2-blornn",
    "a-blornn",
    "j-blerries",
  ]);
});
