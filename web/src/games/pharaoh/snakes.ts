/** The snakes of the pits: patterned, coiled along the wall, and up at once when the trap comes down. */

import {
  type BufferGeometry,
  CatmullRomCurve3,
  Color,
  ConeGeometry,
  Float32BufferAttribute,
  Group,
  TubeGeometry,
  Vector3,
} from "three";
import type { Table3D } from "../../board";
import { series } from "../../look/noise";
import { Sculpture } from "../../look/sculpture";
import { FIELDS, onTable, PIT_CENTRE } from "./plan";

const THICK = 0.0036; // metres, half of a snake at its thickest
const REARS = 0.95; // radians that a head goes up
const HISS = 1500; // milliseconds
const SKINS = [
  ["#5f8f35", "#26411a", "#d9e08a"],
  ["#c0602c", "#5a1f10", "#f0c078"],
  ["#2f7f74", "#0f3a3c", "#9fdcc4"],
  ["#a98b2e", "#4a3510", "#f2dc8a"],
] as const;
const tongue = new ConeGeometry(0.00045, 0.006, 5);

interface Snake {
  body: BufferGeometry;
  head: Group;
}

export class Snakes {
  readonly group = new Group();
  private readonly heads: Group[] = [];

  constructor() {
    const { x, y, radius } = PIT_CENTRE;
    this.fill(onTable(x, y), radius * 0.0005, 6, 41);
    this.fill(onTable(...(FIELDS.PIT ?? [0, 0])), 0.023, 2, 7);
  }

  /** All heads go up, sway and sink again. */
  rear(table: Table3D): Promise<void> {
    return table.animate(HISS, (share) => {
      const up = Math.sin(Math.min(1, share * 1.15) * Math.PI);
      this.heads.forEach((head, n) => {
        head.rotation.x = resting(n) + REARS * up;
        head.rotation.z = turnOf(head) + 0.3 * up * Math.sin(share * 22 + n * 2);
      });
    });
  }

  private fill(at: { x: number; y: number }, radius: number, count: number, seed: number): void {
    const next = series(seed);
    const thick = Math.min(THICK, radius * 0.085);
    for (let n = 0; n < count; n++) {
      const skin = SKINS[(n + seed) % SKINS.length] ?? SKINS[0];
      const { body, head } = snake(radius, (n / count) * Math.PI * 2 + next() * 0.5, thick, skin, next);
      const made = new Group();
      made.add(new Sculpture().painted(body).mesh(0.38), head);
      made.position.set(at.x, at.y, 0);
      head.rotation.x = resting(this.heads.length);
      this.heads.push(head);
      this.group.add(made);
    }
  }
}

/** Some heads are up a little already. */
function resting(nth: number): number {
  return nth % 2 ? 0.42 : 0.12;
}

function turnOf(head: Group): number {
  return head.userData.turn as number;
}

/** A body along the wall of its pit, in waves, thin at its tail; a head on a neck that can rise. */
function snake(
  radius: number,
  from: number,
  thick: number,
  skin: readonly [string, string, string],
  next: () => number,
): Snake {
  const far = radius * 0.8;
  const long = 1.15 + next() * 0.35;
  const at = (share: number): Vector3 => {
    const turn = from + long * share;
    const wave = far + Math.sin(share * 17) * radius * 0.075;
    return new Vector3(Math.cos(turn) * wave, Math.sin(turn) * wave, thick * 0.9 + 0.0012);
  };
  const places = Array.from({ length: 22 }, (_, n) => at(n / 21));
  const body = new TubeGeometry(new CatmullRomCurve3(places), 60, 1, 8);
  shaped(body, places, thick, skin);
  const end = at(1);
  const ahead = end.clone().sub(at(0.97));
  const head = headOf(thick, skin);
  head.position.copy(end);
  head.userData.turn = head.rotation.z = Math.atan2(ahead.y, ahead.x) - Math.PI / 2;
  head.rotation.order = "ZYX";
  return { body, head };
}

/** Thin at the tail, thick in the middle; saddles along the back, pale below. */
function shaped(body: BufferGeometry, places: Vector3[], thick: number, skin: readonly [string, string, string]): void {
  const curve = new CatmullRomCurve3(places);
  const place = body.getAttribute("position");
  const uv = body.getAttribute("uv");
  const [coat, saddle, belly] = skin.map((one) => new Color(one));
  const colours: number[] = [];
  const middle = new Vector3();
  for (let n = 0; n < place.count; n++) {
    const along = uv.getX(n);
    curve.getPointAt(Math.min(1, along), middle);
    const wide = thick * (0.16 + 0.84 * Math.min(1, along * 2.2)) * (1 - 0.25 * Math.max(0, along - 0.8) * 5);
    const out = new Vector3().fromBufferAttribute(place, n).sub(middle);
    place.setXYZ(n, middle.x + out.x * wide, middle.y + out.y * wide, middle.z + out.z * wide);
    const spotted = Math.sin(along * 62) > 0.15 && out.z > 0.25;
    const paint = out.z < -0.35 ? belly : spotted ? saddle : coat;
    colours.push(...(paint ?? new Color()).toArray());
  }
  body.setAttribute("color", new Float32BufferAttribute(colours, 3));
  body.computeVertexNormals();
}

/** It looks along +y; its origin is where the neck begins. */
function headOf(thick: number, [coat, saddle, belly]: readonly [string, string, string]): Group {
  const t = thick;
  const made = new Sculpture()
    .ball(coat, [0, t * 1.1, 0], [t * 0.82, t * 1.7, t * 0.8])
    .ball(coat, [0, t * 3.3, t * 0.15], [t * 1.25, t * 1.75, t * 0.85])
    .ball(saddle, [0, t * 2.9, t * 0.62], [t * 0.7, t * 1.2, t * 0.36])
    .ball(belly, [0, t * 3.7, -t * 0.32], [t * 1, t * 1.35, t * 0.42])
    .add(tongue, "#d0202c", { at: [0, t * 5.6, -t * 0.1], size: [thick / THICK, thick / THICK, thick / THICK] });
  for (const side of [-1, 1])
    made
      .ball("#ffe9a0", [side * t * 0.82, t * 3.9, t * 0.62], [t * 0.36, t * 0.36, t * 0.36])
      .ball("#15100c", [side * t * 1.02, t * 4.1, t * 0.68], [t * 0.15, t * 0.22, t * 0.28])
      .ball(saddle, [side * t * 0.74, t * 3.75, t * 0.92], [t * 0.42, t * 0.5, t * 0.16], [0, side * 0.5, 0]); // a scowl
  const head = new Group();
  head.add(made.mesh(0.38));
  return head;
}
