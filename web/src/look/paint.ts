/** Painted things: a coat of colour with the symbol of the colour drawn into it. */

import { type CanvasTexture, MeshStandardMaterial } from "three";
import { type Pen, shade, texture } from "./canvas";
import { noise } from "./noise";
import { inkOf, paintOf, type SymbolName, symbolOf } from "./palette";
import { drawSymbol } from "./symbols";

/** Gives every painted material once, and takes them all away together. */
export class Paints {
  private readonly materials = new Map<string, MeshStandardMaterial>();

  constructor(readonly palette: string) {}

  /** By name; a colour that is given as #rrggbb stays as it is. */
  colour(name: string): string {
    return name.startsWith("#") ? name : paintOf(name, this.palette);
  }

  /** A plain coat, slightly glossy. */
  coat(colour: string, roughness = 0.42): MeshStandardMaterial {
    const paint = this.colour(colour);
    return this.once(`coat ${paint} ${roughness}`, () => new MeshStandardMaterial({ color: paint, roughness }));
  }

  /** A coat with a band of symbols round the waist, for eggs and boulders (u runs round, v from pole to pole). */
  banded(colour: string): MeshStandardMaterial {
    return this.once(`banded ${colour}`, () => {
      const map = banded(this.colour(colour), symbolOf(colour));
      return new MeshStandardMaterial({ map, roughness: 0.34, metalness: 0 });
    });
  }

  once(name: string, make: () => MeshStandardMaterial): MeshStandardMaterial {
    const material = this.materials.get(name) ?? make();
    this.materials.set(name, material);
    return material;
  }

  dispose(): void {
    for (const material of this.materials.values()) {
      material.map?.dispose();
      material.dispose();
    }
    this.materials.clear();
  }
}

const SYMBOLS_ROUND = 4;

function banded(paint: string, symbol: SymbolName | null): CanvasTexture {
  return texture(512, 256, (pen) => {
    brushed(pen, paint);
    const { width, height } = pen.canvas;
    pen.fillStyle = shade(paint, inkOf(paint) === "#33241a" ? 0.28 : -0.25);
    pen.fillRect(0, height * 0.32, width, height * 0.36);
    if (!symbol) return;
    for (let n = 0; n < SYMBOLS_ROUND; n++) {
      const x = ((n + 0.5) * width) / SYMBOLS_ROUND;
      drawSymbol(pen, symbol, x, height / 2, height * 0.29, inkOf(paint));
    }
  });
}

/** A coat with faint strokes of the brush. */
export function brushed(pen: Pen, paint: string): void {
  const { width, height } = pen.canvas;
  pen.fillStyle = paint;
  pen.fillRect(0, 0, width, height);
  for (let n = 0; n < 60; n++) {
    pen.fillStyle = n % 2 ? "rgba(255,255,255,.035)" : "rgba(0,0,0,.04)";
    pen.fillRect(0, noise(n, 1, 4) * height, width, 1 + noise(n, 2, 4) * 5);
  }
}
