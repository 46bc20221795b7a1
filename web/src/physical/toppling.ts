/** What falls in a film: a copy of the piece, for the piece itself stands where the referee has it. */

import { Group, type Object3D, type Vector3 } from "three";
import type { Table3D } from "../board";

const FALLS = 2600; // milliseconds: slowly, as in the moment of truth
const WAITS = 0.3; // of that time it only sways
const FAR = 1.42; // radians

/** A pole sways and falls to the right, round a point this high; returns what puts it up again. */
export function topple(table: Table3D, pole: Object3D | undefined, foot: number): () => void {
  if (!pole?.visible || !pole.parent) return () => undefined;
  const pivot = new Group();
  pivot.position.set(pole.position.x, pole.position.y, foot);
  const copy = pole.clone();
  copy.position.sub(pivot.position);
  pivot.add(copy);
  pole.parent.add(pivot);
  pole.visible = false;
  void table.animate(FALLS, (share) => {
    const falls = Math.max(0, (share - WAITS) / (1 - WAITS));
    pivot.rotation.y = falls > 0 ? FAR * falls ** 2.6 : 0.05 * Math.sin(share * 40) * (share / WAITS);
  });
  return () => {
    pivot.removeFromParent();
    pole.visible = true;
  };
}

/** A piece moves from one place to another and stays there; `fall`: faster and faster. Returns what puts it back. */
export function carry(
  table: Table3D,
  piece: Object3D | undefined,
  way: readonly Vector3[],
  milliseconds: number,
  fall = false,
): () => void {
  const [first, ...rest] = way;
  if (!piece?.parent || !first) return () => undefined;
  const copy = piece.clone();
  const { parent, visible } = piece;
  copy.visible = true;
  copy.position.copy(first);
  parent.add(copy);
  piece.visible = false;
  const stops = [first, ...rest];
  void table.animate(milliseconds, (share) => {
    const far = (fall ? share ** 2 : share * share * (3 - 2 * share)) * rest.length;
    const n = Math.min(rest.length - 1, Math.floor(far));
    copy.position.lerpVectors(stops[n] ?? first, stops[n + 1] ?? first, far - n);
  });
  return () => {
    copy.removeFromParent();
    piece.visible = visible;
  };
}
