/**
 * What the boards of the two games without hands share: a scene for the shape of the picture, and one move told after
 * the other.
 */

import { Group, type Object3D } from "three";
import type { Board, Table3D } from "../board";
import type { Update } from "../protocol";
import { type Area, fitBelow } from "./framing";
import { Glider } from "./glide";
import { Sign } from "./sign";
import { isNext, isSame, UpdateQueue } from "./update_queue";

/** All that lies on the table for one shape of the picture and one number of players. */
interface Laid {
  readonly group: Group;
  readonly layout: { area: Area };
  dispose(): void;
}

/** How steeply the camera looks down, in radians. */
interface Pitches {
  wide: number;
  tall: number;
}

const NAMES = 66; // pixels
const MOST = 0.2; // of the picture's height

export abstract class FlatBoard<View, Scene extends Laid> implements Board {
  protected readonly glider: Glider;
  protected readonly queue = new UpdateQueue((update, hurry) => this.draw(update, hurry));
  protected readonly ground = new Group(); // moved so that the middle of all lies in the light
  protected update: Update | null = null;
  protected view: View | null = null;
  private laid: Scene | null = null;
  private made = ""; // what the scene was made for
  private signs: Sign[] = [];

  constructor(
    protected readonly table: Table3D,
    private readonly pitches: Pitches = { wide: 1, tall: 1.2 },
  ) {
    this.glider = new Glider(table);
    table.root.add(this.ground);
  }

  /** What else than the number of players, the palette and the language needs a scene of its own. */
  protected abstract kindOf(update: Update): (string | number | boolean)[];
  protected abstract make(update: Update, wide: boolean): Scene;
  /** The same position: somebody spoke, came or went. */
  protected abstract tellAgain(scene: Scene, view: View, update: Update): void;
  /** Everything goes where the view has it; `before`: from there, to be seen on its way. */
  protected abstract goOn(scene: Scene, view: View, update: Update, before: View | null): Promise<void>;

  show(update: Update): void {
    this.queue.add(update);
  }

  resized(): void {
    if (!this.update) return;
    const scene = this.sceneFor(this.update);
    this.frame(scene);
    if (this.view) void this.goOn(scene, this.view, this.update, null);
  }

  dispose(): void {
    this.queue.stop();
    this.withdraw();
    this.table.name([]);
    this.laid?.dispose();
    this.ground.removeFromParent();
  }

  /** Nothing can be chosen any more. */
  protected withdraw(): void {
    this.clearSigns();
    this.table.offer([]);
  }

  /** A sign on the table, until the next ones are put up. */
  protected putUp(scene: Scene, text: string): Sign {
    const sign = new Sign(text);
    scene.group.add(sign.object);
    this.signs.push(sign);
    return sign;
  }

  protected clearSigns(): void {
    for (const sign of this.signs.splice(0)) sign.dispose();
  }

  private async draw(update: Update, hurry: boolean): Promise<void> {
    const before = this.view;
    const last = this.update;
    const old = this.laid;
    this.update = update;
    const scene = this.sceneFor(update);
    const view = update.view as View | null;
    if (view && before && scene === old && isSame(last, update)) return this.tellAgain(scene, view, update);
    this.withdraw();
    if (!view) return this.table.changed();
    this.view = view;
    await this.goOn(scene, view, update, !hurry && isNext(last, update) ? before : null);
  }

  /** The scene for this update: made anew when what it is made for has changed. */
  private sceneFor(update: Update): Scene {
    const wide = this.table.aspect >= 1;
    const { palette } = this.table;
    const key = [update.seats.length, wide, palette, document.documentElement.lang, ...this.kindOf(update)].join();
    if (this.laid && key === this.made) return this.laid;
    this.laid?.dispose();
    this.made = key;
    const scene = this.make(update, wide);
    this.laid = scene;
    this.ground.add(scene.group);
    this.frame(scene);
    return scene;
  }

  /** The share of the picture that the names of the players lie over; on a phone they stand above it. */
  private band(): number {
    const { canvas } = this.table;
    const { top } = canvas.getBoundingClientRect();
    return top < NAMES / 2 && canvas.clientHeight > 0 ? Math.min(MOST, NAMES / canvas.clientHeight) : 0;
  }

  private frame(scene: Scene): void {
    const { area } = scene.layout;
    this.ground.position.y = -(area.near + area.far) / 2;
    this.look(scene, this.band() * this.table.canvas.clientHeight);
  }

  /** Let the camera go where all of the scene is seen; so many pixels at the upper edge are taken by names. */
  protected look(scene: Scene, top: number): void {
    const { aspect, fieldOfView, canvas } = this.table;
    const pitch = aspect >= 1 ? this.pitches.wide : this.pitches.tall;
    const band = top / Math.max(1, canvas.clientHeight);
    const { centre, distance } = fitBelow(scene.layout.area, { aspect, fieldOfView, pitch }, band);
    this.table.frame(centre.add(this.ground.position), distance, pitch);
  }
}

/** A thing on the table that stands for a move. */
export interface Offered {
  move: string;
  object: Object3D;
}
