/** Shows the film of a game on its own table. */

import type { Board, Shot, Table3D } from "../board";
import { type Projector, SHOT } from "../state/film";

export function makeProjector(table: Pick<Table3D, "watch" | "changed">, board: Board): Projector | null {
  if (!board.film) return null;
  let shots: Shot[] = [];
  let putBack = (): void => undefined;
  const clear = (): void => {
    putBack();
    putBack = () => undefined;
    table.changed();
  };
  return {
    load() {
      shots = board.film?.() ?? [];
      return shots.map(({ caption }) => caption);
    },
    show(number) {
      const shot = shots[number];
      clear();
      if (!shot) return;
      table.watch(shot.look(), SHOT);
      putBack = shot.play?.() ?? putBack;
      table.changed();
    },
    end() {
      clear();
      table.watch(null);
    },
  };
}
