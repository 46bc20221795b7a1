/** What the camera shows of the three games with a hand, on every screen. */

import { Box3, Vector3 } from "three";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Board, HandSender } from "../../src/board";
import { GoCuckooBoard } from "../../src/games/go-cuckoo/board";
import { GuloGuloBoard } from "../../src/games/gulo-gulo/board";
import { PharaohBoard } from "../../src/games/pharaoh/board";
import type { Update } from "../../src/protocol";
import { SeeingTable } from "./table";
import { casesOf, posesOf, sceneOf } from "./told";

const BOARDS: Record<string, (table: SeeingTable, hand: HandSender) => Board> = {
  "gulo-gulo": (table, hand) => new GuloGuloBoard(table, hand),
  pharaoh: (table, hand) => new PharaohBoard(table, hand),
  "go-cuckoo": (table, hand) => new GoCuckooBoard(table, hand),
};
const GAMES = Object.keys(BOARDS);
/** The picture beside or above the panels. */
const SCREENS = [
  { name: "desk", width: 934, height: 800 },
  { name: "phone", width: 390, height: 430 },
  { name: "phone in a try", width: 390, height: 780 },
  { name: "phone on its side", width: 560, height: 390 },
  { name: "tablet", width: 820, height: 760 },
];
const NOBODY: HandSender = { mine: () => null, send: () => 0 };

function laid(game: string, table: SeeingTable): Board {
  const board = BOARDS[game]!(table, NOBODY);
  board.scene?.(sceneOf(game));
  board.poses?.(posesOf(sceneOf(game)));
  table.picture();
  return board;
}

/** Where the middle of something is in the picture, -1 to 1. */
function seen(table: SeeingTable, object: Parameters<Box3["setFromObject"]>[0]): Vector3 {
  table.root.updateMatrixWorld();
  return new Box3().setFromObject(object).getCenter(new Vector3()).project(table.camera);
}

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => vi.useRealTimers());

it.each(SCREENS.flatMap((screen) => casesOf(...GAMES).map((told) => ({ ...told, ...screen }))))(
  "$name, $game, $phase: whatever can be chosen is in the picture",
  ({ game, update, width, height }) => {
    const table = new SeeingTable({ width, height });
    const board = laid(game, table);
    board.show(update);
    const outside = table.offered.filter(({ object }) => {
      const { x, y } = seen(table, object);
      return Math.abs(x) > 1 || Math.abs(y) > 1;
    });
    expect(outside.map(({ move }) => move)).toEqual([]);
    board.dispose();
  },
);

it.each(GAMES)("%s: the eye is at the rim in a try, and the hand's words hide nothing of it", (game) => {
  const table = new SeeingTable({ width: 934, height: 800 });
  const board = laid(game, table);
  board.show(casesOf(game).find(({ update }) => update.hand?.phase === "trying")!.update);
  const look = table.camera.getWorldDirection(new Vector3());
  expect(Math.asin(-look.z)).toBeLessThan(0.6);
  expect(table.camera.position.length()).toBeLessThan(0.85);
  board.dispose();
});

it("Go Cuckoo! stays close from the pull to what is laid, and looks round when the turn is over", async () => {
  const table = new SeeingTable({ width: 934, height: 800 });
  const board = laid("go-cuckoo", table);
  const cases = casesOf("go-cuckoo").map(({ update }) => update);
  const turn = cases.find(({ moves }) => moves.some(({ text }) => text.startsWith("pull ")))!;
  const far = (): number => table.camera.position.length();
  board.show({ ...turn, moves: [], hand: null });
  const overview = far();
  board.show(turn);
  const close = far();
  expect(close).toBeLessThan(overview);
  const lay = (text: string): Update => ({ ...turn, moves: [{ ...turn.moves[0]!, text }] });
  board.show(lay("no egg"));
  await vi.advanceTimersByTimeAsync(5000);
  expect(far()).toBeCloseTo(close, 6);
  board.show({ ...turn, moves: [], turn: 1, hand: null });
  await vi.advanceTimersByTimeAsync(5000);
  expect(far()).toBeCloseTo(overview, 6);
  board.dispose();
});

it.each(GAMES)("%s: the camera breathes in while something is held", async (game) => {
  const table = new SeeingTable({ width: 934, height: 800 });
  const board = laid(game, table);
  const show = async (held: number | null, picture: number): Promise<void> => {
    board.poses?.(posesOf(sceneOf(game), { picture, held }));
    await vi.advanceTimersByTimeAsync(100);
    table.picture();
  };
  await show(null, 2);
  expect(table.breathes).toBe(false);
  await show(0, 3);
  expect(table.breathes).toBe(true);
  await show(null, 4);
  expect(table.breathes).toBe(false);
  board.dispose();
});
