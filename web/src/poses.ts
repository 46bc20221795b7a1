/** Where everything is in the physical games: pictures as they come, and the moments in between. */

import { type Object3D, Quaternion, Vector3 } from "three";
import { POSE_ROW, type Poses } from "./protocol";

/** One picture of the physical world, as the server sends it. */
export type PoseFrame = Poses;

interface Shot {
  /** milliseconds, of the clock of this screen */
  at: number;
  frame: PoseFrame;
}

/** Two pictures and how far between them a moment is. */
export interface Moment {
  before: PoseFrame;
  after: PoseFrame;
  share: number;
}

/** The last seconds of pictures, to be shown smoothly, and again. */
export class Film {
  constructor(
    private readonly keep: number,
    private readonly shots: Shot[] = [],
  ) {}

  add(frame: PoseFrame, at: number): void {
    this.shots.push({ at, frame });
    let old = 0;
    while ((this.shots[old + 1]?.at ?? at) < at - this.keep) old++;
    this.shots.splice(0, old);
  }

  get last(): PoseFrame | null {
    return this.shots.at(-1)?.frame ?? null;
  }

  get ends(): number {
    return this.shots.at(-1)?.at ?? 0;
  }

  get begins(): number {
    return this.shots[0]?.at ?? 0;
  }

  /** The pictures of one try, of its last milliseconds. */
  clip(tryNumber: number, milliseconds: number): Film {
    const shots = this.shots.filter(({ frame }) => frame.tryNumber === tryNumber && !frame.atRest);
    const end = shots.at(-1)?.at ?? 0;
    return new Film(
      this.keep,
      shots.filter(({ at }) => at >= end - milliseconds),
    );
  }

  /** What is to be seen at a moment; the nearest picture before the first or after the last. */
  at(time: number): Moment | null {
    let n = this.shots.length - 1;
    while (n > 0 && (this.shots[n]?.at ?? 0) > time) n--;
    const before = this.shots[n];
    const after = this.shots[n + 1] ?? before;
    if (!before || !after) return null;
    const long = after.at - before.at;
    const share = long > 0 ? Math.min(1, Math.max(0, (time - before.at) / long)) : 1;
    return { before: before.frame, after: after.frame, share };
  }
}

const place = new Vector3();
const turned = new Quaternion();
const other = new Quaternion();

/** Put a body where its row says; out of sight if it has no place. */
export function pose(body: Object3D, row: number, moment: Moment): void {
  const { before, after, share } = moment;
  const b = after.rows;
  const at = row * POSE_ROW;
  body.visible = Number.isFinite(b[at] ?? NaN);
  if (!body.visible) return;
  body.position.copy(placeOf(b, row, place));
  body.quaternion.copy(turnOf(b, row, turned));
  const a = before.rows;
  if (share >= 1 || !Number.isFinite(a[at] ?? NaN)) return;
  body.position.lerp(placeOf(a, row, place), 1 - share);
  body.quaternion.slerp(turnOf(a, row, other), 1 - share);
}

export function placeOf(rows: Float32Array, row: number, into = new Vector3()): Vector3 {
  const at = row * POSE_ROW;
  return into.set(rows[at] ?? NaN, rows[at + 1] ?? NaN, rows[at + 2] ?? NaN);
}

export function turnOf(rows: Float32Array, row: number, into = new Quaternion()): Quaternion {
  const at = row * POSE_ROW + 3;
  return into.set(rows[at + 1] ?? 0, rows[at + 2] ?? 0, rows[at + 3] ?? 0, rows[at] ?? 1);
}
