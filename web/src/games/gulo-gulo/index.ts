/** Gulo Gulo: the nest in its swamp, the path of tiles round it, the wolverines on their way. */

import type { GameClient } from "../../game_client";
import { GuloGulo } from "./box";
import { COLOURS } from "./colours";

const client: GameClient = {
  board: () => import("./board"),
  lid: { picture: GuloGulo, ink: "#ffe9a8", rim: "#12281d" },
  seatColours: COLOURS,
  pictures: () => import("./pictures"),
};

export default client;
