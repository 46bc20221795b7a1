/** Give back what the graphics card holds of things that are no longer drawn. */

import { type Material, Mesh, type Object3D, Texture } from "three";

/** Empty a group and all below it. What is still used somewhere else is sent to the card again when it is drawn. */
export function discard(group: Object3D): void {
  group.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    part.geometry.dispose();
    for (const material of [part.material as Material | Material[]].flat()) {
      for (const value of Object.values(material)) if (value instanceof Texture) value.dispose();
      material.dispose();
    }
  });
  group.clear();
}
