/** A wolverine of wood: low and broad, with a mask, a stripe along each flank and a bushy tail; it sneaks and bolts. */

import { ConeGeometry, Group, type Mesh } from "three";
import { shade } from "../../look/canvas";
import type { Paints } from "../../look/paint";
import { Sculpture } from "../../look/sculpture";
import { contactShadow } from "../../look/shapes";

const FUR = "#4a3323";
const PALE = "#d9b98a";
const NIGHT = "#17100b";
const cone = new ConeGeometry(1, 1, 12).rotateX(Math.PI / 2);
const CROUCH = 0.8; // of its height while it sneaks
const SWING = 0.7; // radians of a leg
const HOP = 0.007; // metres

type Place = [number, number, number];

/** Looks along +y; its feet are at z = 0. The colour of its player is a saddle and a scarf. */
export class Gulo {
  readonly group = new Group();
  private readonly body = new Group();
  private readonly legs: Mesh[];
  private readonly tail: Mesh;

  constructor(colour: string, paints: Paints) {
    const coat = paints.colour(colour);
    this.legs = LEGS.map((at) => leg(at));
    this.tail = tail();
    this.body.add(trunk(coat), head(coat), this.tail, ...this.legs);
    this.group.add(this.body, contactShadow(0.0112, 0.5));
    this.rest();
  }

  /** So many tiles farther: sneaking it crouches and sways, bolting it leaps. Gives how high it is. */
  stride(tiles: number, bolts: boolean): number {
    const beat = tiles * Math.PI * (bolts ? 2 : 3);
    this.body.scale.z = bolts ? 1 : CROUCH + 0.06 * Math.sin(beat * 2);
    this.body.rotation.set(bolts ? 0.25 * Math.cos(beat) : 0.1, 0, bolts ? 0 : 0.12 * Math.sin(beat));
    this.legs.forEach((one, n) => {
      const phase = bolts ? (n < 2 ? 0 : Math.PI) : (n % 2) * Math.PI + (n < 2 ? 0 : Math.PI / 2);
      one.rotation.x = SWING * Math.sin(beat + phase);
    });
    this.tail.rotation.set(bolts ? -0.6 : 0.5, 0, 0.4 * Math.sin(beat));
    return bolts ? Math.abs(Math.sin(beat)) * HOP : 0;
  }

  /** It stands and looks ahead. */
  rest(): void {
    this.body.scale.z = 1;
    this.body.rotation.set(0, 0, 0);
    for (const one of this.legs) one.rotation.x = 0;
    this.tail.rotation.set(0, 0, 0);
  }
}

function trunk(coat: string): Mesh {
  const made = new Sculpture()
    .ball(FUR, [0, -0.0035, 0.0076], [0.0054, 0.0072, 0.0056]) // the haunch is higher than the neck
    .ball(FUR, [0, 0.0035, 0.007], [0.0047, 0.006, 0.0047])
    .ball(coat, [0, -0.0012, 0.0098], [0.0051, 0.0058, 0.0042])
    .ball(shade(coat, -0.35), [0, 0.0068, 0.0079], [0.0046, 0.0021, 0.0044]);
  for (const side of [-1, 1]) {
    made.ball(PALE, [side * 0.0042, -0.0035, 0.0074], [0.0018, 0.0066, 0.0017], [0, 0, side * 0.14]);
  }
  return made.mesh(0.55);
}

function head(coat: string): Mesh {
  const made = new Sculpture()
    .ball(FUR, [0, 0.0095, 0.0112], [0.0046, 0.0046, 0.0042])
    .ball(PALE, [0, 0.0108, 0.0136], [0.0036, 0.003, 0.0014], [-0.5, 0, 0]) // the pale brow of a wolverine
    .ball("#6d4c33", [0, 0.0139, 0.0098], [0.0024, 0.0028, 0.002])
    .ball(NIGHT, [0, 0.0164, 0.0106], [0.0012, 0.0008, 0.0009])
    .ball(coat, [0, 0.0068, 0.0093], [0.0036, 0.0016, 0.0038]);
  for (const side of [-1, 1]) {
    made
      .ball(FUR, [side * 0.0037, 0.0078, 0.0146], [0.0017, 0.0011, 0.0017])
      .ball(PALE, [side * 0.0037, 0.0086, 0.0146], [0.001, 0.0006, 0.001])
      .ball("#fff8e2", [side * 0.0021, 0.0125, 0.0123], [0.0015, 0.001, 0.0015])
      .ball(NIGHT, [side * 0.0021, 0.0135, 0.0122], [0.0008, 0.0004, 0.0009])
      .ball("#ffffff", [side * 0.0018, 0.0139, 0.0126], [0.0003, 0.0002, 0.0003]);
  }
  return made.mesh(0.55);
}

const LEGS: Place[] = [
  [-0.0033, 0.0052, 0.0048],
  [0.0033, 0.0052, 0.0048],
  [-0.0036, -0.0058, 0.0048],
  [0.0036, -0.0058, 0.0048],
];

/** A leg hangs from its hip, so that it can swing. */
function leg(at: Place): Mesh {
  const made = new Sculpture()
    .ball(shade(FUR, -0.25), [0, 0, -0.0018], [0.0018, 0.002, 0.0034])
    .ball(PALE, [0, 0.0012, -0.0042], [0.0017, 0.0022, 0.0009])
    .mesh(0.6);
  made.position.set(...at);
  return made;
}

/** Bushy, and carried high: thick in the middle, with a dark tip. */
function tail(): Mesh {
  const made = new Sculpture();
  for (const [back, up, thick, colour] of BRUSH) made.ball(colour, [0, back, up], [thick, thick * 1.25, thick]);
  const brush = made
    .add(cone, NIGHT, { at: [0, -0.0086, 0.0078], size: [0.0015, 0.0015, 0.0044], turn: [0.75, 0, 0] })
    .mesh(0.7);
  brush.position.set(0, -0.0088, 0.0092);
  return brush;
}

/** The balls of a tail: how far back, how high, how thick. */
const BRUSH: [number, number, number, string][] = [
  [-0.0008, 0.0002, 0.0022, FUR],
  [-0.002, 0.0008, 0.0027, FUR],
  [-0.0032, 0.0017, 0.003, FUR],
  [-0.0043, 0.0027, 0.0031, FUR],
  [-0.0053, 0.0038, 0.003, FUR],
  [-0.0062, 0.0049, 0.0027, shade(FUR, -0.15)],
  [-0.007, 0.006, 0.0022, shade(FUR, -0.3)],
];
