/** The light of the tomb: torches, and the dark behind them. */

import type { Room } from "../../board";

export const ROOM: Room = {
  dim: "#150c05",
  key: "#ffb869",
  bright: 5.6,
  fill: "#b0683a",
  soft: 0.45,
  above: "#c79a63",
  below: "#472a14",
  even: 0.9,
};
