/** The mat of Gulo Gulo: mud and moss, the trodden way, grass along the edge, and START. */

import { CircleGeometry, Mesh, MeshStandardMaterial } from "three";
import { TITLE_FACE } from "../../flat/paint";
import { between, type Pen, pixels, texture } from "../../look/canvas";
import { rough, series } from "../../look/noise";
import { MAT, RING, spot } from "./path";

const SIDE = 1024;

export function makeMat(): Mesh {
  const map = texture(SIDE, SIDE, (pen) => {
    ground(pen);
    trail(pen);
    reeds(pen);
    start(pen);
  });
  const mat = new Mesh(new CircleGeometry(MAT, 96), new MeshStandardMaterial({ map, roughness: 0.82 }));
  mat.position.z = 0.0008;
  mat.receiveShadow = true;
  return mat;
}

/** Metres on the table to pixels of the mat. */
const px = (metres: number): number => (metres / MAT) * (SIDE / 2);

/** Mud and moss; the water is modelled. */
function ground(pen: Pen): void {
  const mud = between("#35291b", "#5f5034");
  const moss = between("#38452a", "#586a38");
  pixels(
    pen,
    (u, v) => {
      const green = rough(u * 6, v * 6, 31, 4) > 0.56;
      return (green ? moss : mud)(rough(u * 22, v * 22, 33) + 0.08);
    },
    2.5,
  );
}

/** The trodden way under the tiles. */
function trail(pen: Pen): void {
  pen.lineCap = "round";
  for (const [colour, width] of [
    ["rgba(30,20,10,.35)", 0.042],
    ["rgba(158,136,98,.55)", 0.036],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = px(width);
    pen.beginPath();
    for (let n = 0; n <= 96; n++) {
      const { x, y } = spot((n / 96) * 24);
      pen.lineTo(SIDE / 2 + px(x), SIDE / 2 - px(y));
    }
    pen.stroke();
  }
}

/** Blades along the edge of the mat, leaning all ways. */
function reeds(pen: Pen): void {
  const next = series(9);
  const edge = px(RING + 0.024);
  for (let n = 0; n < 300; n++) {
    const turn = next() * 6.283;
    const far = edge + next() * px(0.02);
    const lean = (next() - 0.5) * 0.22;
    pen.strokeStyle = ["#4c6b33", "#6b8a42", "#87a355", "#39542b"][n % 4] ?? "#4c6b33";
    pen.lineWidth = 2 + next() * 3;
    pen.beginPath();
    pen.moveTo(SIDE / 2 + Math.cos(turn) * far, SIDE / 2 + Math.sin(turn) * far);
    const tip = far + px(0.008 + next() * 0.016);
    pen.quadraticCurveTo(
      SIDE / 2 + Math.cos(turn) * (far + tip) * 0.5,
      SIDE / 2 + Math.sin(turn) * (far + tip) * 0.5,
      SIDE / 2 + Math.cos(turn + lean) * tip,
      SIDE / 2 + Math.sin(turn + lean) * tip,
    );
    pen.stroke();
  }
}

/** A flat stone with the word START, where all Gulos wait. */
function start(pen: Pen): void {
  const { x, y, turn } = spot(-0.25);
  pen.save();
  pen.translate(SIDE / 2 + px(x), SIDE / 2 - px(y));
  pen.rotate(Math.PI - turn);
  pen.fillStyle = "#8d8677";
  pen.strokeStyle = "#5b564b";
  pen.lineWidth = 5;
  pen.beginPath();
  pen.roundRect(px(-0.02), px(-0.02), px(0.04), px(0.04), px(0.012));
  pen.fill();
  pen.stroke();
  pen.fillStyle = "#37332b";
  pen.font = `400 ${px(0.0092)}px ${TITLE_FACE}`;
  pen.textAlign = "center";
  pen.fillText("START", 0, px(0.0155));
  pen.restore();
}
