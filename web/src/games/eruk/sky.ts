/** The sky behind the ice: it shows the hour, from dawn to the northern lights, and the sun goes its way over it. */

import {
  AdditiveBlending,
  type CanvasTexture,
  CircleGeometry,
  Color,
  Group,
  type Material,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  RepeatWrapping,
} from "three";
import { disc, oval, shape, TITLE_FACE, within } from "../../flat/paint";
import { blend, type Pen, texture } from "../../look/canvas";
import { noise, series } from "../../look/noise";
import { hourOf, skyAt } from "./hours";
import { inSky, type Layout, LEAN } from "./layout";

const WIDE = 3; // metres: it fills the widest picture
const HIGH = 0.62;
const DEEP = 0.02; // metres that it goes down behind the edge of the sea
const NIGHT = { wide: 1.7, high: 0.34 }; // metres of stars and northern lights
const STOPS = 64; // pixels of the colours from the horizon up
const RANGE = 0.1; // metres: how high mountains are painted
const SUN_RADIUS = 0.0165;
const HALO = 0.11;
const FIELD = 0.0072; // the radius of a field of the sun
const PIXELS = 2600; // of the sun's way, to a metre

export class Sky {
  readonly group = new Group();
  readonly sun: Mesh;
  private readonly halo: Mesh;
  private readonly colours = texture(4, STOPS, () => undefined);
  private readonly night = unlit(texture(1024, 512, paintNight), { blending: AdditiveBlending });
  private readonly range = unlit(sideways(texture(2048, 256, paintRange), 2));
  private field = 0;

  constructor(private readonly layout: Layout) {
    const sky = this.sheet(WIDE, HIGH, -DEEP, unlit(this.colours), 0);
    const night = this.sheet(NIGHT.wide, NIGHT.high, 0, this.night, 1);
    const range = this.sheet(WIDE, RANGE, -0.004, this.range, 2);
    this.halo = this.piece(new PlaneGeometry(2 * HALO, 2 * HALO), texture(128, 128, paintHalo), 3);
    this.sun = this.piece(new CircleGeometry(SUN_RADIUS, 40), texture(256, 256, paintSun), 5);
    (this.halo.material as MeshBasicMaterial).blending = AdditiveBlending;
    this.halo.raycast = () => undefined;
    this.group.add(sky, night, range, this.halo, this.way(), this.sun);
    this.show(1);
  }

  /** The hour with the sun on field 1 to 9, or on its way between two of them. */
  show(field: number): void {
    if (field === this.field) return;
    this.field = field;
    const { stops, mountains, stars, glow } = skyAt(hourOf(field));
    const pen = (this.colours.image as HTMLCanvasElement).getContext("2d");
    if (pen) {
      pen.fillStyle = blend(pen.createLinearGradient(0, STOPS, 0, 0), ...stops);
      pen.fillRect(0, 0, 4, STOPS);
    }
    this.colours.needsUpdate = true;
    this.night.opacity = stars;
    this.range.color.set(mountains);
    (this.halo.material as MeshBasicMaterial).color.copy(new Color(glow));
    const { sun } = this.layout;
    const before = sun[Math.floor(field) - 1];
    const after = sun[Math.min(sun.length, Math.ceil(field)) - 1];
    if (!before || !after) throw new Error(`no field ${field} for the sun`);
    this.sun.position.lerpVectors(before, after, field % 1).add(towards(0.002));
    this.halo.position.copy(this.sun.position).add(towards(-0.001));
  }

  /** A part of the sky over the horizon, behind what comes later in the order. */
  private sheet(width: number, height: number, up: number, material: Material, order: number): Mesh {
    const mesh = new Mesh(new PlaneGeometry(width, height), material);
    mesh.position.copy(inSky(this.layout.horizon, 0, up + height / 2));
    return inOrder(mesh, order);
  }

  private piece(geometry: CircleGeometry | PlaneGeometry, map: MeshBasicMaterial["map"], order: number): Mesh {
    return inOrder(new Mesh<CircleGeometry | PlaneGeometry, Material>(geometry, unlit(map)), order);
  }

