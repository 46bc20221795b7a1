/** What stands on the pole of the trap. */

import { CylinderGeometry, Group, Mesh, MeshStandardMaterial } from "three";
import { texture } from "../../look/canvas";
import type { Paints } from "../../look/paint";
import { eggGeometry, solid } from "../../look/shapes";
import type { BowlScene } from "../../physical/bowl";

/** The Pharaoh's staff: a ball in blue and gold bands with a golden collar. */
export function staffTop(scene: BowlScene, paints: Paints): Group {
  const paint = paints.colour(scene.pole.colour);
  const map = texture(256, 128, (pen) => {
    for (let n = 0; n < 16; n++) {
      pen.fillStyle = n % 2 ? "#d9a83a" : paint;
      pen.fillRect(n * 16, 0, 16, 128);
    }
    pen.fillStyle = "#d9a83a";
    pen.fillRect(0, 56, 256, 16);
  });
  const top = new Group();
  const { top_diameter, diameter } = scene.pole;
  const ball = eggGeometry(top_diameter, top_diameter);
  top.add(solid(new Mesh(ball, new MeshStandardMaterial({ map, roughness: 0.32, metalness: 0.15 }))));
  const gold = new MeshStandardMaterial({ color: "#d9a83a", roughness: 0.3, metalness: 0.5 });
  const ring = new CylinderGeometry(diameter * 1.1, diameter * 0.7, 0.006, 20).rotateX(Math.PI / 2);
  const collar = solid(new Mesh(ring, gold));
  collar.position.z = -top_diameter / 2 - 0.001;
  top.add(collar);
  return top;
}
