/** Woods: the walnut of the table, turned bowls, plain and painted pieces. */

import { type CanvasTexture, MeshStandardMaterial } from "three";
import { between, pixels, repeated, texture } from "./canvas";
import { noise, rough } from "./noise";
import { ROOM } from "./palette";

const made = new Map<string, CanvasTexture>();

/** Make a texture once for the whole visit: woods are the same at every table. */
function once(name: string, make: () => CanvasTexture): CanvasTexture {
  const texture = made.get(name) ?? make();
  made.set(name, texture);
  return texture;
}

const BOARDS = 4;

/** Boards of walnut side by side, the grain along u. */
export function walnut(): CanvasTexture {
  return once("walnut", () =>
    texture(1024, 512, (pen) => {
      const dark = between(ROOM.walnutDark, ROOM.walnut);
      const light = between(ROOM.walnut, ROOM.walnutLight);
      const grains = Array.from({ length: BOARDS }, (_, board) => lengthwise(board));
      pixels(pen, (u, v) => {
        const board = Math.floor(v * BOARDS);
        const across = v * BOARDS - board;
        const { tone: own, along } = grains[board] ?? lengthwise(board);
        const here = along[Math.floor(u * along.length)] ?? 0;
        const grain = 0.5 + 0.5 * Math.sin((across * 7 + here * 2.4 + board * 1.7) * 6.28);
        const fibres = noise(u * 90, v * 256, 5);
        const pores = noise(u * 120, v * 512, 7) ** 7;
        const tone = 0.36 + grain * 0.13 + (here - 0.5) * 0.2 + (fibres - 0.5) * 0.09 + own;
        const seam = Math.min(across, 1 - across) < 0.005 ? 0.7 : 1;
        const [r, g, b] = tone < 0.5 ? dark(tone * 2) : light(tone * 2 - 1);
        const lit = (1 - pores * 0.28) * seam;
        return [r * lit, g * lit, b * lit];
      });
    }),
  );
}

/** How light a board is as a whole, and how its grain wanders along it. */
function lengthwise(board: number): { tone: number; along: number[] } {
  const along = Array.from({ length: 1024 }, (_, x) => wrapped(x / 1024, 3, board * 17));
  return { tone: (noise(board, 3, 9) - 0.5) * 0.24, along };
}

/** Rough noise along u that meets itself at the edge. */
function wrapped(u: number, scale: number, seed: number): number {
  const here = rough(u * scale, seed + 0.5, seed, 3);
  const there = rough((u - 1) * scale, seed + 0.5, seed, 3);
  return here * (1 - u) + there * u;
}

/** The fine straight grain of beech, pale, to lie under paint or varnish. */
function grain(): CanvasTexture {
  return once("grain", () =>
    repeated(
      texture(256, 256, (pen) => {
        const tone = between("#c9a277", "#ecd0a8");
        pixels(pen, (u, v) =>
          tone(0.55 + 0.5 * (rough(u * 4, v * 46, 3) - 0.5) + 0.2 * (noise(u * 3, v * 9, 8) - 0.5)),
        );
      }),
      1,
      1,
    ),
  );
}

/** Rings of a turned bowl: v runs along its profile. */
export function turned(light: string, dark: string): CanvasTexture {
  return once(`turned ${light} ${dark}`, () =>
    texture(256, 128, (pen) => {
      const tone = between(dark, light);
      pixels(pen, (u, v) => {
        const swirl = rough(Math.cos(u * 6.283) * 2 + 4, Math.sin(u * 6.283) * 2 + v * 3, 4);
        const ring = 0.5 + 0.5 * Math.sin((v * 9 + swirl * 3.5) * 6.283);
        const lathe = 0.5 + 0.5 * Math.sin(v * 400);
        return tone(0.3 + ring * 0.35 + swirl * 0.3 + lathe * 0.05);
      });
    }),
  );
}

/** Varnished wood of a colour. */
export function varnished(colour: string, map: CanvasTexture | null = grain()): MeshStandardMaterial {
  return new MeshStandardMaterial({ color: colour, map, roughness: 0.48, metalness: 0 });
}
