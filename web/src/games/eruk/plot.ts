/** The igloo on its snow: the counters that are built in, and the figures on them. */

import { type BufferGeometry, Group, type Material, Mesh } from "three";
import { disc, grain, within } from "../../flat/paint";
import { paintedBoard } from "../../flat/painted_board";
import { blend, type Pen } from "../../look/canvas";
import { solid } from "../../look/shapes";
import { paintIgloo } from "./faces";
import type { FigureMaker } from "./figure";
import { HEIGHT, type Layout, RADIUS } from "./layout";

/** How high the snow lies. */
export const SNOW = 0.005;
const PIXELS = 3000;

export class Plot {
  readonly group = new Group();
  private readonly counters: Mesh[];
  private readonly figures: Group[] = [];

  constructor(
    private readonly layout: Layout,
    shape: (face: string) => BufferGeometry,
    paint: Material,
    private readonly makers: FigureMaker[],
  ) {
    this.counters = layout.igloo.map((spot, field) => {
      const mesh = new Mesh(shape(`igloo-${field + 1}`), paint);
      mesh.position.set(spot.x, spot.y, SNOW);
      mesh.visible = false;
      return solid(mesh);
    });
    this.group.add(snow(layout), ...this.counters);
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
      const spot = this.layout.igloo[index];
      const maker = owner === null ? undefined : this.makers[owner];
      if (!spot || !maker) return;
      const figure = maker.make();
      figure.position.set(spot.x, spot.y, SNOW + HEIGHT);
      this.figures.push(figure);
      this.group.add(figure);
    });
  }
}

function snow(layout: Layout): Mesh {
  const { plot } = layout;
  const board = paintedBoard(
    plot,
    { thick: SNOW, corner: 0.02, pixels: PIXELS, edge: "#8fc3dd", roughness: 0.7 },
    (pen) => paintSnow(pen, layout),
  );
  board.position.set(plot.x, plot.y, 0);
  return board;
}

/** Nine round fields, each with the block that belongs there. */
function paintSnow(pen: Pen, { plot, igloo }: Layout): void {
  const { width, height } = pen.canvas;
  pen.fillStyle = blend(
    pen.createRadialGradient(width * 0.4, height * 0.35, 0, width / 2, height / 2, width * 0.7),
    [0, "#ffffff"],
    [1, "#c6dfee"],
  );
  pen.fillRect(0, 0, width, height);
  grain(pen, width, height, 0.05);
  igloo.forEach((spot, field) => {
    const [x, y] = [(spot.x - plot.x + plot.width / 2) * PIXELS, (plot.height / 2 - spot.y + plot.y) * PIXELS];
    disc(pen, x, y, (RADIUS + 0.0006) * PIXELS, "rgba(116,158,196,.6)", "rgba(35,66,104,.8)", 5);
    within(pen, x, y, 0.000125 * PIXELS, () => {
      pen.globalAlpha = 0.8;
      paintIgloo(pen, field + 1);
    });
  });
}
