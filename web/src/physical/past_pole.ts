/** Whether the pole hides a piece from an eye, and how far the eye goes round the table to see past it. */

import type { Vector3 } from "three";

/** The pole as it stands or leans, from its lower end to its upper one. */
export interface Standing {
  low: Vector3;
  high: Vector3;
  radius: number;
}

const HIDDEN = 0.003; // metres from the line of sight to the pole: with less, half of a piece is behind it
const CLEAR = 0.006; // metres with which the middle of a piece can be aimed at
const STEP = 0.1; // radians
const FARTHEST = 6; // steps: with more, one's own side of the table would not be in front any more
const PLACES = 24; // along the pole that are held against the line of sight

/** By how many radians the eye goes round so that one of the pieces can be seen past the pole; 0: it stays. */
export function roundThePole(pieces: Vector3[], pole: Standing, eyeAt: (turn: number) => Vector3): number {
  const seen = (turn: number): number => Math.max(...pieces.map((piece) => besideThePole(eyeAt(turn), piece, pole)));
  if (pieces.length === 0 || seen(0) >= HIDDEN) return 0;
  const turns = Array.from({ length: FARTHEST }, (_, n) => [(n + 1) * STEP, -(n + 1) * STEP]).flat();
  return (
    turns.find((turn) => seen(turn) >= CLEAR) ?? turns.reduce((one, other) => (seen(other) > seen(one) ? other : one))
  );
}

/** Metres between the line of sight to a place and the pole before it. */
function besideThePole(eye: Vector3, place: Vector3, { low, high, radius }: Standing): number {
  const far = eye.distanceTo(place);
  const sight = place.clone().sub(eye).divideScalar(far);
  const rooms = Array.from({ length: PLACES }, (_, n) => {
    const at = low
      .clone()
      .lerp(high, n / (PLACES - 1))
      .sub(eye);
    const along = at.dot(sight);
    return along < far ? at.addScaledVector(sight, -along).length() - radius : Infinity;
  });
  return Math.min(...rooms);
}
