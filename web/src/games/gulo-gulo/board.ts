/** The board of Gulo Gulo: draws the view, offers its moves, and lets the paw work in the nest. */

import type { Object3D } from "three";
import type { HandSender, MakeBoard, Named, Shot, Table3D } from "../../board";
import type { Task } from "../../hand/hand";
import type { HandLook } from "../../hand/meshes";
import { colourWord, say } from "../../hand/words";
import type { BowlScene } from "../../physical/bowl";
import { BowlBoard, type CloseLook } from "../../physical/bowl_board";
import { isAccident, type RefereeWords } from "../../physical/reports";
import type { GuloGuloView, Update } from "../../protocol";
import { circle, type Gaze, type Margins, show } from "../../scene3d/framing";
import { alarmTop } from "./alarm";
import { colourOf } from "./colours";
import { filmOf } from "./film";
import { makeGround } from "./ground";
import { makeMat } from "./mat";
import { Mother } from "./mother";
import { MAT } from "./path";
import { ROOM } from "./room";
import { makeSwamp } from "./swamp";
import { Trail } from "./trail";
import { twigs } from "./twigs";

const PAW: HandLook = { skin: "#7d5431", tip: "#f3e8cf", claws: true };
const AT_THE_RIM: Gaze = { low: 0.5, high: 0.5 };
const OVER_THE_SWAMP: Gaze = { low: 0.5, high: 0.78 };
const NEST = [...circle(0.064, 0.03), ...circle(0.012, 0.165)]; // the nest, and a hand that draws out an egg
const SWAMP = circle(MAT - 0.008, 0);
const WORDS: RefereeWords = {
  gaveUp: "alarm gave up",
  sounds: [
    ["takes", "take"],
    ["alarm", "alarm"],
  ],
};

export class GuloGuloBoard extends BowlBoard<GuloGuloView> {
  private readonly trail: Trail;
  private readonly mother: Mother;

  constructor(table: Table3D, hand: HandSender) {
    const woods = { light: "#c08a55", dark: "#7c4d2a" };
    const look = { woods, hand: PAW, palm: 0.021, top: alarmTop, pole: () => say("pole"), seatColour: colourOf };
    super(table, hand, WORDS, look);
    this.trail = new Trail(table, this.paints);
    this.mother = new Mother(table);
    table.light(ROOM);
    table.lay(makeGround());
    table.root.add(makeMat(), makeSwamp(), this.trail.group, this.mother.group);
    this.resized();
  }

  protected override build(scene: BowlScene): void {
    super.build(scene);
    this.bowl.add(twigs(scene));
  }

  film(): Shot[] {
    const { table, trail, mother } = this;
    return filmOf(table, { trail, mother, pole: this.physical.body("pole"), foot: this.parts?.foot ?? 0 });
  }

  protected draw(view: GuloGuloView, update: Update, seen: Promise<void>): void {
    this.trail.show(view, seen);
    if (update.events.some(isAccident)) this.mother.fly();
  }

  protected places(move: string, view: GuloGuloView): (Object3D | undefined)[] {
    const [verb, what = ""] = move.split(" ");
    return verb === "point" ? [this.physical.body(what)] : this.trail.choices(move, view);
  }

  protected names(view: GuloGuloView): Named[] {
    const eggs = view.nest.map((egg): [string, string] => [egg, say("eggNamed", parts(egg))]);
    return [...this.trail.names(view), ...this.bodyNames(eggs)];
  }

  protected override pieceOf(seat: number): Object3D | undefined {
    return this.trail.piece(seat);
  }

  protected task({ egg }: GuloGuloView): Task | null {
    return egg ? this.taking(say("egg", parts(egg)), () => egg) : null;
  }

  protected chosen({ egg }: GuloGuloView): string[] {
    return egg ? [egg] : [];
  }

  protected choosesClosely(move: string): boolean {
    return move.startsWith("point ");
  }

  /** The nest, with room for the buttons of the hand. */
  protected closeLook(): CloseLook {
    return { points: [...NEST, ...this.poleTop()], gaze: AT_THE_RIM };
  }

  protected frameAll(margins: Margins): void {
    show(this.table, [...SWAMP, ...this.poleTop()], OVER_THE_SWAMP, margins);
  }
}

/** "blue-3" in words. */
function parts(egg: string): { colour: string; number: string } {
  const [colour = "", number = ""] = egg.split("-");
  return { colour: colourWord(colour), number };
}

const makeBoard: MakeBoard = (table, hand) => new GuloGuloBoard(table, hand);
export default makeBoard;
