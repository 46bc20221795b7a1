/** The light of the tomb: torches, and the dark behind them. */

import type { Room } from "../../board";

export const ROOM: Room = {
  dim: "#150c05",
  key: "#ffdcb0",
  bright: 5,
  fill: "#d0a888",
  soft: 0.45,
  above: "#dcc8ac",
  below: "#472a14",
  even: 0.95,
};
