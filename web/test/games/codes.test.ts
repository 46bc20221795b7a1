/** Codes of places are painted only for who reads the list or plays by keys. */

import { expect, it } from "vitest";
import type { Board } from "../../src/board";
import { ErukBoard } from "../../src/games/eruk/board";
import { PharaohBoard } from "../../src/games/pharaoh/board";
import { drawn, QuietTable } from "./table";
import { casesOf } from "./told";

const HAND = { mine: () => null, send: () => 0 };
const BOARDS: Record<string, (table: QuietTable) => Board> = {
  eruk: (table) => new ErukBoard(table),
  pharaoh: (table) => new PharaohBoard(table, HAND),
};

it.each(Object.keys(BOARDS))(
  "%s paints its codes while they are asked for, however the picture is held",
  async (game) => {
    const table = new QuietTable();
    const board = BOARDS[game]!(table);
    const seen = (): boolean | undefined => table.root.getObjectByName("codes")?.visible;
    board.show(casesOf(game)[0]!.update);
    await drawn();
    expect(seen()).toBe(false);
    board.showCodes?.(true);
    expect(seen()).toBe(true);
    table.aspect = 0.6;
    board.resized?.();
    await drawn();
    expect(seen()).toBe(true);
    board.showCodes?.(false);
    expect(seen()).toBe(false);
    board.dispose();
  },
);
