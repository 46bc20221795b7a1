import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Box, SeatTold, Update, Welcome } from "../src/protocol";
import { mayLook, turning } from "../src/state/hotseat";
import { welcome } from "../src/state/table";

const mine: SeatTold = {
  kind: "person",
  name: "Ann",
  level: null,
  away: false,
  mine: true,
  may_sit: "no",
  always: null,
  helped: false,
};
const bot: SeatTold = {
  kind: "bot",
  name: "Bot",
  level: "random",
  away: false,
  mine: false,
  may_sit: "no",
  always: null,
  helped: false,
};

function at(some: Partial<Update>): Update {
  return { game: "gulp", seats: [mine, mine, bot], turn: 0, looking: 0, outcome: null, ...some } as Update;
}

/** The shelf of the server says in which games a hand is secret. */
const shelf = [
  { name: "gulp", secret: true },
  { name: "eruk", secret: false },
] as Box[];

describe("several people on one screen", () => {
  beforeAll(() => void (welcome.value = { shelf } as Welcome));
  afterAll(() => void (welcome.value = null));

  it("stay with the view while it is the turn of who looks, of a bot, or of nobody", () => {
    expect(turning(at({}))).toEqual({ do: "stay" });
    expect(turning(at({ turn: 2 }))).toEqual({ do: "stay" });
    expect(turning(at({ turn: null }))).toEqual({ do: "stay" });
    expect(turning(at({ turn: -1 }))).toEqual({ do: "stay" });
    expect(turning(at({ turn: 1, by_itself: true }))).toEqual({ do: "stay" });
  });

  it("hand the screen over where hands are secret", () => {
    expect(turning(at({ turn: 1 }))).toEqual({ do: "hand over", seat: 1 });
    expect(turning(at({ turn: 1, looking: null }))).toEqual({ do: "hand over", seat: 1 });
    expect(turning(at({ game: "not on the shelf", turn: 1 }))).toEqual({ do: "hand over", seat: 1 });
  });

  it("just turn the view where all is open, or one person is alone", () => {
    expect(turning(at({ game: "eruk", turn: 1 }))).toEqual({ do: "look", seat: 1 });
    expect(turning(at({ seats: [mine, bot, bot], turn: 0, looking: null }))).toEqual({ do: "look", seat: 0 });
  });

  it("see each other's side between turns, but never each other's cards", () => {
    expect(mayLook(at({ game: "eruk", turn: 2 }), 1)).toBe(true);
    expect(mayLook(at({ game: "eruk", turn: 0 }), 1)).toBe(false);
    expect(mayLook(at({ game: "gulp", turn: 2 }), 1)).toBe(false);
  });

  it("are seen by watchers as the host allows", () => {
    const watched = { seats: [bot, bot], looking: null };
    expect(mayLook(at({ ...watched, watchers: "seats" }), 1)).toBe(true);
    expect(mayLook(at({ ...watched, watchers: "table" }), 1)).toBe(false);
  });
});
