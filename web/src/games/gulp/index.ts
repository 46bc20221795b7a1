/** Gulp: the river of the Boggles. */

import type { MakeBoard } from "../../board";
import { GulpBoard } from "./board";

const makeBoard: MakeBoard = (table) => new GulpBoard(table);

export default makeBoard;
