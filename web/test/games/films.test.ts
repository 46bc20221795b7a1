/** Every game has a film: each of its pictures has words in the catalogue, a look, and leaves nothing behind. */

import type { Object3D } from "three";
import { expect, it } from "vitest";
import type { Board } from "../../src/board";
import { ErukBoard } from "../../src/games/eruk/board";
import { GoCuckooBoard } from "../../src/games/go-cuckoo/board";
import { GuloGuloBoard } from "../../src/games/gulo-gulo/board";
import { GulpBoard } from "../../src/games/gulp/board";
import { PharaohBoard } from "../../src/games/pharaoh/board";
import { speaker } from "../../src/i18n";
import { drawn, QuietTable } from "./table";
import { casesOf, posesOf, sceneOf } from "./told";

const HAND = { mine: () => null, send: () => 0 };
const BOARDS: Record<string, (table: QuietTable) => Board> = {
  "gulo-gulo": (table) => new GuloGuloBoard(table, HAND),
  pharaoh: (table) => new PharaohBoard(table, HAND),
  "go-cuckoo": (table) => new GoCuckooBoard(table, HAND),
  eruk: (table) => new ErukBoard(table),
  gulp: (table) => new GulpBoard(table),
};
const PHYSICAL = ["gulo-gulo", "pharaoh", "go-cuckoo"];

/** What is in the picture, and where. */
function seen(root: Object3D): string {
  const all: string[] = [];
  const roughly = (parts: number[]): number[] => parts.map((part) => Math.round(part * 1e5) / 1e5 || 0);
  root.traverseVisible((one) => {
    all.push(`${one.type} ${roughly(one.position.toArray())} ${roughly(one.quaternion.toArray())}`);
  });
  return all.join("\n");
}

it.each(Object.keys(BOARDS))("%s tells what it is about, and puts everything back", async (game) => {
  const table = new QuietTable();
  const board = BOARDS[game]!(table);
  if (PHYSICAL.includes(game)) {
    board.scene?.(sceneOf(game));
    board.poses?.(posesOf(sceneOf(game)));
    table.picture();
  }
  board.show(casesOf(game)[0]!.update);
  await drawn();
  const shots = board.film?.() ?? [];
  expect(shots.map(({ caption }) => caption)).toEqual(["1", "2", "3", "4"]);
  for (const { caption, play, ...shot } of shots) {
    const look = shot.look();
    expect(speaker().has(`${game}-film-${caption}`)).toBe(true);
    expect(look.distance).toBeGreaterThan(0.05);
    expect(look.distance).toBeLessThan(3);
    const before = seen(table.root);
    const back = play?.();
    await drawn();
    back?.();
    await drawn();
    if (back) expect(seen(table.root), caption).toBe(before);
  }
  board.dispose();
});
