/** Woods: turned bowls, plain and painted pieces. */

import { type CanvasTexture, MeshStandardMaterial } from "three";
import { between, pixels, repeated, texture } from "./canvas";
import { noise, rough } from "./noise";

const made = new Map<string, CanvasTexture>();

/** Make a texture once for the whole visit: woods are the same at every table. */
function once(name: string, make: () => CanvasTexture): CanvasTexture {
  const texture = made.get(name) ?? make();
  made.set(name, texture);
  return texture;
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
