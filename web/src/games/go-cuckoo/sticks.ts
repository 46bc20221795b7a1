/** The sticks: pale wood with a colour at each end; an end that nobody has seen is bare wood. */

import { type BufferGeometry, CapsuleGeometry, Mesh, MeshBasicMaterial, MeshStandardMaterial } from "three";
import { type Pen, shade, texture } from "../../look/canvas";
import { noise } from "../../look/noise";
import type { Paints } from "../../look/paint";
import { inkOf, symbolOf } from "../../look/palette";
import { solid, stickGeometry } from "../../look/shapes";
import { drawSymbol } from "../../look/symbols";

const WIDE = 48; // pixels round a stick
const LONG = 1024; // pixels along it
const MARK = 0.105; // share of the length that is painted at each end
const EASY = 2.3; // how much thicker a stick is for the pointer

/** Easier to point at than three millimetres of wood. */
const UNSEEN = new MeshBasicMaterial({ visible: false });

export class Sticks {
  private readonly geometry: BufferGeometry;
  private readonly handle: BufferGeometry;

  constructor(
    private readonly paints: Paints,
    readonly length: number,
    readonly radius: number,
  ) {
    this.geometry = stickGeometry(length, radius, 10);
    this.handle = new CapsuleGeometry(radius * EASY, length, 2, 6).rotateX(Math.PI / 2);
  }

  make(): Mesh {
    const stick = solid(new Mesh(this.geometry, this.paints.coat("#dcbf94", 0.6)));
    stick.add(new Mesh(this.handle, UNSEEN));
    return stick;
  }

  /** Paint a stick as it is known: "red/green" is top/bottom, "red/?" while nobody has seen the bottom. */
  paint(stick: Mesh, ends: string): void {
    stick.material = this.paints.once(`stick ${ends}`, () => {
      const [top = "?", bottom = "?"] = ends.split("/");
      const map = texture(WIDE, LONG, (pen) => {
        wood(pen);
        this.mark(pen, top, 0);
        this.mark(pen, bottom, LONG * (1 - MARK));
      });
      return new MeshStandardMaterial({ map, roughness: 0.5 });
    });
  }

  private mark(pen: Pen, colour: string, from: number): void {
    if (colour === "?") return;
    const paint = this.paints.colour(colour);
    const high = LONG * MARK;
    pen.fillStyle = paint;
    pen.fillRect(0, from, WIDE, high);
    pen.fillStyle = shade(paint, -0.4);
    pen.fillRect(0, from ? from : from + high - 5, WIDE, 5);
    const symbol = symbolOf(colour);
    if (!symbol) return;
    for (const [x, y] of [
      [0.25, 0.35],
      [0.75, 0.7],
    ] as const) {
      drawSymbol(pen, symbol, WIDE * x, from + high * y, WIDE * 0.46, inkOf(paint));
    }
  }
}

function wood(pen: Pen): void {
  pen.fillStyle = "#dcbf94";
  pen.fillRect(0, 0, WIDE, LONG);
  for (let n = 0; n < 40; n++) {
    pen.fillStyle = n % 2 ? "rgba(120,80,40,.12)" : "rgba(255,240,210,.15)";
    pen.fillRect(noise(n, 1, 41) * WIDE, noise(n, 2, 41) * LONG, 1 + noise(n, 3, 41) * 2, 160);
  }
}
