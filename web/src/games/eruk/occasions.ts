/** What everybody at the ice should see: animals that flee. */

import { Vector3 } from "three";
import type { Occasion, Table3D } from "../../board";
import type { Update } from "../../protocol";
import { BANNER, circle, lookAt } from "../../scene3d/framing";

const NEAR = 0.07; // metres round a counter
const GAZE = { low: 0.6, high: 0.9 };

/** Animals flee from these places. */
export function fleeing(table: Table3D, update: Update, places: readonly Vector3[], milliseconds: number): Occasion {
  const points = places.flatMap(({ x, y, z }) => circle(NEAR, z, x, y));
  const words = update.events.find(({ kind }) => kind === "move")?.sentence ?? "";
  const look = lookAt(table, points, GAZE, { top: BANNER, bottom: 20 });
  return { mood: "alarm", words, sound: "flee", look, lasts: milliseconds };
}

/** Where a thing is on the table. */
export function placeOf(thing: { getWorldPosition(into: Vector3): Vector3 }): Vector3 {
  return thing.getWorldPosition(new Vector3());
}