  /** The nine fields of the sun with their numbers, on a dotted way. */
  private way(): Mesh {
    const { sun, horizon } = this.layout;
    const up = (n: number): number => (sun[n]?.z ?? 0) / Math.cos(LEAN);
    const reach = Math.abs(sun[0]?.x ?? 0) + 0.02;
    const [low, high] = [up(0) - 0.014, up(4) + 0.014];
    const map = texture(Math.round(2 * reach * PIXELS), Math.round((high - low) * PIXELS), (pen) =>
      paintWay(
        pen,
        sun.map((spot, n) => [(spot.x + reach) * PIXELS, (high - up(n)) * PIXELS]),
      ),
    );
    const mesh = new Mesh(new PlaneGeometry(2 * reach, high - low), unlit(map));
    mesh.position.copy(inSky(horizon, 0, (low + high) / 2)).add(towards(0.001));
    mesh.raycast = () => undefined;
    return inOrder(mesh, 4);
  }
}

/** So many times side by side; above it nothing comes again. */
function sideways(map: CanvasTexture, times: number): CanvasTexture {
  map.wrapS = RepeatWrapping;
  map.repeat.x = times;
  return map;
}

/** Light of its own: neither lamps nor the fog of the room reach it. */
function unlit(map: MeshBasicMaterial["map"], more: { blending?: typeof AdditiveBlending } = {}): MeshBasicMaterial {
  return new MeshBasicMaterial({ map, transparent: true, depthWrite: false, fog: false, ...more });
}

function inOrder(mesh: Mesh, order: number): Mesh {
  mesh.rotation.x = Math.PI / 2 - LEAN;
  mesh.renderOrder = order - 10;
  return mesh;
}

/** So far out of the sky, towards the player. */
function towards(far: number): ReturnType<typeof inSky> {
  return inSky(0, 0, 0).set(0, -far * Math.cos(LEAN), far * Math.sin(LEAN));
}

function paintHalo(pen: Pen): void {
  pen.fillStyle = blend(
    pen.createRadialGradient(64, 64, 0, 64, 64, 64),
    [0, "rgba(255,240,200,.9)"],
    [0.2, "rgba(255,220,150,.5)"],
    [0.5, "rgba(255,190,110,.16)"],
    [1, "rgba(255,170,90,0)"],
  );
  pen.fillRect(0, 0, 128, 128);
}

/** A golden sun with a face. */
function paintSun(pen: Pen): void {
  within(pen, 128, 128, 1.15, () => {
    disc(pen, 0, 0, 110, "#f6ae2b");
    for (let ray = 0; ray < 16; ray++)
      within(pen, 0, 0, 1, () => shape(pen, new Path2D("M-11 -62L0 -96L11 -62Z"), "#ffe27a"), (ray * Math.PI) / 8);
    disc(pen, 0, 0, 64, "#ffd94f", "#c9781a", 6);
    for (const x of [-22, 22]) disc(pen, x, -8, 7, "#6d3b0c");
    shape(pen, new Path2D("M-28 16C-14 36 14 36 28 16"), "", "#6d3b0c", 7);
    for (const x of [-40, 40]) oval(pen, x, 12, 10, 7, 0, "rgba(230,110,40,.55)");
  });
}

/** Stars, and three curtains of northern lights. */
function paintNight(pen: Pen): void {
  const { width, height } = pen.canvas;
  const random = series(5);
  for (let n = 0; n < 220; n++)
    disc(
      pen,
      width * random(),
      height * 0.8 * random(),
      0.6 + 1.3 * random(),
      `rgba(255,255,240,${0.2 + 0.7 * random()})`,
    );
  for (const [band, colour] of ["96,255,190", "110,220,255", "190,130,255"].entries()) {
    for (let x = width * 0.06; x < width * 0.96; x += 2) {
      const foot =
        height * (0.62 - band * 0.13 + 0.16 * (noise(x / 130, band, 4) - 0.5) + 0.05 * Math.sin(x / 60 + band));
      const tall = height * (0.22 + 0.2 * noise(x / 34, band, 9));
      const strong = 0.55 * noise(x / 90, band, 15) * (0.5 + 0.5 * noise(x / 9, band, 21));
      pen.fillStyle = blend(
        pen.createLinearGradient(0, foot - tall, 0, foot),
        [0, `rgba(${colour},0)`],
        [0.85, `rgba(${colour},${strong})`],
        [1, `rgba(${colour},0)`],
      );
      pen.fillRect(x, foot - tall, 2, tall);
    }
  }
}

