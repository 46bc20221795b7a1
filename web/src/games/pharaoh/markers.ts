/** The markers on the fields, and those of the burial chamber. */

import { type BufferGeometry, Mesh, MeshStandardMaterial } from "three";
import { type Pen, shade, texture } from "../../look/canvas";
import { brushed, type Paints } from "../../look/paint";
import { inkOf, symbolOf } from "../../look/palette";
import { solid, tileGeometry } from "../../look/shapes";
import { drawSymbol } from "../../look/symbols";
import { MARKER, MARKER_THICK } from "./plan";
import { drawEye, drawMummyHead } from "./signs";

const SIDE = 256;
export type Back = "desert" | "pyramid" | "burial";

const BACKS: Record<Back, [string, string]> = {
  desert: ["#d9b878", "#7d5524"],
  pyramid: ["#54402c", "#c9a25a"],
  burial: ["#d9a83a", "#6b4410"],
};

export class Markers {
  private readonly geometry: BufferGeometry = tileGeometry(MARKER, MARKER, MARKER_THICK, 0.006).translate(
    0,
    0,
    -MARKER_THICK / 2,
  );

  constructor(private readonly paints: Paints) {}

  make(back: Back): Mesh {
    const marker = solid(new Mesh(this.geometry));
    marker.userData.back = back;
    this.show(marker, "?", 0);
    return marker;
  }

  show(marker: Mesh, colour: string, heads: number): void {
    const back = marker.userData.back as Back;
    marker.userData.face = colour;
    const edge = this.paints.coat(shade(BACKS[back][0], -0.2), 0.8);
    marker.material = [edge, colour === "?" ? edge : this.face(colour, heads), this.back(back)];
  }

  private face(colour: string, heads: number): MeshStandardMaterial {
    return this.paints.once(`marker ${colour} ${heads}`, () => {
      const map = texture(SIDE, SIDE, (pen) => face(pen, colour, this.paints.colour(colour), heads));
      return new MeshStandardMaterial({ map, roughness: 0.6 });
    });
  }

  private back(back: Back): MeshStandardMaterial {
    return this.paints.once(`marker back ${back}`, () => {
      const [ground, ink] = BACKS[back];
      const map = texture(SIDE, SIDE, (pen) => {
        brushed(pen, ground);
        pen.strokeStyle = ink;
        pen.lineWidth = 7;
        pen.beginPath();
        pen.roundRect(16, 16, SIDE - 32, SIDE - 32, 30);
        pen.stroke();
        drawEye(pen, SIDE / 2, SIDE / 2 + 6, 150, ink, back === "desert");
      });
      return new MeshStandardMaterial({ map, roughness: 0.65, metalness: back === "burial" ? 0.35 : 0 });
    });
  }
}

function face(pen: Pen, colour: string, paint: string, heads: number): void {
  brushed(pen, "#e9d4a4");
  pen.fillStyle = paint;
  pen.beginPath();
  pen.roundRect(20, 20, SIDE - 40, SIDE - 40, 34);
  pen.fill();
  pen.lineWidth = 8;
  pen.strokeStyle = shade(paint, -0.35);
  pen.stroke();
  const symbol = symbolOf(colour);
  const up = heads ? 94 : SIDE / 2;
  if (symbol) drawSymbol(pen, symbol, SIDE / 2, up, heads ? 96 : 130, inkOf(paint));
  for (let n = 0; n < heads; n++) drawMummyHead(pen, SIDE / 2 + (n - (heads - 1) / 2) * 58, 184, 62);
}
