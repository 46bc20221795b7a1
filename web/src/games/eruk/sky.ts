/** The board: the sky with the fields of the sun, and the igloo under it. */

import { CylinderGeometry, Group, Mesh, MeshStandardMaterial } from "three";
import type { Box, Spot } from "../../flat/framing";
import { disc, grain, oval, shape, TITLE_FACE, within } from "../../flat/paint";
import { paintedBoard } from "../../flat/painted_board";
import { blend, type Pen, texture } from "../../look/canvas";
import { noise, series } from "../../look/noise";
import { paintIgloo } from "./faces";
import type { Layout } from "./layout";

export const BOARD = 0.005;
const PIXELS = 2400;
const SUN_RADIUS = 0.0118;
const SUN_PIECE = 0.0155;

export function makeSky(layout: Layout): Group {
  const { sky } = layout;
  const wood = { thick: BOARD, corner: 0.012, pixels: PIXELS, edge: "#4b3a5e", roughness: 0.7 };
  const board = paintedBoard(sky, wood, (pen) => paintSky(pen, layout));
  board.position.set(sky.x, sky.y, 0);
  const group = new Group();
  group.add(board);
  return group;
}

/** A golden sun with a face. */
export function makeSun(): Mesh {
  const map = texture(256, 256, (pen) => within(pen, 128, 128, 1.28, () => paintSun(pen)));
  const face = new MeshStandardMaterial({
    map,
    roughness: 0.35,
    emissive: "#ff9d1e",
    emissiveIntensity: 0.25,
    emissiveMap: map,
  });
  const side = new MeshStandardMaterial({ color: "#d98a1f", roughness: 0.4 });
  const sun = new Mesh(new CylinderGeometry(SUN_PIECE, SUN_PIECE, 0.005, 40).rotateX(Math.PI / 2), [side, face, face]);
  sun.castShadow = true;
  return sun;
}

function paintSun(pen: Pen): void {
  disc(pen, 0, 0, 110, "#f0a52a");
  for (let ray = 0; ray < 16; ray++)
    within(pen, 0, 0, 1, () => shape(pen, new Path2D("M-11 -62L0 -96L11 -62Z"), "#ffe27a"), (ray * Math.PI) / 8);
  disc(pen, 0, 0, 64, "#ffd34d", "#c9781a", 6);
  for (const x of [-22, 22]) disc(pen, x, -8, 7, "#6d3b0c");
  shape(pen, new Path2D("M-28 16C-14 36 14 36 28 16"), "", "#6d3b0c", 7);
  for (const x of [-40, 40]) oval(pen, x, 12, 10, 7, 0, "rgba(230,110,40,.55)");
}

/** A point of the table in pixels of the board's picture. */
function onBoard(sky: Box, spot: Spot): [number, number] {
  return [(spot.x - sky.x + sky.width / 2) * PIXELS, (sky.height / 2 - spot.y + sky.y) * PIXELS];
}

function paintSky(pen: Pen, layout: Layout): void {
  const { width, height } = pen.canvas;
  pen.fillStyle = blend(
    pen.createLinearGradient(0, 0, width, 0),
    [0, "#f3a58b"],
    [0.16, "#f7cfa6"],
    [0.36, "#a9d7ea"],
    [0.62, "#7fb6dd"],
    [0.82, "#6d6bb0"],
    [1, "#2c2a66"],
  );
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = blend(
    pen.createLinearGradient(0, 0, 0, height),
    [0, "rgba(12,22,70,.38)"],
    [0.7, "rgba(255,240,220,.14)"],
  );
  pen.fillRect(0, 0, width, height);
  stars(pen);
  aurora(pen);
  mountains(pen, 0.62, 0.2, "#8fa9c8", 21);
  mountains(pen, 0.74, 0.14, "#c3d6e6", 5);
  mountains(pen, 0.88, 0.06, "#eef5f8", 13);
  paintWay(pen, layout);
  paintPlot(pen, layout);
  grain(pen, width, height, 0.03);
}

function stars(pen: Pen): void {
  const { width, height } = pen.canvas;
  const random = series(5);
  for (let n = 0; n < 90; n++) {
    const share = random() ** 0.6;
    disc(
      pen,
      width * (0.62 + 0.38 * share),
      height * 0.6 * random(),
      1 + 2 * random(),
      `rgba(255,255,240,${0.25 + 0.6 * share * random()})`,
    );
  }
}

/** Northern lights where the night begins. */
function aurora(pen: Pen): void {
  const { width, height } = pen.canvas;
  for (let band = 0; band < 3; band++) {
    pen.fillStyle = blend(
      pen.createLinearGradient(0, height * 0.1, 0, height * 0.62),
      [0, "rgba(120,240,190,0)"],
      [0.5, `rgba(120,240,190,${0.2 - band * 0.04})`],
      [1, "rgba(120,240,190,0)"],
    );
    pen.beginPath();
    const from = width * (0.74 + band * 0.08);
    for (let x = 0; x <= width * 0.16; x += 12) pen.lineTo(from + x, height * (0.08 + 0.22 * noise(x / 70, band, 4)));
    for (let x = width * 0.16; x >= 0; x -= 12) pen.lineTo(from + x, height * (0.5 + 0.2 * noise(x / 60, band, 9)));
    pen.fill();
  }
}

function mountains(pen: Pen, base: number, rise: number, colour: string, seed: number): void {
  const { width, height } = pen.canvas;
  pen.fillStyle = colour;
  pen.beginPath();
  pen.moveTo(0, height);
  for (let x = 0; x <= width; x += 10) {
    const peak = noise((x / height) * 3.2, seed, seed) + 0.4 * noise((x / height) * 11, seed, seed + 1);
    pen.lineTo(x, height * (base + rise * (0.6 - peak)));
  }
  pen.lineTo(width, height);
  pen.fill();
}

/** The nine fields of the sun with their numbers, on a dotted way. */
function paintWay(pen: Pen, { sky, sun }: Layout): void {
  const spots = sun.map((spot) => onBoard(sky, spot));
  pen.setLineDash([3, 13]);
  pen.lineCap = "round";
  pen.lineWidth = 5;
  pen.strokeStyle = "rgba(255,250,225,.9)";
  pen.beginPath();
  for (const [x, y] of spots) pen.lineTo(x, y);
  pen.stroke();
  pen.setLineDash([]);
  spots.forEach(([x, y], field) => {
    const last = field === spots.length - 1;
    disc(pen, x, y, SUN_RADIUS * PIXELS, last ? "#3b2f6b" : "rgba(255,246,214,.88)", last ? "#ffd98a" : "#d99a3a", 4);
    pen.font = `400 26px ${TITLE_FACE}`;
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.fillStyle = last ? "#ffe9b8" : "#8a5312";
    pen.fillText(String(field + 1), x, y + 1);
  });
}

/** Where the igloo is built: nine round fields, each with the block that belongs there. */
function paintPlot(pen: Pen, { sky, igloo }: Layout): void {
  igloo.forEach((spot, field) => {
    const [x, y] = onBoard(sky, spot);
    disc(pen, x, y, 0.0162 * PIXELS, "rgba(150,180,212,.75)", "rgba(35,66,104,.75)", 4);
    within(pen, x, y, 0.000125 * PIXELS, () => {
      pen.globalAlpha = 0.75;
      paintIgloo(pen, field + 1);
    });
  });
}
