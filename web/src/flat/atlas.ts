/** Many small pictures on one canvas, so that all counters share one paint. */

import type { Texture } from "three";
import { texture } from "../look/canvas";
import type { Painter } from "./paint";

/** Where a picture is in the texture: from 0 to 1, v upwards. */
export interface Cell {
  u: number;
  v: number;
  width: number;
  height: number;
}

export interface Atlas {
  texture: Texture;
  cells: Record<string, Cell>;
}

/** Paint each of these into a square of `size` pixels. */
export function makeAtlas(painters: Record<string, Painter>, size: number): Atlas {
  const names = Object.keys(painters);
  const columns = Math.ceil(Math.sqrt(names.length));
  const rows = Math.ceil(names.length / columns);
  const cells: Record<string, Cell> = {};
  const made = texture(columns * size, rows * size, (pen) => {
    names.forEach((name, index) => {
      const column = index % columns;
      const row = Math.floor(index / columns);
      pen.save();
      pen.translate(column * size, row * size);
      pen.beginPath();
      pen.rect(0, 0, size, size);
      pen.clip();
      painters[name]?.(pen, size, size);
      pen.restore();
      cells[name] = { u: column / columns, v: 1 - (row + 1) / rows, width: 1 / columns, height: 1 / rows };
    });
  });
  return { texture: made, cells };
}
