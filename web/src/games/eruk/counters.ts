/** The 74 counters: each at its place, face down, face up, or gone. */

import { type BufferGeometry, Group, Mesh, MeshStandardMaterial, Quaternion, Vector3 } from "three";
import type { Atlas, Cell } from "../../flat/atlas";
import type { Spot } from "../../flat/framing";
import { type Glider, type Manner, type Pose, pose } from "../../flat/glide";
import { counter } from "../../flat/solids";
import { solid } from "../../look/shapes";
import { ICE } from "./ice";
import { HEIGHT, PLACES, RADIUS } from "./layout";

const NOWHERE: Cell = { u: 0, v: 0, width: 0, height: 0 };
const DOWN = new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), Math.PI);
const UP = new Quaternion();
const FLIP: Manner = { milliseconds: 320, lift: 0.03 };

/** What lies at a place: "?" face down, "" nothing, else a face. */
export type Lying = string;

export class Counters {
  readonly group = new Group();
  readonly paint: MeshStandardMaterial;
  private readonly dim: MeshStandardMaterial; // of counters that nobody can take any more
  private readonly shapes = new Map<string, BufferGeometry>();
  private readonly all: Mesh[];
  private spots: Spot[] = [];
  private lying: Lying[] = [];

  constructor(
    private readonly atlas: Atlas,
    private readonly glider: Glider,
  ) {
    this.paint = new MeshStandardMaterial({ map: atlas.texture, roughness: 0.45 });
    this.dim = new MeshStandardMaterial({ map: atlas.texture, roughness: 0.8, color: "#b4bfc8" });
    this.all = Array.from({ length: PLACES }, () => {
      const mesh = new Mesh(this.shape("back"), this.paint);
      return solid(mesh);
    });
    this.group.add(...this.all);
  }

  /** The shape of a counter with this face above and a back below. */
  shape = (face: string): BufferGeometry => {
    const known = this.shapes.get(face);
    if (known) return known;
    const cell = (name: string): Cell => this.atlas.cells[name] ?? NOWHERE;
    const made = counter(RADIUS, HEIGHT, cell(face), cell("back"), cell("edge"));
    this.shapes.set(face, made);
    return made;
  };

  /** The counter at place 1 to 74. */
  at(place: number): Mesh | undefined {
    return this.all[place - 1];
  }

  moveTo(spots: Spot[]): void {
    this.spots = spots;
    this.lying.forEach((face, index) => this.put(index + 1, face));
  }

  /** Lay everything as it is, at once. `lost`: what is open cannot be taken any more. */
  lay(lying: Lying[], lost = false): void {
    lying.forEach((face, index) => this.put(index + 1, face, lost));
  }

  put(place: number, face: Lying, lost = false): void {
    const mesh = this.at(place);
    if (!mesh) return;
    this.lying[place - 1] = face;
    mesh.visible = face !== "";
    if (!mesh.visible) return;
    mesh.geometry = this.shape(face === "?" ? "back" : face);
    mesh.material = lost && face !== "?" ? this.dim : this.paint;
    this.glider.put(mesh, this.home(place, face !== "?"));
  }

  isAt(place: number): Lying {
    return this.lying[place - 1] ?? "";
  }

  /** Turn a counter so that its face is seen. */
  async reveal(place: number, face: string): Promise<void> {
    const mesh = this.at(place);
    if (!mesh) return;
    this.lying[place - 1] = face;
    mesh.visible = true;
    mesh.geometry = this.shape(face);
    this.glider.put(mesh, this.home(place, false));
    await this.glider.send(mesh, this.home(place, true), FLIP);
  }

  /** Turn a counter back. Its face is forgotten with the last step: nothing of it stays in the picture. */
  async hide(place: number): Promise<void> {
    const mesh = this.at(place);
    if (!mesh) return;
    await this.glider.send(mesh, this.home(place, false), FLIP);
    this.put(place, "?");
  }

  /** Let a counter fly away and be gone. */
  async fly(place: number, to: Pose, manner: Manner): Promise<void> {
    const mesh = this.at(place);
    if (!mesh) return;
    this.lying[place - 1] = "";
    await this.glider.send(mesh, to, manner);
    if (this.isAt(place) === "") mesh.visible = false;
  }

  dispose(): void {
    for (const made of this.shapes.values()) made.dispose();
    this.atlas.texture.dispose();
    this.paint.dispose();
    this.dim.dispose();
  }

  /** Face down a counter lies on its face, so its origin is above it. */
  private home(place: number, up: boolean): Pose {
    const spot = this.spots[place - 1] ?? { x: 0, y: 0 };
    return pose(spot.x, spot.y, up ? ICE : ICE + HEIGHT, up ? UP : DOWN);
  }
}
