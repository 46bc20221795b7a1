/** Pharaoh's Gulo Gulo: the desert, the pyramid and the mummy trap in its snake pit. */

import type { MakeBoard } from "../../board";
import { PharaohBoard } from "./board";

const makeBoard: MakeBoard = (table, hand) => new PharaohBoard(table, hand);
export default makeBoard;
