/** Twigs and rushes round the foot of the nest. */

import { Color, CylinderGeometry, InstancedMesh, type Mesh, MeshStandardMaterial, Object3D } from "three";
import { series } from "../../look/noise";
import { solid } from "../../look/shapes";
import type { BowlScene } from "../../physical/bowl";

const BROWNS = ["#6b4a2b", "#8a6238", "#54381f", "#7c7a3e"].map((colour) => new Color(colour));
const TWIGS = 64;

export function twigs(scene: BowlScene): Mesh {
  const next = series(12);
  const twig = new CylinderGeometry(0.0007, 0.0011, 1, 6);
  const ring = new InstancedMesh(twig, new MeshStandardMaterial({ roughness: 0.9 }), TWIGS);
  const at = new Object3D();
  for (let n = 0; n < TWIGS; n++) {
    const turn = (n / TWIGS) * 2 * Math.PI;
    at.scale.y = 0.03 + next() * 0.02;
    const far = scene.rim * (0.62 + next() * 0.3);
    at.position.set(Math.cos(turn) * far, Math.sin(turn) * far, 0.003 + next() * 0.008);
    at.rotation.set((next() - 0.5) * 0.5, (next() - 0.5) * 0.4, turn + (next() - 0.5) * 0.7);
    at.updateMatrix();
    ring.setMatrixAt(n, at.matrix);
    ring.setColorAt(n, BROWNS[n % BROWNS.length] ?? new Color());
  }
  return solid(ring);
}
