/** How a piece is taken out or laid, as a demonstration shows it: where the hand is at a moment, and what to say. */

import { Vector3 } from "three";
import type { Grasp, Kind } from "../hand/wish";
import type { Word } from "../hand/words";

const OVER = 0.045; // metres above the piece
const LIFT = 0.1; // metres that a piece is lifted
const AWAY = 0.07; // metres that an open hand goes up
const STILL = 2.4; // seconds for each picture where nothing shall move

/** One part of the way. */
export interface Leg {
  says: Word;
  seconds: number;
  from: Vector3;
  to: Vector3;
  /** how far the fingers are closed, at its beginning and its end */
  shut: [number, number];
  /** the piece moves along */
  carries: boolean;
}

/** What is to be seen at a moment. */
export interface Shown {
  says: Word;
  place: Vector3;
  shut: number;
  /** how far the piece is from where it lay */
  carried: Vector3;
}

/** Over the piece, down to it, close, lift. */
export function takingPath(hand: Vector3, { place, up }: Pick<Grasp, "place" | "up">): Leg[] {
  const over = place.clone().addScaledVector(up, OVER);
  const lifted = place.clone().add(new Vector3(0, 0, LIFT));
  return [
    { says: "show.over", seconds: 1.6, from: hand.clone(), to: over, shut: [0, 0], carries: false },
    { says: "show.down", seconds: 1.4, from: over, to: place, shut: [0, 0], carries: false },
    { says: "show.grip", seconds: 1.2, from: place, to: place, shut: [0, 1], carries: false },
    { says: "show.lift", seconds: 2.2, from: place, to: lifted, shut: [1, 1], carries: true },
    { says: "show.lift", seconds: 0.8, from: lifted, to: lifted, shut: [1, 1], carries: true },
  ];
}

/** Down to where the piece lands, open, leave. */
export function layingPath(hand: Vector3, height: number): Leg[] {
  const down = hand.clone().setZ(hand.z - height);
  const away = down.clone().setZ(down.z + AWAY);
  return [
    { says: "show.lower", seconds: 2.2, from: hand.clone(), to: down, shut: [1, 1], carries: true },
    { says: "show.open", seconds: 1.2, from: down, to: down, shut: [1, 0], carries: false },
    { says: "show.leave", seconds: 1.6, from: down, to: away, shut: [0, 0], carries: false },
  ];
}

export function pathFor(kind: Kind, hand: Vector3, grasp: Grasp | null, height: number): Leg[] | null {
  if (kind === "lay") return layingPath(hand, height);
  return grasp && takingPath(hand, grasp);
}

/**
 * What is seen so many seconds after the beginning; null when it is over. `still`: a picture of each leg's end, without
 * movement.
 */
export function shownAt(legs: readonly Leg[], seconds: number, still: boolean): Shown | null {
  let left = seconds;
  const carried = new Vector3();
  for (const leg of legs) {
    const long = still ? STILL : leg.seconds;
    const share = still ? 1 : smooth(Math.min(1, left / long));
    const place = leg.from.clone().lerp(leg.to, share);
    if (leg.carries) carried.add(place.clone().sub(leg.from));
    if (left < long) return { says: leg.says, place, shut: leg.shut[0] + (leg.shut[1] - leg.shut[0]) * share, carried };
    left -= long;
  }
  return null;
}

function smooth(share: number): number {
  return share * share * (3 - 2 * share);
}
