/** What everybody at the River should see: a wave that turns it round. */

import { type Object3D, Vector3 } from "three";
import type { Occasion, Table3D } from "../../board";
import type { GulpView, Update } from "../../protocol";
import { BANNER, cornersOf, lookAt } from "../../scene3d/framing";

const GAZE = { low: 0.5, high: 0.8 };
const LASTS = 2400; // milliseconds

/** The River runs the other way now; null: it runs as before. */
export function wave(
  table: Table3D,
  before: GulpView,
  view: GulpView,
  update: Update,
  water: Object3D,
  size: { width: number; height: number },
): Occasion | null {
  if (before.flow === view.flow) return null;
  const { x, y } = water.getWorldPosition(new Vector3());
  const [wide, deep] = [size.width / 2, size.height / 2];
  const points = cornersOf({ min: [x - wide, y - deep, 0], max: [x + wide, y + deep, 0.02] });
  const words = update.events.find(({ kind }) => kind === "move")?.sentence ?? "";
  const look = lookAt(table, points, GAZE, { top: BANNER, bottom: 20 });
  return { mood: "wonder", words, sound: "splash", look, lasts: LASTS };
}
