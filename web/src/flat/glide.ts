/** Things that glide, lift and turn from where they are to where they belong. */

import { type Object3D, Quaternion, Vector3 } from "three";
import type { Table3D } from "../board";

/** Where a thing lies, how it is turned, and how large it is. */
export interface Pose {
  at: Vector3;
  turn: Quaternion;
  size: number;
}

export interface Manner {
  milliseconds?: number;
  /** how far it rises on its way, in metres */
  lift?: number;
  /** how long it waits before it goes */
  after?: number;
}

const USUAL_MS = 280;
const OFF_BY = 1e-5; // nearer than that is there already

/** Slow at both ends. */
export function eased(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;
}

/** Moves things; whoever sends a thing somewhere else before it has arrived wins. */
export class Glider {
  private readonly going = new WeakMap<Object3D, number>();
  private journeys = 0;

  constructor(private readonly table: Table3D) {}

  /** Put a thing somewhere at once. */
  put(thing: Object3D, pose: Pose): void {
    this.going.delete(thing);
    settle(thing, pose);
    this.table.changed();
  }

  /** Let a thing glide there. Resolves when it has arrived, or when it was sent elsewhere. */
  async send(thing: Object3D, pose: Pose, manner: Manner = {}): Promise<void> {
    if (isThere(thing, pose)) return this.put(thing, pose);
    const { milliseconds = USUAL_MS, lift = 0, after = 0 } = manner;
    const journey = ++this.journeys;
    this.going.set(thing, journey);
    const from = { at: thing.position.clone(), turn: thing.quaternion.clone(), size: thing.scale.x };
    const whole = milliseconds + after;
    await this.table.animate(whole, (share) => {
      if (this.going.get(thing) !== journey) return;
      const way = Math.max(0, (share * whole - after) / milliseconds);
      between(thing, from, pose, eased(Math.min(1, way)), lift);
    });
    if (this.going.get(thing) === journey) this.put(thing, pose);
  }
}

export function pose(x: number, y: number, z: number, turn = new Quaternion(), size = 1): Pose {
  return { at: new Vector3(x, y, z), turn, size };
}

function settle(thing: Object3D, pose: Pose): void {
  thing.position.copy(pose.at);
  thing.quaternion.copy(pose.turn);
  thing.scale.setScalar(pose.size);
}

function between(thing: Object3D, from: Pose, to: Pose, share: number, lift: number): void {
  thing.position.lerpVectors(from.at, to.at, share);
  thing.position.z += lift * Math.sin(Math.PI * share);
  thing.quaternion.slerpQuaternions(from.turn, to.turn, share);
  thing.scale.setScalar(from.size + (to.size - from.size) * share);
}

function isThere(thing: Object3D, pose: Pose): boolean {
  return (
    thing.position.distanceToSquared(pose.at) < OFF_BY ** 2 &&
    thing.quaternion.angleTo(pose.turn) < 1e-3 &&
    Math.abs(thing.scale.x - pose.size) < 1e-3
  );
}
