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

/** A small explorer with boots, coat, satchel and a wide hat that wears the symbol of its colour; looks along -y. */
export function makeAdventurer(colour: string, paints: Paints): Group {
  const coat = paints.colour(colour);
  const badge = new Mesh(new CircleGeometry(0.0034, 20), hatTop(colour, coat, paints));
  badge.position.z = 0.02475;
  const pawn = new Group();
  pawn.add(explorer(coat), badge, contactShadow(0.0095, 0.45));
  return pawn;
}

function explorer(coat: string): Mesh {
  const dark = shade(coat, -0.35);
  const made = new Sculpture()
    .add(turned(COAT), coat, { at: [0, 0, 0] })
    .add(new TorusGeometry(0.0042, 0.0006, 6, 20), LEATHER, { at: [0, 0, 0.0088] })
    .ball(BRASS, [0, -0.0044, 0.0088], [0.0009, 0.0005, 0.0008])
    .ball(SKIN, [0, 0, 0.0176], [0.0039, 0.0039, 0.004])
    .ball(SKIN, [0, -0.004, 0.0171], [0.0008, 0.0009, 0.0009])
    .ball(LEATHER, [0, -0.0037, 0.0158], [0.0017, 0.0007, 0.0006])
    .ball(shade(coat, 0.25), [0, -0.0012, 0.0141], [0.0037, 0.0034, 0.0015])
    .ball(LEATHER, [0.0046, 0.0006, 0.0074], [0.0016, 0.0024, 0.0022])
    .add(new CylinderGeometry(0.0074, 0.0079, 0.0008, 28).rotateX(Math.PI / 2), coat, { at: [0, 0, 0.0205] })
    .add(turned(CROWN), coat, { at: [0, 0, 0.0207] })
    .add(new TorusGeometry(0.0043, 0.0006, 6, 24), dark, { at: [0, 0, 0.0214] });
  for (const side of [-1, 1])
    made
      .ball(NIGHT, [side * 0.0016, -0.0036, 0.0183], [0.0006, 0.0005, 0.0008])
      .ball(dark, [side * 0.0046, -0.0004, 0.0107], [0.0016, 0.0018, 0.0038], [0.15, side * -0.35, 0])
      .ball(SKIN, [side * 0.0057, -0.001, 0.0073], [0.0012, 0.0012, 0.0012])
      .ball(BOOTS, [side * 0.0023, -0.0012, 0.0014], [0.0021, 0.0034, 0.0016]);
  return made.mesh(0.42);
}

const SKIN = "#e2b78c";
const LEATHER = "#6b4426";
const BOOTS = "#3b2617";
const BRASS = "#e9c15a";
const NIGHT = "#17100b";
/** Outlines, from the foot up: how wide, how high. */
const COAT: [number, number][] = [
  [0, 0.0014],
  [0.0052, 0.0018],
  [0.0056, 0.0028],
  [0.0043, 0.0084],
  [0.0045, 0.0118],
  [0.0036, 0.0142],
  [0, 0.0148],
];
const CROWN: [number, number][] = [
  [0.0043, 0],
  [0.0041, 0.0026],
  [0.0034, 0.004],
  [0, 0.004],
];

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
