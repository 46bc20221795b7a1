/** A player's place: the name, the pile of counters, and the figures in hand. */

import { type BufferGeometry, Group, type Material, Mesh } from "three";
import type { Spot } from "../../flat/framing";
import { write } from "../../flat/paint";
import { TellingBoard } from "../../flat/painted_board";
import type { Pen } from "../../look/canvas";
import { inkOf, symbolOf } from "../../look/palette";
import { drawSymbol } from "../../look/symbols";
import type { FigureMaker } from "./figure";
import { TRAY } from "./layout";

const THICK = 0.005;
const PIXELS = 4200;
const WOOD = { thick: THICK, corner: 0.009, pixels: PIXELS, edge: "#7a5230" };
const PLATE = 0.028; // the height of the name and the count below it
const SMALL = 0.56; // counters of a pile are drawn smaller
const FLATTER = 0.6;
const STACK = 5; // counters: the rules tell a pile's height in steps of so many
const PER_ROW = 5;
const FIGURES = 4;

/** What a place at the table tells. */
export interface Told {
  name: string;
  colour: string;
  paint: string;
  /** as it stands on the plate: "at most 15" or the exact number */
  count: string;
  active: boolean;
}

/** The shapes a pile is made of. */
export interface PileShapes {
  shape(face: string): BufferGeometry;
  paint: Material;
  height: number;
}

export class Tray {
  readonly group = new Group();
  private readonly plate = new TellingBoard(TRAY, WOOD, paintTray);
  readonly board = this.plate.object;
  private readonly stacks = new Group();
  private readonly figures: Group[];

  constructor(
    maker: FigureMaker,
    private readonly pile: PileShapes,
  ) {
    this.figures = Array.from({ length: FIGURES }, (_, index) => {
      const figure = maker.make();
      const at = figureSpot(index);
      figure.position.set(at.x, at.y, THICK);
      return figure;
    });
    this.group.add(this.board, this.stacks, ...this.figures);
  }

  tell(told: Told): void {
    this.plate.tell(told);
  }

  showFigures(count: number): void {
    this.figures.forEach((figure, index) => (figure.visible = index < count));
  }

  /** Stacks of five; only the face on top of the last one is known. */
  showPile(height: number, top: string | null): void {
    this.stacks.clear();
    const many = Math.ceil(height / STACK);
    for (let stack = 0; stack < many; stack++) {
      const at = stackSpot(stack);
      const last = stack === many - 1;
      const size = last ? Math.max(1, height - stack * STACK) : STACK;
      for (let n = 0; n < size; n++) this.stacks.add(this.coin(at, n, n === size - 1 && last ? top : null));
    }
  }

  /** Where the next counter lands, on the table: the tray must stand in its place. */
  landing(): { x: number; y: number; z: number } {
    const last = stackSpot(Math.max(0, Math.ceil(this.stacks.children.length / STACK) - 1));
    const size = this.group.scale.x;
    return { x: this.group.position.x + last.x * size, y: this.group.position.y + last.y * size, z: 0.03 };
  }

  private coin(at: Spot, level: number, face: string | null): Mesh {
    const coin = new Mesh(this.pile.shape(face ?? "back"), this.pile.paint);
    coin.scale.set(SMALL, SMALL, SMALL * FLATTER);
    coin.position.set(at.x, at.y, THICK + level * this.pile.height * SMALL * FLATTER);
    coin.rotation.z = Math.sin(level * 12.9 + at.x * 1000) * 0.5 * (face ? 0 : 1);
    coin.castShadow = true;
    return coin;
  }
}

function stackSpot(stack: number): Spot {
  const column = stack % PER_ROW;
  const row = Math.floor(stack / PER_ROW);
  return { x: -TRAY.width / 2 + 0.0135 + column * 0.0202, y: TRAY.height / 2 - 0.0165 - row * 0.0215 };
}

function figureSpot(index: number): Spot {
  return { x: TRAY.width / 2 - 0.0165 - (FIGURES - 1 - index) * 0.0152, y: -TRAY.height / 2 + PLATE + 0.0115 };
}

function paintTray(pen: Pen, told: Told): void {
  const { width, height } = pen.canvas;
  pen.fillStyle = told.active ? "#f4e3c3" : "#d8bd94";
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = "rgba(120,72,30,.12)";
  for (let y = 2; y < height; y += 8) pen.fillRect(0, y + 2 * Math.sin(y), width, 2);
  const plate = PLATE * PIXELS;
  const top = height - plate;
  pen.fillStyle = told.paint;
  pen.fillRect(0, top, width, plate);
  const ink = inkOf(told.paint);
  const symbol = symbolOf(told.colour);
  if (symbol) drawSymbol(pen, symbol, plate * 0.52, top + plate / 2, plate * 0.6, ink);
  write(pen, told.name, width * 0.6, top + plate * 0.3, plate * 0.44, width * 0.7, ink);
  write(pen, told.count, width * 0.6, top + plate * 0.73, plate * 0.42, width * 0.7, ink);
  if (!told.active) return;
  pen.strokeStyle = "#b5651d";
  pen.lineWidth = 14;
  pen.beginPath();
  pen.roundRect(10, 10, width - 20, height - 20, 30);
  pen.stroke();
}
