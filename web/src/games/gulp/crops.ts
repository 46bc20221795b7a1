/** The four crops, drawn by us: each in a box from -100 to 100, its middle at 0. */

import { disc, oval, shape, within } from "../../flat/paint";
import type { Pen } from "../../look/canvas";

/** Green crops and blue ones: light and dark, so that the eye needs no hue. */
export const COLOURS: Record<string, string> = {
  grettuce: "green",
  grabbles: "green",
  blornn: "blue",
  blerries: "blue",
};

export const CROPS: Record<string, (pen: Pen) => void> = { grettuce, grabbles, blornn, blerries };

const GREEN = "#1f4417";
const BLUE = "#15254d";

/** A head of frilly leaves. */
function grettuce(pen: Pen): void {
  const frill = (radius: number, waves: number, depth: number): Path2D => {
    const path = new Path2D();
    for (let step = 0; step <= 120; step++) {
      const angle = (step / 120) * Math.PI * 2;
      const reach = radius + depth * Math.sin(angle * waves) + depth * 0.6 * Math.sin(angle * (waves * 2 + 1));
      path.lineTo(reach * Math.cos(angle), reach * 0.92 * Math.sin(angle) + 4);
    }
    path.closePath();
    return path;
  };
  shape(pen, frill(84, 9, 7), "#4f9a35", GREEN, 6);
  shape(pen, frill(64, 8, 6), "#74b84a", GREEN, 4.5);
  shape(pen, frill(43, 7, 5), "#9fd368", GREEN, 4.5);
  shape(pen, frill(23, 6, 4), "#cdea98", GREEN, 4);
  for (let leaf = 0; leaf < 7; leaf++)
    within(
      pen,
      0,
      4,
      1,
      () => shape(pen, new Path2D("M0 -30C4 -46 2 -58 0 -72M0 -52L9 -62M0 -48L-9 -58"), "", "rgba(240,255,214,.85)", 4),
      (leaf * Math.PI * 2) / 7,
    );
}

/** A bunch of round pods with tendrils that grab. */
function grabbles(pen: Pen): void {
  shape(
    pen,
    new Path2D(
      "M-6 -58C-30 -80 -62 -82 -72 -60C-78 -44 -60 -36 -54 -48C-50 -56 -60 -60 -62 -54M8 -58C30 -86 66 -84 74 -60C78 -44 62 -38 56 -48M0 -52C-2 -72 4 -84 10 -94",
    ),
    "",
    GREEN,
    11,
  );
  shape(
    pen,
    new Path2D("M-6 -58C-30 -80 -62 -82 -72 -60M8 -58C30 -86 66 -84 74 -60M0 -52C-2 -72 4 -84 10 -94"),
    "",
    "#8abf45",
    5,
  );
  for (const [x, y] of [
    [-46, -26],
    [0, -36],
    [46, -26],
    [-24, 12],
    [24, 12],
    [0, 54],
  ] as const) {
    disc(pen, x, y, 31, "#6a9d2c", GREEN, 6);
    disc(pen, x - 3, y - 4, 23, "#a3cc52");
    oval(pen, x - 11, y - 13, 8, 5, -0.6, "rgba(255,255,230,.9)");
    shape(pen, new Path2D(`M${x - 6} ${y + 10}q6 6 12 0`), "", "rgba(31,68,23,.7)", 4);
  }
}

/** A cob with blue kernels between its husks. */
function blornn(pen: Pen): void {
  const cob = new Path2D("M0 -96C34 -84 42 -20 34 34C28 62 14 74 0 76C-14 74 -28 62 -34 34C-42 -20 -34 -84 0 -96Z");
  shape(pen, cob, "#2c4f9e", BLUE, 6);
  pen.save();
  pen.clip(cob);
  for (let row = 0; row < 9; row++)
    for (let column = -2; column <= 2; column++) {
      const x = column * 17 + (row % 2 ? 8 : 0);
      oval(pen, x, -84 + row * 18, 8, 7.5, 0, row % 3 === 1 && column === 0 ? "#a9c6f5" : "#5f8ade", BLUE, 2.5);
    }
  pen.restore();
  shape(pen, cob, "", BLUE, 6);
  for (const side of [-1, 1])
    within(pen, 0, 0, 1, () => {
      pen.scale(side, 1);
      shape(pen, new Path2D("M4 92C24 88 58 60 62 -8C36 6 14 42 4 92Z"), "#7fa6b8", BLUE, 6);
      shape(pen, new Path2D("M12 78C24 56 38 34 52 14"), "", "rgba(21,37,77,.6)", 3.5);
    });
}

/** Three round berries with little crowns. */
function blerries(pen: Pen): void {
  shape(pen, new Path2D("M0 -20C4 -52 22 -70 48 -82M0 -20C-8 -44 -24 -56 -42 -60"), "", BLUE, 8);
  shape(pen, new Path2D("M46 -82C70 -96 92 -84 96 -66C76 -58 56 -64 46 -82Z"), "#7fa6b8", BLUE, 5);
  for (const [x, y, r] of [
    [-44, 4, 42],
    [44, 2, 42],
    [0, 46, 44],
  ] as const) {
    disc(pen, x, y, r, "#243c86", BLUE, 6);
    disc(pen, x - 4, y - 5, r - 11, "#4a6cc4");
    oval(pen, x - 17, y - 18, 9, 6, -0.6, "rgba(235,243,255,.95)");
    for (let point = 0; point < 5; point++)
      within(
        pen,
        x + 5,
        y + 7,
        1,
        () => shape(pen, new Path2D("M-5 -4L0 -17L5 -4Z"), "#15254d"),
        (point * Math.PI * 2) / 5,
      );
  }
}
