/** Go Cuckoo!: a tin of sticks that becomes a nest, eggs, and Kiki. */

import type { MakeBoard } from "../../board";
import { GoCuckooBoard } from "./board";

const makeBoard: MakeBoard = (table, hand) => new GoCuckooBoard(table, hand);
export default makeBoard;
