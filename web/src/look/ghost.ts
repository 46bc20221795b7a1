/** Pale copies of things: where something will be, or how it could be done. */

import { Group, Mesh, MeshBasicMaterial, type Object3D } from "three";

const PALE = { color: "#fff2c2", transparent: true, opacity: 0.4, depthWrite: false } as const;

/** A pale copy of the parts that are wanted; it is never under the pointer. Its place is left to the caller. */
export function ghostOf(thing: Object3D, wanted: (part: Mesh) => boolean): Group {
  const pale = new MeshBasicMaterial(PALE);
  const ghost = new Group();
  thing.traverse((part) => {
    if (!(part instanceof Mesh) || !wanted(part)) return;
    const copy = new Mesh(part.geometry, pale);
    copy.raycast = () => undefined;
    if (part !== thing) {
      copy.position.copy(part.position);
      copy.quaternion.copy(part.quaternion);
      copy.scale.copy(part.scale);
    }
    ghost.add(copy);
  });
  return ghost;
}
