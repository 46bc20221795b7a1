/** What lies under and round a board: a wide disc that fades into the dim room. */

import { CircleGeometry, Mesh, MeshStandardMaterial } from "three";
import type { Ground } from "../board";

const RADIUS = 2.6; // metres
const BARE = "#4a3324"; // of whoever lays nothing

/** The disc; `lay` covers it with the ground of a game. */
export class TableTop {
  private readonly material = new MeshStandardMaterial({ color: BARE, roughness: 0.85, envMapIntensity: 0.22 });
  readonly mesh = new Mesh(new CircleGeometry(RADIUS, 64), this.material);

  constructor() {
    this.mesh.receiveShadow = true;
    this.mesh.name = "table";
  }

  lay({ map, wide }: Ground): void {
    map.repeat.set((2 * RADIUS) / wide, (2 * RADIUS) / wide);
    map.anisotropy = 16; // it is seen from very low
    this.material.map = map;
    this.material.color.set("#ffffff");
    this.material.needsUpdate = true;
  }
}
