/** A little plate before each player, with their name, for the scarabs. */

import { Group, Mesh, MeshStandardMaterial } from "three";
import { TITLE_FACE } from "../../flat/paint";
import { type Pen, shade, texture } from "../../look/canvas";
import { brushed, type Paints } from "../../look/paint";
import { inkOf, symbolOf } from "../../look/palette";
import { solid, tileGeometry } from "../../look/shapes";
import { drawSymbol } from "../../look/symbols";
import { colourOf } from "./colours";
import { scarabAt } from "./plan";
import { drawScarab, upright } from "./signs";

/** By seat; all on them stands upright for those who sit so far round the board, in radians. */
export function makePlates(names: readonly string[], turned: number, paints: Paints): Group {
  const plates = new Group();
  for (const [seat, name] of names.entries()) {
    const colour = colourOf(seat);
    const edge = paints.coat(colour, 0.7);
    const plate = solid(
      new Mesh(tileGeometry(0.108, 0.024, 0.002, 0.008), [edge, plateFace(colour, name, turned, paints), edge]),
    );
    const { x, y } = scarabAt(seat, 2.9);
    plate.position.set(x, y, -0.0012);
    plates.add(plate);
  }
  return plates;
}

const ENTRY = [102, 134]; // pixels along a plate: there the two scarabs lie that open the chamber
const NAME = { x: 214, wide: 66 }; // pixels along a plate, beyond the last scarab

/** The colour of a player with its symbol at the left end, the places of scarabs, two of them marked, and the name. */
function plateFace(colour: string, name: string, turned: number, paints: Paints): MeshStandardMaterial {
  return paints.once(`plate ${colour} ${name} ${turned}`, () => {
    const paint = paints.colour(colour);
    const map = texture(288, 64, (pen) => {
      brushed(pen, shade(paint, -0.12));
      const symbol = symbolOf(colour);
      for (const x of ENTRY) {
        pen.strokeStyle = "#ffd76a";
        pen.lineWidth = 3;
        pen.beginPath();
        pen.roundRect(x - 15, 11, 30, 42, 12);
        pen.stroke();
        upright(pen, x, 32, turned, () => drawScarab(pen, 0, 0, 28, shade(paint, -0.55)));
      }
      if (symbol) upright(pen, 32, 32, turned, () => drawSymbol(pen, symbol, 0, 0, 40, inkOf(paint)));
      if (!turned) writeName(pen, name, inkOf(paint));
    });
    return new MeshStandardMaterial({ map, roughness: 0.7 });
  });
}

/** In one line, or in two where it has several words; a plate that is seen end on has no room for it. */
function writeName(pen: Pen, name: string, ink: string): void {
  const [first = "", ...rest] = name.split(" ");
  const lines = rest.length > 0 ? [first, rest.join(" ")] : [first];
  pen.font = `400 ${lines.length > 1 ? 21 : 27}px ${TITLE_FACE}`;
  pen.fillStyle = ink;
  pen.textAlign = "left";
  pen.textBaseline = "middle";
  lines.forEach((line, n) => pen.fillText(line, NAME.x, 33 + (n - (lines.length - 1) / 2) * 23, NAME.wide));
}
