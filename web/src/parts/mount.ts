/** Puts a game's board on the 3D table; both are loaded when a table is first looked at. */

import { effect } from "@preact/signals";
import type { Board, HandSender, MakeBoard } from "../board";
import { gameClient } from "../games";
import { quality, reducedMotion, settings } from "../settings";
import type { Projector } from "../state/film";
import { makeProjector } from "./projector";

export interface Mounted {
  board: Board;
  /** light the choice of a move, on the table and on the board */
  point(move: string | null): void;
  /** null: the game has no film */
  projector: Projector | null;
  /** resolves when all that is on the table now has been drawn */
  pictured(): Promise<void>;
  dispose(): void;
}

/** Where a board is drawn, and who plays there. */
interface Place {
  canvas: HTMLCanvasElement;
  overlay: HTMLElement;
  hand: HandSender;
  onChoose(move: string): void;
  onOffer(moves: string[]): void;
}

/** Begin to load what every table needs, before it is known which game it is. */
export function fetchScene3d(): Promise<typeof import("../scene3d")> {
  return import("../scene3d");
}

/**
 * Begin to load what a table of this game needs, before it is shown; a game without a board of its own needs nothing.
 */
export async function fetchBoard(game: string): Promise<[typeof import("../scene3d"), MakeBoard] | null> {
  const load = gameClient(game).board;
  if (!load) return null;
  const [scene3d, board] = await Promise.all([fetchScene3d(), load(), fetchFace()]);
  return [scene3d, board.default];
}

/** What is painted into textures is painted once: the face of the titles must be there. Without it another will do. */
async function fetchFace(): Promise<void> {
  await document.fonts.load("16px Caprasimo").catch(() => []);
}

export async function mountBoard(game: string, { canvas, overlay, hand, onChoose, onOffer }: Place): Promise<Mounted> {
  const fetched = await fetchBoard(game);
  if (!fetched) throw new Error(`There is no board for ${game}.`);
  const [{ makeTable3D }, makeBoard] = fetched;
  const wishes = () => ({ quality: quality(), reducedMotion: reducedMotion(), sound: settings.value.sound });
  let board: Board | null = null;
  const table = makeTable3D(canvas, {
    ...wishes(),
    palette: settings.peek().palette,
    overlay,
    onChoose,
    onOffer,
    onResize: () => board?.resized?.(),
  });
  if (quality() === "test") (await import("./choice_places")).showPlaces(table);
  board = makeBoard(table, hand);
  const stop = effect(() => table.set(wishes()));
  return {
    board,
    point(move) {
      table.point(move);
      board?.point?.(move);
    },
    projector: makeProjector(table, board),
    pictured: () => table.pictured(),
    dispose() {
      stop();
      board?.dispose();
      table.dispose();
    },
  };
}
