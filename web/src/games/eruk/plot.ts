/** The igloo on the board: the counters that are built in, and the figures on them. */

import { type BufferGeometry, Group, type Material, Mesh } from "three";
import type { Spot } from "../../flat/framing";
import { solid } from "../../look/shapes";
import type { FigureMaker } from "./figure";
import { HEIGHT } from "./layout";
import { BOARD } from "./sky";

export class Plot {
  readonly group = new Group();
  private readonly counters: Mesh[];
  private readonly figures: Group[] = [];

  constructor(
    private readonly spots: Spot[],
    shape: (face: string) => BufferGeometry,
    paint: Material,
    private readonly makers: FigureMaker[],
  ) {
    this.counters = spots.map((spot, field) => {
      const mesh = new Mesh(shape(`igloo-${field + 1}`), paint);
      mesh.position.set(spot.x, spot.y, BOARD);
      mesh.visible = false;
      return solid(mesh);
    });
    this.group.add(...this.counters);
  }

  /** Field 1 to 9. */
  at(field: number): Mesh | undefined {
    return this.counters[field - 1];
  }

  /** As the view tells it: the seat of a figure, a negative number for a counter that is nobody's, null for none. */
  show(owners: (number | null)[]): void {
    for (const figure of this.figures.splice(0)) this.group.remove(figure);
    owners.forEach((owner, index) => {
      const counter = this.counters[index];
      if (counter) counter.visible = owner !== null;
      const spot = this.spots[index];
      const maker = owner === null ? undefined : this.makers[owner];
      if (!spot || !maker) return;
      const figure = maker.make();
      figure.position.set(spot.x, spot.y, BOARD + HEIGHT);
      this.figures.push(figure);
      this.group.add(figure);
    });
  }
}
