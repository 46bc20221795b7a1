/** The plank that shows who runs from whom; in the finishing phase an animal is named here. */

import { type BufferGeometry, Group, type Material, Mesh } from "three";
import { shape, within, write } from "../../flat/paint";
import { paintedBoard } from "../../flat/painted_board";
import type { Pen } from "../../look/canvas";
import { ROOM } from "../../look/palette";
import { CHAIN } from "./faces";
import type { Layout } from "./layout";
import { faceName } from "./words";

const THICK = 0.004;
const PIXELS = 3000;
const NAME = 0.0215; // metres from the middle of a medal to its name
const ASIDE = 0.012; // and from the arrow beside it to a medal of an upright plank
const LETTER = 0.0098;

/** The kinds in the order of the medals; an igloo cannot flee and cannot chase. */
export const KINDS = [...CHAIN, "igloo"] as const;

export interface Order {
  group: Group;
  /** by kind: what is pointed at to name it */
  medals: Map<string, Mesh>;
}

export function makeOrder(layout: Layout, shapes: (face: string) => BufferGeometry, paint: Material): Order {
  const { order } = layout;
  const wood = { thick: THICK, corner: 0.01, pixels: PIXELS, edge: "#9c6f3e", roughness: 0.62 };
  const board = paintedBoard(order, wood, (pen) => paintOrder(pen, layout));
  board.position.set(order.x, order.y, 0);
  const group = new Group();
  group.add(board);
  const medals = new Map<string, Mesh>();
  KINDS.forEach((kind, index) => {
    const spot = layout.medals[index];
    if (!spot) return;
    const medal = new Mesh(shapes(kind), paint);
    medal.position.set(spot.x, spot.y, THICK);
    medal.castShadow = true;
    medals.set(kind, medal);
    group.add(medal);
  });
  return { group, medals };
}

function paintOrder(pen: Pen, { order, medals }: Layout): void {
  const { width, height } = pen.canvas;
  const upright = height > width;
  pen.fillStyle = ROOM.beech;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = "rgba(120,72,30,.13)";
  for (let y = 2; y < height; y += 6) pen.fillRect(0, y + 2 * Math.sin(y), width, 1.6);
  const room = (upright ? width : width / KINDS.length) * 0.94;
  const spots = medals.map((spot) => ({
    x: (spot.x - order.x + order.width / 2) * PIXELS,
    y: (order.height / 2 - spot.y + order.y) * PIXELS,
  }));
  spots.forEach((spot, index) => {
    const kind = KINDS[index] ?? "";
    write(pen, faceName(kind), spot.x, spot.y + NAME * PIXELS, LETTER * PIXELS, room, "#3a2110");
    const next = spots[index + 1];
    if (!next || index + 1 >= CHAIN.length) return;
    if (upright) within(pen, spot.x - width * 0.38, next.y - ASIDE * PIXELS, 0.8, () => chased(pen), Math.PI / 2);
    else within(pen, (spot.x + next.x) / 2, spot.y, 0.8, () => chased(pen));
  });
}

/** An arrow from the hunter on the right to the one that runs. */
function chased(pen: Pen): void {
  shape(pen, new Path2D("M24 0H-18M-4 -15L-20 0L-4 15"), "", "#7d3b1c", 9);
}
