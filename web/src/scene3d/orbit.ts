/** Where the camera is: it looks at a place, from a distance, turned and lowered by the player. */

import { PerspectiveCamera, Vector3 } from "three";
import type { View } from "../board";
import type { Loop } from "./loop";

export const FIELD_OF_VIEW = (32 * Math.PI) / 180;
const LOWEST = 0.3; // radians from the table: nobody looks from below, or level into a tin
const HIGHEST = 1.52;
const TURN = 0.006; // radians a pixel
const MOVING = 650; // milliseconds
const ARRIVES = 1300; // milliseconds, in a film
const DRIFTS = 0.9; // of the distance, until the next picture of the film
const SWAYS = 0.12; // radians
const BREATH = 900; // milliseconds
const NEARER = 0.11; // of the distance, with held breath
const LOWER = 0.05; // radians

export class Orbit {
  readonly camera = new PerspectiveCamera((FIELD_OF_VIEW * 180) / Math.PI, 1, 0.05, 8);
  private view: View = { centre: new Vector3(), distance: 1, pitch: 0.9, yaw: 0 };
  private home: View = { ...this.view, centre: new Vector3() };
  private visits = 0; // above 0 while something else is looked at
  private watched = false; // a film is shown: nothing else moves the camera
  private framed = 1;
  private clear = 1; // metres of the way to what is framed: so far it is clear, and goes with the camera
  private breath = 0; // 1: as near as one who holds it
  private breathes = false;
  private moves = 0;
  /** Whether the player has turned or moved the camera away from where it was let go. */
  turned = false;

  constructor(private readonly loop: Loop) {
    this.camera.up.set(0, 0, 1);
    this.place();
  }

  /** Go there, softly if something was framed before; after a visit, if there is one. */
  frame(home: View): void {
    this.home = home;
    if (!this.visits && !this.watched) void this.go(home);
  }

  /** How far from the eye the room is clear: as far as what is looked at, also on the way there or moved away. */
  get air(): number {
    return Math.max(this.clear, this.view.distance);
  }

  /** Go there and come slowly nearer for the rest of these milliseconds; null: go home. */
  async watch(view: View | null, milliseconds = 0): Promise<void> {
    this.watched = view !== null;
    if (!view) return this.go(this.home);
    const move = this.moves + 1;
    await this.go(view, ARRIVES);
    if (move !== this.moves || this.loop.reducedMotion) return;
    const { distance, yaw } = view;
    await this.go({ ...view, distance: distance * DRIFTS, yaw: yaw + SWAYS }, milliseconds - ARRIVES);
  }

  /** Look at something else for so many milliseconds, then go where one would be without it. */
  async visit(view: View, milliseconds: number): Promise<void> {
    const visit = ++this.visits;
    if (!this.watched) void this.go(view);
    await this.loop.animate(milliseconds, () => undefined);
    if (visit !== this.visits) return;
    this.visits = 0;
    if (!this.watched) void this.go(this.home);
  }

  private go(to: View, milliseconds = MOVING): Promise<void> {
    const from = { ...this.view, centre: this.view.centre.clone() };
    const { clear } = this;
    const first = this.moves === 0;
    this.turned = false;
    const move = ++this.moves;
    const turn = Math.atan2(Math.sin(to.yaw - from.yaw), Math.cos(to.yaw - from.yaw));
    this.framed = to.distance;
    return this.loop.animate(first ? 0 : milliseconds, (share) => {
      if (move !== this.moves) return;
      const s = share * share * (3 - 2 * share);
      this.view.centre.lerpVectors(from.centre, to.centre, s);
      this.view.distance = from.distance + (to.distance - from.distance) * s;
      this.clear = clear + (to.distance - clear) * s;
      this.view.pitch = from.pitch + (to.pitch - from.pitch) * s;
      this.view.yaw = from.yaw + turn * s;
      this.place();
    });
  }

  /** Come a little nearer and lower, like somebody who holds their breath; or lean back again. */
  breathe(on: boolean): void {
    if (on === this.breathes || (on && this.loop.reducedMotion)) return;
    this.breathes = on;
    const from = this.breath;
    void this.loop.animate(BREATH, (share) => {
      if (on !== this.breathes) return;
      this.breath = from + ((on ? 1 : 0) - from) * share * share * (3 - 2 * share);
      this.place();
    });
  }

  /** The player turns the table, in pixels. */
  turn(dx: number, dy: number): void {
    this.moves++;
    this.turned = true;
    this.view.yaw -= dx * TURN;
    this.view.pitch = Math.min(HIGHEST, Math.max(LOWEST, this.view.pitch + dy * TURN));
    this.place();
  }

  /** Nearer (above 1) or farther. */
  zoom(factor: number): void {
    this.moves++;
    this.turned = true;
    const distance = this.view.distance / factor;
    this.view.distance = Math.min(this.framed * 1.8, Math.max(this.framed * 0.3, distance));
    this.place();
  }

  resize(width: number, height: number): void {
    this.camera.aspect = width / height;
    this.camera.updateProjectionMatrix();
  }

  private place(): void {
    const { centre, yaw } = this.view;
    const distance = this.view.distance * (1 - NEARER * this.breath);
    const pitch = Math.max(LOWEST, this.view.pitch - LOWER * this.breath);
    const flat = Math.cos(pitch) * distance;
    this.camera.position.set(
      centre.x + Math.sin(yaw) * flat,
      centre.y - Math.cos(yaw) * flat,
      centre.z + Math.sin(pitch) * distance,
    );
    this.camera.lookAt(centre);
    this.camera.updateMatrixWorld();
    this.loop.ask();
  }
}
