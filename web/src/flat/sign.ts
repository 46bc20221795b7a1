/** Wooden signs with words: moves that have no thing of their own on the table. */

import { type BufferGeometry, type Material, type Mesh, MeshStandardMaterial } from "three";
import type { Pen } from "../look/canvas";
import { ROOM } from "../look/palette";
import { TITLE_FACE } from "./paint";
import { paintedBoard } from "./painted_board";

export const SIGN_HEIGHT = 0.02;
const THICK = 0.004;
const PIXELS = 5200; // to a metre
const LETTER = 0.5; // of the sign's height
const SIDE = 0.011; // to the left and right of the words

let ruler: Pen | null = null;

/** How wide a sign with these words is, in metres. */
function signWidth(words: string): number {
  ruler ??= document.createElement("canvas").getContext("2d");
  if (!ruler) return 0.06;
  ruler.font = font();
  return ruler.measureText(words).width / PIXELS + 2 * SIDE;
}

function font(): string {
  return `600 ${Math.round(SIGN_HEIGHT * PIXELS * LETTER)}px ${TITLE_FACE}`;
}

/** A sign that lies flat; its middle is its origin. */
export class Sign {
  readonly object: Mesh<BufferGeometry, Material[]>;
  readonly width: number;

  constructor(readonly words: string) {
    this.width = signWidth(words);
    const wood = { thick: THICK, corner: 0.006, pixels: PIXELS, edge: "#a5743f" };
    this.object = paintedBoard({ width: this.width, height: SIGN_HEIGHT }, wood, (pen) => paintSign(pen, words));
  }

  dispose(): void {
    this.object.removeFromParent();
    this.object.geometry.dispose();
    for (const material of this.object.material) {
      if (material instanceof MeshStandardMaterial) material.map?.dispose();
      material.dispose();
    }
  }
}

function paintSign(pen: Pen, words: string): void {
  const { width, height } = pen.canvas;
  pen.fillStyle = ROOM.beech;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = "rgba(120,72,30,.14)";
  for (let y = 3; y < height; y += 7) pen.fillRect(0, y + 2 * Math.sin(y), width, 1.5);
  pen.strokeStyle = "rgba(70,38,14,.55)";
  pen.lineWidth = 3;
  pen.beginPath();
  pen.roundRect(7, 7, width - 14, height - 14, 24);
  pen.stroke();
  pen.font = font();
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillStyle = "#2f1a0b";
  pen.fillText(words, width / 2, height * 0.53);
}

/**
 * Where signs of these widths go: side by side in rows no wider than the room; x from the middle, y downwards by rows.
 */
export function inRows(widths: number[], room: number, between = 0.006): { x: number; row: number }[] {
  const places: { x: number; row: number }[] = [];
  let first = 0;
  let row = 0;
  while (first < widths.length) {
    let last = first;
    let whole = widths[first] ?? 0;
    while (last + 1 < widths.length && whole + between + (widths[last + 1] ?? 0) <= room)
      whole += between + (widths[++last] ?? 0);
    let x = -whole / 2;
    for (let i = first; i <= last; i++) {
      const width = widths[i] ?? 0;
      places.push({ x: x + width / 2, row });
      x += width + between;
    }
    first = last + 1;
    row++;
  }
  return places;
}
