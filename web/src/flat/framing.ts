/** How far the camera must be so that everything on the table is in the picture. */

import { Vector3 } from "three";

/** A place on the table, seen from above. */
export interface Spot {
  x: number;
  y: number;
}

/** A rectangle on the table: its middle and its size. */
export interface Box extends Spot {
  width: number;
  height: number;
}

/** A part of the table, seen from above: x to the right, y away from the player, in metres. */
export interface Area {
  left: number;
  right: number;
  near: number;
  far: number;
  /** of the highest thing in it */
  height: number;
}

/** What the camera is: width by height of its picture, its angle from top to bottom, and how steeply it looks down. */
export interface Lens {
  aspect: number;
  fieldOfView: number;
  pitch: number;
}

export interface Frame {
  centre: Vector3;
  distance: number;
}

const MARGIN = 0.97; // the share of the picture that may be used

/** Where a point is in the picture: -1 to 1 from left to right and from bottom to top. */
export function inPicture(point: Vector3, frame: Frame, lens: Lens): { x: number; y: number } {
  const dx = point.x - frame.centre.x;
  const dy = point.y - frame.centre.y;
  const dz = point.z - frame.centre.z;
  const sin = Math.sin(lens.pitch);
  const cos = Math.cos(lens.pitch);
  const depth = frame.distance + cos * dy - sin * dz;
  const tall = Math.tan(lens.fieldOfView / 2) * depth;
  return { x: dx / (tall * lens.aspect), y: (sin * dy + cos * dz) / tall };
}

/** The nearest frame that shows the whole area. */
export function fit(area: Area, lens: Lens): Frame {
  let close = 0.05;
  let far = 20;
  for (let step = 0; step < 40; step++) {
    const middle = (close + far) / 2;
    const { x, y } = reach(area, balanced(area, lens, middle), lens);
    if (x <= MARGIN && y <= MARGIN) far = middle;
    else close = middle;
  }
  return balanced(area, lens, far);
}

const STEP = 0.02; // of the area's depth

/** The same, with a share of the picture at its upper edge left free, where names stand. */
export function fitBelow(area: Area, lens: Lens, band: number): Frame {
  const top = new Vector3((area.left + area.right) / 2, area.far, area.height);
  let far = area.far;
  let frame = fit(area, lens);
  while (inPicture(top, frame, lens).y > MARGIN - 2 * band && far < area.far * 3 + 1) {
    far += (area.far - area.near) * STEP;
    frame = fit({ ...area, far }, lens);
  }
  return frame;
}

/** At this distance, the frame with as much room above the area as below it. */
function balanced(area: Area, lens: Lens, distance: number): Frame {
  const x = (area.left + area.right) / 2;
  let near = area.near - distance;
  let far = area.far + distance;
  const at = (y: number): Frame => ({ centre: new Vector3(x, y, 0), distance });
  for (let step = 0; step < 40; step++) {
    const middle = (near + far) / 2;
    const frame = at(middle);
    const bottom = inPicture(new Vector3(x, area.near, 0), frame, lens).y;
    const top = inPicture(new Vector3(x, area.far, area.height), frame, lens).y;
    if (top + bottom > 0) near = middle;
    else far = middle;
  }
  return at((near + far) / 2);
}

/** How far out the corners are: 1 is the border of the picture. A corner behind the camera is farther than any. */
function reach(area: Area, frame: Frame, lens: Lens): { x: number; y: number } {
  let x = 0;
  let y = 0;
  for (const corner of corners(area)) {
    const at = inPicture(corner, frame, lens);
    if (depthOf(corner, frame, lens) < 0.01) return { x: Infinity, y: Infinity };
    x = Math.max(x, Math.abs(at.x));
    y = Math.max(y, Math.abs(at.y));
  }
  return { x, y };
}

function depthOf(point: Vector3, frame: Frame, lens: Lens): number {
  const dy = point.y - frame.centre.y;
  return frame.distance + Math.cos(lens.pitch) * dy - Math.sin(lens.pitch) * point.z;
}

/** The corners of the area on the table, and of its far and near edges at full height. */
export function corners(area: Area): Vector3[] {
  const all: Vector3[] = [];
  for (const x of [area.left, area.right])
    for (const y of [area.near, area.far]) for (const z of [0, area.height]) all.push(new Vector3(x, y, z));
  return all;
}
