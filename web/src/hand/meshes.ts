/** The shapes of a hand on the table: fingers that grip, the hand above them with thumb and curled fingers, a pinch. */

import {
  type BufferGeometry,
  CapsuleGeometry,
  ConeGeometry,
  Group,
  LatheGeometry,
  Mesh,
  Quaternion,
  SphereGeometry,
  Vector2,
  Vector3,
} from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { Arm } from "./arm";
import { skinOf } from "./skin";

export interface HandLook {
  skin: string;
  /** fingertips: claws, leather, nails */
  tip: string;
  claws: boolean;
}

type Place = readonly [number, number, number];

const Z = Math.PI / 2; // shapes stand along y; a hand goes up along z
const UP = new Vector3(0, 1, 0);
const TUFTS = 70;
const ASIDE = [-0.42, -0.8, 0.46]; // of the palm's breadth: where fingers are that grip nothing
/** Their joints: how far out (of the breadth), how far down (metres), and how much closer together. */
const BENT: readonly Place[] = [
  [0.8, -0.002, 1],
  [1.08, 0.0068, 1],
  [0.94, 0.0158, 0.95],
  [0.44, 0.0188, 0.9],
];

/** A finger of the bowl's hand; its tip is the origin, it goes up along z. As thick at its tip as in the physics. */
export function fingerMesh(look: HandLook, length: number, radius: number): Group {
  const finger = new Group();
  const skin = skinOf(look.skin);
  const bone = new Mesh(tapered(length, radius), skin);
  const tip = look.claws
    ? new ConeGeometry(radius * 0.62, radius * 2.6, 12).rotateX(-Z)
    : new SphereGeometry(radius * 1.06, 16, 12);
  const end = new Mesh(tip, skinOf(look.tip, 0.4));
  end.position.z = look.claws ? -radius * 0.9 : 0.001;
  finger.add(bone, end);
  for (const part of finger.children) part.castShadow = true;
  return finger;
}

/** Slim at the tip, with two joints, broader where it leaves the hand. */
function tapered(length: number, radius: number): BufferGeometry {
  const profile: [share: number, thick: number][] = [
    [-0.1, 0],
    [-0.07, 0.7],
    [0, 1],
    [0.22, 1.02],
    [0.36, 1.2],
    [0.5, 1.12],
    [0.75, 1.3],
    [0.9, 1.55],
    [1.05, 1.7],
    [1.15, 1.3],
  ];
  const points = profile.map(([share, thick]) => new Vector2(thick * radius, share * length));
  return new LatheGeometry(points, 16).rotateX(Z);
}

/** Back of the hand, thumb, curled fingers and arm above the fingers that grip; the fingertips are the origin. */
export function palmMesh(look: HandLook, height: number, broad: number): Group {
  const hand = new Group();
  const parts = [...back(height, broad), ...gripping(height, broad), ...curled(height, broad)];
  if (look.claws) parts.push(...tufts(height, broad));
  hand.add(new Mesh(mergeGeometries(parts), skinOf(look.skin)), new Arm(look.skin, height, broad));
  if (look.claws) hand.add(new Mesh(mergeGeometries(claws(height, broad)), skinOf(look.tip, 0.4)));
  for (const part of hand.children) part.castShadow = true;
  return hand;
}

/** The palm with the ball of the thumb, and a row of knuckles. */
function back(height: number, broad: number): BufferGeometry[] {
  const ball = (at: Place, size: Place): BufferGeometry =>
    new SphereGeometry(1, 20, 14).scale(...size).translate(...at);
  return [
    ball([0, 0, height + 0.003], [broad * 0.86, broad * 0.95, 0.0125]),
    ball([-broad * 0.62, broad * 0.1, height - 0.003], [broad * 0.42, broad * 0.5, 0.0105]),
    ...[-0.62, -0.2, 0.22].map((aside) =>
      ball([broad * 0.72, broad * aside, height + 0.001], [broad * 0.27, broad * 0.23, 0.0075]),
    ),
  ];
}

/** Thumb and first finger, down to where those begin that grip. */
function gripping(height: number, broad: number): BufferGeometry[] {
  return [
    bone([-broad * 0.72, broad * 0.12, height - 0.002], [-0.0115, 0, height * 0.62], 0.0062),
    bone([broad * 0.66, 0.001, height + 0.002], [0.0115, 0, height * 0.62], 0.0058),
  ];
}

/** The fingers that grip nothing are bent in beside the first one, each with its three bones. */
function curled(height: number, broad: number): BufferGeometry[] {
  return ASIDE.flatMap((aside, n) => {
    const long = 1 - n * 0.08;
    const joints = BENT.map(([out, down, in_]): Place => [broad * out, aside * broad * in_, height - down * long]);
    return [0.0049, 0.0045, 0.004].map((radius, at) => {
      const [from, to] = joints.slice(at, at + 2) as [Place, Place];
      return bone(from, to, radius);
    });
  });
}

/** Claws of the bent fingers. */
function claws(height: number, broad: number): BufferGeometry[] {
  return ASIDE.map((aside, n) =>
    new ConeGeometry(0.0022, 0.009, 10)
      .rotateZ(Z + 0.5)
      .translate(broad * 0.28, aside * broad * 0.88, height - 0.0192 * (1 - n * 0.08)),
  );
}

/** A part of a finger from one joint to the next. */
function bone(from: Place, to: Place, radius: number): BufferGeometry {
  const [a, b] = [new Vector3(...from), new Vector3(...to)];
  const way = b.clone().sub(a);
  const turn = new Quaternion().setFromUnitVectors(UP, way.clone().normalize());
  const { x, y, z } = a.addScaledVector(way, 0.5);
  return new CapsuleGeometry(radius, way.length(), 5, 12).applyQuaternion(turn).translate(x, y, z);
}

/** A ruff of fur where the paw leaves the wrist, strand by strand: below, for above the wrist bends away. */
function tufts(height: number, broad: number): BufferGeometry[] {
  return Array.from({ length: TUFTS }, (_, n) => {
    const turn = n * 2.4; // the golden angle: no two hang above each other
    const up = (n / TUFTS) * 0.009;
    const out = new Vector3(Math.cos(turn), Math.sin(turn), 0);
    const lie = new Quaternion().setFromUnitVectors(UP, new Vector3(out.x * 0.75, out.y * 0.75, -1).normalize());
    const { x, y } = out.multiplyScalar(broad * (0.66 - up * 12)); // they begin under the skin
    return new SphereGeometry(1, 6, 6)
      .scale(0.0021, 0.0074, 0.0021)
      .applyQuaternion(lie)
      .translate(x, y, height + 0.006 + up);
  });
}

/** One finger and thumb that pinch at the origin, for sticks: bird-keeper's fingers seen from the side. */
export function pinchMesh(look: HandLook, length: number, radius: number): Group {
  const hand = palmMesh(look, length + 0.016, 0.02);
  for (const side of [-1, 1]) {
    const finger = new Mesh(tapered(length * 0.95, radius), skinOf(look.skin));
    finger.position.set(side * radius * 1.15, 0, 0.002);
    finger.rotation.y = side * 0.13;
    const nail = new Mesh(new SphereGeometry(radius * 0.8, 14, 10), skinOf(look.tip, 0.4));
    nail.position.set(side * radius * 1.1, -radius * 0.55, 0.002);
    nail.scale.set(0.7, 0.5, 1.1);
    finger.castShadow = true;
    hand.add(finger, nail);
  }
  return hand;
}
