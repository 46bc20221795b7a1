/** A table without a screen whose camera sees what a screen of 1280 x 800 would, and whose pointer a model moves. */

import type { Vector3 } from "three";
import type { PointerCatcher } from "../src/board";
import { FIELD_OF_VIEW } from "../src/scene3d/orbit";
import { QuietTable } from "../test/games/table";
import type { Mouse, Point } from "./person";

export interface Size {
  width: number;
  height: number;
}

export class BenchTable extends QuietTable implements Mouse {
  override readonly fieldOfView = FIELD_OF_VIEW;
  private catcher: PointerCatcher | null = null;
  private at: Point | null = null;

  constructor({ width, height }: Size) {
    super();
    this.aspect = width / height;
    Object.defineProperties(this.canvas, { clientWidth: { value: width }, clientHeight: { value: height } });
    this.camera.up.set(0, 0, 1);
    this.camera.fov = (FIELD_OF_VIEW * 180) / Math.PI;
    this.camera.aspect = this.aspect;
    this.camera.near = 0.05;
    this.camera.updateProjectionMatrix();
  }

  override frame(centre?: Vector3, distance = 1, pitch = 1, yaw = 0): void {
    if (!centre) return;
    const flat = Math.cos(pitch) * distance;
    this.camera.position.set(
      centre.x + Math.sin(yaw) * flat,
      centre.y - Math.cos(yaw) * flat,
      centre.z + Math.sin(pitch) * distance,
    );
    this.camera.lookAt(centre);
    this.camera.updateMatrixWorld();
  }

  override catchPointer(catcher: PointerCatcher | null = null): void {
    this.catcher = catcher;
  }

  // The pointer

  move(to: Point): void {
    const from = this.at ?? to;
    this.at = to;
    this.catcher?.steer(to, to.x - from.x, to.y - from.y, false);
  }

  press(): void {
    if (this.at) this.catcher?.press(this.at);
  }

  release(): void {
    this.catcher?.release();
  }

  // What is seen

  pixel(place: Vector3): Point {
    const { clientWidth, clientHeight } = this.canvas;
    const seen = place.clone().project(this.camera);
    return { x: ((seen.x + 1) / 2) * clientWidth, y: ((1 - seen.y) / 2) * clientHeight };
  }

  metres(place: Vector3): number {
    const far = this.camera.position.distanceTo(place);
    return (far * 2 * Math.tan(this.fieldOfView / 2)) / this.canvas.clientHeight;
  }
}
