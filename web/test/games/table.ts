/** A table without a screen: it remembers what a board offers and names. */

import { Group, PerspectiveCamera } from "three";
import type { Choice, Named, Table3D } from "../../src/board";
import type { Update } from "../../src/protocol";

export class QuietTable implements Table3D {
  readonly root = new Group();
  readonly overlay = document.createElement("div");
  readonly canvas = document.createElement("canvas");
  readonly camera = new PerspectiveCamera();
  readonly reducedMotion = true;
  readonly palette = "normal";
  readonly fieldOfView = 0.56;
  aspect = 1.6;
  offered: Choice[] = [];
  named: Named[] = [];
  frames = 0;

  offer(choices: Choice[]): void {
    this.offered = choices;
  }

  name(things: Named[]): void {
    this.named = things;
  }

  frame(): void {
    this.frames++;
  }

  animate(_milliseconds: number, each: (share: number) => void): Promise<void> {
    each(1);
    return Promise.resolve();
  }

  everyPicture(): () => void {
    return () => undefined;
  }

  catchPointer(): void {}
  changed(): void {}
  sound(): void {}
}

/** An update with what tests leave out. */
export function whole(part: Partial<Update>): Update {
  return {
    type: "update",
    table: "test",
    number: 1,
    version: 1,
    variant: "base",
    started: true,
    words: [],
    asides: [],
    hand: null,
    clock: null,
    may_undo: "no",
    undo: null,
    rematch: [],
    next_table: null,
    watchers: "table",
    watching: 0,
    ...part,
  } as Update;
}

/** Wait until what was shown is drawn. */
export async function drawn(): Promise<void> {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve();
}
