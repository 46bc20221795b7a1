/** The first turn of Gulp: when each of its steps is over. */

import type { Step } from "../../game_client";
import type { GulpView } from "../../protocol";

/** Place the village; do one of the two actions; and then: what wins. */
export const GUIDE: readonly Step[] = [
  (view) => (view as GulpView).phase !== "settle",
  (view, mine) => mine && (view as GulpView).phase === "act" && (view as GulpView).actions === 1,
];
