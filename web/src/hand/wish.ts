/** Where the player wishes the hand to be. In the air that is a place; among the pieces only its changes count. */

import { Vector3 } from "three";

/** What a try is about: take a piece out, or lay one that is already held. */
export type Kind = "take" | "lay";

/** Where and how a piece is gripped. */
export interface Grasp {
  /** the name of its body */
  piece: string;
  place: Vector3;
  /** where a player sees it and points at it */
  seen: Vector3;
  /** from the fingertips to the palm: the hand comes down against this direction */
  up: Vector3;
  /** radians: fingers turned like this have the most room; null: as the hand is turned now */
  yaw: number | null;
}

/** Where a hand waits that stands ready in front: in front of whoever looks, from which side they ever do. */
export function inFront(eye: Vector3, ready: Vector3): Vector3 {
  const flat = Math.hypot(eye.x, eye.y);
  const far = Math.hypot(ready.x, ready.y);
  return flat > 0 ? new Vector3((eye.x / flat) * far, (eye.y / flat) * far, ready.z) : ready;
}

export const STEADY = 0.3; // share of every movement while the hand is kept steady
const TURNING = 2.5; // radians a second by which fingers turn by themselves

export class Wish {
  readonly at = new Vector3();
  yaw = 0;
  level = 0;
  pressed = false;
  inAir = true;
  steady = false;
  private turned = false; // by the player: from then on the fingers stay as they are

  begin(place: Vector3, level: number): void {
    this.at.copy(place);
    this.level = level;
  }

  /** In the air: be there. */
  over(place: Vector3): void {
    this.at.copy(place);
    this.inAir = true;
  }

  /** Among the pieces: so many metres farther. */
  move(by: Vector3): void {
    this.at.addScaledVector(by, this.steady ? STEADY : 1);
  }

  turn(by: number): void {
    this.yaw += by * (this.steady ? STEADY : 1);
    this.turned = this.turned || by !== 0;
  }

  /** The fingers turn to where there is room, until the player turns them. */
  makeRoom(yaw: number | null, seconds: number): void {
    if (yaw === null || this.turned) return;
    const way = (yaw - this.yaw) % Math.PI; // half a turn makes no difference to two fingers
    const short = way > Math.PI / 2 ? way - Math.PI : way < -Math.PI / 2 ? way + Math.PI : way;
    this.yaw += Math.sign(short) * Math.min(Math.abs(short), TURNING * seconds);
  }
}
