/** Kiki the cuckoo: big eyes, a long tail, and a great belief that somebody else will build. */

import {
  ConeGeometry,
  CylinderGeometry,
  Group,
  Mesh,
  MeshStandardMaterial,
  RepeatWrapping,
  SphereGeometry,
} from "three";
import type { Table3D } from "../../board";
import { texture } from "../../look/canvas";
import { Sculpture } from "../../look/sculpture";
import { eggGeometry, solid } from "../../look/shapes";

export interface KikiSize {
  height: number;
  length: number;
  diameter: number;
  base: number;
  head: number;
}

const COAT = "#5f7f9c";
const DARK = "#33475a";
const PALE = "#efe9da";
const AMBER = "#f2b234";
const CALLS = 2400; // milliseconds: cuckoo, cuckoo
const BLINKS = 160; // milliseconds
const ball = new SphereGeometry(1, 16, 12);
const cone = new ConeGeometry(1, 1, 14).rotateX(Math.PI); // its tip along -y

/** She stands on z = 0 and looks along -y. */
export class Kiki {
  readonly group = new Group();
  private readonly bird = new Group(); // all but her feet
  private readonly head: Group;
  private readonly jaw: Mesh;
  private readonly lids: Group;
  private readonly wings: Mesh[];
  private blinkUntil = 0;
  private nextLook = 0;
  private turned = 0; // where her head is, and where it turns to, in radians
  private turnsTo = 0;

  constructor(size: KikiSize) {
    const r = size.head / 2;
    this.jaw = jaw(r);
    this.lids = lids(r);
    this.head = new Group();
    this.head.add(face(r), this.jaw, this.lids);
    this.head.position.z = size.height - r;
    this.wings = [-1, 1].map((side) => wing(side, size));
    const belly = solid(new Mesh(eggGeometry(size.length, size.diameter), barred()));
    belly.position.z = size.diameter / 2 + 0.006;
    this.bird.add(belly, back(size), this.head, ...this.wings);
    this.group.add(feet(size), this.bird);
  }

  /** A moment of her life: she blinks, and looks here and there as birds do. */
  live(now: number): void {
    if (now > this.nextLook) {
      this.nextLook = now + 700 + 2300 * Math.random();
      this.turnsTo = (Math.random() - 0.5) * 1.3;
      if (Math.random() < 0.5) this.blinkUntil = now + BLINKS;
    }
    this.turned += (this.turnsTo - this.turned) * 0.3;
    this.head.rotation.z = this.turned;
    this.lids.visible = now < this.blinkUntil;
  }

  /** She calls, flaps her wings and hops for joy. */
  cheer(table: Table3D): Promise<void> {
    return table.animate(CALLS, (share) => {
      const fades = Math.sin(share * Math.PI);
      const beat = Math.sin(share * Math.PI * 12);
      this.wings.forEach((one, n) => (one.rotation.y = (n ? -1 : 1) * (0.9 + 0.5 * beat) * fades));
      this.jaw.rotation.x = 0.55 * Math.max(0, Math.sin(share * Math.PI * 4)) * fades;
      this.bird.position.z = 0.006 * Math.abs(Math.sin(share * Math.PI * 4)) * fades;
      this.head.rotation.x = -0.25 * fades * Math.max(0, Math.sin(share * Math.PI * 4));
    });
  }
}

/** Her base, and the toes on it. */
function feet(size: KikiSize): Mesh {
  const wood = new CylinderGeometry(size.base / 2, size.base / 2, 0.005, 24).rotateX(Math.PI / 2);
  const made = new Sculpture().add(wood, "#8a5f36", { at: [0, 0, 0.0025] });
  for (const side of [-1, 1])
    for (const turn of [-0.5, 0, 0.5])
      made.ball(AMBER, [side * 0.0042 + turn * 0.003, -0.0068, 0.0054], [0.0009, 0.0034, 0.0009], [0, 0, turn]);
  return made.mesh(0.5);
}

/** Her mantle, and the long tail with white spots. */
function back(size: KikiSize): Mesh {
  const d = size.diameter;
  const made = new Sculpture()
    .ball(COAT, [0, d * 0.16, d * 0.72], [d * 0.47, d * 0.42, d * 0.5])
    .ball(COAT, [0, d * 0.05, d * 1.06], [d * 0.3, d * 0.3, d * 0.26]);
  for (const [turn, tone] of [
    [-0.34, COAT],
    [0.34, COAT],
    [-0.17, DARK],
    [0.17, DARK],
    [0, COAT],
  ] as const) {
    const out = Math.sin(turn) * 0.022;
    made.ball(tone, [out, d * 0.5 + 0.012, 0.0125], [0.0042, 0.0155, 0.0013], [-0.2, 0, -turn]);
    made.ball(PALE, [out * 1.75, d * 0.5 + 0.0245, 0.0102], [0.0024, 0.0022, 0.0013], [-0.2, 0, -turn]);
  }
  return made.mesh(0.5);
}

