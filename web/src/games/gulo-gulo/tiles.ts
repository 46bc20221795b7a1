/** The yard tiles of the path, and the deck. */

import { type BufferGeometry, Mesh, MeshStandardMaterial } from "three";
import { type Pen, shade, texture } from "../../look/canvas";
import { noise } from "../../look/noise";
import { brushed, type Paints } from "../../look/paint";
import { inkOf, symbolOf } from "../../look/palette";
import { solid, tileGeometry } from "../../look/shapes";
import { drawSymbol } from "../../look/symbols";
import { TILE, TILE_THICK } from "./path";

const SIDE = 256;

/** Makes tiles; a tile lies face up unless it is turned over by half a turn about its y axis. */
export class Tiles {
  private readonly geometry: BufferGeometry = tileGeometry(TILE, TILE, TILE_THICK, 0.004).translate(
    0,
    0,
    -TILE_THICK / 2,
  );

  constructor(private readonly paints: Paints) {}

  make(face: string): Mesh {
    const tile = solid(new Mesh(this.geometry, this.sides(face)));
    tile.userData.face = face;
    return tile;
  }

  /** Show another face, as a face-down tile does when it is turned. */
  show(tile: Mesh, face: string): void {
    tile.material = this.sides(face);
    tile.userData.face = face;
  }

  private sides(face: string): MeshStandardMaterial[] {
    return [this.paints.coat("#cdb48c", 0.8), this.face(face), this.back()];
  }

  private face(face: string): MeshStandardMaterial {
    if (face === "?") return this.paints.coat("#cdb48c", 0.8);
    return this.paints.once(`tile ${face}`, () => {
      const paint = face === "junior" ? "#d8a86a" : this.paints.colour(face);
      const map = texture(SIDE, SIDE, (pen) => yard(pen, face, paint));
      return new MeshStandardMaterial({ map, roughness: 0.62 });
    });
  }

  private back(): MeshStandardMaterial {
    return this.paints.once("tile back", () => {
      const map = texture(SIDE, SIDE, (pen) => {
        brushed(pen, "#3f5238");
        pen.lineWidth = 8;
        pen.strokeStyle = "#6d8157";
        pen.beginPath();
        pen.roundRect(14, 14, SIDE - 28, SIDE - 28, 26);
        pen.stroke();
        drawSymbol(pen, "paw", SIDE / 2, SIDE / 2, 116, "#8fa372");
      });
      return new MeshStandardMaterial({ map, roughness: 0.7 });
    });
  }
}

/** A patch of yard in the colour of the tile, its symbol large in the middle. */
function yard(pen: Pen, face: string, paint: string): void {
  brushed(pen, paint);
  for (let n = 0; n < 46; n++) {
    pen.strokeStyle = shade(paint, n % 2 ? 0.2 : -0.22);
    pen.lineWidth = 3;
    const x = noise(n, 1, 21) * SIDE;
    const y = noise(n, 2, 21) * SIDE;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x + 5 - 10 * noise(n, 3, 21), y - 13);
    pen.stroke();
  }
  pen.lineWidth = 10;
  pen.strokeStyle = shade(paint, -0.3);
  pen.beginPath();
  pen.roundRect(9, 9, SIDE - 18, SIDE - 18, 30);
  pen.stroke();
  pen.fillStyle = shade(paint, inkOf(paint) === "#33241a" ? 0.3 : -0.22);
  pen.beginPath();
  pen.arc(SIDE / 2, SIDE / 2, 82, 0, 7);
  pen.fill();
  const symbol = symbolOf(face);
  if (symbol) drawSymbol(pen, symbol, SIDE / 2, SIDE / 2, 112, inkOf(paint));
}
