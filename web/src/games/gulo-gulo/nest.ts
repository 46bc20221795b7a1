/** The nest: a turned bowl in a ring of twigs, 22 painted eggs, the alarm pole, and the thieving paw. */

import { Color, CylinderGeometry, Group, InstancedMesh, Mesh, MeshStandardMaterial, Object3D } from "three";
import { fingerMesh, palmMesh, PAW } from "../../hand/paws";
import { series } from "../../look/noise";
import type { Paints } from "../../look/paint";
import { seatColour } from "../../look/palette";
import { solid } from "../../look/shapes";
import type { Update } from "../../protocol";
import { alarmTop, type BowlScene, bowlMesh, pieceMesh, poleMesh } from "../../stage/bowl";

const FINGER = { length: 0.034, radius: 0.004 }; // metres, as in the physics
const PALM_HEIGHT = 0.046;

export class Nest {
  readonly group = new Group();
  private scene: BowlScene | null = null;
  private paw: Group | null = null;

  constructor(private readonly paints: Paints) {}

  /** The bowl itself does not move. */
  build(scene: BowlScene): void {
    this.scene = scene;
    this.group.clear();
    this.group.add(bowlMesh(scene, { light: "#c08a55", dark: "#7c4d2a" }), twigs(scene));
  }

  body(name: string): Object3D | null {
    const scene = this.scene;
    if (!scene) return null;
    if (name === "pole") return poleMesh(scene, alarmTop(scene, this.paints));
    if (name === "hand") return (this.paw = palmMesh(PAW, PALM_HEIGHT, 0.021));
    if (name.startsWith("finger")) return fingerMesh(PAW, FINGER.length, FINGER.radius);
    const piece = scene.pieces.find((one) => one.name === name);
    return piece ? pieceMesh(piece, this.paints) : null;
  }

  /** The cuff has the colour of the player whose paw it is. */
  sleeve(update: Update): void {
    const seat = update.hand?.seat;
    const cuff = this.paw?.getObjectByName("sleeve");
    if (seat === null || seat === undefined || !(cuff instanceof Mesh)) return;
    (cuff.material as MeshStandardMaterial).color.set(this.paints.colour(seatColour(update.game, seat)));
  }
}

const BROWNS = ["#6b4a2b", "#8a6238", "#54381f", "#7c7a3e"].map((colour) => new Color(colour));
const TWIGS = 64;

/** Twigs and rushes laid round the foot of the bowl. */
function twigs(scene: BowlScene): Mesh {
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
