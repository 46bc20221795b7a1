/** A table without a screen: it remembers what a board offers and names. */

import { Group, type Object3D, PerspectiveCamera, type Vector3 } from "three";
import type { Choice, Ground, Named, Occasion, Room, Table3D } from "../../src/board";
import type { Update } from "../../src/protocol";
import { FIELD_OF_VIEW } from "../../src/scene3d/orbit";

export class QuietTable implements Table3D {
  readonly root = new Group();
  readonly overlay = document.createElement("div");
  readonly canvas = document.createElement("canvas");
  readonly camera = new PerspectiveCamera();
  reducedMotion = true;
  readonly palette = "normal";
  turned = false;
  readonly fieldOfView: number = 0.56;
  aspect = 1.6;
  offered: Choice[] = [];
  named: Named[] = [];
  frames = 0;
  breathes = false;
  room: Room | null = null;
  ground: Ground | null = null;
  marked: readonly Object3D[] = [];
  readonly told: Occasion[] = [];
  readonly sounds: string[] = [];
  private readonly watchers = new Set<(now: number) => boolean>();

  offer(choices: Choice[]): void {
    this.offered = choices;
  }

  name(things: Named[]): void {
    this.named = things;
  }

  mark(things: readonly Object3D[]): void {
    this.marked = things;
  }

  frame(): void {
    this.frames++;
  }

  tell(occasion: Occasion): Promise<void> {
    this.told.push(occasion);
    return Promise.resolve();
  }

  watch(): void {}

  light(room: Room): void {
    this.room = room;
  }

  lay(ground: Ground): void {
    this.ground = ground;
  }

  breathe(on: boolean): void {
    this.breathes = on;
  }

  animate(_milliseconds: number, each: (share: number) => void): Promise<void> {
    each(1);
    return Promise.resolve();
  }

  everyPicture(each: (now: number) => boolean): () => void {
    this.watchers.add(each);
    return () => this.watchers.delete(each);
  }

  /** Draw a picture. */
  picture(): void {
    for (const each of this.watchers) if (!each(performance.now())) this.watchers.delete(each);
  }

  catchPointer(): void {}
  changed(): void {}

  sound(name: string): void {
    this.sounds.push(name);
  }
}

export interface Size {
  width: number;
  height: number;
}

/** A table without a screen whose camera sees what a screen of this size would. */
export class SeeingTable extends QuietTable {
  override readonly fieldOfView = FIELD_OF_VIEW;

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
    super.frame();
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
}

/** An update with what tests leave out. */
export function whole(part: Partial<Update>): Update {
  return {
    type: "update",
    table: "test",
    number: 1,
    version: 1,
    variant: "base",
    started: true,
    words: [],
    asides: [],
    hand: null,
    clock: null,
    may_undo: "no",
    undo: null,
    request: null,
    rematch: [],
    next_table: null,
    watchers: "table",
    watching: 0,
    listed: false,
    ...part,
  } as Update;
}

/** Wait until what was shown is drawn. */
export async function drawn(): Promise<void> {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve();
}
