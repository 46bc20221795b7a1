/** The board of Pharaoh's Gulo Gulo: draws the view, offers its moves, and lets the glove work in the trap. */

import { Group, type Object3D } from "three";
import type { HandSender, MakeBoard, Named, Table3D } from "../../board";
import type { Task } from "../../hand/hand";
import type { HandLook } from "../../hand/meshes";
import { colourWord, say } from "../../hand/words";
import { discard } from "../../look/discard";
import { BowlBoard } from "../../physical/bowl_board";
import { nearestOnScreen } from "../../physical/pointing";
import type { RefereeWords } from "../../physical/reports";
import type { PharaohView } from "../../protocol";
import { type Extent, showBox } from "../../scene3d/framing";
import { colourOf } from "./colours";
import { makeMat } from "./mat";
import { BOARD } from "./plan";
import { makePlates } from "./plates";
import { staffTop } from "./staff";
import { Track } from "./track";

const GLOVE: HandLook = { skin: "#b98545", tip: "#7a4f22", claws: false };
const TRAP: Extent = { min: [-0.055, -0.03, 0.01], max: [0.055, 0.03, 0.17] };
const TRAP_TURNED: Extent = { min: [-0.03, -0.055, 0.01], max: [0.03, 0.055, 0.17] };
const ALL: Extent = { min: [BOARD.min.x, BOARD.min.y - 0.035, 0], max: [BOARD.max.x, BOARD.max.y, 0.02] };
const WORDS: RefereeWords = {
  accident: /^landslide/,
  sounds: [
    ["takes", "take"],
    ["landslide", "tumble"],
  ],
};

export class PharaohBoard extends BowlBoard<PharaohView> {
  private readonly track: Track;
  private readonly ground = new Group(); // the mat and the plates
  private laidFor = "";

  constructor(table: Table3D, hand: HandSender) {
    const woods = { light: "#b99a68", dark: "#6f5230" };
    const look = { woods, hand: GLOVE, palm: 0.02, top: staffTop, pole: () => say("staff"), seatColour: colourOf };
    super(table, hand, WORDS, look);
    this.track = new Track(table, this.paints);
    table.root.add(this.ground, this.track.group);
    this.resized();
  }

  override resized(): void {
    super.resized();
    if (this.view) this.lay(this.view);
  }

  protected draw(view: PharaohView): void {
    this.lay(view);
    this.track.show(view);
  }

  protected places(move: string, view: PharaohView): (Object3D | undefined)[] {
    return this.track.choices(move, view);
  }

  protected names(view: PharaohView): Named[] {
    const boulders = (this.parts?.pieces ?? []).map(({ name, colour }): [string, string] => [
      name,
      say("boulderNamed", { colour: colourWord(colour) }),
    ]);
    return [...this.track.names(view), ...this.bodyNames(boulders)];
  }

  /** Any boulder of the colour will do: the one that is pressed, or the nearest to the hand. */
  protected task({ colour, phase }: PharaohView): Task | null {
    if (!colour || phase !== "try") return null;
    return this.taking(say("boulder", { colour: colourWord(colour) }), (at) => {
      const names = (this.parts?.pieces ?? [])
        .filter((piece) => piece.colour === colour && this.physical.place(piece.name))
        .map(({ name }) => name);
      const pressed = at && nearestOnScreen(this.table, at, names, (name) => this.physical.place(name));
      return pressed ?? this.heap()?.nearest(names) ?? null;
    });
  }

  protected choosesClosely(): boolean {
    return false;
  }

  /** The whole board, from its short side on a narrow screen; or the trap close by. */
  protected frame(close: boolean, free: number): void {
    const { turned } = this;
    if (close) showBox(this.table, turned ? TRAP_TURNED : TRAP, 0.62, turned, free);
    else showBox(this.table, ALL, 1.1, turned);
  }

  /** How far round the board the player sits, in radians. */
  private get turned(): number {
    return this.table.aspect < 0.9 ? -Math.PI / 2 : 0;
  }

  private lay(view: PharaohView): void {
    const { turned } = this;
    const laidFor = `${turned} ${view.mummy} ${view.at.length}`;
    if (laidFor === this.laidFor) return;
    this.laidFor = laidFor;
    discard(this.ground);
    this.ground.add(makeMat(view.mummy ? view.scarab_fields : [], turned));
    if (view.mummy) this.ground.add(makePlates(view.at.length, turned, this.paints));
    this.track.turnTo(turned);
  }
}

const makeBoard: MakeBoard = (table, hand) => new PharaohBoard(table, hand);
export default makeBoard;
