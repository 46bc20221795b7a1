/** The light of the jungle: sun on water between trees. */

import type { Room } from "../../board";

export const ROOM: Room = {
  dim: "#0c1a13",
  key: "#fff0c2",
  bright: 4.8,
  fill: "#8fd6b0",
  soft: 0.7,
  above: "#cfe6d2",
  below: "#36502c",
  even: 0.95,
};
