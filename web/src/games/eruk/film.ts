/** What Eruk is about, in four pictures of its ice. */

import { Vector3 } from "three";
import type { Shot, Table3D, View } from "../../board";
import { circle, lookAt } from "../../scene3d/framing";
import type { Counters } from "./counters";
import { ICE } from "./ice";
import { HEIGHT } from "./layout";
import type { Scene } from "./scene";
import type { Wildlife } from "./wildlife";

const MARGINS = { top: 70, bottom: 190 }; // pixels: the words stand below
const LOW = { low: 0.5, high: 0.62 };
const NEAR = 0.07; // metres round what is looked at
const RIPPLE = 3200; // milliseconds
const DAY = 4200; // milliseconds
const LAST = 9; // the field of the sun on which the search begins

interface Cast {
  wildlife: Wildlife;
  counters: Counters;
  scene: Scene;
  /** where the middle of the ice is */
  ground: Vector3;
  /** where the sun is, and how it is put on a field, or on its way between two */
  sun: number;
  showHour(sun: number): void;
}

export function filmOf(table: Table3D, { wildlife, counters, scene, ground, sun, showHour }: Cast): Shot[] {
  const { layout } = scene;
  const around = (x: number, y: number, reach: number): Vector3[] => circle(reach, 0.01, ground.x + x, ground.y + y);
  const look = (points: Vector3[], yaw: number) => (): View => lookAt(table, points, { ...LOW, yaw }, MARGINS);
  const on = (place: number): Vector3 => {
    const { x = 0, y = 0 } = layout.counters[place - 1] ?? {};
    return new Vector3(x, y, ICE + HEIGHT);
  };
  const sky = layout.sun.map((spot) => spot.clone().add(ground));
  const [first, second] = [on(34), on(36)];
  const middle = first.clone().lerp(second, 0.5);
  return [
    { caption: "1", look: look(around(0, 0, 0.17), -0.3), play: () => ripple(table, counters) },
    {
      caption: "2",
      look: look(around(middle.x, middle.y, NEAR), 0.3),
      play() {
        const gone = [wildlife.stand("herring", first, Math.PI + 0.4), wildlife.stand("seal", second, Math.PI - 0.3)];
        return () => gone.forEach((leave) => leave());
      },
    },
    {
      caption: "3",
      look: look(around(middle.x, middle.y, NEAR * 1.2), -0.2),
      play() {
        const bear = wildlife.stand("bear", second, Math.PI / 2);
        const seal = table.reducedMotion ? wildlife.stand("seal", first, Math.PI / 2) : null;
        void wildlife.flee("seal", first, second);
        return () => {
          bear();
          seal?.();
        };
      },
    },
    {
      caption: "4",
      look: look(sky, 0),
      play() {
        let stopped = false;
        void table.animate(DAY, (share) => {
          if (!stopped) showHour(1 + (LAST - 1) * share);
        });
        return () => {
          stopped = true;
          showHour(sun);
        };
      },
    },
  ];
}

/** A wave goes through the counters: something is under them. */
function ripple(table: Table3D, counters: Counters): () => void {
  const all = Array.from({ length: 74 }, (_, n) => counters.at(n + 1)).filter((one) => one !== undefined);
  const homes = all.map((one) => one.position.z);
  let stopped = false;
  const put = (): void => all.forEach((one, n) => (one.position.z = homes[n] ?? 0));
  void table.animate(RIPPLE, (share) => {
    if (stopped) return;
    all.forEach((one, n) => {
      const behind = share * 1.5 - Math.abs(one.position.x + 0.2) - 0.1;
      const up = behind > 0 && behind < 0.3 ? Math.sin((behind / 0.3) * Math.PI) : 0;
      one.position.z = (homes[n] ?? 0) + 0.014 * up;
    });
  });
  return () => {
    stopped = true;
    put();
  };
}
