/** How a card of Gulp is painted: its rank, its crop, and for events a picture and the text. */

import { disc, grain, lines, roundRect, shape, TEXT_FACE, TITLE_FACE, within, write } from "../../flat/paint";
import { blend, type Pen, texture } from "../../look/canvas";
import { boggle } from "./boggle";
import { COLOURS, CROPS } from "./crops";
import { EMBLEMS } from "./emblems";
import { eventOn, partsOf, rankOn } from "./words";

/** A card's picture in its own units. */
export const FACE = { width: 320, height: 448 } as const;

const PAPER = "#fbf4e2";
const INKS: Record<string, { dark: string; light: string }> = {
  green: { dark: "#2f6a24", light: "#d4e7b4" },
  blue: { dark: "#1c3470", light: "#c3d3ef" },
};

type Pip = readonly [column: number, height: number];

/** At both sides, at these heights. */
const pairs = (...heights: number[]): Pip[] =>
  heights.flatMap((height): Pip[] => [
    [-1, height],
    [1, height],
  ]);
const middle = (...heights: number[]): Pip[] => heights.map((height): Pip => [0, height]);

/** Where the crops of a 2 to 10 are, as on playing cards: columns and heights from -1 to 1. */
const PIPS: Record<string, readonly Pip[]> = {
  "2": middle(-0.7, 0.7),
  "3": middle(-0.8, 0, 0.8),
  "4": pairs(-0.7, 0.7),
  "5": [...pairs(-0.75, 0.75), ...middle(0)],
  "6": pairs(-0.85, 0, 0.85),
  "7": [...pairs(-0.9, 0.05, 0.95), ...middle(-0.43)],
  "8": [...pairs(-0.9, 0, 0.9), ...middle(-0.45, 0.45)],
  "9": [...pairs(-1, -0.34, 0.34, 1), ...middle(0)],
  "10": [...pairs(-1, -0.34, 0.34, 1), ...middle(-0.67, 0.67)],
};

/** Paint a card so that it fills the canvas. */
export function paintCard(pen: Pen, card: string): void {
  pen.save();
  pen.scale(pen.canvas.width / FACE.width, pen.canvas.height / FACE.height);
  const { crop } = partsOf(card);
  const ink = INKS[COLOURS[crop] ?? ""] ?? { dark: "#444", light: "#ddd" };
  border(pen, COLOURS[crop] === "blue", ink.dark, ink.light);
  index(pen, card, ink.dark);
  const event = eventOn(card);
  if (event) paintEvent(pen, card, event.name, event.text, ink.dark);
  else paintPips(pen, card);
  grain(pen, FACE.width, FACE.height, 0.02);
  pen.restore();
}

/** Blue cards have waves round them, green ones leaves: the colour of a card counts in the River. */
function border(pen: Pen, blue: boolean, dark: string, light: string): void {
  pen.fillStyle = light;
  pen.fillRect(0, 0, FACE.width, FACE.height);
  pen.strokeStyle = dark;
  pen.lineWidth = 3.5;
  for (let y = 4; y < FACE.height; y += 13) {
    pen.beginPath();
    for (let x = 0; x <= FACE.width; x += 4)
      pen.lineTo(x, y + (blue ? 4 * Math.sin(x / 7) : Math.abs((x % 22) - 11) - 5));
    pen.globalAlpha = 0.45;
    pen.stroke();
  }
  pen.globalAlpha = 1;
  shape(pen, roundRect(16, 16, FACE.width - 32, FACE.height - 32, 20), PAPER, dark, 4);
}

function index(pen: Pen, card: string, dark: string): void {
  write(pen, rankOn(card), 62, 68, 86, 78, dark, TITLE_FACE, 800);
  within(pen, 60, 142, 0.32, () => CROPS[partsOf(card).crop]?.(pen));
}

function paintPips(pen: Pen, card: string): void {
  const { rank, crop } = partsOf(card);
  const pips = PIPS[rank] ?? [];
  const size = pips.length > 8 ? 0.37 : pips.length > 6 ? 0.41 : pips.length > 3 ? 0.48 : 0.56;
  for (const [column, height] of pips)
    within(pen, FACE.width / 2 + 40 + column * 52, FACE.height / 2 + 4 + height * 148, size, () => CROPS[crop]?.(pen));
}

function paintEvent(pen: Pen, card: string, name: string, text: string, dark: string): void {
  const middle = FACE.width / 2;
  disc(pen, middle + 34, 124, 88, "#fff8e4", dark, 4);
  within(pen, middle + 34, 124, 0.76, () => EMBLEMS[card]?.(pen));
  shape(pen, roundRect(24, 222, FACE.width - 48, 44, 12), dark);
  write(pen, name, middle, 245, 27, FACE.width - 66, "#fffbe8");
  paragraph(pen, text, middle, 288, 134);
}

/** As large as it fits. */
function paragraph(pen: Pen, text: string, x: number, top: number, room: number): void {
  let size = 25;
  let broken: string[] = [];
  do {
    pen.font = `600 ${size}px ${TEXT_FACE}`;
    broken = lines(pen, text, FACE.width - 62);
    size -= 1;
  } while (size > 11 && broken.length * (size + 1) * 1.18 > room);
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillStyle = "#33291b";
  broken.forEach((line, row) => pen.fillText(line, x, top + 2 + row * (size + 1) * 1.18));
}

/** The back: a Boggle in the reeds; all backs are alike. */
function paintBack(pen: Pen): void {
  pen.save();
  pen.scale(pen.canvas.width / FACE.width, pen.canvas.height / FACE.height);
  pen.fillStyle = "#f3e6c8";
  pen.fillRect(0, 0, FACE.width, FACE.height);
  pen.save();
  pen.clip(roundRect(16, 16, FACE.width - 32, FACE.height - 32, 20));
  pen.fillStyle = blend(pen.createLinearGradient(0, 0, 0, FACE.height), [0, "#a3613c"], [1, "#7b4329"]);
  pen.fillRect(0, 0, FACE.width, FACE.height);
  pen.strokeStyle = "rgba(246,220,170,.4)";
  pen.lineWidth = 6;
  for (let y = 10; y < FACE.height; y += 30) {
    pen.beginPath();
    for (let x = 0; x <= FACE.width; x += 6) pen.lineTo(x, y + 9 * Math.sin(x / 16 + (y / 30) * Math.PI));
    pen.stroke();
  }
  pen.restore();
  disc(pen, FACE.width / 2, FACE.height / 2, 92, "#f3e6c8", "#5d3220", 6);
  within(pen, FACE.width / 2, FACE.height / 2 - 2, 0.72, () => boggle(pen, "smile"));
  pen.restore();
}

/** A texture of a card's face, or of the back. */
export function cardTexture(card: string | null, width: number): ReturnType<typeof texture> {
  return texture(width, Math.round((width * FACE.height) / FACE.width), (pen) =>
    card ? paintCard(pen, card) : paintBack(pen),
  );
}
