/** The light of the swamp at dusk: a low warm sun, blue shadows. */

import type { Room } from "../../board";

export const ROOM: Room = {
  dim: "#101719",
  key: "#ffdcb4",
  bright: 5.6,
  fill: "#7fb2d8",
  soft: 0.85,
  above: "#b3c6d4",
  below: "#33402c",
  even: 1.1,
};
