/** One picture of the table after the other: each is told to its end before the next begins. */

import type { Update } from "../protocol";

/** Draws the way from the last update to this one; with `hurry` it draws only where things are now. */
export type Draw = (update: Update, hurry: boolean) => Promise<void>;

/** Whether an update shows the position one move after the last: then there is a way to tell between them. */
export function isNext(last: Update | null, update: Update): boolean {
  const moved = update.events.some((event) => event.kind === "move");
  return moved && last !== null && last.looking === update.looking && last.version + 1 === update.version;
}

/** Whether an update shows the same position: somebody spoke, came or went. */
export function isSame(last: Update | null, update: Update): boolean {
  return last !== null && last.looking === update.looking && last.version === update.version;
}

const HURRY_FROM = 3; // with so many updates waiting, nobody wants to see each of them

export class UpdateQueue {
  private waiting: Update[] = [];
  private telling = false;
  private stopped = false;

  constructor(private readonly draw: Draw) {}

  /** Whether somebody waits for what is being told now. */
  get pressed(): boolean {
    return this.waiting.length > 0;
  }

  add(update: Update): void {
    this.waiting.push(update);
    if (!this.telling) void this.tell();
  }

  stop(): void {
    this.stopped = true;
    this.waiting = [];
  }

  private async tell(): Promise<void> {
    this.telling = true;
    while (!this.stopped) {
      const next = this.waiting.shift();
      if (!next) break;
      await this.draw(next, this.waiting.length >= HURRY_FROM);
    }
    this.telling = false;
  }
}
