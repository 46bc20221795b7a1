/** What Gulo Gulo is about, in four pictures of its swamp. */

import type { Vector3 } from "three";
import type { Shot, Table3D, View } from "../../board";
import { topple } from "../../physical/toppling";
import { circle, lookAt } from "../../scene3d/framing";
import type { Mother } from "./mother";
import { deckSpot, spot } from "./path";
import type { Trail } from "./trail";

const MARGINS = { top: 70, bottom: 190 }; // pixels: the words stand below
const LOW = { low: 0.42, high: 0.5 };

interface Cast {
  trail: Trail;
  mother: Mother;
  pole: Parameters<typeof topple>[1];
  foot: number;
}

export function filmOf(table: Table3D, { trail, mother, pole, foot }: Cast): Shot[] {
  const look = (points: Vector3[], yaw: number) => (): View => lookAt(table, points, { ...LOW, yaw }, MARGINS);
  const near = (at: { x: number; y: number }, reach: number): Vector3[] => circle(reach, 0.012, at.x, at.y);
  const nest = [...circle(0.07, 0.03), ...circle(0.03, 0.2)];
  return [
    { caption: "1", look: look(near(deckSpot(), 0.05), 1.2), play: () => trail.juniorPeeks(1) },
    { caption: "2", look: look([...near(spot(0), 0.03), ...near(spot(3), 0.035)], -0.5), play: () => trail.scout() },
    {
      caption: "3",
      look: look(nest, 0.4),
      play() {
        const up = topple(table, pole, foot);
        mother.fly();
        return () => {
          up();
          mother.leave();
        };
      },
    },
    { caption: "4", look: look(near(deckSpot(), 0.04), 1.7), play: () => trail.juniorPeeks(1) },
  ];
}
