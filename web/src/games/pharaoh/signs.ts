/** Drawings on the board and its markers: scarabs, mummy heads, the eyes on the backs. */

import type { Pen } from "../../look/canvas";

/** Draw round a place what shall stand upright for those who sit so far round the board, in radians. */
export function upright(pen: Pen, x: number, y: number, turned: number, draw: () => void): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(-turned); // a canvas turns the other way
  draw();
  pen.restore();
}

/** A beetle from above, its head up, with its middle at x, y. */
export function drawScarab(pen: Pen, x: number, y: number, size: number, ink: string): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 40, size / 40);
  pen.fillStyle = ink;
  pen.strokeStyle = ink;
  pen.lineWidth = 2.6;
  pen.beginPath();
  pen.ellipse(0, 4, 10, 12.5, 0, 0, 7);
  pen.fill();
  pen.beginPath();
  pen.ellipse(0, -11, 6.5, 5, 0, 0, 7);
  pen.fill();
  pen.beginPath();
  for (const side of [-1, 1]) {
    for (const [fromY, toY] of [
      [-4, -13],
      [5, 5],
      [10, 18],
    ] as const) {
      pen.moveTo(side * 8, fromY);
      pen.lineTo(side * 16, toY);
    }
  }
  pen.stroke();
  pen.strokeStyle = "rgba(255,244,214,.8)";
  pen.lineWidth = 1.6;
  pen.beginPath();
  pen.moveTo(0, -6);
  pen.lineTo(0, 16);
  pen.moveTo(-8, -5);
  pen.lineTo(8, -5);
  pen.stroke();
  pen.restore();
}

/** A bandaged head with two eyes. */
export function drawMummyHead(pen: Pen, x: number, y: number, size: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 40, size / 40);
  pen.fillStyle = "#efe4c8";
  pen.strokeStyle = "#3a2a1a";
  pen.lineWidth = 2.5;
  pen.beginPath();
  pen.roundRect(-13, -17, 26, 34, 12);
  pen.fill();
  pen.stroke();
  pen.strokeStyle = "#a89468";
  pen.lineWidth = 2;
  pen.beginPath();
  for (const [from, to] of [
    [-11, -7],
    [6, 4],
    [11, 13],
  ] as const) {
    pen.moveTo(-12, from);
    pen.lineTo(12, to);
  }
  pen.stroke();
  pen.fillStyle = "#3a2a1a";
  pen.fillRect(-10, -5, 20, 7);
  pen.fillStyle = "#ffd34d";
  for (const side of [-5, 5]) {
    pen.beginPath();
    pen.arc(side, -1.5, 2.3, 0, 7);
    pen.fill();
  }
  pen.restore();
}

/** An eye with its brow; the Eye of Horus has a tear and a curl, the Eye of Ra has rays. */
export function drawEye(pen: Pen, x: number, y: number, size: number, ink: string, ofRa: boolean): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 100, size / 100);
  pen.strokeStyle = pen.fillStyle = ink;
  pen.lineWidth = 7;
  pen.lineCap = "round";
  pen.beginPath();
  pen.moveTo(-42, 4);
  pen.quadraticCurveTo(0, -34, 42, 4);
  pen.quadraticCurveTo(0, 30, -42, 4);
  pen.stroke();
  pen.beginPath();
  pen.arc(0, 0, 13, 0, 7);
  pen.fill();
  pen.beginPath();
  if (ofRa) {
    for (let n = -2; n <= 2; n++) {
      pen.moveTo(n * 17, -30 + Math.abs(n) * 5);
      pen.lineTo(n * 22, -46 + Math.abs(n) * 7);
    }
  } else {
    pen.moveTo(-44, -22);
    pen.quadraticCurveTo(0, -56, 46, -18);
    pen.moveTo(-8, 22);
    pen.lineTo(-12, 46);
    pen.moveTo(8, 22);
    pen.quadraticCurveTo(26, 50, 44, 34);
  }
  pen.stroke();
  pen.restore();
}
