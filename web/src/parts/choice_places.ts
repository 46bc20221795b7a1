/** For tests with a real mouse: where on the page the things are that can be chosen on the table. */

import { Box3, type Object3D, Raycaster, Vector2, Vector3 } from "three";
import type { Choice } from "../board";
import type { TableInUse } from "../scene3d";

declare global {
  interface Window {
    /** by the text of a move: the middle of its thing in pixels of the page, if nothing hides it */
    teeterPlaces?: () => Record<string, [number, number]>;
  }
}

export function showPlaces(table: TableInUse): void {
  let offered: Choice[] = [];
  const offer = table.offer.bind(table);
  table.offer = (choices) => {
    offered = choices;
    offer(choices);
  };
  window.teeterPlaces = () =>
    Object.fromEntries(
      offered.flatMap((choice) => {
        const place = placeOf(choice, table);
        return place ? [[choice.move, place]] : [];
      }),
    );
}

function placeOf(choice: Choice, table: TableInUse): [number, number] | null {
  const box = table.canvas.getBoundingClientRect();
  const middle = new Box3().setFromObject(choice.object).getCenter(new Vector3()).project(table.camera);
  const caster = new Raycaster();
  caster.setFromCamera(new Vector2(middle.x, middle.y), table.camera);
  const [first] = caster.intersectObject(table.root, true);
  if (!first || !isWithin(first.object, choice.object)) return null;
  return [box.left + ((middle.x + 1) / 2) * box.width, box.top + ((1 - middle.y) / 2) * box.height];
}

function isWithin(part: Object3D, whole: Object3D): boolean {
  for (let at: Object3D | null = part; at; at = at.parent) if (at === whole) return true;
  return false;
}
