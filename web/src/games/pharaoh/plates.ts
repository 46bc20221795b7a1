/** A little plate before each player, for the scarabs. */

import { Group, Mesh, MeshStandardMaterial } from "three";
import { shade, texture } from "../../look/canvas";
import { brushed, type Paints } from "../../look/paint";
import { inkOf, symbolOf } from "../../look/palette";
import { solid, tileGeometry } from "../../look/shapes";
import { drawSymbol } from "../../look/symbols";
import { colourOf } from "./colours";
import { scarabAt } from "./plan";
import { drawScarab, upright } from "./signs";

export function makePlates(seats: number, turned: number, paints: Paints): Group {
  const plates = new Group();
  for (let seat = 0; seat < seats; seat++) {
    const colour = colourOf(seat);
    const edge = paints.coat(colour, 0.7);
    const plate = solid(
      new Mesh(tileGeometry(0.108, 0.024, 0.002, 0.008), [edge, plateFace(colour, turned, paints), edge]),
    );
    const { x, y } = scarabAt(seat, 2.9);
    plate.position.set(x, y, -0.0012);
    plates.add(plate);
  }
  return plates;
}

const ENTRY = [102, 134]; // pixels along a plate: there the two scarabs lie that open the chamber

/** The colour of a player with its symbol at the left end; to its right the places of scarabs, two of them marked. */
function plateFace(colour: string, turned: number, paints: Paints): MeshStandardMaterial {
  return paints.once(`plate ${colour} ${turned}`, () => {
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
    });
    return new MeshStandardMaterial({ map, roughness: 0.7 });
  });
}
