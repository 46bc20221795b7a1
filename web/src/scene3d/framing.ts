/** From where everything that matters fills the picture: as near as can be, and from as low as is asked for. */

import { Vector3 } from "three";
import type { Table3D, View } from "../board";

export interface Extent {
  /** left, front, bottom; right, back, top; metres */
  min: [number, number, number];
  max: [number, number, number];
}

/** Pixels at the edges of the picture that something lies over. */
export interface Margins {
  top: number;
  bottom: number;
}

/** How the camera may look: from how low to how high (radians from the table), and turned to which side. */
export interface Gaze {
  low: number;
  high: number;
  yaw?: number;
}

/** The part of the picture that is free, as tangents of the angles from the middle of the view. */
export interface Window {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

export interface Framed {
  centre: Vector3;
  distance: number;
  pitch: number;
}

const STEPS = 12; // pitches that are tried
const SAME = 1.015; // distances that differ by less are alike
/** Pixels at the upper edge that a banner takes, and the names above it. */
export const BANNER = 176;
const AIR = 0.97; // of the free part of the picture is filled

export function cornersOf({ min, max }: Extent): Vector3[] {
  const corners: Vector3[] = [];
  for (const x of [min[0], max[0]])
    for (const y of [min[1], max[1]]) for (const z of [min[2], max[2]]) corners.push(new Vector3(x, y, z));
  return corners;
}

/** Points round a circle that lies level. */
export function circle(radius: number, z: number, x = 0, y = 0): Vector3[] {
  return Array.from({ length: 16 }, (_, n) => {
    const turn = (n / 16) * 2 * Math.PI;
    return new Vector3(x + Math.cos(turn) * radius, y + Math.sin(turn) * radius, z);
  });
}

/** The nearest place from which a camera that looks this way sees all points in its window, evenly framed. */
export function nearest(points: readonly Vector3[], pitch: number, yaw: number, window: Window): Framed {
  const { back, right, top } = axes(pitch, yaw);
  const reach = (along: Vector3, tangent: number): number =>
    Math.max(...points.map((point) => point.dot(along) + tangent * point.dot(back)));
  const sides = [
    { along: right, more: window.right, less: -window.left },
    { along: top, more: window.top, less: -window.bottom },
  ].map(({ along, more, less }) => {
    const [far, near] = [reach(along, more), reach(along.clone().negate(), less)];
    return { far, near, more, less, depth: (far + near) / (more + less) };
  });
  const depth = Math.max(...sides.map((side) => side.depth));
  const [x = 0, y = 0] = sides.map(({ far, near, more, less }) => (far - more * depth - near + less * depth) / 2);
  const deep = points.map((point) => point.dot(back));
  const middle = (Math.max(...deep) + Math.min(...deep)) / 2;
  const centre = right.multiplyScalar(x).addScaledVector(top, y).addScaledVector(back, middle);
  return { centre, distance: depth - middle, pitch };
}

/** Of all pitches that are allowed: as near as can be, and of those the highest, which fills the picture best. */
export function best(points: readonly Vector3[], { low, high, yaw = 0 }: Gaze, window: Window): Framed {
  const all = Array.from({ length: STEPS + 1 }, (_, n) =>
    nearest(points, high + ((low - high) * n) / STEPS, yaw, window),
  );
  const least = Math.min(...all.map(({ distance }) => distance));
  return all.find(({ distance }) => distance <= least * SAME) ?? nearest(points, low, yaw, window);
}

/** From where these points are seen in the part of the picture that is free. */
export function lookAt(table: Table3D, points: readonly Vector3[], gaze: Gaze, margins: Margins): View {
  return { ...best(points, gaze, windowOf(table, margins)), yaw: gaze.yaw ?? 0 };
}

/** Where the eye of such a camera is. */
export function eyeOf({ centre, distance, pitch, yaw }: View): Vector3 {
  return axes(pitch, yaw).back.multiplyScalar(distance).add(centre);
}

/** Let the camera go there. */
export function show(table: Table3D, points: readonly Vector3[], gaze: Gaze, margins: Margins): void {
  const { centre, distance, pitch, yaw } = lookAt(table, points, gaze, margins);
  table.frame(centre, distance, pitch, yaw);
}

function windowOf(table: Table3D, { top, bottom }: Margins): Window {
  const half = Math.tan(table.fieldOfView / 2);
  const high = Math.max(1, table.canvas.clientHeight);
  const wide = half * table.aspect * AIR;
  return {
    left: -wide,
    right: wide,
    bottom: -half * AIR * (1 - (2 * bottom) / high),
    top: half * AIR * (1 - (2 * top) / high),
  };
}

/** Towards the camera, and to the right and up in its picture. */
function axes(pitch: number, yaw: number): { back: Vector3; right: Vector3; top: Vector3 } {
  const back = new Vector3(Math.sin(yaw) * Math.cos(pitch), -Math.cos(yaw) * Math.cos(pitch), Math.sin(pitch));
  const right = new Vector3(Math.cos(yaw), Math.sin(yaw), 0);
  return { back, right, top: back.clone().cross(right) };
}
