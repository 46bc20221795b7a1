/** The mummy: long asleep, badly wrapped, and not in a good mood. It walks with stiff legs and its arms before it. */

import { CapsuleGeometry, Group, Mesh, MeshStandardMaterial, SphereGeometry, TorusGeometry } from "three";
import type { Table3D } from "../../board";
import { Sculpture } from "../../look/sculpture";
import { contactShadow } from "../../look/shapes";

const CLOTH = "#e8dcba";
const OLD = "#c8b488";
const EDGE = "#9d865a";
const NIGHT = "#1f1610";
const HIP = 0.0125;
const NECK = 0.0285;
const SHOULDER = 0.0255;
const SWING = 0.55; // radians of a leg
const ROCKS = 0.14; // radians to each side
const GLOW = 0.7;

type Place = [number, number, number];

const limb = new CapsuleGeometry(1, 1.6, 4, 10).rotateX(Math.PI / 2); // along z, half of it is 1.8
const ring = new TorusGeometry(1, 0.13, 6, 20);
const ball = new SphereGeometry(1, 14, 10);

/** It looks along +y and stands on z = 0. */
export class Mummy {
  readonly group = new Group();
  private readonly body = new Group();
  private readonly head: Group;
  private readonly arms: Mesh[];
  private readonly legs: Mesh[];
  private readonly glow = new MeshStandardMaterial({ color: "#ffcf3f", emissive: "#ffb51f", emissiveIntensity: GLOW });

  constructor() {
    this.head = head(this.glow);
    this.arms = [-1, 1].map((side) => arm(side));
    this.legs = [-1, 1].map((side) => leg(side));
    this.body.add(torso(), this.head, ...this.arms, ...this.legs);
    this.group.add(this.body, contactShadow(0.0125, 0.5));
    this.rest();
  }

  /** How it stands when it has come so many fields: stiff steps, and the whole of it rocks. How high it is lifted. */
  stride(fields: number): number {
    const beat = fields * Math.PI * 2;
    this.legs.forEach((one, n) => (one.rotation.x = SWING * Math.sin(beat + n * Math.PI)));
    this.arms.forEach((one, n) => (one.rotation.x = 0.22 * Math.sin(beat + n * 1.3)));
    this.body.rotation.set(0.08, ROCKS * Math.sin(beat), 0);
    this.head.rotation.set(-0.1 + 0.08 * Math.cos(beat * 2), -ROCKS * Math.sin(beat), 0.2 * Math.sin(beat / 2));
    return 0.0014 * Math.abs(Math.sin(beat));
  }

  /** It stands, one arm lower than the other, its head to one side. */
  rest(): void {
    for (const one of this.legs) one.rotation.x = 0;
    this.arms.forEach((one, n) => (one.rotation.x = n ? -0.28 : 0.06));
    this.body.rotation.set(0, 0, 0);
    this.head.rotation.set(0, 0.1, 0.12);
  }

  /** It wakes: its eyes flare up, its head turns to all sides, its arms rise. */
  wake(table: Table3D): Promise<void> {
    return table.animate(1800, (share) => {
      const up = Math.sin(share * Math.PI);
      this.glow.emissiveIntensity = GLOW + 5 * up * up;
      this.head.rotation.z = 0.12 + 0.75 * Math.sin(share * Math.PI * 2) * up;
      this.arms.forEach((one, n) => (one.rotation.x = (n ? -0.28 : 0.06) + 0.5 * up));
    });
  }
}

function torso(): Mesh {
  const made = new Sculpture()
    .ball(CLOTH, [0, 0, 0.0165], [0.0068, 0.0054, 0.0066])
    .ball(CLOTH, [0, 0.0002, 0.0238], [0.0082, 0.0052, 0.0048])
    .ball(OLD, [0, 0, 0.0128], [0.006, 0.005, 0.0036]);
  for (const [z, wide, lean, roll] of WRAPPED) {
    made.add(ring, z % 0.004 < 0.002 ? EDGE : OLD, {
      at: [0, 0.0001, z],
      size: [wide, wide * 0.76, wide * 0.55],
      turn: [lean, roll, 0],
    });
  }
  made.add(limb, CLOTH, { at: [0.0056, -0.0046, 0.0105], size: [0.0009, 0.0004, 0.0034], turn: [-0.25, 0.2, 0] }); // undone
  return made.mesh(0.9);
}

