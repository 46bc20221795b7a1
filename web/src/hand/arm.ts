/** Wrist and sleeve of a hand: they leave the palm and bend to the side where its player sits. */

import {
  BufferAttribute,
  BufferGeometry,
  type Camera,
  Group,
  Mesh,
  type MeshStandardMaterial,
  type PerspectiveCamera,
  Vector3,
} from "three";
import { skinOf } from "./skin";

export const SLEEVE = "sleeve";
const RINGS = 24;
const ROUND = 20;
const CUFF = 0.09; // of a sleeve is turned up
const STEP = 0.008; // of a part's way: over so much its slope is taken
const FOLDS = 0.036; // how deep cloth lies in folds, of the palm's breadth
const OUTSIDE = 1.25; // of half the picture from its middle
const ASLANT = 5; // to the side for each step down: above the heap, not before it
const BESIDE = 0.008; // metres from the middle where a hand is on one side of it
const CROSSES = 3; // a second: how quickly an arm changes sides, of 2 for the whole way
const UP = new Vector3(0, 0, 1);
const WRIST = 0.46; // of the way: here the sleeve begins

type Curve = readonly [Vector3, Vector3, Vector3, Vector3];

/** A part of an arm: from where to where on its way, and how thick it is there; `turn` goes round it. */
interface Part {
  mesh: Mesh<BufferGeometry, MeshStandardMaterial>;
  from: number;
  to: number;
  thick(share: number, turn: number): number;
}

export class Arm extends Group {
  private readonly palm: Vector3;
  private readonly parts: Part[];

  /** The palm's middle is so high above the fingertips, and so broad. */
  constructor(skin: string, height: number, broad: number) {
    super();
    this.palm = new Vector3(0, 0, height);
    const wrist = part(skinOf(skin), 0, WRIST + 0.08, (share) => broad * (0.62 - 0.14 * share));
    const sleeve = part(skinOf("#ffffff", 0.95), WRIST, 1, (share, turn) => broad * cloth(share, turn));
    sleeve.mesh.name = SLEEVE;
    this.parts = [wrist, sleeve];
    this.add(wrist.mesh, sleeve.mesh);
    this.comeFrom(new Vector3(0, -0.2, 0.2));
  }

  /** In the places of the hand: from its palm up, and in a bow to there. */
  comeFrom(there: Vector3): void {
    const way = there.clone().sub(this.palm);
    const across = new Vector3().crossVectors(UP, way);
    if (across.lengthSq() < 1e-9) across.set(1, 0, 0);
    const high = Math.min(0.05, way.length() * 0.3);
    const over = this.palm.clone().addScaledVector(UP, high);
    const bow: Curve = [this.palm, over, over.clone().addScaledVector(way, 0.3), there];
    for (const each of this.parts) stretch(each, bow, across.normalize());
  }
}

/** A cuff that is turned up, with a round edge, and cloth that lies in folds behind it; of the palm's breadth. */
function cloth(share: number, turn: number): number {
  const edge = Math.min(1, share / 0.012);
  if (share < CUFF) return 0.58 + 0.08 * Math.sqrt(edge);
  const behind = share - CUFF;
  const fold =
    Math.sin(behind * 46 + 1.6 * Math.sin(turn + behind * 9)) * (0.6 + 0.4 * Math.cos(turn * 2 + behind * 14));
  return 0.53 + 0.06 * share + FOLDS * Math.min(1, behind * 8) * fold;
}

/**
 * Where the own arm comes from: the edge of the picture on whose side the hand is, a little down, so that it neither
 * hides the heap nor goes through the pole in its middle.
 */
export class OwnSide {
  private side = 1; // 1: from the right, -1: from the left, between them on its way along the lower edge
  private wanted = 1;
  private before = 0;

  from(camera: PerspectiveCamera, hand: Vector3, now: number): Vector3 {
    this.choose(camera, hand);
    const seconds = this.before ? Math.min(0.4, (now - this.before) / 1000) : Infinity; // the first time at once
    this.before = now;
    const way = this.wanted - this.side;
    this.side += Math.sign(way) * Math.min(Math.abs(way), CROSSES * seconds);
    return atTheEdge(camera, hand, this.side);
  }

