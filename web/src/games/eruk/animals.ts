/** The animals of the ice, drawn by us: each in a box from -100 to 100, its middle at 0. */

import { disc, oval, shape } from "../../flat/paint";
import { blend, type Pen } from "../../look/canvas";

const LINE = "#22313f";

export const ANIMALS: Record<string, (pen: Pen) => void> = { herring, salmon, seal, bear, reindeer };

/** Two slim silver fish, one above the other. */
function herring(pen: Pen): void {
  for (const [x, y, mirror] of [
    [-6, -30, 1],
    [10, 34, 1],
  ] as const) {
    pen.save();
    pen.translate(x, y);
    pen.scale(0.86 * mirror, 0.86);
    littleFish(pen);
    pen.restore();
  }
}

function littleFish(pen: Pen): void {
  const body = new Path2D("M-82 2C-56 -30 8 -34 50 -5L80 -27C74 -9 74 10 80 29L50 8C8 33 -56 30 -82 2Z");
  const sheen = blend(
    pen.createLinearGradient(0, -30, 0, 30),
    [0, "#3f6f93"],
    [0.45, "#9cc3d6"],
    [0.6, "#eef7fa"],
    [1, "#cfe3ec"],
  );
  shape(pen, body, sheen, LINE, 5);
  shape(pen, new Path2D("M-10 -24L8 -42L26 -20Z"), "#3f6f93", LINE, 4);
  shape(pen, new Path2D("M-46 -16C-38 -6 -38 8 -46 18"), "", LINE, 4);
  for (const x of [-18, 2, 22]) shape(pen, new Path2D(`M${x} -6q8 6 0 13`), "", "rgba(34,49,63,.55)", 3.5);
  disc(pen, -62, -3, 6.5, "#fff", LINE, 3);
  disc(pen, -62, -3, 2.6, LINE);
}

/** One large fish that leaps, with a hooked jaw and spots. */
function salmon(pen: Pen): void {
  const back = new Path2D(
    "M-84 40C-92 26 -88 16 -78 8C-58 -46 6 -66 52 -34C62 -44 72 -60 92 -62C86 -46 86 -34 90 -20C78 -22 68 -20 60 -14C34 -18 -8 4 -36 44C-48 58 -62 50 -68 44C-74 50 -80 48 -84 40Z",
  );
  const flesh = blend(pen.createLinearGradient(-30, -60, 20, 40), [0, "#a83c35"], [0.5, "#ef8668"], [1, "#ffd9c2"]);
  shape(pen, back, flesh, LINE, 5.5);
  shape(pen, new Path2D("M-22 -45C-14 -66 10 -72 22 -66L20 -49Z"), "#a83c35", LINE, 4.5);
  shape(pen, new Path2D("M-16 22C-2 26 4 40 2 54C-14 52 -26 42 -28 34Z"), "#d96a52", LINE, 4.5);
  shape(pen, new Path2D("M-60 -8C-46 0 -44 20 -54 36"), "", LINE, 4);
  shape(pen, new Path2D("M-84 40C-76 38 -72 36 -66 30"), "", LINE, 4.5);
  for (const [x, y] of [
    [-30, -30],
    [-12, -38],
    [6, -40],
    [-22, -14],
    [-2, -20],
    [18, -30],
    [34, -34],
  ] as const)
    disc(pen, x, y, 4, "rgba(60,20,20,.65)");
  disc(pen, -70, 14, 7, "#fff", LINE, 3);
  disc(pen, -70, 14, 3, LINE);
  shape(pen, new Path2D("M-66 84C-46 70 -30 96 -8 82S28 96 48 80S76 90 86 78"), "", "#e6f3f8", 8);
}