function wing(side: number, size: KikiSize): Mesh {
  const made = new Sculpture().ball(COAT, [side * 0.0026, 0.001, -0.0035], [0.0036, 0.009, 0.0092], [0.35, 0, 0]);
  for (let n = 0; n < 4; n++)
    made.ball(
      n % 2 ? COAT : DARK,
      [side * 0.0034, 0.007 + n * 0.0026, -0.008 - n * 0.0012],
      [0.0016, 0.0072, 0.0028],
      [0.42, 0, 0],
    );
  const mesh = made.mesh(0.5);
  mesh.position.set(side * size.diameter * 0.4, 0.001, size.diameter * 0.98);
  return mesh;
}

/** The middle of her head is its origin. */
function face(r: number): Mesh {
  const made = new Sculpture()
    .ball(COAT, [0, 0, 0], [r, r, r * 0.97])
    .ball(PALE, [0, -r * 0.42, -r * 0.5], [r * 0.72, r * 0.6, r * 0.5])
    .add(cone, "#2f3338", { at: [0, -r * 1.28, -r * 0.06], size: [r * 0.32, r * 1.05, r * 0.26], turn: [0.16, 0, 0] });
  for (const [lean, tall] of [
    [0.9, 0.5],
    [0.45, 0.62],
    [0.05, 0.46],
  ] as const)
    made.ball(DARK, [0, r * (0.1 + lean * 0.3), r * 1.02], [r * 0.11, r * 0.16, r * tall], [-lean, 0, 0]);
  for (const side of [-1, 1]) {
    made.ball(AMBER, [side * r * 0.46, -r * 0.66, r * 0.3], [r * 0.43, r * 0.34, r * 0.44]);
    made.ball("#fffaf0", [side * r * 0.47, -r * 0.76, r * 0.31], [r * 0.35, r * 0.3, r * 0.36]);
    made.ball("#1d1a18", [side * r * 0.43, -r * 0.99, r * 0.3], [r * 0.19, r * 0.12, r * 0.21]);
    made.ball("#ffffff", [side * r * 0.38, -r * 1.09, r * 0.39], [r * 0.06, r * 0.05, r * 0.06]);
  }
  return made.mesh(0.45);
}

/** The lower half of her beak hangs from its hinge. */
function jaw(r: number): Mesh {
  const mesh = new Sculpture()
    .add(cone, AMBER, { at: [0, -r * 0.4, -r * 0.04], size: [r * 0.26, r * 0.82, r * 0.13], turn: [-0.06, 0, 0] })
    .mesh(0.45);
  mesh.position.set(0, -r * 0.85, -r * 0.17);
  return mesh;
}

/** Eyelids that come down when she blinks. */
function lids(r: number): Group {
  const coat = new MeshStandardMaterial({ color: COAT, roughness: 0.45 });
  const pair = new Group();
  pair.visible = false;
  for (const side of [-1, 1]) {
    const lid = new Mesh(ball, coat);
    lid.position.set(side * r * 0.46, -r * 0.8, r * 0.33);
    lid.scale.set(r * 0.4, r * 0.34, r * 0.4);
    pair.add(lid);
  }
  return pair;
}

/** Pale, with the bars of a cuckoo's breast. */
function barred(): MeshStandardMaterial {
  const map = texture(256, 256, (pen) => {
    pen.fillStyle = "#8294a6";
    pen.fillRect(0, 0, 256, 256);
    pen.fillStyle = "#efe9da";
    pen.fillRect(128, 70, 128, 186);
    pen.strokeStyle = "#5c6b7b";
    pen.lineWidth = 5;
    for (let n = 0; n < 8; n++) {
      pen.beginPath();
      for (let x = 128; x <= 256; x += 8) pen.lineTo(x, 92 + n * 20 + Math.sin(x * 0.15) * 4);
      pen.stroke();
    }
  });
  map.offset.x = 0.25;
  map.wrapS = RepeatWrapping;
  return new MeshStandardMaterial({ map, roughness: 0.5 });
}