/** Height, radius and leans of the bandages. */
const WRAPPED = [
  [0.0122, 0.0064, 0.1, 0.15],
  [0.0148, 0.0069, -0.12, -0.2],
  [0.0172, 0.007, 0.16, 0.22],
  [0.0198, 0.0071, -0.1, -0.3],
  [0.0222, 0.0079, 0.05, 0.42],
  [0.0238, 0.0082, -0.05, -0.42],
] as const;

/** Its neck is its origin. Its eyes are of two sizes, its mouth hangs open. */
function head(glow: MeshStandardMaterial): Group {
  const made = new Sculpture()
    .ball(CLOTH, [0, 0, 0.0064], [0.0071, 0.0068, 0.0078])
    .ball(NIGHT, [0, 0.0044, 0.0082], [0.0058, 0.0029, 0.0021], [0, 0.08, 0])
    .ball(NIGHT, [0.0006, 0.0056, 0.0027], [0.0026, 0.0016, 0.0014], [0, -0.15, 0])
    .ball("#fff6dd", [-0.0008, 0.0068, 0.0033], [0.0006, 0.0005, 0.0009]); // the one tooth it has left
  for (const [z, wide, lean, roll] of [
    [0.0044, 0.0069, 0.16, 0.2],
    [0.0108, 0.0064, -0.2, 0.12],
    [0.0124, 0.0053, 0.12, -0.4],
    [0.0058, 0.0071, -0.3, -0.5],
  ] as const)
    made.add(ring, z > 0.01 ? OLD : EDGE, {
      at: [0, -0.0006, z],
      size: [wide, wide * 0.96, wide * 0.5],
      turn: [lean, roll, 0],
    });
  made
    .add(limb, OLD, { at: [-0.0066, -0.002, 0.0118], size: [0.0011, 0.0005, 0.0025], turn: [0.3, -0.9, 0] }) // loose ends
    .add(limb, CLOTH, { at: [0.003, -0.0054, 0.0128], size: [0.0009, 0.0004, 0.0026], turn: [-0.9, 0.3, 0] });
  const group = new Group();
  group.add(made.mesh(0.9));
  for (const [x, size] of [
    [-0.0026, 0.00175],
    [0.0025, 0.00128],
  ] as const) {
    const eye = new Mesh(ball, glow);
    eye.scale.setScalar(size);
    eye.position.set(x, 0.0059, 0.0083);
    group.add(eye);
  }
  group.position.z = NECK;
  return group;
}

/** From its shoulder forward, a strip of cloth under the wrist. */
function arm(side: number): Mesh {
  const made = new Sculpture()
    .add(limb, CLOTH, { at: [0, 0.006, 0], size: [0.0021, 0.0021, 0.0036], turn: [Math.PI / 2, 0, 0] })
    .ball(OLD, [0, 0.0132, 0.0002], [0.0024, 0.0026, 0.0016])
    .add(limb, OLD, { at: [0, 0.0104, -0.0034], size: [0.0009, 0.0004, 0.0018], turn: [0.15, 0, 0] });
  for (const x of [-0.0013, 0, 0.0013]) made.ball(CLOTH, [x, 0.0154, -0.0004], [0.0006, 0.0014, 0.0007]);
  for (const y of [0.0035, 0.0066, 0.0094])
    made.add(ring, EDGE, { at: [0, y, 0], size: [0.0022, 0.0022, 0.0018], turn: [Math.PI / 2, 0.2, 0] });
  const mesh = made.mesh(0.9);
  mesh.position.set(side * 0.0074, 0.001, SHOULDER);
  mesh.rotation.z = side * -0.12;
  return mesh;
}

/** It hangs from its hip, so that it can swing. */
function leg(side: number): Mesh {
  const made = new Sculpture()
    .add(limb, CLOTH, { at: [0, 0, -0.0058], size: [0.0029, 0.0029, 0.0034] })
    .ball(OLD, [0, 0.002, -0.0112], [0.003, 0.0044, 0.0017]);
  for (const [z, lean] of [
    [-0.003, 0.2],
    [-0.0058, -0.2],
    [-0.0086, 0.15],
  ] as const)
    made.add(ring, EDGE, { at: [0, 0, z], size: [0.003, 0.003, 0.002], turn: [lean, lean, 0] });
  const mesh = made.mesh(0.9);
  const hip: Place = [side * 0.0034, 0, HIP];
  mesh.position.set(...hip);
  return mesh;
}
