/** A table without a screen whose camera sees, and whose pointer a model moves. */

import type { Vector3 } from "three";
import type { PointerCatcher } from "../src/board";
import { SeeingTable } from "../test/games/table";
import type { Mouse, Point } from "./person";

export class BenchTable extends SeeingTable implements Mouse {
  private catcher: PointerCatcher | null = null;
  private at: Point | null = null;

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
