/** Eruk: the ice floes of Greenland. */

import type { GameClient } from "../../game_client";
import { Eruk } from "./box";
import { COLOURS } from "./colours";

const client: GameClient = {
  board: () => import("./board"),
  lid: { picture: Eruk, ink: "#ffffff", rim: "#1d3f5e" },
  seatColours: COLOURS,
  pictures: () => import("./pictures"),
};

export default client;
