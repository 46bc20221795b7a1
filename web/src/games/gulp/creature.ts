/** A Boggle of flesh and blood: it swims before its village, catches what is stored, and chews. */

import { ConeGeometry, Group, type Mesh, SphereGeometry, type Vector3 } from "three";
import type { Table3D } from "../../board";
import { shade } from "../../look/canvas";
import { Sculpture } from "../../look/sculpture";

const SKIN = "#86a84e";
const DARK = "#5c7a33";
const BELLY = "#cfe097";
const RED = "#7a2431";
const R = 0.0086;
const HINGE = { y: R * 0.72, z: R * 0.78 };
const GAPE = 0.95; // radians
const CATCHES = 900; // milliseconds
const CHEWS = 1700;
const BITES = 4;
const CROPS = ["#79b53c", "#4f86c6", "#c7d94a"];
const upper = new SphereGeometry(1, 20, 10, 0, Math.PI * 2, 0, Math.PI / 2).rotateX(Math.PI / 2);
const lower = new SphereGeometry(1, 20, 10, 0, Math.PI * 2, Math.PI / 2, Math.PI / 2).rotateX(Math.PI / 2);
const tooth = new ConeGeometry(1, 1, 8).rotateX(-Math.PI / 2); // its tip down

/** It looks along -y, at whoever plays. */
export class Creature {
  readonly group = new Group();
  private readonly face: Group;
  private readonly cheeks: Mesh[];
  private meals = 0;

  /** `colour`: of the leaf it wears. */
  constructor(colour: string) {
    this.face = faceOf(colour);
    this.cheeks = [-1, 1].map((side) => cheek(side));
    this.group.add(below(), this.face, ...this.cheeks);
    this.rest();
  }

  /** It opens its mouth, crops fly in from there (as its village sees it), and it chews with full cheeks. */
  async eat(table: Table3D, from: Vector3): Promise<void> {
    const meal = ++this.meals;
    const crops = table.reducedMotion ? [] : CROPS.map((colour, n) => this.crop(colour, n));
    await table.animate(CATCHES, (share) => {
      if (meal !== this.meals) return;
      this.open(Math.sin(Math.min(1, share * 2.5) * (Math.PI / 2)));
      crops.forEach((crop, n) => fly(crop, from, Math.max(0, Math.min(1, share * 1.6 - n * 0.3))));
    });
    for (const crop of crops) crop.removeFromParent();
    await table.animate(CHEWS, (share) => meal === this.meals && this.chew(share));
    if (meal === this.meals) this.rest();
  }

  private chew(share: number): void {
    const bite = Math.abs(Math.sin(share * BITES * Math.PI));
    const full = 1 - share * share;
    this.open(0.22 * bite * full);
    this.cheeks.forEach((one, n) =>
      one.scale.setScalar(0.35 + 0.75 * full * (0.7 + 0.3 * Math.sin(share * 24 + n * 2))),
    );
    this.group.scale.set(1 + 0.06 * bite * full, 1, 1 - 0.08 * bite * full);
  }

  private open(share: number): void {
    this.face.rotation.x = -GAPE * share;
  }

  private rest(): void {
    this.open(0.06);
    for (const one of this.cheeks) one.scale.setScalar(0.35);
    this.group.scale.set(1, 1, 1);
  }

  private crop(colour: string, nth: number): Mesh {
    const crop = new Sculpture()
      .ball(colour, [0, 0, 0], [0.0026, 0.0026, 0.0026])
      .ball(shade(colour, -0.3), [0, 0, 0.0026], [0.0008, 0.0008, 0.0014])
      .mesh(0.5);
    crop.position.x = nth;
    crop.visible = false;
    this.group.add(crop);
    return crop;
  }
}

/** In an arc into the mouth. */
function fly(crop: Mesh, from: Vector3, share: number): void {
  crop.visible = share > 0 && share < 1;
  crop.position.copy(from).multiplyScalar(1 - share);
  crop.position.z += 0.034 * Math.sin(share * Math.PI) + R * 0.9 * share;
  crop.rotation.y = share * 9;
}

/** Jaw, tongue, belly and hands. */
function below(): Mesh {
  const made = new Sculpture()
    .add(lower, SKIN, { at: [0, 0, R * 0.78], size: [R * 1.08, R, R * 0.8] })
    .ball(RED, [0, -R * 0.02, R * 0.76], [R * 0.98, R * 0.9, R * 0.08])
    .ball("#d9707a", [0, -R * 0.32, R * 0.82], [R * 0.42, R * 0.48, R * 0.12])
    .ball(BELLY, [0, -R * 0.55, R * 0.42], [R * 0.66, R * 0.44, R * 0.34]);
  for (const side of [-1, 1])
    made
      .ball(DARK, [side * R * 0.98, -R * 0.36, R * 0.36], [R * 0.24, R * 0.42, R * 0.17], [0, 0, side * 0.5])
      .ball(DARK, [side * R * 0.5, -R * 0.82, R * 0.1], [R * 0.36, R * 0.42, R * 0.12]);
  return made.mesh(0.42);
}

/** All above the mouth: it tips back round its hinge. */
function faceOf(colour: string): Group {
  const at = (y: number, z: number): [number, number] => [y - HINGE.y, z - HINGE.z];
  const [y0, z0] = at(0, R * 0.78);
  const made = new Sculpture()
    .add(upper, SKIN, { at: [0, y0, z0], size: [R * 1.08, R, R * 0.72] })
    .ball("#5a1a26", [0, y0, z0], [R * 0.98, R * 0.9, R * 0.05])
    .ball(colour, [0, y0 + R * 0.34, z0 + R * 0.66], [R * 0.6, R * 0.46, R * 0.12], [0.3, 0, 0])
    .ball(shade(colour, -0.35), [0, y0 + R * 0.3, z0 + R * 0.8], [R * 0.08, R * 0.08, R * 0.26], [0.4, 0, 0]);
  for (const side of [-1, 1]) {
    const [ye, ze] = [y0 - R * 0.42, z0 + R * 0.7];
    made
      .ball(SKIN, [side * R * 0.46, ye, ze], [R * 0.38, R * 0.36, R * 0.4])
      .ball("#fffbe8", [side * R * 0.46, ye - R * 0.16, ze + R * 0.06], [R * 0.3, R * 0.28, R * 0.32])
      .ball("#1d1a10", [side * R * 0.42, ye - R * 0.4, ze + R * 0.08], [R * 0.14, R * 0.09, R * 0.16])
      .ball(DARK, [side * R * 0.16, y0 - R * 0.94, z0 + R * 0.22], [R * 0.05, R * 0.04, R * 0.05]);
  }
  for (const x of [-0.56, -0.2, 0.2, 0.56])
    made.add(tooth, "#fffbe8", {
      at: [R * x, y0 - R * 0.88 * Math.sqrt(1 - x * x), z0 - R * 0.1],
      size: [R * 0.11, R * 0.11, R * 0.26],
    });
  const face = new Group();
  face.add(made.mesh(0.42));
  face.position.set(0, HINGE.y, HINGE.z);
  return face;
}

function cheek(side: number): Mesh {
  const made = new Sculpture().ball(SKIN, [0, 0, 0], [R * 0.52, R * 0.48, R * 0.46]).mesh(0.42);
  made.position.set(side * R * 0.92, -R * 0.3, R * 0.7);
  return made;
}
