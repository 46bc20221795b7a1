/** The light of the orchard: a clear morning through leaves. */

import type { Room } from "../../board";

export const ROOM: Room = {
  dim: "#1c2716",
  key: "#fff1cf",
  bright: 5.2,
  fill: "#bfe0f4",
  soft: 0.8,
  above: "#dcebf2",
  below: "#62743c",
  even: 1.05,
};
