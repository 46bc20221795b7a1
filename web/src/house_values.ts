/** What the rules of a game fix of its picture: written once, in Python, and read only here. */

import * as drawn from "./drawn";

/** The values of a game; `COLOURS` are those of its figures, by seat. */
export function houseValues(game: string) {
  return { ...drawn, COLOURS: drawn.FIGURE_COLOURS[game] ?? [] };
}
