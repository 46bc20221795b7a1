/** What Go Cuckoo! is about, in four pictures of its tin. */

import { type Object3D, Quaternion, Vector3 } from "three";
import type { Shot, Table3D, View } from "../../board";
import { carry } from "../../physical/toppling";
import { circle, lookAt } from "../../scene3d/framing";
import type { Kiki } from "./kiki";

const MARGINS = { top: 70, bottom: 190 }; // pixels: the words stand below
const LOW = { low: 0.4, high: 0.46 };
const BESIDE = 0.9; // of the way round to her: then the tin is seen, too
const UP = 0.13; // metres that a stick is drawn out
const LEVEL = new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), Math.PI / 2);

interface Cast {
  body(name: string): Object3D | undefined;
  kiki: Kiki | null;
  kikiAt(): Vector3;
  /** how high the rim of the tin is */
  rim: number;
}

export function filmOf(table: Table3D, { body, kiki, kikiAt, rim }: Cast): Shot[] {
  const look = (points: Vector3[], yaw: number) => (): View => lookAt(table, points, { ...LOW, yaw }, MARGINS);
  const nest = [...circle(0.06, rim - 0.03), ...circle(0.1, rim + 0.11)];
  const cheers = (): (() => void) => {
    void kiki?.cheer(table);
    return () => undefined;
  };
  return [
    {
      caption: "1",
      look() {
        const { x, y } = kikiAt();
        const around = [...circle(0.03, 0, x, y), ...circle(0.024, 0.05, x, y)];
        return look(around, Math.atan2(x, -y) * BESIDE)();
      },
      play: cheers,
    },
    { caption: "2", look: look(nest, -0.3), play: () => pulled(table, body("stick-1")) },
    { caption: "3", look: look(nest, 0.25), play: () => laid(table, body("stick-2"), rim) },
    {
      caption: "4",
      look: look([...circle(0.07, 0), ...circle(0.08, rim + 0.06)], 0.6),
      play: () => fallen(table, body("stick-3"), rim),
    },
  ];
}

/** Up and out along itself. */
function pulled(table: Table3D, stick: Object3D | undefined): () => void {
  if (!stick) return () => undefined;
  const along = new Vector3(0, 0, 1).applyQuaternion(stick.quaternion);
  const from = stick.position.clone();
  return carry(table, stick, [from, from.clone().addScaledVector(along, Math.sign(along.z) * UP)], 3200);
}

/** Across the rim, from above. */
function laid(table: Table3D, stick: Object3D | undefined, rim: number): () => void {
  return turned(stick, () =>
    carry(table, stick, [new Vector3(0, 0, rim + 0.14), new Vector3(0, 0, rim + 0.045)], 3000),
  );
}

/** Off the rim and down. */
function fallen(table: Table3D, stick: Object3D | undefined, rim: number): () => void {
  const way = [new Vector3(0.05, -0.05, rim + 0.04), new Vector3(0.08, -0.075, 0.004)];
  return turned(stick, () => carry(table, stick, way, 1500, true));
}

/** With the stick lying level while its copy is made. */
function turned(stick: Object3D | undefined, act: () => () => void): () => void {
  const stood = stick?.quaternion.clone();
  stick?.quaternion.copy(LEVEL);
  const back = act();
  if (stood) stick?.quaternion.copy(stood);
  return back;
}
