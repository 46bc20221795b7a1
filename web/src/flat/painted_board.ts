/** A plank with a picture on it. */

import { type BufferGeometry, type CanvasTexture, type Material, Mesh, MeshStandardMaterial } from "three";
import { type Pen, texture } from "../look/canvas";
import { solid } from "../look/shapes";
import { plank } from "./solids";

interface Wood {
  /** Metres. */
  thick: number;
  corner: number;
  /** To a metre. */
  pixels: number;
  edge: string;
  roughness?: number;
}

interface Size {
  width: number;
  height: number;
}

export function paintedBoard(size: Size, wood: Wood, paint: (pen: Pen) => void): Mesh<BufferGeometry, Material[]> {
  return boardWith(picture(size, wood, paint), size, wood);
}

function picture({ width, height }: Size, { pixels }: Wood, paint: (pen: Pen) => void): CanvasTexture {
  return texture(Math.round(width * pixels), Math.round(height * pixels), paint);
}

function boardWith(
  map: CanvasTexture,
  { width, height }: Size,
  { thick, corner, edge, roughness = 0.6 }: Wood,
): Mesh<BufferGeometry, Material[]> {
  const face = new MeshStandardMaterial({ map, roughness });
  return solid(
    new Mesh(plank(width, height, thick, corner), [face, new MeshStandardMaterial({ color: edge, roughness })]),
  );
}

/** One that is painted anew whenever it has something else to tell. */
export class TellingBoard<Told> {
  readonly object: Mesh<BufferGeometry, Material[]>;
  private readonly map: CanvasTexture;
  private told = "";

  constructor(
    size: Size,
    wood: Wood,
    private readonly paint: (pen: Pen, told: Told) => void,
  ) {
    this.map = picture(size, wood, () => undefined);
    this.object = boardWith(this.map, size, wood);
  }

  tell(told: Told): void {
    const key = JSON.stringify(told);
    if (key === this.told) return;
    this.told = key;
    const pen = (this.map.image as HTMLCanvasElement).getContext("2d");
    if (pen) this.paint(pen, told);
    this.map.needsUpdate = true;
  }
}
