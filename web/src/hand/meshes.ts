/** The shapes of a hand on the table: fingers, a palm, fingers that pinch. */

import {
  type CanvasTexture,
  CapsuleGeometry,
  ConeGeometry,
  CylinderGeometry,
  Group,
  Mesh,
  MeshStandardMaterial,
  SphereGeometry,
} from "three";
import { texture } from "../look/canvas";

export interface HandLook {
  skin: string;
  /** fingertips: claws, leather, nails */
  tip: string;
  claws: boolean;
}

/** Half transparent, so that the piece is seen through it. */
function veil(color: string, opacity = 0.66): MeshStandardMaterial {
  return new MeshStandardMaterial({ color, roughness: 0.75, transparent: true, opacity });
}

const Z = Math.PI / 2; // shapes stand along y; a hand goes up along z
const SLEEVE = 0.08; // metres

/** A finger of the bowl's hand; its tip is the origin, it goes up along z. */
export function fingerMesh(look: HandLook, length: number, radius: number): Group {
  const finger = new Group();
  const skin = veil(look.skin);
  const bone = new Mesh(new CapsuleGeometry(radius, length, 6, 16).rotateX(Z), skin);
  bone.position.z = length / 2;
  const knuckle = new Mesh(new SphereGeometry(radius * 1.35, 14, 10), skin);
  knuckle.position.z = length * 0.55;
  const tip = look.claws
    ? new ConeGeometry(radius * 0.62, radius * 2.6, 12).rotateX(-Z)
    : new SphereGeometry(radius * 1.06, 16, 12);
  const end = new Mesh(tip, veil(look.tip, 0.8));
  end.position.z = look.claws ? -radius * 0.9 : 0.001;
  finger.add(bone, knuckle, end);
  return finger;
}

/** Palm, wrist and sleeve above the fingers; the fingertips are the origin. The sleeve is named "sleeve". */
export function palmMesh(look: HandLook, height: number, broad: number): Group {
  const hand = new Group();
  const skin = veil(look.skin);
  const palm = new Mesh(new SphereGeometry(1, 24, 18), skin);
  palm.scale.set(broad, broad * 0.62, 0.014);
  palm.position.z = height;
  const wrist = new Mesh(new CylinderGeometry(broad * 0.55, broad * 0.62, 0.03, 20).rotateX(Z), skin);
  wrist.position.z = height + 0.02;
  const cloth = veil("#ffffff", 0.85);
  cloth.map = fading();
  const sleeve = new Mesh(new CylinderGeometry(broad * 0.9, broad * 0.7, SLEEVE, 24, 1, true).rotateX(Z), cloth);
  sleeve.position.z = height + 0.03 + SLEEVE / 2;
  sleeve.name = "sleeve";
  hand.add(palm, wrist, sleeve);
  if (look.claws) hand.add(...tufts(height, broad, skin));
  return hand;
}

/** White that fades out upwards: an arm comes from nowhere in particular. */
function fading(): CanvasTexture {
  return texture(4, 64, (pen) => {
    const fade = pen.createLinearGradient(0, 0, 0, 64);
    fade.addColorStop(0, "rgba(255,255,255,0)");
    fade.addColorStop(0.75, "rgba(255,255,255,1)");
    pen.fillStyle = fade;
    pen.fillRect(0, 0, 4, 64);
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
    const finger = new Mesh(new CapsuleGeometry(radius, length * 0.92, 6, 16).rotateX(Z), veil(look.skin));
    finger.position.set(side * radius * 1.5, 0, length / 2 + 0.002);
    finger.rotation.y = side * 0.16;
    const nail = new Mesh(new SphereGeometry(radius * 0.8, 14, 10), veil(look.tip, 0.8));
    nail.position.set(side * radius * 1.1, -radius * 0.5, 0.002);
    nail.scale.set(0.7, 0.5, 1.1);
    hand.add(finger, nail);
  }
  return hand;
}
