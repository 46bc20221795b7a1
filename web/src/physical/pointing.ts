/** Which of several things a player means by pressing here. */

import type { Vector3 } from "three";
import type { Table3D } from "../board";

const FARTHEST = 45; // pixels

export function nearestOnScreen(
  table: Table3D,
  at: { x: number; y: number },
  names: readonly string[],
  place: (name: string) => Vector3 | null,
): string | null {
  const { clientWidth, clientHeight } = table.canvas;
  let nearest: string | null = null;
  let least = FARTHEST;
  for (const name of names) {
    const seen = place(name)?.project(table.camera);
    if (!seen) continue;
    const far = Math.hypot(((seen.x + 1) / 2) * clientWidth - at.x, ((1 - seen.y) / 2) * clientHeight - at.y);
    if (far < least) [nearest, least] = [name, far];
  }
  return nearest;
}
