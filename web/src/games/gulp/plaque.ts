/** A player's plaque: name, store and limit, fungus, actions, cards in hand. */

import { disc, roundRect, shape, TEXT_FACE, TITLE_FACE, within, write } from "../../flat/paint";
import { TellingBoard } from "../../flat/painted_board";
import { t } from "../../i18n";
import { type Pen, shade } from "../../look/canvas";
import { inkOf, symbolOf } from "../../look/palette";
import { drawSymbol } from "../../look/symbols";
import { PLAQUE } from "./layout";

const PIXELS = 5000;
const THICK = 0.005;
const [WIDTH, HEIGHT] = [Math.round(PLAQUE.width * PIXELS), Math.round(PLAQUE.height * PIXELS)];
const BAND = 104;

export interface Told {
  name: string;
  colour: string;
  paint: string;
  store: number;
  limit: number;
  fungus: boolean;
  /** cards in hand */
  hand: number;
  /** left in this turn, or -1 if it is not this player's turn */
  actions: number;
  /** in words, if the next turn is not an ordinary one */
  next: string;
  /** asked for a decision now */
  asked: boolean;
  winner: boolean;
}

export class Plaque extends TellingBoard<Told> {
  constructor() {
    super(PLAQUE, { thick: THICK, corner: 0.008, pixels: PIXELS, edge: "#7a5230" }, paintPlaque);
  }
}

function paintPlaque(pen: Pen, told: Told): void {
  pen.clearRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = told.asked || told.winner ? "#fbeed0" : "#dcc39b";
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = "rgba(120,72,30,.1)";
  for (let y = BAND; y < HEIGHT; y += 9) pen.fillRect(0, y + 2 * Math.sin(y), WIDTH, 2);
  paintBand(pen, told);
  const wide = paintStore(pen, told);
  if (told.fungus) within(pen, wide + 56, BAND + 66, 0.42, () => mushroom(pen));
  paintActions(pen, told);
  paintBar(pen, told);
  if (!told.asked && !told.winner) return;
  pen.strokeStyle = told.winner ? "#c8901a" : "#b5651d";
  pen.lineWidth = 16;
  pen.beginPath();
  pen.roundRect(9, 9, WIDTH - 18, HEIGHT - 18, 34);
  pen.stroke();
}

const OF = 260; // room for the words behind the store

/** The store and the limit; tells where they end. */
function paintStore(pen: Pen, told: Told): number {
  const size = (text: string, font: string): number => {
    pen.font = font;
    return pen.measureText(text).width;
  };
  const store = size(String(told.store), `700 96px ${TITLE_FACE}`);
  write(pen, String(told.store), 38 + store / 2, BAND + 66, 96, 300, "#2f1a0b");
  const of = t("gulp.board.of", { limit: told.limit });
  const limit = Math.min(OF, size(of, `700 44px ${TITLE_FACE}`));
  write(pen, of, 54 + store + limit / 2, BAND + 76, 44, OF, "#6d4a2a");
  return 54 + store + limit;
}

function paintBand(pen: Pen, told: Told): void {
  const ink = inkOf(told.paint);
  pen.fillStyle = told.paint;
  pen.fillRect(0, 0, WIDTH, BAND);
  const symbol = symbolOf(told.colour);
  if (symbol) drawSymbol(pen, symbol, 62, BAND / 2 + 2, 64, ink);
  write(pen, told.name, 306, BAND / 2 + 4, 62, 384, ink);
  within(pen, WIDTH - 116, BAND / 2 + 2, 0.3, () => shape(pen, roundRect(-62, -88, 124, 176, 22), "", ink, 18));
  write(pen, String(told.hand), WIDTH - 62, BAND / 2 + 5, 58, 66, ink);
}

/** One leaf for every action left, or what the next turn will have. */
function paintActions(pen: Pen, told: Told): void {
  for (let action = 0; action < told.actions; action++) {
    const x = WIDTH - 52 - action * 54;
    disc(pen, x, BAND + 44, 23, "#e39a2d", "#7d4b10", 5);
    shape(
      pen,
      new Path2D(`M${x - 9} ${BAND + 38}L${x + 9} ${BAND + 44}L${x - 9} ${BAND + 51}Z`),
      "#7d4b10",
      "#7d4b10",
      4,
    );
  }
  if (!told.next) return;
  write(pen, told.next, WIDTH - 152, BAND + 100, 42, 236, "#7d2f0b", TEXT_FACE, 700);
}

function paintBar(pen: Pen, told: Told): void {
  const [x, y, width, height] = [34, HEIGHT - 84, WIDTH - 68, 48];
  const bar = roundRect(x, y, width, height, 24);
  shape(pen, bar, "#a5835a");
  pen.save();
  pen.clip(bar);
  const share = Math.max(0, Math.min(1, told.store / told.limit));
  pen.fillStyle = told.fungus ? "#8d7aa3" : "#6f9a3c";
  pen.fillRect(x, y, width * share, height);
  pen.strokeStyle = told.fungus ? "rgba(50,30,66,.75)" : shade("#6f9a3c", 0.3);
  pen.lineWidth = 7;
  for (let at = x - height; at < x + width * share; at += 30) {
    pen.beginPath();
    pen.moveTo(at, told.fungus ? y : y + height);
    pen.lineTo(at + height, told.fungus ? y + height : y);
    if (told.fungus || at % 60 < 30) pen.stroke();
  }
  pen.fillStyle = "#a5835a";
  pen.fillRect(x + width * share, y, width * (1 - share), height);
  pen.restore();
  shape(pen, bar, "", "#4a2f1b", 6);
}

/** Fungus in the store. */
function mushroom(pen: Pen): void {
  shape(pen, roundRect(-26, -6, 52, 96, 22), "#f3e9d6", "#3a2440", 9);
  shape(
    pen,
    new Path2D("M-96 6C-96 -62 -48 -98 0 -98C48 -98 96 -62 96 6C60 20 -60 20 -96 6Z"),
    "#7c5a99",
    "#3a2440",
    9,
  );
  for (const [px, py, r] of [
    [-44, -34, 15],
    [6, -62, 18],
    [50, -26, 13],
    [-4, -16, 10],
  ] as const)
    disc(pen, px, py, r, "#efe3f5");
}
