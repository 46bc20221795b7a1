/** Textures that are drawn in code. */

import { CanvasTexture, RepeatWrapping, SRGBColorSpace, type Texture } from "three";

export type Pen = CanvasRenderingContext2D;

/** A canvas of this size with something drawn on it. */
export function drawn(width: number, height: number, draw: (pen: Pen) => void): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d");
  if (pen) draw(pen);
  return canvas;
}

/** A texture of colours. */
export function texture(width: number, height: number, draw: (pen: Pen) => void): CanvasTexture {
  const made = new CanvasTexture(drawn(width, height, draw));
  made.colorSpace = SRGBColorSpace;
  made.anisotropy = 8;
  return made;
}

/**
 * Fill the canvas: `colour` gives red, green and blue from 0 to 255 for a place from 0 to 1.
 * Soft grounds are computed coarsely and drawn larger, which is nine times quicker at a third of the size.
 */
export function pixels(
  pen: Pen,
  colour: (u: number, v: number) => readonly [number, number, number],
  coarse = 1,
): void {
  const width = Math.round(pen.canvas.width / coarse);
  const height = Math.round(pen.canvas.height / coarse);
  const small = drawn(width, height, (fine) => {
    const image = fine.createImageData(width, height);
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at += 4) {
        const [r, g, b] = colour(x / width, y / height);
        image.data[at] = r;
        image.data[at + 1] = g;
        image.data[at + 2] = b;
        image.data[at + 3] = 255;
      }
    }
    fine.putImageData(image, 0, 0);
  });
  pen.drawImage(small, 0, 0, pen.canvas.width, pen.canvas.height);
}

export function repeated<T extends Texture>(made: T, across: number, up: number): T {
  made.wrapS = made.wrapT = RepeatWrapping;
  made.repeat.set(across, up);
  return made;
}

/** Between two colours #rrggbb, as numbers. */
export function between(a: string, b: string): (share: number) => readonly [number, number, number] {
  const from = parts(a);
  const to = parts(b);
  return (share) => {
    const s = Math.min(1, Math.max(0, share));
    return [from[0] + (to[0] - from[0]) * s, from[1] + (to[1] - from[1]) * s, from[2] + (to[2] - from[2]) * s];
  };
}

function parts(colour: string): readonly [number, number, number] {
  const value = parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** A gradient with its colours: how far along each stands, from 0 to 1. */
export function blend(gradient: CanvasGradient, ...stops: readonly [number, string][]): CanvasGradient {
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
}

/** A colour made lighter (share above 0) or darker (below 0). */
export function shade(colour: string, share: number): string {
  const [r, g, b] = between(colour, share > 0 ? "#ffffff" : "#000000")(Math.abs(share));
  return `#${[r, g, b].map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
}
