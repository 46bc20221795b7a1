/** Pharaoh's Gulo Gulo: the desert, the pyramid and the mummy trap in its snake pit. */

import type { GameClient } from "../../game_client";
import { Pharaoh } from "./box";
import { COLOURS } from "./colours";

const client: GameClient = {
  board: () => import("./board"),
  lid: { picture: Pharaoh, ink: "#fff0c9", rim: "#5a2410" },
  seatColours: COLOURS,
  pictures: () => import("./pictures"),
};

export default client;
