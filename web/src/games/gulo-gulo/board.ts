/** The board of Gulo Gulo: draws the view, offers its moves, and lets the paw work in the nest. */

import type { Object3D } from "three";
import type { HandDoor, Named, Table3D } from "../../board";
import type { Task } from "../../hand/hand";
import { PAW } from "../../hand/paws";
import { colourWord, say } from "../../hand/words";
import type { GuloGuloView, Update } from "../../protocol";
import { type Extent, showBox } from "../../room/framing";
import { alarmTop, type BowlScene } from "../../stage/bowl";
import { BowlBoard } from "../../stage/bowlboard";
import type { RefereesWords } from "../../stage/physical";
import { makeMat } from "./mat";
import { MAT } from "./path";
import { Trail } from "./trail";
import { twigs } from "./twigs";

const NEST: Extent = { min: [-0.06, -0.03, 0.01], max: [0.06, 0.03, 0.17] };
const SWAMP: Extent = { min: [-MAT, -MAT, 0], max: [MAT, MAT, 0.03] };
const WORDS: RefereesWords = {
  accident: (word) => word.startsWith("alarm") && word !== "alarm gave up",
  sound: (word) => (word === "takes" ? "take" : word.startsWith("alarm") ? "alarm" : null),
};

export class GuloGuloBoard extends BowlBoard<GuloGuloView> {
  private readonly trail: Trail;

  constructor(table: Table3D, hand: HandDoor) {
    const woods = { light: "#c08a55", dark: "#7c4d2a" };
    super(table, hand, WORDS, { woods, hand: PAW, palm: 0.021, top: alarmTop, pole: () => say("pole") });
    this.trail = new Trail(table, this.paints);
    table.root.add(makeMat(), this.trail.group);
    this.resized();
  }

  protected override build(scene: BowlScene): void {
    super.build(scene);
    this.bowl.add(twigs(scene));
  }

  protected draw(view: GuloGuloView, update: Update): void {
    this.trail.show(view, update.game);
  }

  protected places(move: string, view: GuloGuloView): (Object3D | undefined)[] {
    const [verb, what = ""] = move.split(" ");
    return verb === "point" ? [this.stage.body(what)] : this.trail.choices(move, view);
  }

  protected names(view: GuloGuloView): Named[] {
    const eggs = view.nest.map((egg): [string, string] => [egg, say("eggNamed", parts(egg))]);
    return [...this.trail.names(view), ...this.bodyNames(eggs)];
  }

  protected task({ egg }: GuloGuloView): Task | null {
    return egg ? this.taking(say("egg", parts(egg)), () => egg) : null;
  }

  protected choosesClosely(move: string): boolean {
    return move.startsWith("point ");
  }

  /** The whole swamp, or the nest close by with room for the buttons of the hand. */
  protected frame(close: boolean, free: number): void {
    if (close) showBox(this.table, NEST, 0.6, 0, free);
    else showBox(this.table, SWAMP, this.table.aspect < 1 ? 1.05 : 0.92);
  }
}

/** "blue-3" in words. */
function parts(egg: string): { colour: string; number: string } {
  const [colour = "", number = ""] = egg.split("-");
  return { colour: colourWord(colour), number };
}
