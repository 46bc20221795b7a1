/** The pack ice: a floe under every counter, dark water between them, and the numbers of the places. */

import {
  BufferAttribute,
  type BufferGeometry,
  Color,
  ExtrudeGeometry,
  Group,
  Mesh,
  MeshStandardMaterial,
  Shape,
  Vector2,
} from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import type { Spot } from "../../flat/framing";
import { TITLE_FACE } from "../../flat/paint";
import { sheet } from "../../flat/solids";
import { blend, type Pen, texture } from "../../look/canvas";
import { noise, series } from "../../look/noise";
import { solid } from "../../look/shapes";
import { COLUMNS, HEIGHT, type Layout, placeOf, ROWS } from "./layout";

/** How high counters lie on the ice. */
export const ICE = 0.0066;
const SOFT = 0.0011;
const CRACK = 0.0012; // half the water between two floes
const PIXELS = 2600; // of the painted numbers, to a metre

/** All that does not move. */
export function makeIce(layout: Layout): Group {
  const group = new Group();
  group.add(water(layout), floes(layout));
  for (let place = layout.counters.length; place < COLUMNS * ROWS; place++)
    group.add(iceberg(placeOf(layout.grid, place), place));
  return group;
}

function water({ water }: Layout): Mesh {
  const map = texture(512, 512, (pen) => {
    pen.fillStyle = blend(pen.createLinearGradient(0, 0, 512, 512), [0, "#1f5f7c"], [0.5, "#123f5c"], [1, "#0b2c45"]);
    pen.fillRect(0, 0, 512, 512);
    pen.strokeStyle = "rgba(160,215,230,.16)";
    pen.lineWidth = 2;
    for (let y = 6; y < 512; y += 15) ripple(pen, y);
  });
  const mesh = new Mesh(sheet(water.width, water.height, 0.018), new MeshStandardMaterial({ map, roughness: 0.6 }));
  mesh.position.set(water.x, water.y, 0.0008);
  mesh.receiveShadow = true;
  return mesh;
}

function ripple(pen: Pen, y: number): void {
  pen.beginPath();
  for (let x = 0; x <= 512; x += 8) pen.lineTo(x, y + 9 * noise(x / 40, y / 30, 3));
  pen.stroke();
}

/** Every floe is the cell of its place between crooked cracks. */
function floes(layout: Layout): Mesh {
  const parts: BufferGeometry[] = [];
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) parts.push(floe(layout, column, row));
  const merged = mergeGeometries(parts);
  for (const part of parts) part.dispose();
  const mesh = new Mesh(merged, new MeshStandardMaterial({ vertexColors: true, roughness: 0.38 }));
  return solid(mesh);
}

function floe(layout: Layout, column: number, row: number): BufferGeometry {
  const rim = [
    [0, 0],
    [0.5, 0],
    [1, 0],
    [1, 0.5],
    [1, 1],
    [0.5, 1],
    [0, 1],
    [0, 0.5],
  ] as const;
  const points = rim.map(([u, v]) => crooked(layout, column + u, row + v));
  const middle = points.reduce((sum, point) => sum.add(point), new Vector2()).divideScalar(points.length);
  const inset = points
    .map((point) => point.clone().sub(middle))
    .map((way) => way.setLength(way.length() - CRACK - SOFT).add(middle));
  const made = new ExtrudeGeometry(new Shape(smoothed(smoothed(inset))), {
    depth: ICE - 2 * SOFT,
    bevelEnabled: true,
    bevelThickness: SOFT,
    bevelSize: SOFT,
    bevelSegments: 2,
  });
  made.translate(0, 0, SOFT);
  tint(made, noise(column * 3.7, row * 2.9, 11));
  return made;
}

/** A point of the cracks: the same for all floes that meet there. */
function crooked(layout: Layout, column: number, row: number): Vector2 {
  const { x, y } = layout.grid(column, row);
  const jitter = (seed: number): number => (noise(column * 7.3 + 0.5, row * 5.1 + 0.5, seed) - 0.5) * 0.006;
  return new Vector2(x + jitter(1), y + jitter(2));
}

/** Corners cut off once (Chaikin). */
function smoothed(points: Vector2[]): Vector2[] {
  return points.flatMap((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    return [point.clone().lerp(next, 0.25), point.clone().lerp(next, 0.75)];
  });
}

/** White above, blue where the ice is cut. */
function tint(made: BufferGeometry, tone: number): void {
  const facing = made.getAttribute("normal");
  const top = new Color("#c9e3f0").lerp(new Color("#8fc3dd"), tone);
  const side = new Color("#3d8fb8");
  const colours = new Float32Array(facing.count * 3);
  for (let i = 0; i < facing.count; i++)
    side
      .clone()
      .lerp(top, Math.max(0, facing.getZ(i)) ** 2)
      .toArray(colours, i * 3);
  made.setAttribute("color", new BufferAttribute(colours, 3));
}

/**
 * The number of each place, at the height of the counters' tops: from nowhere does a counter hide its own. The list of
 * moves calls the places by them; who plays on the table does not need them.
 */
export function makeNumbers(layout: Layout): Mesh {
  const { width, height } = layout.water;
  const map = texture(Math.round(width * PIXELS), Math.round(height * PIXELS), (pen) => {
    pen.font = `800 21px ${TITLE_FACE}`;
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.lineJoin = "round";
    pen.lineWidth = 6;
    pen.strokeStyle = "#dcecf5";
    pen.fillStyle = "#123a58";
    layout.counters.forEach((spot, index) => {
      const x = (spot.x - layout.water.x + width / 2 - 0.0133) * PIXELS;
      const y = (height / 2 - spot.y + layout.water.y + 0.0142) * PIXELS;
      pen.strokeText(String(index + 1), x, y);
      pen.fillText(String(index + 1), x, y);
    });
  });
  const paint = new MeshStandardMaterial({ map, transparent: true, depthWrite: false, roughness: 0.7 });
  const mesh = new Mesh(sheet(width, height, 0.001), paint);
  mesh.name = "codes";
  mesh.position.set(layout.water.x, layout.water.y, ICE + HEIGHT + 0.0002);
  return mesh;
}

/** A small berg of broken ice where no counter lies. */
function iceberg(spot: Spot, seed: number): Mesh {
  const random = series(seed);
  const outline = Array.from({ length: 7 }, (_, n) => {
    const angle = (n / 7) * Math.PI * 2;
    const reach = 0.006 + 0.005 * random();
    return new Vector2(reach * Math.cos(angle), reach * Math.sin(angle));
  });
  const made = new ExtrudeGeometry(new Shape(outline), {
    depth: 0.001,
    bevelEnabled: true,
    bevelThickness: 0.004 + 0.006 * random(),
    bevelSize: 0.003,
    bevelSegments: 2,
  });
  tint(made, random());
  const mesh = new Mesh(made, new MeshStandardMaterial({ vertexColors: true, roughness: 0.5, flatShading: true }));
  mesh.position.set(spot.x, spot.y, ICE);
  mesh.castShadow = true;
  return mesh;
}
