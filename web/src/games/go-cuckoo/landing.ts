/** Where a held piece will land: a pale copy of it on whatever lies below. */

import { Group, type Object3D, Raycaster, Vector3 } from "three";
import { ghostOf } from "../../look/ghost";

const DOWN = new Vector3(0, 0, -1);
const RAYS = 9; // along a stick

export class LandingPreview {
  readonly group = new Group();
  private rest = 0; // how high the middle of the piece will be when it has landed
  private readonly caster = new Raycaster();
  private readonly ghosts = new Map<Object3D, Object3D>();

  constructor() {
    this.caster.far = 0.6;
  }

  /**
   * Show where this piece would come down on the ground of these; `half` is its length to each side, `low` how far it
   * reaches down.
   */
  show(piece: Object3D, ground: Object3D[], half: number, low: number): void {
    const axis = new Vector3(0, 0, 1).applyQuaternion(piece.quaternion).multiplyScalar(half);
    let landing = 0;
    for (let n = 0; n < RAYS; n++) {
      const share = half > 0 ? (n / (RAYS - 1)) * 2 - 1 : 0;
      const from = piece.position.clone().addScaledVector(axis, share);
      from.z = piece.position.z;
      this.caster.set(from, DOWN);
      const hit = this.caster.intersectObjects(ground, true).find(({ object }) => object.castShadow);
      landing = Math.max(landing, hit?.point.z ?? 0);
      if (half === 0) break;
    }
    this.rest = landing + low;
    this.ghost(piece);
  }

  /** How far a piece at this height is above its landing place. */
  height(z: number): number {
    return Math.max(0, z - this.rest);
  }

  hide(): void {
    this.group.clear();
    this.rest = 0;
  }

  private ghost(piece: Object3D): void {
    const ghost = this.ghosts.get(piece) ?? ghostOf(piece, (part) => part.castShadow);
    this.ghosts.set(piece, ghost);
    if (ghost.parent !== this.group || this.group.children.length !== 1) {
      this.group.clear();
      this.group.add(ghost);
    }
    ghost.position.set(piece.position.x, piece.position.y, this.rest);
    ghost.quaternion.copy(piece.quaternion);
    ghost.visible = this.height(piece.position.z) > 0.001;
  }
}
