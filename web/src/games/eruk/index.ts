/** Eruk: the ice floes of Greenland. */

import type { GameClient } from "../../game_client";
import { Eruk } from "./box";
import { COLOURS } from "./colours";
import { GUIDE } from "./guide";

const client: GameClient = {
  board: () => import("./board"),
  lid: { picture: Eruk, ink: "#ffffff", rim: "#1d3f5e" },
  seatColours: COLOURS,
  guide: GUIDE,
  pictures: () => import("./pictures"),
};

export default client;
