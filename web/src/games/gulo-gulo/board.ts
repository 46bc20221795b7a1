/** The board of Gulo Gulo: draws the view, offers its moves, and lets the paw work in the nest. */

import type { Object3D } from "three";
import type { Board, Choice, HandDoor, Named, Table3D } from "../../board";
import type { Task } from "../../hand/hand";
import { colourWord, say } from "../../hand/words";
import { discard } from "../../look/discard";
import { Paints } from "../../look/paint";
import type { PoseFrame } from "../../poses";
import type { GuloGuloView, Scene, Update } from "../../protocol";
import { type Extent, showBox } from "../../room/framing";
import type { BowlScene } from "../../stage/bowl";
import { Heap } from "../../stage/reach";
import { Stagecraft, wantsALook } from "../../stage/stagecraft";
import { makeMat } from "./mat";
import { Nest } from "./nest";
import { MAT } from "./path";
import { Trail } from "./trail";

const NEST: Extent = { min: [-0.06, -0.03, 0.01], max: [0.06, 0.03, 0.145] };
const SWAMP: Extent = { min: [-MAT, -MAT, 0], max: [MAT, MAT, 0.03] };

export class GuloGuloBoard implements Board {
  private readonly paints: Paints;
  private readonly nest: Nest;
  private readonly trail: Trail;
  private readonly stage: Stagecraft;
  private view: GuloGuloView | null = null;
  private update: Update | null = null;
  private bowl: BowlScene | null = null;
  private close = false;

  constructor(
    private readonly table: Table3D,
    hand: HandDoor,
  ) {
    this.paints = new Paints(table.palette);
    this.nest = new Nest(this.paints);
    this.trail = new Trail(table, this.paints);
    table.root.add(makeMat(), this.nest.group, this.trail.group);
    this.stage = new Stagecraft(table, hand, {
      body: (name) => this.nest.body(name),
      task: () => this.task(),
      accident: (word) => word.startsWith("alarm") && word !== "alarm gave up",
      sound: (word) => (word === "takes" ? "take" : word.startsWith("alarm") ? "alarm" : null),
    });
    this.resized();
  }

  scene(told: Scene): void {
    this.bowl = told.scene as unknown as BowlScene;
    this.nest.build(this.bowl);
    this.stage.scene(told);
    if (this.update) this.show({ ...this.update, events: [] });
    this.table.changed();
  }

  poses(frame: PoseFrame): void {
    this.stage.poses(frame);
  }

  show(update: Update): void {
    const view = update.view as unknown as GuloGuloView | null;
    if (!view) return;
    this.view = view;
    this.update = update;
    this.trail.show(view, update.game);
    this.nest.sleeve(update);
    const moves = [...update.moves, ...update.asides].map(({ text }) => text);
    this.table.offer(moves.flatMap((move) => this.choices(move, view)));
    this.table.name([...this.trail.names(view), ...this.eggNames(view)]);
    this.stage.show(update);
    this.lookFor(wantsALook(update, "point "));
    this.table.changed();
  }

  resized(): void {
    this.look(this.close);
  }

  dispose(): void {
    this.stage.dispose();
    discard(this.table.root);
    this.paints.dispose();
  }

  /** Come closer or go back, unless the player is there already. */
  private lookFor(close: boolean): void {
    if (close !== this.close) this.look(close);
  }

  /** The whole swamp, or the nest close by with room for the buttons of the hand. */
  private look(close: boolean): void {
    this.close = close;
    if (close) showBox(this.table, NEST, 0.6, 0, 0.74);
    else showBox(this.table, SWAMP, this.table.aspect < 1 ? 1.05 : 0.92);
  }

  private choices(move: string, view: GuloGuloView): Choice[] {
    const [verb, what = ""] = move.split(" ");
    const objects = verb === "point" ? [this.stage.body(what)] : this.trail.choices(move, view);
    return objects.filter((object): object is Object3D => object !== undefined).map((object) => ({ move, object }));
  }

  private eggNames(view: GuloGuloView): Named[] {
    const eggs = view.nest.flatMap((egg) => {
      const object = this.stage.body(egg);
      return object ? [{ object, name: say("eggNamed", { name: named(egg) }) }] : [];
    });
    const pole = this.stage.body("pole");
    return pole ? [...eggs, { object: pole, name: say("pole") }] : eggs;
  }

  private task(): Task | null {
    const egg = this.view?.egg;
    if (!egg) return null;
    return {
      kind: "take",
      piece: say("egg", { colour: named(egg) }),
      stick: false,
      aim: () => () => {
        const frame = this.stage.newest;
        return frame && this.bowl ? new Heap(this.bowl, this.stage.names, frame).grasp(egg) : null;
      },
    };
  }
}

/** "blue-3" in words. */
function named(egg: string): string {
  const [colour = "", number = ""] = egg.split("-");
  return `${colourWord(colour)} ${number}`;
}
