/** The film that tells what a game is about: who can show it, and whether somebody asked to see it again. */

import { signal } from "@preact/signals";

/** Milliseconds that each of its pictures is seen. */
export const SHOT = 5200;

export interface Projector {
  /** What is told in each picture: the last parts of the keys of the words. */
  load(): string[];
  show(picture: number): void;
  end(): void;
}

/** null while there is no picture of the table, or the game has no film */
export const projector = signal<Projector | null>(null);

/** somebody wants to see it once more */
export const seeAgain = signal(false);
