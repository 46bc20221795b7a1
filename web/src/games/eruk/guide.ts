/** The first turn of Eruk: when each of its steps is over. */

import type { Step } from "../../game_client";
import type { ErukView } from "../../protocol";

function open(view: unknown): number {
  return (view as ErukView).counters.filter((face) => face !== "" && face !== "?").length;
}

/** Turn a counter; turn another one, or lose the turn; and then: stop in time. */
export const GUIDE: readonly Step[] = [
  (view, mine) => mine && open(view) >= 1,
  (view, mine) => !mine || open(view) >= 2,
];
