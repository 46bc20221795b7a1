/** A Boggle: a round river creature that is mostly mouth. In a box from -100 to 100. */

import { disc, oval, shape } from "../../flat/paint";
import type { Pen } from "../../look/canvas";

export type Mouth = "smile" | "open" | "sewn" | "full" | "asleep";

export const INK = "#2b2417";
const SKIN = "#7d9c4a";
const BELLY = "#c4d68c";

/** The creature from the front. */
export function boggle(pen: Pen, mouth: Mouth, skin = SKIN): void {
  for (const side of [-1, 1]) oval(pen, side * 58, 74, 30, 13, side * 0.2, skin, INK, 5);
  const wide = mouth === "full" ? 92 : 82;
  shape(
    pen,
    new Path2D(
      `M0 -58C46 -58 ${wide} -24 ${wide} 18C${wide} 58 50 80 0 80C-50 80 -${wide} 58 -${wide} 18C-${wide} -24 -46 -58 0 -58Z`,
    ),
    skin,
    INK,
    6,
  );
  oval(pen, 0, 48, 48, 26, 0, BELLY);
  for (const side of [-1, 1]) eye(pen, side * 36, -54, mouth === "asleep");
  MOUTHS[mouth](pen);
}

function eye(pen: Pen, x: number, y: number, shut: boolean): void {
  disc(pen, x, y, 24, SKIN, INK, 5.5);
  if (shut) {
    shape(pen, new Path2D(`M${x - 14} ${y + 2}q14 12 28 0`), "", INK, 5.5);
    return;
  }
  disc(pen, x, y, 16, "#fffbe8", INK, 4);
  disc(pen, x + (x < 0 ? 4 : -4), y + 3, 7.5, INK);
  disc(pen, x + (x < 0 ? 1 : -7), y, 2.6, "#fff");
}

const MOUTHS: Record<Mouth, (pen: Pen) => void> = {
  smile: (pen) => shape(pen, new Path2D("M-58 2C-34 34 34 34 58 2"), "", INK, 6.5),
  open: (pen) => {
    oval(pen, 0, 22, 58, 40, 0, "#7a2431", INK, 6.5);
    shape(pen, new Path2D("M-34 46C-18 28 18 28 34 46C20 60 -20 60 -34 46Z"), "#d66a72");
    for (const x of [-30, -10, 10, 30])
      shape(pen, new Path2D(`M${x - 7} -12L${x} 2L${x + 7} -12Z`), "#fffbe8", INK, 2.5);
  },
  sewn: (pen) => {
    shape(pen, new Path2D("M-56 0L56 0L52 38L-52 38Z"), "#d9c3a0", INK, 5.5);
    shape(pen, new Path2D("M-44 19H44"), "", INK, 5);
    for (const x of [-36, -18, 0, 18, 36]) shape(pen, new Path2D(`M${x} 8V30`), "", "#8a3b2f", 5.5);
  },
  full: (pen) => {
    for (const side of [-1, 1]) {
      disc(pen, side * 62, 20, 34, "#94b35a", INK, 5.5);
      oval(pen, side * 70, 10, 9, 6, 0, "rgba(255,255,230,.6)");
    }
    shape(pen, new Path2D("M-20 18C-8 10 8 10 20 18"), "", INK, 6);
  },
  asleep: (pen) => shape(pen, new Path2D("M-30 12C-12 24 12 24 30 12"), "", INK, 6),
};
