/** Hands a mounted board all that comes of a table or a replay. */

import { effect, untracked } from "@preact/signals";
import type { Source } from "../board";
import { projector } from "../state/film";
import type { Mounted } from "./mount";

/** Show the board all that comes, the shapes before the first poses. Returns what ends it. */
export function feed({ board, point, projector: film, pictured }: Mounted, source: Source): (() => void)[] {
  let asked = false;
  let left = false;
  /** The film begins when there is a picture, and not over a dark table. */
  const begin = async () => {
    if (asked) return;
    asked = true;
    await pictured();
    if (!left) projector.value ??= film;
  };
  const ends = [
    effect(() => {
      const told = source.scene.value;
      // Whatever a board looks at meanwhile, its pieces are made anew only for another scene: they lie nowhere
      // until the next poses, and of a world at rest none come.
      if (told) untracked(() => board.scene?.(told));
    }),
    effect(() => {
      if (source.update.value) board.show(source.update.value);
    }),
    effect(() => point(source.pointed.value)),
    effect(() => board.showCodes?.(source.codes.value)),
  ];
  source.listen((poses) => {
    board.poses?.(poses);
    void begin();
  });
  if (!board.poses) void begin(); // else it waits until the pieces lie somewhere
  return [() => void (left = true), () => source.listen(null), ...ends];
}