/** Three ranges of mountains, the farther the paler: faces in the light, faces in the shade, and haze at their feet. */
function paintRange(pen: Pen): void {
  const { width, height } = pen.canvas;
  pen.fillStyle = "rgba(255,255,255,.004)"; // hardly there: ridges before black that is not there have a dark edge
  pen.fillRect(0, 0, width, height);
  for (const range of RANGES) paintPeaks(pen, range);
  pen.fillStyle = blend(
    pen.createLinearGradient(0, height * 0.6, 0, height),
    [0, "rgba(255,255,255,0)"],
    [1, "rgba(255,255,255,.75)"],
  );
  pen.globalCompositeOperation = "source-atop";
  pen.fillRect(0, 0, width, height);
}

interface Range {
  /** mountains from one edge to the other, and how high they are, as shares of the picture */
  peaks: number;
  low: number;
  high: number;
  light: string;
  shade: string;
  seed: number;
  /** how far the first valley is from the edge, in mountains: no two ranges have one at the same place */
  shift: number;
}

const RANGES: readonly Range[] = [
  { peaks: 11, low: 0.5, high: 0.98, light: "#c9d9ea", shade: "#a9bfd8", seed: 21, shift: 0.45 },
  { peaks: 15, low: 0.34, high: 0.72, light: "#e2ecf5", shade: "#8fabca", seed: 5, shift: 0.8 },
  { peaks: 21, low: 0.16, high: 0.44, light: "#f8fbfd", shade: "#7d9cbe", seed: 13, shift: 0.2 },
];

/** From the left edge to the right one, where the first comes again. */
function paintPeaks(pen: Pen, { peaks, low, high, light, shade, seed, shift }: Range): void {
  const { width, height } = pen.canvas;
  const pitch = width / peaks;
  const chance = (n: number, what: number): number => noise((n % peaks) * 7.3 + 0.5, what * 3.1 + 0.5, seed);
  const top = (n: number): [number, number] => [
    (n + shift + 0.5 + 0.5 * (chance(n, 1) - 0.5)) * pitch,
    height * (1 - low - (high - low) * chance(n, 2)),
  ];
  const valley = (n: number): [number, number] => [
    (n + shift) * pitch,
    height * (1 - low * (0.35 + 0.5 * chance(n, 3))),
  ];
  for (let n = -1; n <= peaks; n++) {
    const [[left, leftY], [x, y], [right, rightY]] = [valley(n + peaks), top(n + peaks), valley(n + 1 + peaks)];
    const back = peaks * pitch;
    const face = (colour: string, ...points: [number, number][]): void => {
      pen.fillStyle = colour;
      pen.beginPath();
      for (const [px, py] of points) pen.lineTo(px - back, py);
      pen.fill();
    };
    face(light, [left - 1, height], [left - 1, leftY], [x, y], [right + 1, rightY], [right + 1, height]);
    const fold = x + pitch * 0.1 * (chance(n + peaks, 4) - 0.5);
    const deep = (height - y) / 5;
    face(
      shade,
      [x, y],
      [right + 1, rightY],
      [right + 1, height],
      [fold + pitch * 0.06, height],
      [fold - pitch * 0.05, y + deep * 3.4],
      [fold + pitch * 0.07, y + deep * 2.2],
      [fold - pitch * 0.03, y + deep * 1.2],
    );
  }
}

function paintWay(pen: Pen, spots: [number, number][]): void {
  pen.setLineDash([2, 15]);
  pen.lineCap = "round";
  pen.lineWidth = 6;
  pen.strokeStyle = "rgba(255,252,235,.9)";
  pen.beginPath();
  for (const [x, y] of spots) pen.lineTo(x, y);
  pen.stroke();
  pen.setLineDash([]);
  spots.forEach(([x, y], field) => {
    const last = field === spots.length - 1;
    disc(pen, x, y, FIELD * PIXELS, last ? "#3b2f6b" : "rgba(255,248,222,.95)", last ? "#ffd98a" : "#c98a2c", 4);
    pen.font = `400 ${Math.round(FIELD * PIXELS * 1.35)}px ${TITLE_FACE}`;
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.fillStyle = last ? "#ffe9b8" : "#7a470d";
    pen.fillText(String(field + 1), x, y + 1);
  });
}
