/** The pose track of a try: what moved, picture by picture, as docs/record.md describes it. */

import { GONE, PLACE_UNIT, POSE_ROW, type Poses, TURN_UNIT } from "../protocol";
import { readNpz } from "./npz";

const COLUMNS = 1 + POSE_ROW;

export interface Track {
  /** seconds since the try began, by frame */
  times: number[];
  /** how many bodies it knows */
  bodies: number;
  /** where everything was in a frame */
  poses(frame: number): Poses;
}

/** How many words the REFEREE had said before a try. */
export async function wordsBefore(file: ArrayBuffer): Promise<number> {
  const { after } = await readNpz(file, ["after"]);
  return Number(new BigInt64Array(after.bytes)[0] ?? 0n);
}

export async function readTrack(file: ArrayBuffer, number: number): Promise<Track> {
  const arrays = await readNpz(file, ["tick", "times", "counts", "changes", "names"]);
  const [tick = 0] = new Float64Array(arrays.tick.bytes);
  const times = [...new Uint32Array(arrays.times.bytes)].map((at) => at * tick);
  const bodies = arrays.names.shape[0] ?? 0;
  const frames = unroll(new Uint32Array(arrays.counts.bytes), new Int16Array(arrays.changes.bytes), bodies);
  return {
    times,
    bodies,
    poses: (frame) => posesOf(frames[frame] ?? new Int16Array(bodies * POSE_ROW), number, frame, times),
  };
}

/** Each frame whole: it is kept as what changed since the one before. */
function unroll(counts: Uint32Array, changes: Int16Array, rows: number): Int16Array[] {
  const now = new Int16Array(rows * POSE_ROW).fill(GONE);
  const frames: Int16Array[] = [];
  let at = 0;
  for (const count of counts) {
    for (const end = at + count * COLUMNS; at < end; at += COLUMNS)
      now.set(changes.subarray(at + 1, at + COLUMNS), (changes[at] ?? 0) * POSE_ROW);
    frames.push(now.slice());
  }
  return frames;
}

/** Poses in which nobody is known to act: what a track does not tell of a hand. */
export const NOBODY = { felt: 0, held: null, seat: null, touched: false, atRest: false, played: 0, blocked: null };

function posesOf(packed: Int16Array, number: number, frame: number, times: number[]): Poses {
  const rows = new Float32Array(packed.length);
  packed.forEach((value, at) => (rows[at] = value * (at % POSE_ROW < 3 ? PLACE_UNIT : TURN_UNIT)));
  for (let row = 0; row < packed.length; row += POSE_ROW) if (packed[row] === GONE) rows.fill(NaN, row, row + POSE_ROW);
  return {
    tryNumber: number,
    picture: frame,
    seconds: times[frame] ?? 0,
    ...NOBODY,
    rows,
  };
}
