/** The cuckoo's speckled eggs. */

import { Mesh, MeshStandardMaterial } from "three";
import { texture } from "../../look/canvas";
import { series } from "../../look/noise";
import type { Paints } from "../../look/paint";
import { eggGeometry, solid } from "../../look/shapes";

/** A cuckoo's egg of wood, lying or standing along z. */
export class Eggs {
  private readonly geometry;
  private readonly material: MeshStandardMaterial;

  constructor(length: number, diameter: number, paints: Paints) {
    this.geometry = eggGeometry(length, diameter);
    this.material = paints.once("cuckoo egg", () => new MeshStandardMaterial({ map: speckled(), roughness: 0.4 }));
  }

  make(): Mesh {
    return solid(new Mesh(this.geometry, this.material));
  }
}

function speckled(): ReturnType<typeof texture> {
  return texture(512, 256, (pen) => {
    pen.fillStyle = "#cfe3de";
    pen.fillRect(0, 0, 512, 256);
    const next = series(17);
    for (let n = 0; n < 240; n++) {
      pen.fillStyle = n % 3 ? "rgba(110,72,44,.75)" : "rgba(150,120,90,.6)";
      pen.beginPath();
      const top = n % 2 ? 90 : 256;
      pen.ellipse(next() * 512, next() * top, 2 + next() * 6, 2 + next() * 4, next() * 3, 0, 7);
      pen.fill();
    }
  });
}
