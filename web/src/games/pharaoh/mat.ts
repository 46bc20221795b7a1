/** The board of Pharaoh's Gulo Gulo: dunes, walls of sandstone, corridors, the pit of snakes. */

import { Mesh, MeshStandardMaterial } from "three";
import { TITLE_FACE } from "../../flat/paint";
import { between, blend, type Pen, pixels, texture } from "../../look/canvas";
import { noise, rough } from "../../look/noise";
import { solid, tileGeometry } from "../../look/shapes";
import { BOARD, FIELDS, PIT_CENTRE, PLAN_HEIGHT, PLAN_WIDTH, TRACK } from "./plan";
import { drawScarab, upright } from "./signs";

const WALL_FROM = 700; // the pyramid begins here, in units of the plan

/** All that is written stands upright for those who sit so far round the board, in radians. */
export function makeMat(scarabFields: readonly string[], turned: number): Mesh {
  const map = texture(PLAN_WIDTH, PLAN_HEIGHT, (pen) => {
    ground(pen);
    bricks(pen);
    way(pen);
    chamber(pen);
    snakePit(pen, PIT_CENTRE.x, PIT_CENTRE.y, PIT_CENTRE.radius);
    snakePit(pen, ...(FIELDS.PIT ?? [0, 0]), 46);
    for (const field of scarabFields) scarab(pen, field, turned);
    words(pen, turned);
    frame(pen);
  });
  const width = BOARD.max.x - BOARD.min.x;
  const depth = BOARD.max.y - BOARD.min.y;
  const edge = new MeshStandardMaterial({ color: "#8a6a3d", roughness: 0.8 });
  const face = new MeshStandardMaterial({ map, roughness: 0.78 });
  const mat = solid(new Mesh(tileGeometry(width, depth, 0.003, 0.012), [edge, face, edge]));
  mat.position.set((BOARD.min.x + BOARD.max.x) / 2, (BOARD.min.y + BOARD.max.y) / 2, -0.0022);
  return mat;
}

/** Dunes to the left, the dark inside of the pyramid to the right. */
function ground(pen: Pen): void {
  const sand = between("#a67f4a", "#d2b178");
  const stone = between("#6a4f33", "#977650");
  pixels(
    pen,
    (u, v) => {
      const x = u * PLAN_WIDTH;
      const inside = x - WALL_FROM - (noise(v * 9, 2, 6) - 0.5) * 30;
      if (inside > 0) return stone(rough(u * 40, v * 20, 13, 3));
      const dune = 0.5 + 0.5 * Math.sin(v * 46 + rough(u * 7, v * 5, 14) * 14);
      return sand(dune * 0.45 + rough(u * 60, v * 30, 15) * 0.5);
    },
    2.5,
  );
}

/** Courses of blocks over the pyramid's ground. */
function bricks(pen: Pen): void {
  pen.lineWidth = 2;
  for (let row = 0; row < 14; row++) {
    const y = row * 50;
    pen.strokeStyle = "rgba(40,26,12,.4)";
    pen.beginPath();
    pen.moveTo(WALL_FROM + 12, y);
    pen.lineTo(PLAN_WIDTH, y);
    for (let x = WALL_FROM + (row % 2 ? 60 : 20); x < PLAN_WIDTH; x += 90) {
      pen.moveTo(x + noise(row, x, 3) * 14, y);
      pen.lineTo(x + noise(row, x, 3) * 14, y + 50);
    }
    pen.stroke();
  }
}

/** The way from field to field: trodden sand outside, a lit corridor inside. */
function way(pen: Pen): void {
  const places = TRACK.map((field) => FIELDS[field] ?? [0, 0]);
  const draw = (colour: string, width: number): void => {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.lineJoin = pen.lineCap = "round";
    pen.beginPath();
    for (const [x, y] of [...places, FIELDS.C1 ?? [0, 0], FIELDS.C2 ?? [0, 0]]) pen.lineTo(x, y);
    pen.stroke();
  };
  draw("rgba(50,32,14,.55)", 100);
  draw("#b8955f", 90);
  draw("rgba(255,240,205,.2)", 60);
  const [x, y] = FIELDS.START ?? [0, 0];
  pen.fillStyle = "#a8753a";
  pen.beginPath();
  pen.arc(x, y, 58, 0, 7);
  pen.fill();
}

function chamber(pen: Pen): void {
  pen.fillStyle = blend(
    pen.createRadialGradient(1070, 600, 20, 1070, 600, 190),
    [0, "rgba(255,208,96,.6)"],
    [1, "rgba(255,208,96,0)"],
  );
  pen.fillRect(880, 500, 390, 200);
  pen.strokeStyle = "#e2b13c";
  pen.lineWidth = 9;
  pen.beginPath();
  pen.roundRect(945, 530, 250, 152, 26);
  pen.stroke();
}

function snakePit(pen: Pen, x: number, y: number, radius: number): void {
  pen.fillStyle = blend(
    pen.createRadialGradient(x, y, radius * 0.2, x, y, radius),
    [0, "#140d07"],
    [0.85, "#2a1c0e"],
    [1, "#5b4122"],
  );
  pen.beginPath();
  pen.arc(x, y, radius, 0, 7);
  pen.fill();
  pen.strokeStyle = "#8c6a38";
  pen.lineWidth = radius * 0.07;
  pen.stroke();
}

function scarab(pen: Pen, field: string, turned: number): void {
  const [x, y] = FIELDS[field] ?? [0, 0];
  upright(pen, x, y + 57, turned, () => {
    pen.fillStyle = "#f3e2b4";
    pen.strokeStyle = "#8a6a3d";
    pen.lineWidth = 3;
    pen.beginPath();
    pen.arc(0, 0, 19, 0, 7);
    pen.fill();
    pen.stroke();
    drawScarab(pen, 0, 0, 30, "#2a6f62");
  });
}

function words(pen: Pen, turned: number): void {
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.font = `400 26px ${TITLE_FACE}`;
  pen.fillStyle = "#4a2f16";
  upright(pen, 90, turned ? 497 : 530, turned, () => pen.fillText("START", 0, 0));
}

function frame(pen: Pen): void {
  pen.strokeStyle = "#6d4f28";
  pen.lineWidth = 16;
  pen.beginPath();
  pen.roundRect(10, 10, PLAN_WIDTH - 20, PLAN_HEIGHT - 20, 20);
  pen.stroke();
  pen.strokeStyle = "#d9a83a";
  pen.lineWidth = 3;
  pen.stroke();
}
