/** The floor of the tomb: slabs of stone, worn, with sand in their joints. */

import type { Ground } from "../../board";
import type { Pen } from "../../look/canvas";
import { ground, scattered, soil } from "../../look/ground";
import { series } from "../../look/noise";

const ROWS = 4;
const WIDE = 2; // slabs in a row

export function makeGround(): Ground {
  const sand = scattered(420, 41, (pen, chance) => {
    pen.globalAlpha = 0.1 + chance() * 0.25;
    pen.fillStyle = chance() < 0.6 ? "#b08a55" : "#24170c";
    pen.fillRect(0, 0, 1 + chance() * 2, 1);
  });
  return { map: ground(soil("#35261a", "#6b5238", 5, 43), slabs, sand), wide: 0.5 };
}

/** Each a little lighter or darker than the stone, with a dark joint and a light edge. */
function slabs(pen: Pen): void {
  const { width, height } = pen.canvas;
  const [w, h] = [width / WIDE, height / ROWS];
  const chance = series(47);
  for (let row = 0; row < ROWS; row++) {
    const shift = row % 2 ? w / 2 : 0;
    for (let n = 0; n < WIDE; n++) {
      const tone = chance();
      for (const x of [n * w + shift, n * w + shift - width]) slab(pen, x, row * h, w, h, tone);
    }
  }
}

function slab(pen: Pen, x: number, y: number, w: number, h: number, tone: number): void {
  pen.fillStyle =
    tone < 0.5 ? `rgba(0, 0, 0, ${0.24 * (0.5 - tone) * 2})` : `rgba(255, 214, 150, ${0.09 * (tone - 0.5) * 2})`;
  pen.fillRect(x, y, w, h);
  pen.fillStyle = "rgba(12, 7, 3, 0.75)";
  pen.fillRect(x, y, w, 2.5);
  pen.fillRect(x, y, 2.5, h);
  pen.fillStyle = "rgba(255, 220, 165, 0.12)";
  pen.fillRect(x + 3, y + 3, w - 4, 1.5);
  pen.fillRect(x + 3, y + 3, 1.5, h - 4);
}
