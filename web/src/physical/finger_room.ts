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

const HARD = 2; // wood gives way to nothing: being short of room beside the wall counts so much more than beside a piece
const PLACES = 9; // along a finger that are held against pole and wall

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
  return Math.min(...rooms);
}

function roomOf(scene: BowlScene, tip: Vector3, up: Vector3, { others, poleAt }: Surroundings): number {
  const thick = scene.finger.radius;
  let room = Infinity;
  for (const { place, radius } of others) {
    const way = place.clone().sub(tip);
    const part = Math.min(scene.finger.length, Math.max(0, way.dot(up)));
    room = Math.min(room, way.addScaledVector(up, -part).length() - radius - thick);
  }
  for (let n = 0; n < PLACES; n++) {
    const at = tip.clone().addScaledVector(up, (scene.finger.length * n) / (PLACES - 1));
    const pole = poleAt(at.z);
    const toThePole = Math.hypot(at.x - pole.x, at.y - pole.y) - scene.pole.diameter / 2;
    room = Math.min(room, toThePole - thick, (toTheWall(scene, at) - thick) * HARD);
  }
  return room;
}

/** From a place to the bowl: inside to its wall, a part of a sphere; above it to the rim, a flat ring. */
function toTheWall(scene: BowlScene, at: Vector3): number {
  const above = at.z - scene.foot - scene.depth;
  const out = Math.hypot(at.x, at.y);
  if (above > 0) return Math.hypot(Math.max(0, scene.rim - out, out - scene.rim - scene.wall), above);
  const sphere = (scene.rim ** 2 + scene.depth ** 2) / (2 * scene.depth);
  return sphere - Math.hypot(out, at.z - scene.foot - sphere);
}
