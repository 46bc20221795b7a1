/** The adventurers with their hats, and scarabs. */

import {
  CircleGeometry,
  CylinderGeometry,
  Group,
  LatheGeometry,
  Mesh,
  MeshStandardMaterial,
  TorusGeometry,
  Vector2,
} from "three";
import { shade, texture } from "../../look/canvas";
import type { Paints } from "../../look/paint";
import { inkOf, symbolOf } from "../../look/palette";
import { Sculpture } from "../../look/sculpture";
import { contactShadow } from "../../look/shapes";
import { drawSymbol } from "../../look/symbols";

/** A turned pawn with a wide hat; the symbol of its colour is on the hat. */
export function makeAdventurer(colour: string, paints: Paints): Group {
  const coat = paints.colour(colour);
  const body = new Sculpture()
    .add(
      turned([
        [0, 0],
        [0.0062, 0],
        [0.0064, 0.0018],
        [0.0044, 0.0045],
        [0.0034, 0.0105],
        [0.0044, 0.0128],
        [0, 0.0135],
      ]),
      coat,
      { at: [0, 0, 0] },
    )
    .ball("#e2b78c", [0, 0, 0.0165], [0.0036, 0.0036, 0.0036])
    .add(new CylinderGeometry(0.0068, 0.0072, 0.0009, 24).rotateX(Math.PI / 2), coat, { at: [0, 0, 0.0186] })
    .add(new CylinderGeometry(0.0032, 0.0038, 0.0034, 20).rotateX(Math.PI / 2), coat, { at: [0, 0, 0.0206] })
    .add(new TorusGeometry(0.0037, 0.0005, 6, 20), shade(coat, -0.5), { at: [0, 0, 0.0194] });
  const badge = new Mesh(new CircleGeometry(0.0031, 20), hatTop(colour, coat, paints));
  badge.position.z = 0.02235;
  const pawn = new Group();
  pawn.add(body.mesh(0.36), badge, contactShadow(0.0095, 0.45));
  return pawn;
}

function turned(profile: [number, number][]): LatheGeometry {
  return new LatheGeometry(
    profile.map(([x, y]) => new Vector2(x, y)),
    22,
  ).rotateX(Math.PI / 2);
}

function hatTop(colour: string, paint: string, paints: Paints): MeshStandardMaterial {
  return paints.once(`hat ${colour}`, () => {
    const map = texture(64, 64, (pen) => {
      pen.fillStyle = paint;
      pen.fillRect(0, 0, 64, 64);
      const symbol = symbolOf(colour);
      if (symbol) drawSymbol(pen, symbol, 32, 32, 44, inkOf(paint));
    });
    return new MeshStandardMaterial({ map, roughness: 0.4 });
  });
}

/** A bead in the shape of a beetle, lying with its head to +y. */
export function makeScarab(): Group {
  const scarab = new Group();
  const bead = new Sculpture()
    .ball("#2f8a78", [0, 0, 0], [0.0038, 0.005, 0.0026])
    .ball("#1d5b4e", [0, 0.0056, 0], [0.0025, 0.0018, 0.0017]);
  scarab.add(bead.mesh(0.25), contactShadow(0.0062, 0.4));
  return scarab;
}
