/** All of Eruk's things for one shape of the picture and one number of players. */

import { Group, type Mesh, type Vector3 } from "three";
import { type Pose, pose } from "../../flat/glide";
import { discard } from "../../look/discard";
import { paintOf } from "../../look/palette";
import { cornersOf } from "../../scene3d/framing";
import { colourOf } from "./colours";
import type { Counters } from "./counters";
import { FigureMaker } from "./figure";
import { Ice, makeNumbers } from "./ice";
import { HEIGHT, type Layout } from "./layout";
import { makeOrder, type Order } from "./order";
import { Plot, SNOW } from "./plot";
import { Sky } from "./sky";
import { Tray } from "./tray";

/** Trays lie so high that the light of a choice is seen under them. */
const OVER_TABLE = 0.002;

export class Scene {
  readonly group = new Group();
  readonly order: Order;
  readonly plot: Plot;
  readonly trays: Tray[];
  readonly ice: Ice;
  readonly sky: Sky;
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
    this.plot = new Plot(layout, counters.shape, counters.paint, makers);
    this.trays = layout.trays.map((box, seat) => {
      const maker = makers[seat] ?? new FigureMaker("white", "#ffffff");
      const tray = new Tray(maker, { shape: counters.shape, paint: counters.paint, height: HEIGHT });
      tray.group.position.set(box.x, box.y, OVER_TABLE);
      tray.group.scale.setScalar(layout.traySize);
      return tray;
    });
    this.numbers = makeNumbers(layout);
    this.ice = new Ice(layout);
    this.sky = new Sky(layout);
    this.group.add(
      this.ice.group,
      this.numbers,
      this.sky.group,
      this.order.group,
      this.plot.group,
      ...this.trays.map((tray) => tray.group),
    );
  }

  /** What must be in the picture: all that lies there, and the sun at its highest. */
  get extent(): Vector3[] {
    const { area, sky } = this.layout;
    const { left, right, near, far, height } = area;
    return [...cornersOf({ min: [left, near, 0], max: [right, far, height] }), ...sky.map((point) => point.clone())];
  }

  iglooPose(field: number): Pose {
    const spot = this.layout.igloo[field - 1] ?? { x: 0, y: 0 };
    return pose(spot.x, spot.y, SNOW);
  }

  dispose(): void {
    this.group.removeFromParent();
    discard(this.group);
  }
}
