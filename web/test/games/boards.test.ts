import { describe, expect, it, vi } from "vitest";
import type { Board } from "../../src/board";
import { ErukBoard } from "../../src/games/eruk/board";
import { GulpBoard } from "../../src/games/gulp/board";
import { drawn, QuietTable } from "./table";
import { casesOf } from "./told";

const BOARDS: Record<string, (table: QuietTable) => Board> = {
  eruk: (table) => new ErukBoard(table),
  gulp: (table) => new GulpBoard(table),
};

const cases = casesOf(...Object.keys(BOARDS));

/** Every move that can be made on the table: by a click, or by a click on what appears after one. */
function reachable(table: QuietTable): Set<string> {
  const found = new Set<string>();
  for (const choice of table.offered) {
    if (!choice.choose) found.add(choice.move);
    else {
      choice.choose();
      for (const next of table.offered) if (!next.choose) found.add(next.move);
    }
  }
  return found;
}

describe.each([1.6, 0.6])("in a picture of %s", (aspect) => {
  it.each(cases)(
    "$game, $phase: every legal move can be made on the table, and everything has a name",
    async ({ game, update }) => {
      const table = new QuietTable();
      table.aspect = aspect;
      const board = BOARDS[game]!(table);
      board.show(update);
      await drawn();
      expect([...reachable(table)].sort()).toEqual(update.moves.map((move) => move.text).sort());
      expect(table.named.length).toBeGreaterThan(10);
      for (const { name } of table.named) expect(name).toMatch(/^[^{}]+$/);
      board.dispose();
      expect(table.root.children).toHaveLength(0);
      expect(table.offered).toEqual([]);
    },
  );
});

it("the camera stays where the player has turned it", async () => {
  const table = new QuietTable();
  const board = BOARDS.eruk!(table);
  for (const { update } of cases.filter(({ game, update }) => game === "eruk" && update.options.layout === "rows"))
    board.show(update);
  await drawn();
  expect(table.frames).toBe(1);
  board.dispose();
});

it("a face-down counter is painted with backs only", async () => {
  const table = new QuietTable();
  const board = new ErukBoard(table);
  const { update } = cases.find(({ game }) => game === "eruk")!;
  board.show(update);
  await drawn();
  const down = (update.view as { counters: string[] }).counters.flatMap((face, index) =>
    face === "?" ? [`Counter ${index + 1}`] : [],
  );
  const shapes = new Set(
    table.named
      .filter(({ name }) => down.includes(name))
      .map(({ object }) => (object as unknown as { geometry: object }).geometry),
  );
  expect(down.length).toBeGreaterThan(60);
  expect(shapes.size).toBe(1);
  board.dispose();
});

it("what flees is seen for a while, and then lies face down again", async () => {
  vi.useFakeTimers();
  const table = new QuietTable();
  const board = new ErukBoard(table);
  const { update } = cases.find(({ game }) => game === "eruk")!;
  const view = update.view as { counters: string[] };
  const counters = view.counters.map(() => "?");
  const before = { ...view, counters: ["herring", ...counters.slice(1)], shown: [1, "herring"], fled: [] };
  const after = { ...view, counters: ["?", "", ...counters.slice(2)], shown: [2, "salmon"], fled: [[1, "herring"]] };
  const move = {
    number: 2,
    seconds: 1,
    kind: "move" as const,
    who: 0,
    text: "turn 2",
    by_bot: false,
    shown: "",
    sentence: "",
    bodies: [],
    place: null,
    well: true,
  };
  board.show({ ...update, view: before, events: [] });
  await vi.advanceTimersByTimeAsync(10);
  const herring = table.named[0]!.object as unknown as { geometry: object };
  const face = herring.geometry;
  board.show({ ...update, version: update.version + 1, view: after, events: [move] });
  await vi.advanceTimersByTimeAsync(2000);
  expect(herring.geometry).toBe(face);
  expect(table.offered).toEqual([]);
  await vi.advanceTimersByTimeAsync(1500);
  expect(herring.geometry).not.toBe(face);
  expect(new Set(table.offered.map(({ move }) => move)).size).toBe(update.moves.length);
  board.dispose();
  vi.useRealTimers();
});

it("a card that is picked up stays so while others chat", async () => {
  const table = new QuietTable();
  const board = new GulpBoard(table);
  const { update } = cases.find(({ game, phase }) => game === "gulp" && phase === "act")!;
  board.show(update);
  await drawn();
  table.offered.find((choice) => choice.choose)!.choose!();
  const offered = table.offered;
  board.show({ ...update, number: update.number + 1 });
  await drawn();
  expect(table.offered).toBe(offered);
  board.dispose();
});
