/** Gulp: the river of the Boggles. */

import type { GameClient } from "../../game_client";
import type { GulpView } from "../../protocol";
import { Gulp } from "./box";
import { GUIDE } from "./guide";

const client: GameClient = {
  board: () => import("./board"),
  lid: { picture: Gulp, ink: "#fff2cf", rim: "#2c2a12" },
  guide: GUIDE,
  answers: (view) => (view as GulpView | null)?.declared != null,
  pictures: () => import("./pictures"),
};

export default client;
