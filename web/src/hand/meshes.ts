/** The shapes of a hand on the table: fingers, a palm, fingers that pinch. */

import { CapsuleGeometry, ConeGeometry, Group, Mesh, type MeshStandardMaterial, SphereGeometry } from "three";
import { Arm } from "./arm";
import { skinOf } from "./skin";

export interface HandLook {
  skin: string;
  /** fingertips: claws, leather, nails */
  tip: string;
  claws: boolean;
}

const Z = Math.PI / 2; // shapes stand along y; a hand goes up along z

/** A finger of the bowl's hand; its tip is the origin, it goes up along z. */
export function fingerMesh(look: HandLook, length: number, radius: number): Group {
  const finger = new Group();
  const skin = skinOf(look.skin);
  const bone = new Mesh(new CapsuleGeometry(radius, length, 6, 16).rotateX(Z), skin);
  bone.position.z = length / 2;
  const knuckle = new Mesh(new SphereGeometry(radius * 1.35, 14, 10), skin);
  knuckle.position.z = length * 0.55;
  const tip = look.claws
    ? new ConeGeometry(radius * 0.62, radius * 2.6, 12).rotateX(-Z)
    : new SphereGeometry(radius * 1.06, 16, 12);
  const end = new Mesh(tip, skinOf(look.tip, 0.4));
  end.position.z = look.claws ? -radius * 0.9 : 0.001;
  finger.add(bone, knuckle, end);
  return finger;
}

/** Palm, curled fingers and arm above the fingers that grip; the fingertips are the origin. */
export function palmMesh(look: HandLook, height: number, broad: number): Group {
  const hand = new Group();
  const skin = skinOf(look.skin);
  const palm = new Mesh(new SphereGeometry(1, 24, 18), skin);
  palm.scale.set(broad, broad * 0.72, 0.016);
  palm.position.z = height;
  hand.add(palm, ...curled(height, broad, skin), new Arm(look.skin, height, broad));
  if (look.claws) hand.add(...tufts(height, broad, skin));
  for (const part of hand.children) part.castShadow = true;
  return hand;
}

/** Three fingers that grip nothing lie in the palm, beside the one that does. */
function curled(height: number, broad: number, skin: MeshStandardMaterial): Mesh[] {
  const knuckle = new CapsuleGeometry(broad * 0.2, broad * 0.55, 6, 14).rotateX(Z);
  return [-0.55, 0, 0.55].map((aside, n) => {
    const finger = new Mesh(knuckle, skin);
    finger.position.set(broad * (0.62 - n * 0.03), aside * broad, height - 0.008);
    finger.rotation.set(aside * 0.3, -0.5, 0);
    return finger;
  });
}

/** Shaggy fur that hangs round a paw and its wrist. */
function tufts(height: number, broad: number, skin: MeshStandardMaterial): Mesh[] {
  const hair = new SphereGeometry(1, 10, 8);
  return Array.from({ length: 22 }, (_, n) => {
    const turn = n * 2.4; // the golden angle: no two hang above each other
    const tuft = new Mesh(hair, skin);
    tuft.scale.set(0.0042, 0.0042, 0.011);
    tuft.position.set(Math.cos(turn) * broad * 0.72, Math.sin(turn) * broad * 0.5, height + (n / 22) * 0.024);
    tuft.rotation.set(Math.sin(turn) * 0.35, -Math.cos(turn) * 0.35, 0);
    return tuft;
  });
}

/** One finger and thumb that pinch at the origin, for sticks: bird-keeper's fingers seen from the side. */
export function pinchMesh(look: HandLook, length: number, radius: number): Group {
  const hand = palmMesh(look, length + 0.016, 0.02);
  for (const side of [-1, 1]) {
    const finger = new Mesh(new CapsuleGeometry(radius, length * 0.92, 6, 16).rotateX(Z), skinOf(look.skin));
    finger.position.set(side * radius * 1.5, 0, length / 2 + 0.002);
    finger.rotation.y = side * 0.16;
    const nail = new Mesh(new SphereGeometry(radius * 0.8, 14, 10), skinOf(look.tip, 0.4));
    nail.position.set(side * radius * 1.1, -radius * 0.5, 0.002);
    nail.scale.set(0.7, 0.5, 1.1);
    hand.add(finger, nail);
  }
  return hand;
}
