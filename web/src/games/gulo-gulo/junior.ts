/** Gulo junior: hides behind the deck, and peeks when somebody comes near. */

import { Group } from "three";
import type { Table3D } from "../../board";
import type { Paints } from "../../look/paint";
import { Gulo } from "./gulo";

const UP = 520; // milliseconds
const HIDDEN = -0.02;
const PEEKS = 0.55;

export class Junior {
  readonly group = new Group();
  private readonly pup: Group;
  private up = 0;

  constructor(
    private readonly table: Table3D,
    paints: Paints,
  ) {
    this.pup = new Gulo("#e7c35a", paints).group;
    this.pup.scale.setScalar(0.85);
    this.pup.position.z = HIDDEN;
    this.pup.rotation.z = Math.PI;
    this.pup.visible = false;
    this.group.add(this.pup);
  }

  /** Peek over the deck, or come right out when he is free. */
  peek(near: boolean, free: boolean): void {
    this.rise(free ? 1 : near ? PEEKS : 0);
  }

  get height(): number {
    return this.up;
  }

  /** How far he is out: 0 hidden, 1 right out. */
  rise(goal: number): void {
    if (goal === this.up) return;
    const from = this.up;
    this.up = goal;
    this.pup.visible = true;
    void this.table
      .animate(UP, (share) => {
        const s = 1 - (1 - share) ** 3;
        const out = from + (goal - from) * s;
        this.pup.position.z = HIDDEN * (1 - out) + Math.sin(s * Math.PI) * 0.006 * goal;
      })
      .then(() => (this.pup.visible = this.up > 0));
  }
}
