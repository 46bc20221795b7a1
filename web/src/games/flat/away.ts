/** Taking things off the table, with all that the graphics card holds of them. */

import { Material, Mesh, type Object3D, Texture } from "three";

/** Remove a thing and free its shapes, paints and pictures. */
export function takeAway(thing: Object3D): void {
  thing.removeFromParent();
  thing.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    part.geometry.dispose();
    const materials: unknown[] = Array.isArray(part.material) ? part.material : [part.material];
    for (const material of materials) if (material instanceof Material) freePaint(material);
  });
}

function freePaint(material: Material): void {
  for (const value of Object.values(material)) if (value instanceof Texture) value.dispose();
  material.dispose();
}
