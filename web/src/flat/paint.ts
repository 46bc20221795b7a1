/** Brushes for pictures made in code: strokes, shapes and words on a canvas. */

import type { Pen } from "../look/canvas";
import { series } from "../look/noise";

/** Paints a picture into a rectangle of this size, in pixels. */
export type Painter = (pen: Pen, width: number, height: number) => void;

export const TITLE_FACE = 'Caprasimo, "Trebuchet MS", "Segoe UI", system-ui, sans-serif';
export const TEXT_FACE = 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", sans-serif';

/** Paint with the origin, scale and turn changed, and put back afterwards. */
export function within(pen: Pen, x: number, y: number, scale: number, paint: () => void, turn = 0): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  pen.scale(scale, scale);
  paint();
  pen.restore();
}

/** Fill, and draw the outline if there is a colour for it. */
export function shape(pen: Pen, path: Path2D, fill: string | CanvasGradient, line = "", width = 4): void {
  if (fill) {
    pen.fillStyle = fill;
    pen.fill(path);
  }
  if (line) {
    pen.strokeStyle = line;
    pen.lineWidth = width;
    pen.lineJoin = "round";
    pen.lineCap = "round";
    pen.stroke(path);
  }
}

export function disc(
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  fill: string | CanvasGradient,
  line = "",
  width = 4,
): void {
  const path = new Path2D();
  path.arc(x, y, radius, 0, Math.PI * 2);
  shape(pen, path, fill, line, width);
}

export function oval(
  pen: Pen,
  x: number,
  y: number,
  rx: number,
  ry: number,
  turn: number,
  fill: string,
  line = "",
  width = 4,
): void {
  const path = new Path2D();
  path.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2);
  shape(pen, path, fill, line, width);
}

export function roundRect(x: number, y: number, width: number, height: number, radius: number): Path2D {
  const path = new Path2D();
  path.roundRect(x, y, width, height, radius);
  return path;
}

/** Words in the middle of a place, made smaller until they fit its width. */
export function write(
  pen: Pen,
  words: string,
  x: number,
  y: number,
  size: number,
  room: number,
  colour: string,
  face = TITLE_FACE,
  weight = 700,
): void {
  let height = size;
  do {
    pen.font = `${weight} ${height}px ${face}`;
    height -= 1;
  } while (height > 6 && pen.measureText(words).width > room);
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillStyle = colour;
  pen.fillText(words, x, y);
}

/** Words on several lines, each as long as there is room. */
export function lines(pen: Pen, words: string, room: number): string[] {
  const all: string[] = [];
  let line = "";
  for (const word of words.split(" ")) {
    const longer = line ? `${line} ${word}` : word;
    if (line && pen.measureText(longer).width > room) {
      all.push(line);
      line = word;
    } else line = longer;
  }
  return line ? [...all, line] : all;
}

/** Fine grain over what is painted, so that it looks like paper or wood and not like a screen. */
export function grain(pen: Pen, width: number, height: number, amount: number, seed = 7): void {
  const random = series(seed);
  const dots = (width * height) / 60;
  for (let i = 0; i < dots; i++) {
    pen.fillStyle = random() < 0.5 ? `rgba(255,255,255,${amount})` : `rgba(0,0,0,${amount})`;
    pen.fillRect(random() * width, random() * height, 1.6, 1.6);
  }
}
