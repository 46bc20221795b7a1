/** How much room two open fingers have that come down beside a piece: with their length, and as the hand leans. */

import { Vector3 } from "three";
import type { BowlScene } from "./bowl";

/** A piece in the heap: as wide as it is at its middle. */
export interface Lying {
  place: Vector3;
  radius: number;
}

/** What fingers may meet. */
export interface Surroundings {
  others: Lying[];
  /** where the pole is at a height */
  poleAt(height: number): Vector3;
}

/** A hand over a piece: where its fingertips close, to which side it leans, how far each finger is from the middle. */
export interface Reach {
  tips: Vector3;
  side: number;
  opening: number;
}

const PLACES = 5; // along a finger that are held against pole and wall

/** From the fingertips to the palm of a hand that leans to a side. */
export function leaningTo(side: number, lean: number): Vector3 {
  return new Vector3(Math.sin(lean) * Math.cos(side), Math.sin(lean) * Math.sin(side), Math.cos(lean));
}

/** Metres from the nearer finger to what is nearest to it; less than nothing: it is in the way. */
export function fingerRoom(scene: BowlScene, reach: Reach, yaw: number, around: Surroundings): number {
  const { lean } = scene.hand;
  const up = leaningTo(reach.side, lean);
  const along = new Vector3(
    Math.cos(lean) * Math.cos(reach.side),
    Math.cos(lean) * Math.sin(reach.side),
    -Math.sin(lean),
  );
  const across = new Vector3(-Math.sin(reach.side), Math.cos(reach.side), 0);
  const aside = along.multiplyScalar(Math.cos(yaw)).addScaledVector(across, Math.sin(yaw));
  const rooms = [-1, 1].map((sign) => {
    const tip = reach.tips.clone().addScaledVector(aside, sign * reach.opening);
    return roomOf(scene, tip, up, around);
  });
  return Math.min(...rooms) - scene.finger.radius;
}

function roomOf(scene: BowlScene, tip: Vector3, up: Vector3, { others, poleAt }: Surroundings): number {
  let room = Infinity;
  for (const { place, radius } of others) {
    const way = place.clone().sub(tip);
    const part = Math.min(scene.finger.length, Math.max(0, way.dot(up)));
    room = Math.min(room, way.addScaledVector(up, -part).length() - radius);
  }
  for (let n = 0; n < PLACES; n++) {
    const at = tip.clone().addScaledVector(up, (scene.finger.length * n) / (PLACES - 1));
    const pole = poleAt(at.z);
    room = Math.min(room, Math.hypot(at.x - pole.x, at.y - pole.y) - scene.pole.diameter / 2, toTheWall(scene, at));
  }
  return room;
}

/** From a place in the bowl to its wall, a part of a sphere; above the rim there is none. */
function toTheWall(scene: BowlScene, at: Vector3): number {
  if (at.z > scene.foot + scene.depth) return Infinity;
  const sphere = (scene.rim ** 2 + scene.depth ** 2) / (2 * scene.depth);
  return sphere - Math.hypot(at.x, at.y, at.z - scene.foot - sphere);
}
