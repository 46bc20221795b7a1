/** What tests of layouts measure: whether things lie clear of each other and in the picture. */

import { Vector3 } from "three";
import { type Area, fit, inPicture, type Lens } from "../../src/flat/framing";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The pairs of boxes that lie over each other, by name. */
export function overlaps(boxes: Record<string, Box>): string[] {
  const all = Object.entries(boxes);
  return all.flatMap(([name, one], index) =>
    all.slice(index + 1).flatMap(([other, two]) => {
      const clear =
        Math.abs(one.x - two.x) >= (one.width + two.width) / 2 - 1e-6 ||
        Math.abs(one.y - two.y) >= (one.height + two.height) / 2 - 1e-6;
      return clear ? [] : [`${name} and ${other}`];
    }),
  );
}

/** The names of the boxes that are not wholly in the picture when the area is framed. */
export function outside(boxes: Record<string, Box>, area: Area, lens: Lens): string[] {
  const frame = fit(area, lens);
  return Object.entries(boxes).flatMap(([name, box]) => {
    const corners = [-0.5, 0.5].flatMap((u) =>
      [-0.5, 0.5].map((v) => new Vector3(box.x + u * box.width, box.y + v * box.height, 0)),
    );
    const seen = corners
      .map((corner) => inPicture(corner, frame, lens))
      .every(({ x, y }) => Math.abs(x) <= 1 && Math.abs(y) <= 1);
    return seen ? [] : [name];
  });
}

const FIELD_OF_VIEW = (32 * Math.PI) / 180;

/** A laptop, a laptop with a panel beside the table, and a phone held upright with its sheet folded. */
export const WIDE: Lens[] = [
  { aspect: 1.6, fieldOfView: FIELD_OF_VIEW, pitch: 1 },
  { aspect: 1.15, fieldOfView: FIELD_OF_VIEW, pitch: 1 },
];
export const TALL: Lens[] = [
  { aspect: 390 / 600, fieldOfView: FIELD_OF_VIEW, pitch: 1.2 },
  { aspect: 390 / 760, fieldOfView: FIELD_OF_VIEW, pitch: 1.2 },
];
