/** The icon of the page, drawn in code: an egg that leans on a shelf of wood, in the light of a lamp. */

import { crc32, deflateSync } from "node:zlib";

type Colour = readonly [number, number, number];

const ROOM: Colour = [58, 36, 23];
const LAMP: Colour = [122, 76, 42];
const WOOD: Colour = [201, 141, 91];
const EDGE: Colour = [150, 96, 56];
const EGG: Colour = [232, 176, 74];
const LIGHT: Colour = [255, 226, 150];
const STRIPE: Colour = [160, 60, 28];
const LEAN = (20 * Math.PI) / 180;
const CORNER = 0.22; // of the side
const SAFE = 0.78; // of a maskable icon is seen for certain
const FINE = 3; // samples across a pixel

/** A PNG; a maskable one fills its square, and keeps all that matters in the middle. */
export function drawIcon(size: number, maskable: boolean): Buffer {
  const rows = Buffer.alloc(size * (size * 4 + 1));
  for (let y = 0, at = 0; y < size; y++) {
    at++; // every row begins with its filter: none
    for (let x = 0; x < size; x++, at += 4)
      pixel(x, y, size, maskable).forEach((part, n) => rows.writeUInt8(part, at + n));
  }
  return png(size, rows);
}

/** Red, green, blue and how much of it is covered, from the middle of several samples. */
function pixel(x: number, y: number, size: number, maskable: boolean): number[] {
  const sum = [0, 0, 0, 0];
  for (let n = 0; n < FINE * FINE; n++) {
    const u = (x + ((n % FINE) + 0.5) / FINE) / size;
    const v = (y + (Math.floor(n / FINE) + 0.5) / FINE) / size;
    if (!maskable && outside(u, v)) continue;
    const scale = maskable ? 1 / SAFE : 1;
    const colour = paint((u - 0.5) * scale + 0.5, (v - 0.5) * scale + 0.5);
    colour.forEach((part, c) => (sum[c] = (sum[c] ?? 0) + part));
    sum[3] = (sum[3] ?? 0) + 1;
  }
  const [r = 0, g = 0, b = 0, covered = 0] = sum;
  if (!covered) return [0, 0, 0, 0];
  return [r / covered, g / covered, b / covered, (255 * covered) / FINE ** 2].map(Math.round);
}

/** Beyond the round corners. */
function outside(u: number, v: number): boolean {
  const x = Math.max(0, Math.abs(u - 0.5) - 0.5 + CORNER);
  const y = Math.max(0, Math.abs(v - 0.5) - 0.5 + CORNER);
  return x * x + y * y > CORNER * CORNER;
}

function paint(u: number, v: number): Colour {
  const egg = onEgg(u, v);
  if (egg) return egg;
  if (v > 0.8 && v < 0.87 && u > 0.1 && u < 0.9) return v < 0.835 ? WOOD : EDGE;
  return mix(LAMP, ROOM, Math.hypot(u - 0.42, v - 0.3) * 1.7);
}

/** An egg with a band of warning stripes; null: beside it. */
function onEgg(u: number, v: number): Colour | null {
  const [dx, dy] = [u - 0.52, v - 0.475];
  const x = dx * Math.cos(LEAN) + dy * Math.sin(LEAN);
  const y = -dx * Math.sin(LEAN) + dy * Math.cos(LEAN);
  const wide = 0.255 * (1 + 0.28 * (y / 0.33)); // its thin end is up
  if ((x / wide) ** 2 + (y / 0.335) ** 2 > 1) return null;
  const striped = Math.abs(y - 0.03) < 0.075 && ((((x + y * 0.9) / 0.1) % 1) + 1) % 1 < 0.5;
  const shine = Math.hypot(x + 0.09, y + 0.13) / 0.42;
  return mix(striped ? [238, 120, 60] : LIGHT, striped ? STRIPE : EGG, shine);
}

function mix(a: Colour, b: Colour, share: number): Colour {
  const s = Math.min(1, Math.max(0, share));
  return [a[0] + (b[0] - a[0]) * s, a[1] + (b[1] - a[1]) * s, a[2] + (b[2] - a[2]) * s];
}

function png(size: number, rows: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6, 0, 0, 0], 8); // 8 bits each of red, green, blue and cover
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    signature,
    part("IHDR", head),
    part("IDAT", deflateSync(rows, { level: 9 })),
    part("IEND", Buffer.alloc(0)),
  ]);
}

function part(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
