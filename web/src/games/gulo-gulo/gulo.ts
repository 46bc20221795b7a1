/** A wolverine of wood: low, broad, with a bushy tail; painted in the colour of its player. */

import { ConeGeometry, Group } from "three";
import { shade } from "../../look/canvas";
import type { Paints } from "../../look/paint";
import { Sculpture } from "../../look/sculpture";
import { contactShadow } from "../../look/shapes";

const cone = new ConeGeometry(1, 1, 12).rotateX(Math.PI / 2);

/** Looks along +y; its feet are at z = 0. */
export function makeGulo(colour: string, paints: Paints): Group {
  const coat = paints.colour(colour);
  const stripe = shade(coat, 0.5);
  const dark = shade(coat, -0.6);
  const gulo = new Sculpture()
    .ball(coat, [0, -0.001, 0.0074], [0.0052, 0.0088, 0.0056])
    .ball(stripe, [0, -0.002, 0.0089], [0.0054, 0.0066, 0.0032])
    .ball(coat, [0, 0.0075, 0.0118], [0.0043, 0.0046, 0.0041])
    .ball(stripe, [0, 0.0118, 0.0108], [0.0022, 0.0028, 0.002])
    .ball(dark, [0, 0.0142, 0.0113], [0.0009, 0.0008, 0.0008])
    .add(cone, dark, { at: [0, -0.0115, 0.0092], size: [0.0027, 0.0027, 0.011], turn: [0.95, 0, 0] });
  for (const side of [-1, 1]) {
    gulo.ball(dark, [side * 0.0017, 0.0112, 0.0134], [0.0007, 0.0006, 0.0007]);
    gulo.ball(dark, [side * 0.0032, 0.0062, 0.0152], [0.0015, 0.0009, 0.0016]);
    for (const y of [-0.0055, 0.0048]) gulo.ball(dark, [side * 0.0034, y, 0.0026], [0.0019, 0.0024, 0.0027]);
  }
  const whole = new Group();
  whole.add(gulo.mesh(0.38), contactShadow(0.0105, 0.45));
  return whole;
}
