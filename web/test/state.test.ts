import { describe, expect, it } from "vitest";
import { stepOf } from "../src/panels/guide";
import { headline } from "../src/panels/now";
import { isSecondClick } from "../src/parts/double_click";
import { fitting } from "../src/parts/typed_name";
import type { Box, Happened, Replay, Update } from "../src/protocol";
import { readSettings, settings } from "../src/settings";
import { updateOf } from "../src/state/replay";
import { asked, firstSeating, seatsForNow } from "../src/state/seating";
import { clearTable, heard, news, withNews } from "../src/state/table";
import { ended } from "./made";

const box = { name: "eruk", least: 2, most: 5 } as Box;
const nameless = (seat: number) => `Player ${seat}`;

describe("the seats of a new table", () => {
  it("are me and bots, as many as the game needs", () => {
    expect(seatsForNow(box, "Ann", nameless)).toEqual([
      { kind: "me", name: "Ann" },
      { kind: "bot", level: "" },
    ]);
  });

  it("give a name to whoever has none, and hold somebody else on this screen as me", () => {
    const seating = firstSeating(box, " ").slice(0, 3);
    seating[1] = { kind: "screen", name: "Bea", level: "" };
    seating[2] = { kind: "link", name: "", level: "" };
    expect(asked(seating, nameless)).toEqual([
      { kind: "me", name: "Player 0" },
      { kind: "me", name: "Bea" },
      { kind: "link" },
    ]);
  });
});

it("names are cut between signs, never in one", () => {
  const family = "👩‍👩‍👧";
  expect(fitting(`${"a".repeat(18)}${family}bcd`)).toBe(`${"a".repeat(18)}${family}b`);
  expect(fitting(`${"a".repeat(20)}${family}bcd`)).toBe("a".repeat(20));
  expect([...fitting("💪🏽".repeat(20))]).toHaveLength(24);
});

it("a second tap on the same place at once is an echo of the first; keys and later taps are none", () => {
  const tap = (timeStamp: number, clientX: number) =>
    ({ pointerType: "touch", timeStamp, clientX, clientY: 0 }) as PointerEvent;
  expect([tap(1000, 0), tap(1200, 5), tap(1400, 300), tap(2000, 300)].map(isSecondClick)).toEqual([
    false,
    true,
    false,
    false,
  ]);
  const click = (detail: number) => ({ pointerType: "mouse", detail }) as PointerEvent;
  expect([click(1), click(2), click(0)].map(isSecondClick)).toEqual([false, true, false]);
});

describe("the story", () => {
  const event = (number: number) => ({ number, sentence: String(number) }) as Happened;

  it("tells nothing twice, whatever comes again after a reconnect", () => {
    const told = withNews([event(1), event(2)], [event(2), event(3)]);
    expect(told.map((one) => one.number)).toEqual([1, 2, 3]);
  });

  it("is news to the board only from when one came", () => {
    expect(news([event(1), event(2)])).toEqual([]);
    heard.update.value = {} as Update;
    heard.story.value = [event(1), event(2)];
    expect(news([event(2), event(3)])).toEqual([event(3)]);
    clearTable();
  });
});

describe("the guide of the first pull", () => {
  const at = (phase: string, seat: number | null) =>
    ({ hand: { phase, seat }, seats: [{ mine: true, level: null }] }) as unknown as Update;

  it("goes on as the person does it", () => {
    expect(stepOf(at("resting", null), false, "choose")).toBe("choose");
    expect(stepOf(at("trying", 0), false, "choose")).toBe("grip");
    expect(stepOf(at("trying", 0), true, "grip")).toBe("pull");
    expect(stepOf(at("trying", 0), false, "pull")).toBe("pull");
    expect(stepOf(at("resting", null), false, "pull")).toBe("over");
  });

  it("begins again after a try in which nothing was held", () => {
    expect(stepOf(at("resting", null), false, "grip")).toBe("choose");
  });
});

describe("the headline", () => {
  const at = (declared: string | null) =>
    ({
      game: "gulp",
      turn: 0,
      started: true,
      looking: 0,
      seats: [{ name: "Ann", kind: "person", level: null, mine: true }],
      view: { declared },
    }) as unknown as Update;

  it("of Gulp asks for an answer where it is only an answer that is asked for", () => {
    expect(headline(at(null))).toBe("Your turn, Ann");
    expect(headline(at("7-blornn"))).toBe("Ann: do you answer?");
  });
});

describe("a replay", () => {
  it("shows each step as a table at which nothing can be done", () => {
    const outcome = ended({ scores: [1, 0], sentence: "Ann wins.", counted: ["1 egg", "no eggs"] });
    const step = {
      number: 0,
      seconds: null,
      who: null,
      text: "",
      sentence: "",
      view: { turn: 1 },
      words: [],
      track: false,
    };
    const replay = { game: "eruk", names: ["Ann", "Bob"], outcome, steps: [step, step] } as unknown as Replay;
    expect(updateOf(replay, 0, null)).toMatchObject({ turn: 1, moves: [], outcome: null, started: true });
    expect(updateOf(replay, 1, 0)).toMatchObject({ outcome, looking: 0 });
  });
});

describe("settings", () => {
  it("that cannot be read are as at first", () => {
    expect(readSettings("not json", settings.value)).toEqual(settings.value);
    expect(readSettings('{"sound": false}', settings.value).sound).toBe(false);
  });
});