/** A seal that lies on the ice with its head up. */
function seal(pen: Pen): void {
  oval(pen, 6, 70, 84, 13, 0, "rgba(255,255,255,.5)");
  const tail = new Path2D("M52 44C66 26 78 10 92 12C92 26 86 34 78 40C88 44 96 54 94 64C80 66 60 64 48 58Z");
  shape(pen, tail, "#5f6f7d", LINE, 5.5);
  const body = new Path2D(
    "M-74 -46C-66 -74 -22 -78 -10 -46C-2 -22 24 4 50 22C70 38 74 60 54 68C18 76 -34 78 -56 66C-74 54 -70 22 -64 0C-72 -10 -80 -28 -74 -46Z",
  );
  shape(pen, body, blend(pen.createLinearGradient(-60, -70, 30, 70), [0, "#a9b8c3"], [1, "#667887"]), LINE, 5.5);
  shape(pen, new Path2D("M-62 4C-50 22 -52 48 -48 66C-20 72 6 70 24 66C-6 54 -38 36 -42 2Z"), "#d8e1e7");
  shape(pen, new Path2D("M-20 28C-8 44 -6 62 -18 74C-34 72 -40 58 -36 40Z"), "#5f6f7d", LINE, 4.5);
  oval(pen, -62, -36, 15, 11, 0.2, "#d8e1e7");
  oval(pen, -73, -42, 6, 5, 0, LINE);
  disc(pen, -46, -50, 6.5, LINE);
  disc(pen, -48, -52, 2.2, "#fff");
  for (const [x, y] of [
    [-94, -38],
    [-95, -29],
    [-90, -20],
  ] as const)
    shape(pen, new Path2D(`M-68 -33L${x} ${y}`), "", LINE, 2.6);
  for (const [x, y] of [
    [4, 6],
    [20, 24],
    [0, 30],
    [30, 42],
    [12, 48],
  ] as const)
    oval(pen, x, y, 6, 4, 0.6, "rgba(40,52,64,.4)");
}

/** The head of a polar bear. */
function bear(pen: Pen): void {
  for (const x of [-54, 54]) {
    disc(pen, x, -52, 24, "#f4f1e8", LINE, 5.5);
    disc(pen, x, -50, 11, "#c9b8ac");
  }
  const head = new Path2D(
    "M0 -76C50 -76 74 -40 74 -2C78 26 60 46 44 54C36 76 18 84 0 84C-18 84 -36 76 -44 54C-60 46 -78 26 -74 -2C-74 -40 -50 -76 0 -76Z",
  );
  shape(pen, head, blend(pen.createRadialGradient(-20, -40, 10, 0, 0, 100), [0, "#ffffff"], [1, "#dfe3df"]), LINE, 5.5);
  oval(pen, 0, 40, 34, 32, 0, "#f9f5ea", "rgba(34,49,63,.4)", 3.5);
  oval(pen, 0, 24, 17, 12, 0, LINE);
  oval(pen, -5, 20, 5, 3, -0.4, "rgba(255,255,255,.7)");
  shape(pen, new Path2D("M0 34V48M0 48C-6 58 -18 58 -22 50M0 48C6 58 18 58 22 50"), "", LINE, 5);
  for (const x of [-31, 31]) {
    disc(pen, x, -10, 8.5, LINE);
    disc(pen, x - 3, -13, 2.8, "#fff");
  }
}

/** The head of a reindeer with wide antlers. */
function reindeer(pen: Pen): void {
  for (const side of [-1, 1]) {
    pen.save();
    pen.scale(side, 1);
    const antler = new Path2D(
      "M16 -34C22 -56 40 -58 54 -66C66 -72 72 -84 70 -96M34 -56C34 -72 30 -82 22 -92M56 -67C74 -62 84 -64 92 -74M26 -48C40 -38 54 -36 66 -42",
    );
    shape(pen, antler, "", LINE, 15);
    shape(pen, antler, "", "#a9743d", 8);
    shape(pen, new Path2D("M30 -14C48 -28 66 -26 76 -16C66 -2 46 4 30 2Z"), "#8a5a35", LINE, 5);
    pen.restore();
  }
  const head = new Path2D(
    "M0 -42C26 -42 36 -22 34 0C34 22 30 40 28 58C26 78 14 88 0 88C-14 88 -26 78 -28 58C-30 40 -34 22 -34 0C-36 -22 -26 -42 0 -42Z",
  );
  const fur = blend(pen.createLinearGradient(0, -42, 0, 88), [0, "#7a4a28"], [0.6, "#a56f42"], [1, "#e8cfa8"]);
  shape(pen, head, fur, LINE, 5.5);
  oval(pen, 0, 62, 17, 12, 0, "#3a2519");
  oval(pen, -5, 58, 5, 3, -0.3, "rgba(255,255,255,.6)");
  for (const x of [-18, 18]) {
    oval(pen, x, 2, 7, 8.5, 0, "#20160f");
    disc(pen, x - 2, -1, 2.5, "#fff");
  }
  shape(pen, new Path2D("M0 74V80"), "", LINE, 4);
}
