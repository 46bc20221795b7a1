/** The ground round a board: pictures that go on without a seam when they are laid side by side. */

import type { CanvasTexture } from "three";
import { between, type Pen, pixels, repeated, texture } from "./canvas";
import { endless, series } from "./noise";

const SIDE = 512; // pixels
const COARSE = 2; // pixels that are computed as one: what is scattered upon it is fine

/** A picture of a ground, with whatever is drawn on it. */
export function ground(base: (pen: Pen) => void, ...layers: ((pen: Pen) => void)[]): CanvasTexture {
  const draw = (pen: Pen): void => [base, ...layers].forEach((layer) => void layer(pen));
  return repeated(texture(SIDE, SIDE, draw), 1, 1);
}

/** Earth, moss or snow: from a dark colour to a light one by its heights, lit from the upper left. */
export function soil(dark: string, light: string, hills: number, seed: number): (pen: Pen) => void {
  const tone = between(dark, light);
  return (pen) =>
    pixels(
      pen,
      (u, v) => {
        const high = endless(u, v, hills, seed, 4);
        const slope = high - endless(u + 0.012, v + 0.012, hills, seed, 2);
        const grain = endless(u, v, hills * 24, seed + 9, 1) - 0.5;
        return tone(0.5 + (high - 0.5) * 0.9 + slope * 1.6 + grain * 0.12);
      },
      COARSE,
    );
}

/** So many things of a kind, each drawn about the origin with chance at hand; what crosses an edge comes in again. */
export function scattered(
  count: number,
  seed: number,
  draw: (pen: Pen, chance: () => number) => void,
): (pen: Pen) => void {
  return (pen) => {
    const place = series(seed);
    for (let n = 0; n < count; n++) {
      const [x, y] = [place() * SIDE, place() * SIDE];
      for (const across of [-SIDE, 0, SIDE])
        for (const up of [-SIDE, 0, SIDE]) {
          pen.save();
          pen.translate(x + across, y + up);
          draw(pen, series(seed * 31 + n));
          pen.restore();
        }
    }
  };
}

/** A leaf or a blade: pointed at both ends. */
export function leaf(pen: Pen, long: number, wide: number, colour: string): void {
  pen.beginPath();
  pen.moveTo(-long, 0);
  pen.quadraticCurveTo(0, -wide, long, 0);
  pen.quadraticCurveTo(0, wide, -long, 0);
  pen.fillStyle = colour;
  pen.fill();
}
