/** The adventurers with their hats, the mummy with its eyes, and scarabs. */

import {
  CircleGeometry,
  CylinderGeometry,
  Group,
  LatheGeometry,
  Mesh,
  MeshStandardMaterial,
  SphereGeometry,
  TorusGeometry,
  Vector2,
} from "three";
import { shade, texture } from "../../look/canvas";
import type { Paints } from "../../look/paint";
import { inkOf, symbolOf } from "../../look/palette";
import { Sculpture } from "../../look/sculpture";
import { contactShadow } from "../../look/shapes";
import { drawSymbol } from "../../look/symbols";

const ball = new SphereGeometry(1, 12, 8);

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

/** The mummy; it looks along +y. Its eyes are named "eyes". */
export function makeMummy(): Group {
  const cloth = "#e0d2ae";
  const body = new Sculpture()
    .add(
      turned([
        [0, 0],
        [0.0072, 0],
        [0.0066, 0.006],
        [0.0058, 0.014],
        [0.0078, 0.021],
        [0.0066, 0.0248],
        [0.003, 0.0262],
        [0, 0.0264],
      ]),
      cloth,
      { at: [0, 0, 0] },
    )
    .ball(cloth, [0, 0, 0.0312], [0.0056, 0.0058, 0.0066])
    .ball("#2b2018", [0, 0.0039, 0.0323], [0.0046, 0.0026, 0.0018]);
  for (const side of [-1, 1]) body.ball(cloth, [side * 0.0058, 0.0062, 0.0205], [0.0021, 0.0062, 0.0021]);
  for (const [z, wide, lean] of BANDAGES) {
    body.add(new TorusGeometry(wide, 0.00045, 5, 26), "#a8926a", { at: [0, 0, z], turn: [lean, lean / 2, 0] });
  }
  const mummy = new Group();
  mummy.add(body.mesh(0.85), eyes(), contactShadow(0.0115, 0.5));
  return mummy;
}

/** Height, radius and lean of the bandages' edges. */
const BANDAGES = [
  [0.004, 0.0069, 0.12],
  [0.009, 0.0064, -0.15],
  [0.0135, 0.006, 0.2],
  [0.0175, 0.0068, -0.12],
  [0.0222, 0.0076, 0.1],
  [0.0288, 0.0053, -0.2],
  [0.0352, 0.0044, 0.25],
] as const;

function eyes(): Group {
  const pair = new Group();
  pair.name = "eyes";
  const glow = new MeshStandardMaterial({ color: "#ffcf3f", emissive: "#ffb51f", emissiveIntensity: 0.6 });
  for (const side of [-1, 1]) {
    const eye = new Mesh(ball, glow);
    eye.scale.setScalar(0.00105);
    eye.position.set(side * 0.002, 0.006, 0.0324);
    pair.add(eye);
  }
  return pair;
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
