/** Go Cuckoo!: a tin of sticks that becomes a nest, eggs, and Kiki. */

import type { GameClient } from "../../game_client";
import { GoCuckoo } from "./box";

const client: GameClient = {
  board: () => import("./board"),
  lid: { picture: GoCuckoo, ink: "#a23b22", rim: "#fff7df" },
  pictures: () => import("./pictures"),
};

export default client;
