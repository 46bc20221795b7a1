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
const NAME = 0.021; // the height of the band with the name
const COUNT = 0.021; // and of the count below it
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
  return { x: -TRAY.width / 2 + 0.0135 + column * 0.0202, y: TRAY.height / 2 - 0.0135 - row * 0.0205 };
}

function figureSpot(index: number): Spot {
  return { x: TRAY.width / 2 - 0.0165 - (FIGURES - 1 - index) * 0.0152, y: -TRAY.height / 2 + NAME + COUNT + 0.01 };
}

function paintTray(pen: Pen, told: Told): void {
  const { width, height } = pen.canvas;
  pen.fillStyle = told.active ? "#f4e3c3" : "#d8bd94";
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = "rgba(120,72,30,.12)";
  for (let y = 2; y < height; y += 8) pen.fillRect(0, y + 2 * Math.sin(y), width, 2);
  const [band, room] = [NAME * PIXELS, COUNT * PIXELS];
  const top = height - band - room;
  pen.fillStyle = told.paint;
  pen.fillRect(0, top, width, band);
  const ink = inkOf(told.paint);
  const symbol = symbolOf(told.colour);
  if (symbol) drawSymbol(pen, symbol, band * 0.66, top + band / 2, band * 0.72, ink);
  write(pen, told.name, width * 0.58, top + band * 0.52, band * 0.62, width * 0.74, ink);
  pen.fillStyle = "#fffaf0";
  pen.fillRect(0, top + band, width, room);
  write(pen, told.count, width / 2, top + band + room * 0.52, room * 0.74, width * 0.9, "#2a160a");
  if (!told.active) return;
  pen.strokeStyle = "#d9741a";
  pen.lineWidth = 16;
  pen.beginPath();
  pen.roundRect(8, 8, width - 16, height - 16, 30);
  pen.stroke();
}
