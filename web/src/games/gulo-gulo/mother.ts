/** The swamp vulture: after an alarm she comes over her nest, and is gone again. */

import { ConeGeometry, Group, type Mesh, SphereGeometry } from "three";
import type { Table3D } from "../../board";
import { Sculpture } from "../../look/sculpture";

const FLIGHT = 2600; // milliseconds
const BEATS = 5; // of her wings in that time
const FAR = 0.34; // metres from the nest where she comes from
const HIGH = 0.13;
const FEATHERS = "#3b3f4c";
const DARK = "#22242c";
const SKIN = "#d98a8f";
const ball = new SphereGeometry(1, 14, 10);
const beak = new ConeGeometry(1, 1, 12);

export class Mother {
  readonly group = new Group();
  private readonly wings: Group[];
  private until = 0; // with reduced motion she is seen so long

  constructor(private readonly table: Table3D) {
    this.wings = [-1, 1].map((side) => wing(side));
    this.group.add(body(), ...this.wings);
    this.group.scale.setScalar(1.5);
    this.group.visible = false;
  }

  /** Across the nest from the far side; with reduced motion she is seen over it, and gone. */
  fly(): void {
    this.group.visible = true;
    if (this.table.reducedMotion) return this.hover();
    void this.table.animate(FLIGHT, (share) => this.at(share)).then(() => (this.group.visible = false));
  }

  /** At once. */
  leave(): void {
    this.until = 0;
    this.group.visible = false;
  }

  private at(share: number): void {
    const along = (share - 0.5) * 2; // -1 to 1
    this.group.position.set(-FAR * along, FAR * (0.35 - 0.75 * along), HIGH + 0.14 * along * along);
    this.group.rotation.set(0.3 * along, 0.25 * along, 2.35);
    const beat = Math.sin(share * BEATS * 2 * Math.PI);
    this.wings.forEach((one, n) => (one.rotation.y = (n ? -1 : 1) * (0.15 + 0.55 * beat)));
  }

  private hover(): void {
    this.at(0.34);
    this.until = performance.now() + FLIGHT;
    this.table.everyPicture((now) => {
      this.group.visible = now < this.until;
      return this.group.visible;
    });
  }
}

/** She looks along +y. */
function body(): Mesh {
  const bird = new Sculpture()
    .ball(FEATHERS, [0, 0, 0], [0.018, 0.034, 0.016])
    .ball(DARK, [0, -0.036, 0], [0.015, 0.02, 0.004])
    .ball("#efe3cf", [0, 0.026, 0.002], [0.014, 0.008, 0.012]) // her collar
    .ball(SKIN, [0, 0.038, 0.004], [0.007, 0.012, 0.007])
    .ball(SKIN, [0, 0.05, 0.008], [0.0085, 0.009, 0.0085])
    .add(beak, "#e8b04a", { at: [0, 0.062, 0.006], size: [0.0042, 0.013, 0.0042], turn: [-0.35, 0, 0] });
  for (const side of [-1, 1]) {
    bird.ball("#fff8e2", [side * 0.005, 0.054, 0.012], [0.0032, 0.0026, 0.0032]);
    bird.ball("#15100c", [side * 0.0056, 0.0562, 0.0122], [0.0014, 0.0012, 0.0016]);
  }
  return bird.mesh(0.6);
}

/** A wing with long fingers of feathers, from her shoulder outward. */
function wing(side: number): Group {
  const feathers = new Sculpture().ball(FEATHERS, [side * 0.035, 0.004, 0], [0.036, 0.018, 0.003]);
  for (let n = 0; n < 6; n++) {
    const out = side * (0.05 + n * 0.009);
    feathers.add(ball, n % 2 ? DARK : FEATHERS, {
      at: [out, 0.002 - n * 0.004, 0],
      size: [0.006, 0.026, 0.002],
      turn: [0, 0, side * -(0.25 + n * 0.16)],
    });
  }
  const made = new Group();
  made.add(feathers.mesh(0.6));
  made.position.set(side * 0.012, 0.006, 0.006);
  return made;
}
