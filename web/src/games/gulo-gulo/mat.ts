/** The mat of Gulo Gulo: mud and water of a swamp, with reeds and lilies. */

import { CircleGeometry, Mesh, MeshStandardMaterial } from "three";
import { between, type Pen, pixels, texture } from "../../look/canvas";
import { rough, series } from "../../look/noise";
import { MAT, RING, spot } from "./path";

const SIDE = 1024;

export function makeMat(): Mesh {
  const map = texture(SIDE, SIDE, (pen) => {
    ground(pen);
    trail(pen);
    lilies(pen);
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

function ground(pen: Pen): void {
  const mud = between("#3b3022", "#67583a");
  const water = between("#22393c", "#3f6660");
  pixels(
    pen,
    (u, v) => {
      const wet = rough(u * 5, v * 5, 31, 4);
      const far = Math.hypot(u - 0.5, v - 0.5) * 2;
      if (wet + (far < 0.55 ? 0.1 : -0.04) > 0.55) return water(rough(u * 9, v * 24, 32) + 0.1);
      return mud(rough(u * 14, v * 14, 33) + 0.1);
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

function lilies(pen: Pen): void {
  const next = series(5);
  for (let n = 0; n < 22; n++) {
    const turn = next() * 6.283;
    const far = px(0.062 + next() * 0.045);
    const size = px(0.004 + next() * 0.005);
    pen.save();
    pen.translate(SIDE / 2 + Math.cos(turn) * far, SIDE / 2 + Math.sin(turn) * far);
    pen.rotate(next() * 6.283);
    pen.fillStyle = n % 3 ? "#5d8a45" : "#7aa457";
    pen.beginPath();
    pen.arc(0, 0, size, 0.35, 6.0);
    pen.lineTo(0, 0);
    pen.fill();
    if (n % 4 === 0) flower(pen, size * 0.55);
    pen.restore();
  }
}

function flower(pen: Pen, size: number): void {
  pen.fillStyle = "#f4d9e2";
  for (let petal = 0; petal < 6; petal++) {
    pen.rotate(Math.PI / 3);
    pen.beginPath();
    pen.ellipse(size * 0.5, 0, size * 0.55, size * 0.26, 0, 0, 7);
    pen.fill();
  }
  pen.fillStyle = "#f0b92a";
  pen.beginPath();
  pen.arc(0, 0, size * 0.25, 0, 7);
  pen.fill();
}

/** Blades along the edge of the mat, leaning all ways. */
function reeds(pen: Pen): void {
  const next = series(9);
  const edge = px(RING + 0.024);
  for (let n = 0; n < 420; n++) {
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
  pen.font = `800 ${px(0.0092)}px system-ui, sans-serif`;
  pen.textAlign = "center";
  pen.fillText("START", 0, px(0.0155));
  pen.restore();
}
