/** The pack ice: a floe under every counter, what drifts in the sea around, and the numbers of the places. */

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
import { texture } from "../../look/canvas";
import { noise, series } from "../../look/noise";
import { solid } from "../../look/shapes";
import { COLUMNS, HEIGHT, type Layout, placeOf, ROWS, SEA } from "./layout";

/** How high counters lie on the ice. */
export const ICE = 0.0066;
const SOFT = 0.0011;
const CRACK = 0.0012; // half the water between two floes
const FLAT = 0.004; // metres: what is lower has been worn round
const TRIES = 420; // places for what drifts
const PIXELS = 2600; // of the painted numbers, to a metre

/** The floes of the counters; one whose counter is gone lies bare, dark and wet. */
export class Ice {
  readonly group = new Group();
  private readonly floes: { shape: BufferGeometry; tone: number }[] = [];
  private readonly whole: BufferGeometry;
  private shown = "";

  constructor(layout: Layout) {
    for (let row = 0; row < ROWS; row++)
      for (let column = 0; column < COLUMNS; column++)
        this.floes.push({ shape: floe(layout, column, row), tone: noise(column * 3.7, row * 2.9, 11) });
    this.floes.forEach(({ shape, tone }) => void tint(shape, tone, FRESH));
    const bergs = Array.from({ length: COLUMNS * ROWS - layout.counters.length }, (_, n) => {
      const place = layout.counters.length + n;
      return iceberg(placeOf(layout.grid, place), place);
    });
    this.whole = mergeGeometries(this.floes.map(({ shape }) => shape));
    const rest = mergeGeometries([...bergs, ...driftIce(layout)]);
    for (const berg of bergs) berg.dispose();
    const paint = new MeshStandardMaterial({ vertexColors: true, roughness: 0.38 });
    this.group.add(solid(new Mesh(this.whole, paint)), solid(new Mesh(rest, paint)));
  }

  /** What lies on the floes, as the view tells it (nothing is ""), and where a counter may be turned. */
  show(lying: readonly string[], turnable: ReadonlySet<number>): void {
    const tints = lying.map((face, place) => (face === "" ? BARE : turnable.has(place + 1) ? LIT : FRESH));
    const shown = tints.map(({ light }) => light).join();
    if (shown === this.shown) return;
    this.shown = shown;
    const colours = this.whole.getAttribute("color") as BufferAttribute;
    let from = 0;
    this.floes.forEach(({ shape, tone }, place) => {
      const own = tint(shape, tone, tints[place] ?? FRESH);
      colours.array.set(own, from);
      from += own.length;
    });
    colours.needsUpdate = true;
  }
}

interface Tint {
  light: string;
  dark: string;
  cut: string;
}

const FRESH: Tint = { light: "#e4f2f9", dark: "#b9dcec", cut: "#4f9cc2" };
const LIT: Tint = { light: "#fff3c9", dark: "#f8e3a4", cut: "#d99a3a" };
const BARE: Tint = { light: "#6fa6c2", dark: "#588fae", cut: "#2f6f94" };
const DRIFTING: Tint = { light: "#d3e6f0", dark: "#a5c9dc", cut: "#3f86ab" };

/** Every floe is the cell of its place between crooked cracks. */
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

/** Light above, blue where the ice is cut. Returns the colours of its corners. */
function tint(made: BufferGeometry, tone: number, { light, dark, cut }: Tint): Float32Array {
  const facing = made.getAttribute("normal");
  const top = new Color(light).lerp(new Color(dark), tone);
  const side = new Color(cut);
  const mixed = new Color();
  const colours = new Float32Array(facing.count * 3);
  for (let i = 0; i < facing.count; i++)
    mixed.lerpColors(side, top, Math.max(0, facing.getZ(i)) ** 2).toArray(colours, i * 3);
  made.setAttribute("color", new BufferAttribute(colours, 3));
  return colours;
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
function iceberg(spot: Spot, seed: number): BufferGeometry {
  const random = series(seed);
  return broken(spot, ICE, random, { reach: 0.0085, high: 0.007 + 0.006 * random(), tone: random() });
}

interface Berg {
  reach: number;
  high: number;
  tone: number;
}

/** A piece of ice with crooked sides, that stands at this height. */
function broken({ x, y }: Spot, z: number, random: () => number, { reach, high, tone }: Berg): BufferGeometry {
  const outline = Array.from({ length: 7 }, (_, n) => {
    const angle = ((n + 0.5 * random()) / 7) * Math.PI * 2;
    const far = reach * (0.65 + 0.5 * random());
    return new Vector2(far * Math.cos(angle), far * Math.sin(angle));
  });
  const made = new ExtrudeGeometry(new Shape(high < FLAT ? smoothed(outline) : outline), {
    depth: 0.001,
    bevelEnabled: true,
    bevelThickness: high,
    bevelSize: Math.min(0.35 * reach, high),
    bevelSegments: 2,
  });
  tint(made, tone, DRIFTING);
  return made.translate(x, y, z);
}

/** What drifts in the sea round the table: flat floes everywhere, and bergs towards the horizon. */
function driftIce(layout: Layout): BufferGeometry[] {
  const { water, order, plot, trays, sign, horizon } = layout;
  const taken = [water, order, plot, ...trays, { ...sign, width: 0.1, height: 0.05 }];
  const random = series(47);
  const made: BufferGeometry[] = [];
  for (let tries = 0; tries < TRIES; tries++) {
    const behind = tries % 3 === 0;
    const y = horizon - 0.012 - random() * (behind ? SEA - 0.02 : 1.05);
    const spot = { x: (random() - 0.5) * (behind ? 1.5 : 1.7), y };
    const reach = 0.006 + 0.026 * random() ** 3;
    const clear = taken.every(
      (box) =>
        Math.abs(spot.x - box.x) > box.width / 2 + reach * 1.5 ||
        Math.abs(spot.y - box.y) > box.height / 2 + reach * 1.5,
    );
    if (!clear) continue;
    taken.push({ ...spot, width: 2 * reach, height: 2 * reach });
    const high = behind && random() < 0.5 ? 0.01 + 0.016 * random() : 0.001 + 0.001 * random();
    made.push(broken(spot, 0.0006, random, { reach, high, tone: random() }));
  }
  return made;
}
