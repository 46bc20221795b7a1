/** What several tests are about, made whole from the little that each cares for. */

import type { PoseFrame } from "../src/poses";
import type { OutcomeTold } from "../src/protocol";

/** A picture of a try in which nothing has happened yet. */
export function framed(rows: Float32Array, over: Partial<PoseFrame> = {}): PoseFrame {
  const still = { felt: 0, held: null, seat: 0, touched: false, atRest: false, played: 0, blocked: null };
  return { tryNumber: 1, picture: 0, seconds: 0, ...still, rows, ...over };
}

/** The end of a game that the first seat has won. */
export function ended(over: Partial<OutcomeTold> = {}): OutcomeTold {
  const words = { reason: "", sentence: "", counted: ["1"], remark: "" };
  return { winners: [0], scores: [1], ...words, fewer_is_better: false, feats: [], decisive: 0, ...over };
}
