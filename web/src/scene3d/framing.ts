/** From how far everything in a box is seen. */

import { Vector3 } from "three";
import type { Table3D } from "../board";

export interface Extent {
  /** left, front, bottom; right, back, top; metres */
  min: [number, number, number];
  max: [number, number, number];
}

/** The distance at which a camera with these tangents of half its angles sees the whole box. */
export function distanceFor(
  box: Extent,
  centre: Vector3,
  pitch: number,
  yaw: number,
  across: number,
  up: number,
): number {
  const back = new Vector3(Math.sin(yaw) * Math.cos(pitch), -Math.cos(yaw) * Math.cos(pitch), Math.sin(pitch));
  const right = new Vector3(Math.cos(yaw), Math.sin(yaw), 0);
  const top = back.clone().cross(right);
  let distance = 0;
  for (let n = 0; n < 8; n++) {
    const corner = new Vector3(
      (n & 1 ? box.max : box.min)[0],
      (n & 2 ? box.max : box.min)[1],
      (n & 4 ? box.max : box.min)[2],
    ).sub(centre);
    const near = corner.dot(back);
    const wide = Math.abs(corner.dot(right)) / across;
    const high = Math.abs(corner.dot(top)) / up;
    distance = Math.max(distance, wide + near, high + near);
  }
  return distance;
}

/** Show a box; `free` is the share of the picture's height above what lies over its lower edge. */
export function showBox(table: Table3D, box: Extent, pitch: number, yaw = 0, free = 1): void {
  const centre = new Vector3().fromArray(box.min).add(new Vector3().fromArray(box.max)).multiplyScalar(0.5);
  const half = Math.tan(table.fieldOfView / 2);
  const distance = distanceFor(box, centre, pitch, yaw, half * table.aspect, half * free) * 1.03;
  const top = new Vector3(-Math.sin(yaw) * Math.sin(pitch), Math.cos(yaw) * Math.sin(pitch), Math.cos(pitch));
  table.frame(centre.addScaledVector(top, -distance * half * (1 - free)), distance, pitch, yaw);
}