  private choose(camera: PerspectiveCamera, hand: Vector3): void {
    const right = new Vector3().setFromMatrixColumn(camera.matrixWorld, 0);
    const beside = right.x * hand.x + right.y * hand.y;
    if (Math.abs(beside) > BESIDE) this.wanted = Math.sign(beside);
  }
}

function atTheEdge(camera: PerspectiveCamera, hand: Vector3, side: number): Vector3 {
  const { x, y } = hand.clone().project(camera);
  const room = OUTSIDE - x * Math.sign(side);
  const aslant = ASLANT * Math.abs(side);
  const far = Math.min(y + OUTSIDE, (room * camera.aspect) / Math.max(aslant, 1e-6));
  const edge = new Vector3(x + (far * ASLANT * side) / camera.aspect, y - far, 0.5).unproject(camera);
  const way = edge.sub(camera.position).normalize();
  return camera.position.clone().addScaledVector(way, camera.position.distanceTo(hand) * 0.97);
}

/** Where the arm of somebody else comes from: the far left, so that it does not stand up before the pole. */
export function farSide(camera: Camera, hand: Vector3): Vector3 {
  const away = hand.clone().sub(camera.position).setZ(0).normalize();
  const left = new Vector3().crossVectors(UP, away);
  return hand
    .clone()
    .addScaledVector(away, 0.16)
    .addScaledVector(left, 0.2)
    .setZ(hand.z + 0.12);
}

function part(material: MeshStandardMaterial, from: number, to: number, thick: Part["thick"]): Part {
  const geometry = new BufferGeometry();
  const count = (RINGS + 1) * (ROUND + 1);
  for (const name of ["position", "normal"])
    geometry.setAttribute(name, new BufferAttribute(new Float32Array(count * 3), 3));
  const faces: number[] = [];
  for (let ring = 0; ring < RINGS; ring++)
    for (let n = 0; n < ROUND; n++) {
      const at = ring * (ROUND + 1) + n;
      const next = at + ROUND + 1;
      faces.push(at, next, at + 1, at + 1, next, next + 1);
    }
  geometry.setIndex(faces);
  const mesh = new Mesh(geometry, material);
  mesh.castShadow = true;
  mesh.frustumCulled = false; // it changes with every picture
  mesh.raycast = () => undefined;
  return { mesh, from, to, thick };
}

/** Lay the rings of a part along its way, closer to each other where it begins: there is the cuff. */
function stretch({ mesh, from, to, thick }: Part, bends: Curve, across: Vector3): void {
  const place = mesh.geometry.getAttribute("position");
  const normal = mesh.geometry.getAttribute("normal");
  const long = bends[0].distanceTo(bends[3]) * (to - from);
  const side = new Vector3();
  const out = new Vector3();
  for (let ring = 0, row = 0; ring <= RINGS; ring++) {
    const even = ring / RINGS;
    const share = even * (0.3 + 0.7 * even);
    const { at, along } = onCurve(bends, from + (to - from) * share);
    side.crossVectors(across, along);
    for (let n = 0; n <= ROUND; n++, row++) {
      const turn = (n / ROUND) * Math.PI * 2;
      out
        .copy(across)
        .multiplyScalar(Math.cos(turn))
        .addScaledVector(side, Math.sin(turn) * 0.8);
      const wide = thick(share, turn);
      place.setXYZ(row, at.x + out.x * wide, at.y + out.y * wide, at.z + out.z * wide);
      const rises = (thick(share + STEP, turn) - thick(Math.max(0, share - STEP), turn)) / (2 * STEP * long);
      out.addScaledVector(along, -rises).normalize();
      normal.setXYZ(row, out.x, out.y, out.z);
    }
  }
  place.needsUpdate = normal.needsUpdate = true;
}

function onCurve([a, b, c, d]: Curve, t: number): { at: Vector3; along: Vector3 } {
  const s = 1 - t;
  const weigh = (...weights: [number, number, number, number]): Vector3 =>
    new Vector3()
      .addScaledVector(a, weights[0])
      .addScaledVector(b, weights[1])
      .addScaledVector(c, weights[2])
      .addScaledVector(d, weights[3]);
  const at = weigh(s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t);
  const along = weigh(-s * s, s * s - 2 * s * t, 2 * s * t - t * t, t * t).normalize();
  return { at, along };
}
