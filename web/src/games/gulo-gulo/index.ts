/** Gulo Gulo: the nest in its swamp, the path of tiles round it, the wolverines on their way. */

import type { MakeBoard } from "../../board";
import { GuloGuloBoard } from "./board";

const makeBoard: MakeBoard = (table, hand) => new GuloGuloBoard(table, hand);
export default makeBoard;
