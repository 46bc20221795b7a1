import { type ComponentChild, h, render } from "preact";
import { describe, expect, it } from "vitest";
import { gameClient } from "../src/games";
import { GameBoard } from "../src/panels/board";
import { BoxArt } from "../src/parts/box_art";
import { labelOf, PlainView } from "../src/parts/plain_view";
import type { Choice, Happened, Update } from "../src/protocol";
import { live } from "../src/state/live";
import { heard } from "../src/state/table";
import { whole } from "./games/table";
import { ended } from "./made";

const UNKNOWN = "a-game-of-somebody";
const PEOPLE = ["Ann", "Bob"];

function drawn(root: ComponentChild): HTMLElement {
  const page = document.createElement("div");
  render(root, page);
  return page;
}

function viewOf(view: Record<string, unknown>): HTMLElement {
  const seats = { count: PEOPLE.length, show: (seat: number) => PEOPLE[seat] };
  return drawn(h(PlainView, { view, seats }));
}

const textsOf = (page: HTMLElement, what: string) => [...page.querySelectorAll(what)].map((one) => one.textContent);

/** The cells of a table, row by row. */
function rowsOf(page: HTMLElement): (string | null)[][] {
  return [...page.querySelectorAll("tr")].map((row) => [...row.children].map((cell) => cell.textContent));
}

describe("a view that nobody has drawn", () => {
  it("has its keys as labels, in words", () => {
    expect(["next_player", "cardsLeft", "deck"].map(labelOf)).toEqual(["Next player", "Cards left", "Deck"]);
    expect(textsOf(viewOf({ cards_left: 1200, hidden: true, note: "", last: null }), "dt, dd")).toEqual(
      ["Cards left", "1,200", "Hidden", "✓", "Note", "–", "Last", "–"], // what is empty is seen to be so
    );
  });

  it("calls seats by the names of the people, where the key speaks of them", () => {
    expect(textsOf(viewOf({ turn: 1, winners: [0, 1] }), "dd, li")).toEqual(["Bob", "AnnBob", "Ann", "Bob"]);
    expect(textsOf(viewOf({ by_player: { 0: 4, 1: 6 } }), "dt")).toEqual(["By player", "Ann", "Bob"]);
    expect(rowsOf(viewOf({ scores: [4, 6] }))).toEqual([
      ["Ann", "4"],
      ["Bob", "6"],
    ]);
  });

  it("takes no other number for a seat", () => {
    const page = viewOf({ heaps: [1, 0], turn: -1, round: 1 });
    expect(page.textContent).not.toMatch(/Ann|Bob/);
    expect(textsOf(page, "li")).toEqual(["1", "0"]);
    expect(textsOf(page, "dd").slice(1)).toEqual(["–", "1"]); // it is nobody's turn
  });

  it("shows things that are alike as a table", () => {
    const cards = [
      { kind: "river", cost: 2 },
      { kind: "stone", cost: 3 },
    ];
    expect(rowsOf(viewOf({ market: cards }))).toEqual([
      ["", "Kind", "Cost"],
      ["1", "river", "2"],
      ["2", "stone", "3"],
    ]);
  });

  it("shows rows of a board as rows, and each player's hand beside the name", () => {
    const grid = [
      ["x", ""],
      ["o", "x"],
    ];
    expect(rowsOf(viewOf({ board: grid }))).toEqual([
      ["1", "x", "–"],
      ["2", "o", "x"],
    ]);
    expect(rowsOf(viewOf({ hands: [["a", "b"], []] }))).toEqual([
      ["Ann", "a", "b"],
      ["Bob", "–"],
    ]);
  });

  it("goes as deep as the view does", () => {
    expect(textsOf(viewOf({ table: { left: { cards: [1] }, open: [] } }), "dt")).toEqual([
      "Table",
      "Left",
      "Cards",
      "Open",
    ]);
  });
});

describe("a game without a folder", () => {
  const seats = PEOPLE.map((name) => ({ kind: "person", name, level: null, away: false, mine: name === "Ann" }));
  const choice = (text: string, label: string): Choice => ({ text, label }) as Choice;
  const update = whole({
    game: UNKNOWN,
    seats: seats as Update["seats"],
    looking: 0,
    turn: 0,
    view: { heaps: [3, 5], turn: 0 },
    words: ["There are two heaps."],
    moves: [choice("take 1", "Take 1 stone"), choice("take 2", "Take 2 stones"), choice("pass", "Pass")],
    outcome: null,
    events: [],
  });
  const story = [1, 2, 3, 4].map((number) => ({ number, sentence: `Sentence ${number}.` }) as Happened);

  function board(some: Partial<Update> = {}): HTMLElement {
    heard.update.value = { ...update, ...some };
    const hand = { mine: () => null, send: () => 0 };
    const page = drawn(
      h(GameBoard, { game: UNKNOWN, title: "Stones", source: live, hand, story, onChoose: () => undefined }),
    );
    heard.update.value = null;
    return page;
  }

  it("says whose turn it is, what happened last, and shows the view", () => {
    const page = board();
    expect(gameClient(UNKNOWN)).toEqual({});
    expect(page.querySelector("section")?.getAttribute("aria-label")).toContain("Stones");
    expect(page.querySelector(".whose")?.textContent).toBe("Your turn, Ann");
    expect(textsOf(page, ".latest-news li")).toEqual(["Sentence 2.", "Sentence 3.", "Sentence 4."]);
    expect(page.textContent).toContain("There are two heaps.");
    expect(textsOf(page, "dt")).toEqual(["Heaps", "Turn"]);
    expect(textsOf(page, "dd").at(-1)).toContain("Ann");
  });

  it("has a button for every move, in the groups of the list", () => {
    const page = board();
    expect(textsOf(page, "button").length).toBe(update.moves.length);
    expect([...page.querySelectorAll("[role=group]")].map((group) => group.getAttribute("aria-label"))).toEqual([
      "Take",
    ]);
    expect([...page.querySelectorAll("button")].map((one) => one.getAttribute("aria-label"))).toEqual([
      "Take 1 stone",
      "Take 2 stones",
      "Pass",
    ]);
  });

  it("offers nothing when the game is over, and shows nothing that is hidden", () => {
    const outcome = ended({ winners: [1], scores: [], counted: [] });
    expect(board({ outcome }).querySelector("button")).toBeNull();
    expect(board({ view: null }).querySelector("dl")).toBeNull();
  });

  it("comes in a plain box with its title", () => {
    const box = drawn(h(BoxArt, { game: UNKNOWN, title: "Stones" }));
    expect(box.querySelector("text")?.textContent?.trim()).toBe("Stones");
    expect(box.querySelectorAll("svg > :not(.boxtitle)").length).toBeGreaterThan(0);
  });
});
