/** What Gulp is about, in four pictures of its River. */

import type { Vector3 } from "three";
import type { Shot, Table3D, View } from "../../board";
import type { Box, Spot } from "../../flat/framing";
import { cornersOf, lookAt } from "../../scene3d/framing";
import { CARD } from "./layout";
import type { Scene } from "./scene";

const MARGINS = { top: 70, bottom: 190 }; // pixels: the words stand below
const LOW = { low: 0.55, high: 0.75 };

interface Cast {
  scene: Scene;
  /** where the middle of all is */
  ground: Vector3;
  /** whose store is looked at */
  me: number;
  /** The Boggle of a seat eats what flies from there. */
  feed(seat: number, from: Spot): Promise<void>;
}

export function filmOf(table: Table3D, { scene, ground, me, feed }: Cast): Shot[] {
  const { layout } = scene;
  const box = ({ x, y, width, height }: Box): Vector3[] =>
    cornersOf({
      min: [ground.x + x - width / 2, ground.y + y - height / 2, 0],
      max: [ground.x + x + width / 2, ground.y + y + height / 2, 0.02],
    });
  const look = (points: Vector3[], yaw: number) => (): View => lookAt(table, points, { ...LOW, yaw }, MARGINS);
  const plaque = layout.places[me]?.plaque ?? layout.water;
  const away = layout.water.x - plaque.x;
  return [
    { caption: "1", look: look(box(layout.water), -0.2), play: () => flows(table, scene) },
    {
      caption: "2",
      look: () => look(box({ ...villageSpot(scene, me), width: 0.09, height: 0.06 }), 0.2)(),
      play: () => fed(scene, me, feed),
    },
    { caption: "3", look: look(box(plaque), Math.sign(away) * -0.25) },
    { caption: "4", look: look(box({ ...layout.deck, ...CARD, width: CARD.width * 2.4 }), 0.25) },
  ];
}

function flows(table: Table3D, scene: Scene): () => void {
  table.sound("splash");
  void scene.river.flow(table).then(() => scene.river.flow(table));
  return () => undefined;
}

/** Where a village stands, or is lent a place. */
function villageSpot(scene: Scene, seat: number): Spot {
  const village = scene.villages[seat];
  const { x, y } = village?.visible ? village.position : (scene.layout.villages[1] ?? scene.layout.water);
  return { x, y };
}

/** Its village may still wait for its place: then it is lent one in the middle. */
function fed(scene: Scene, seat: number, feed: Cast["feed"]): () => void {
  const village = scene.villages[seat];
  if (!village) return () => undefined;
  const { visible } = village;
  const home = village.position.clone();
  const spot = villageSpot(scene, seat);
  if (!visible) village.position.set(spot.x, spot.y, 0.0052);
  village.visible = true;
  void feed(seat, { x: village.position.x + 0.05, y: village.position.y + 0.03 });
  return () => {
    village.visible = visible;
    if (!visible) village.position.copy(home);
  };
}
