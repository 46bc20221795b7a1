/** Every game has its room and light, and its scenery leaves the pieces their place. */

import { Box3, Color, type Object3D, RepeatWrapping } from "three";
import { expect, it } from "vitest";
import type { HandSender, MakeBoard } from "../../src/board";
import { roomAt } from "../../src/games/eruk/hours";
import { RING, TILE } from "../../src/games/gulo-gulo/path";
import { makeSwamp, shore } from "../../src/games/gulo-gulo/swamp";
import { drawn, QuietTable } from "./table";
import { casesOf } from "./told";

const BOARDS = import.meta.glob<{ default: MakeBoard }>("../../src/games/*/board.ts", { eager: true });
const NOBODY: HandSender = { mine: () => null, send: () => 0 };
const GAMES = Object.keys(BOARDS).map((path) => path.split("/").at(-2) ?? "");

async function tableOf(game: string): Promise<QuietTable> {
  const table = new QuietTable();
  const board = BOARDS[`../../src/games/${game}/board.ts`]!.default(table, NOBODY);
  board.show(casesOf(game)[0]!.update);
  await drawn();
  board.dispose();
  return table;
}

it("is another one in each game, dark enough behind for what is lit before it", async () => {
  const rooms = (await Promise.all(GAMES.map(tableOf))).map((table) => table.room);
  expect(new Set(rooms.map((room) => room?.key)).size).toBe(GAMES.length);
  for (const room of rooms) expect(new Color(room?.dim).getHSL({ h: 0, s: 0, l: 0 }).l).toBeLessThan(0.2);
});

it("has a ground of its own", async () => {
  for (const table of await Promise.all(GAMES.map(tableOf))) {
    expect(table.ground?.map.wrapS).toBe(RepeatWrapping);
    expect(table.ground?.wide).toBeGreaterThan(0.2);
  }
});

it("goes over the ice from dawn to night, a little with every field of the sun", () => {
  const hours = Array.from({ length: 9 }, (_, n) => roomAt(n + 1));
  expect(new Set(hours.map(({ key }) => key)).size).toBe(9);
  const warm = (colour: string): number => new Color(colour).r - new Color(colour).b;
  expect(warm(hours[0]!.key)).toBeGreaterThan(0.2);
  expect(warm(hours[8]!.key)).toBeLessThan(0);
  expect(hours[8]!.bright).toBeLessThan(hours[4]!.bright);
});

it("the water of the swamp ends before the path, and nothing stands higher than a low eye looks over in front", () => {
  for (let turn = 0; turn < 6.3; turn += 0.05) expect(shore(turn) + 0.011).toBeLessThan(RING - TILE / 2);
  const swamp = makeSwamp();
  const low = swamp.children.map((part: Object3D) => new Box3().setFromObject(part).max.z);
  expect(Math.max(...low)).toBeLessThan(0.06);
  expect(swamp.children).toHaveLength(4); // so many draw calls, whatever there is of it
});
