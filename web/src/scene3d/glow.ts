/** The light on what may be chosen and on what is: outline, rim light, arrow of solid things, glow under flat ones. */

import {
  BackSide,
  Box3,
  type BufferGeometry,
  type Camera,
  CanvasTexture,
  Group,
  type Material,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
  PlaneGeometry,
  Quaternion,
  SRGBColorSpace,
  Vector3,
} from "three";
import { drawn } from "../look/canvas";
import { ROOM } from "../look/palette";
import { Pins } from "./pins";
import { RimLight } from "./rim_light";

const LINE = 0.0022; // width of an outline, as a share of the distance
const MANY = 30; // things with an outline: more of them get thinner ones, and no rim light
const BEAT = 1300; // milliseconds of a pulse
const BEATS = 4; // pulses until the light is steady
const STEADY = 0.6; // how strong it is then, of 1
const FLAT = 0.007; // metres: what is lower than this lies flat
const THIN = 0.006; // metres: a thing with no part thicker than this is a card, however it leans
const SPREAD = 0.0055; // metres that a glow reaches beyond a flat thing
const WITHIN = 92 / 128; // of the soft picture, without its edge

interface Lit {
  object: Object3D;
  hulls: Mesh[];
  rims: Mesh[];
  pool: Mesh | null;
  /** neither lying flat nor a card: things like it lie in heaps */
  bulky: boolean;
}

export class Glow {
  readonly group = new Group();
  private lit: Lit[] = [];
  private marked: Lit[] = [];
  private began = 0;
  private pointed: Object3D | null = null;
  private readonly line = new MeshBasicMaterial({ color: ROOM.glow, side: BackSide });
  private readonly pointedLine = new MeshBasicMaterial({ color: ROOM.glowPointed, side: BackSide });
  private readonly markedLine = new MeshBasicMaterial({ color: ROOM.marked, side: BackSide });
  private readonly before = { plain: new RimLight(ROOM.glow), pointed: new RimLight(ROOM.glowPointed) };
  private readonly through = { plain: new RimLight(ROOM.glow, true), pointed: new RimLight(ROOM.glowPointed, true) };
  private readonly markedRim = new RimLight(ROOM.marked, true);
  private readonly soft = softTexture();
  private readonly pool = this.flat(ROOM.glow, 1);
  private readonly pointedPool = this.flat(ROOM.glowPointed, 1);
  private readonly plane = new PlaneGeometry(1, 1);
  private readonly pins = new Pins();

  constructor() {
    this.group.add(this.pins.group);
  }

  /** Light these things, and no others: they pulse for a moment, then shine steadily. */
  set(objects: Object3D[]): void {
    const things = [...new Set(objects)];
    if (things.some((thing) => !this.lit.some(({ object }) => object === thing))) this.began = performance.now();
    for (const lit of this.lit) this.darken(lit);
    this.lit = things.map((object) => this.lighten(object, things.length <= MANY));
    this.pin();
    this.point(this.pointed);
  }

  /** A hand goes for one of these things: they stay marked as long as it does. */
  mark(objects: readonly Object3D[]): void {
    if (objects.length === this.marked.length && objects.every((one, n) => one === this.marked[n]?.object)) return;
    for (const lit of this.marked) this.darken(lit);
    this.marked = objects.map((object) => this.lighten(object, true));
    for (const { hulls, rims } of this.marked) {
      for (const hull of hulls) hull.material = this.markedLine;
      for (const rim of rims) rim.material = this.markedRim;
    }
    this.pin();
  }

  /** Arrows over solid things, until the hand goes for one of them. */
  private pin(): void {
    const solids = this.marked.length > 0 ? [] : this.lit.filter(({ bulky }) => bulky);
    this.pins.set(solids.map(({ object }) => object));
  }

  /** Whether the light still pulses. */
  pulses(now: number): boolean {
    return this.lit.length > 0 && now - this.began < BEAT * BEATS;
  }

  /** The one under the pointer is brighter. */
  point(object: Object3D | null): void {
    this.pointed = object;
    for (const lit of this.lit) {
      const on = lit.object === object;
      for (const hull of lit.hulls) hull.material = on ? this.pointedLine : this.line;
      const rims = lit.bulky ? this.through : this.before;
      for (const rim of lit.rims) rim.material = on ? rims.pointed : rims.plain;
      if (lit.pool) lit.pool.material = on ? this.pointedPool : this.pool;
    }
  }

  /** Follow things that move, and keep lines as wide as they were. */
  sync(camera: Camera, still: boolean): void {
    const now = performance.now();
    const beat = 0.5 - 0.5 * Math.cos(((now - this.began) / BEAT) * 2 * Math.PI);
    const strong = !still && this.pulses(now) ? beat : STEADY;
    this.before.plain.strong = this.through.plain.strong = 0.35 + strong;
    this.pins.sync(camera, strong);
    for (const { hulls } of this.marked) for (const hull of hulls) inflate(hull, camera, LINE * 1.4);
    const thin = this.lit.length > MANY ? 0.4 + 0.6 * strong : 0.6 + strong;
    for (const lit of this.lit) {
      const wide = lit.object === this.pointed ? 1.9 : thin;
      if (lit.pool) this.spread(lit.pool, lit.object, wide);
      for (const hull of lit.hulls) inflate(hull, camera, LINE * wide);
    }
  }

  dispose(): void {
    this.set([]);
    this.mark([]);
    this.pins.dispose();
    const rims = [...Object.values(this.before), ...Object.values(this.through), this.markedRim];
    const lines = [this.line, this.pointedLine, this.markedLine, ...rims];
    for (const material of [...lines, this.pool, this.pointedPool]) material.dispose();
    this.soft.dispose();
    this.plane.dispose();
  }

