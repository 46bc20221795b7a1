/** Eruk: the ice floes of Greenland. */

import type { MakeBoard } from "../../board";
import { ErukBoard } from "./board";

const makeBoard: MakeBoard = (table) => new ErukBoard(table);

export default makeBoard;
