/** The igloo on the board: the counters that are built in, and the figures on them. */

import { Group, Mesh, type BufferGeometry, type Material } from "three";
import type { FigureMaker } from "./figure";
import type { Spot } from "../flat/framing";
import { HEIGHT } from "./layout";
import { BOARD } from "./sky";

const LETTERS = "ABCDEF";

/** The seat whose figure marks a field, or -1. */
export function seatOf(mark: string): number {
  return mark.length === 1 ? LETTERS.indexOf(mark) : -1;
}

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
      mesh.castShadow = true;
      mesh.receiveShadow = true;
      return mesh;
    });
    this.group.add(...this.counters);
  }

  /** Field 1 to 9. */
  at(field: number): Mesh | undefined {
    return this.counters[field - 1];
  }

  /** As the view tells it: "" empty, "-" unmarked, else the letter of a seat. */
  show(marks: string[]): void {
    for (const figure of this.figures.splice(0)) this.group.remove(figure);
    marks.forEach((mark, index) => {
      const counter = this.counters[index];
      if (counter) counter.visible = mark !== "";
      const spot = this.spots[index];
      const maker = this.makers[seatOf(mark)];
      if (!spot || !maker) return;
      const figure = maker.make();
      figure.position.set(spot.x, spot.y, BOARD + HEIGHT);
      this.figures.push(figure);
      this.group.add(figure);
    });
  }
}
