/** Puts a game's board on the 3D table; both are loaded when a table is first looked at. */

import { effect, type ReadonlySignal } from "@preact/signals";
import type { Board, HandDoor, MakeBoard } from "../board";
import type { Poses, Scene, Update } from "../protocol";
import { quality, reducedMotion, settings } from "../state/settings";

/** Where a board gets what it shows: a running table, or a replay. */
export interface Source {
  update: ReadonlySignal<Update | null>;
  scene: ReadonlySignal<Scene | null>;
  /** the move in the list that is pointed at */
  pointed: ReadonlySignal<string | null>;
  /** hand on the poses; null: no more */
  listen(listener: ((poses: Poses) => void) | null): void;
}

export interface Mounted {
  board: Board;
  /** light the choice of a move, on the table and on the board */
  point(move: string | null): void;
  dispose(): void;
}

const boards = import.meta.glob<{ default: MakeBoard }>("../games/*/index.ts");

/** Begin to load what every table needs, before it is known which game it is. */
export function fetchRoom(): Promise<typeof import("../room")> {
  return import("../room");
}

/** Begin to load what a table of this game needs, before it is shown. */
export function fetchBoard(game: string): Promise<[typeof import("../room"), { default: MakeBoard }]> {
  const load = boards[`../games/${game}/index.ts`];
  if (!load) return Promise.reject(new Error(`There is no board for ${game}.`));
  return Promise.all([fetchRoom(), load()]);
}

export async function mountBoard(
  game: string,
  canvas: HTMLCanvasElement,
  overlay: HTMLElement,
  hand: HandDoor,
): Promise<Mounted> {
  const [{ makeTable3D }, { default: makeBoard }] = await fetchBoard(game);
  const wishes = () => ({ quality: quality(), reducedMotion: reducedMotion(), sound: settings.value.sound });
  let board: Board | null = null;
  const table = makeTable3D(canvas, {
    ...wishes(),
    palette: settings.peek().palette,
    overlay,
    onChoose: (move) => hand.play(move),
    onResize: () => board?.resized?.(),
  });
  if (quality() === "test") (await import("./places")).showPlaces(table);
  board = makeBoard(table, hand);
  const stop = effect(() => table.set(wishes()));
  return {
    board,
    point(move) {
      table.point(move);
      board?.point?.(move);
    },
    dispose() {
      stop();
      board?.dispose();
      table.dispose();
    },
  };
}
