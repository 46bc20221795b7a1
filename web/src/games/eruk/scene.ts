/** All of Eruk's things for one shape of the picture and one number of players. */

import { Group, type Mesh } from "three";
import { type Pose, pose } from "../../flat/glide";
import { discard } from "../../look/discard";
import { paintOf } from "../../look/palette";
import { colourOf } from "./colours";
import type { Counters } from "./counters";
import { FigureMaker } from "./figure";
import { makeIce, makeNumbers } from "./ice";
import { HEIGHT, type Layout } from "./layout";
import { makeOrder, type Order } from "./order";
import { Plot } from "./plot";
import { BOARD, makeSky, makeSun } from "./sky";
import { Tray } from "./tray";

/** Trays lie so high that the light of a choice is seen under them. */
const OVER_TABLE = 0.002;

export class Scene {
  readonly group = new Group();
  readonly order: Order;
  readonly plot: Plot;
  readonly trays: Tray[];
  readonly sun: Mesh = makeSun();
  /** of the places, as the list of moves has them */
  readonly numbers: Mesh;

  constructor(
    readonly layout: Layout,
    palette: string,
    counters: Counters,
  ) {
    const makers = layout.trays.map((_, seat) => {
      const colour = colourOf(seat);
      return new FigureMaker(colour, paintOf(colour, palette));
    });
    this.order = makeOrder(layout, counters.shape, counters.paint);
    this.plot = new Plot(layout.igloo, counters.shape, counters.paint, makers);
    this.trays = layout.trays.map((box, seat) => {
      const maker = makers[seat] ?? new FigureMaker("white", "#ffffff");
      const tray = new Tray(maker, { shape: counters.shape, paint: counters.paint, height: HEIGHT });
      tray.group.position.set(box.x, box.y, OVER_TABLE);
      tray.group.scale.setScalar(layout.traySize);
      return tray;
    });
    this.numbers = makeNumbers(layout);
    this.group.add(
      makeIce(layout),
      this.numbers,
      makeSky(layout),
      this.order.group,
      this.plot.group,
      this.sun,
      ...this.trays.map((tray) => tray.group),
    );
  }

  /** The sun on field 1 to 9. */
  sunPose(field: number): Pose {
    const spot = this.layout.sun[field - 1] ?? { x: 0, y: 0 };
    return pose(spot.x, spot.y, BOARD + 0.0026);
  }

  iglooPose(field: number): Pose {
    const spot = this.layout.igloo[field - 1] ?? { x: 0, y: 0 };
    return pose(spot.x, spot.y, BOARD);
  }

  dispose(): void {
    this.group.removeFromParent();
    discard(this.group);
  }
}