  private lighten(object: Object3D, shines: boolean): Lit {
    const box = new Box3().setFromObject(object);
    if (box.max.z - box.min.z < FLAT) {
      const pool = new Mesh(this.plane, this.pool);
      pool.renderOrder = 1;
      this.group.add(pool);
      return { object, hulls: [], rims: [], pool, bulky: false };
    }
    const solids = solidsOf(object);
    const hulls = solids.map((mesh) => this.hull(mesh));
    const rims = shines ? solids.map((mesh) => this.over(mesh, this.before.plain)) : [];
    return { object, hulls, rims, pool: null, bulky: solids.some(isThick) };
  }

  private hull(mesh: Mesh): Mesh {
    mesh.geometry.computeBoundingBox();
    return this.over(mesh, this.line);
  }

  /** Another coat of light on a mesh; it is never under the pointer. */
  private over(mesh: Mesh, material: Material): Mesh {
    const coat = new Mesh<BufferGeometry, Material>(mesh.geometry, material);
    coat.raycast = () => undefined;
    coat.userData.glow = true;
    mesh.add(coat);
    return coat;
  }

  private darken(lit: Lit): void {
    for (const coat of [...lit.hulls, ...lit.rims]) coat.removeFromParent();
    lit.pool?.removeFromParent();
  }

  private spread(pool: Mesh, object: Object3D, wide: number): void {
    const { box, turned } = lying(object);
    box.getCenter(pool.position);
    pool.position.z = box.min.z + 0.0004;
    const size = box.getSize(new Vector3());
    // The soft edge is a share of the picture: what is within it must reach beyond the thing.
    const edge = SPREAD * wide;
    pool.scale.set((size.x + edge) / WITHIN, (size.y + edge) / WITHIN, 1);
    pool.quaternion.copy(turned);
    pool.visible = isSeen(object);
  }

  private flat(color: string, opacity: number): MeshBasicMaterial {
    return new MeshBasicMaterial({ color, opacity, map: this.soft, transparent: true, depthWrite: false, fog: false });
  }
}

/** The box of a flat thing as it would lie unturned, put where it is, and its turn about the vertical. */
function lying(object: Object3D): { box: Box3; turned: Quaternion } {
  const along = new Vector3(1, 0, 0).applyQuaternion(object.getWorldQuaternion(new Quaternion()));
  const turned = new Quaternion().setFromAxisAngle(new Vector3(0, 0, 1), Math.atan2(along.y, along.x));
  const place = object.getWorldPosition(new Vector3());
  const box = new Box3();
  const corner = new Vector3();
  const back = turned.clone().invert();
  object.traverseVisible((part) => {
    if (!(part instanceof Mesh) || part.userData.glow) return;
    part.geometry.boundingBox ?? part.geometry.computeBoundingBox();
    const local = part.geometry.boundingBox;
    for (let n = 0; local && n < 8; n++) {
      corner.set(
        n & 1 ? local.max.x : local.min.x,
        n & 2 ? local.max.y : local.min.y,
        n & 4 ? local.max.z : local.min.z,
      );
      box.expandByPoint(part.localToWorld(corner).sub(place).applyQuaternion(back));
    }
  });
  const middle = box.getCenter(new Vector3());
  const moved = middle.clone().applyQuaternion(turned).add(place);
  return { box: box.translate(moved.sub(middle)), turned };
}

function solidsOf(object: Object3D): Mesh[] {
  const meshes: Mesh[] = [];
  object.traverse((part) => {
    const seen = part instanceof Mesh && !part.userData.glow && part.userData.outline !== false;
    if (seen && !Array.isArray(part.material) && part.material.visible) meshes.push(part as Mesh);
  });
  return meshes;
}

function isThick({ geometry }: Mesh): boolean {
  const { x, y, z } = geometry.boundingBox?.getSize(new Vector3()) ?? new Vector3();
  return Math.min(x, y, z) > THIN;
}

/** Make a hull a little larger than its mesh on every side, as seen from the camera. */
function inflate(hull: Mesh, camera: Camera, line: number): void {
  const box = hull.geometry.boundingBox;
  if (!box || !hull.parent) return;
  const far = hull.parent.getWorldPosition(new Vector3()).distanceTo(camera.position);
  const scale = hull.parent.getWorldScale(new Vector3());
  const centre = box.getCenter(new Vector3());
  const size = box.getSize(new Vector3());
  const grow = (length: number, by: number): number => (length > 1e-6 ? 1 + (2 * line * far) / (length * by) : 1);
  hull.scale.set(grow(size.x, scale.x), grow(size.y, scale.y), grow(size.z, scale.z));
  hull.position.set(centre.x * (1 - hull.scale.x), centre.y * (1 - hull.scale.y), centre.z * (1 - hull.scale.z));
}

export function isSeen(object: Object3D): boolean {
  for (let at: Object3D | null = object; at; at = at.parent) if (!at.visible) return false;
  return true;
}

/** A bright frame with a dark edge, so that it is seen on light and on dark ground. */
function softTexture(): CanvasTexture {
  const canvas = drawn(128, 128, (pen) => {
    const block = (inset: number, round: number, colour: string, blur: number): void => {
      pen.filter = blur ? `blur(${blur}px)` : "none";
      pen.fillStyle = colour;
      pen.beginPath();
      pen.roundRect(inset, inset, 128 - 2 * inset, 128 - 2 * inset, round);
      pen.fill();
    };
    block(12, 18, "rgba(45,20,0,.75)", 5);
    block(17, 15, "#fff", 2);
  });
  const made = new CanvasTexture(canvas);
  made.colorSpace = SRGBColorSpace;
  return made;
}
