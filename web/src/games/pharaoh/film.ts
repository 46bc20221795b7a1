/** What Pharaoh's Gulo Gulo is about, in four pictures of its board. */

import type { Vector3 } from "three";
import type { Shot, Table3D, View } from "../../board";
import { topple } from "../../physical/toppling";
import { circle, lookAt } from "../../scene3d/framing";
import { fieldAt } from "./plan";
import type { Snakes } from "./snakes";
import type { Track } from "./track";

const MARGINS = { top: 70, bottom: 190 }; // pixels: the words stand below
const LOW = { low: 0.42, high: 0.5 };

interface Cast {
  track: Track;
  snakes: Snakes;
  staff: Parameters<typeof topple>[1];
  foot: number;
}

export function filmOf(table: Table3D, { track, snakes, staff, foot }: Cast): Shot[] {
  const near = (field: string, reach: number): Vector3[] => {
    const { x, y } = fieldAt(field);
    return circle(reach, 0.01, x, y);
  };
  const look = (points: Vector3[], yaw: number) => (): View => lookAt(table, points, { ...LOW, yaw }, MARGINS);
  const shots: Shot[] = [
    { caption: "1", look: look([...near("C", 0.07), ...near("P14", 0.03)], 0.8) },
    { caption: "2", look: look([...near("START", 0.04), ...near("D3", 0.05)], -0.3), play: () => track.scout() },
    {
      caption: "3",
      look: look([...circle(0.075, 0.02), ...circle(0.03, 0.18)], 0.35),
      play() {
        const up = topple(table, staff, foot);
        void snakes.rear(table);
        return up;
      },
    },
  ];
  const at = track.mummyAt;
  if (!at) return shots;
  const mummy = [...circle(0.03, 0, at.x, at.y), ...circle(0.02, 0.048, at.x, at.y)];
  return [
    ...shots,
    {
      caption: "4",
      look: look(mummy, Math.PI * 0.8),
      play() {
        track.wake();
        return () => undefined;
      },
    },
  ];
}
