/** What the boards of the three physical games share: bodies, hand, light on choices, and coming closer. */

import { Mesh, type MeshStandardMaterial, type Object3D, Vector3 } from "three";
import type { Board, View as CameraView, HandSender, Named, Table3D } from "../board";
import { SLEEVE } from "../hand/arm";
import type { Task } from "../hand/hand";
import type { Limits } from "../hand/predicted";
import { discard } from "../look/discard";
import { Paints } from "../look/paint";
import { seatColour } from "../look/palette";
import type { PoseFrame } from "../poses";
import type { Happened, Scene, Update } from "../protocol";
import { BANNER, circle, type Gaze, lookAt, type Margins } from "../scene3d/framing";
import type { RefereeWords } from "./reports";
import { PhysicalScene } from "./scene";

const STILL: Limits = { speed: 0, change: 0, follows: 1, behind: 1, lead: 0 }; // until the server has told more
const LINGERS = 1600; // milliseconds that the camera stays close after a turn
const BUTTONS = { wide: 84, narrow: 104, low: 8 }; // pixels that the hand's words take at the lower edge
const NAMES = 66; // pixels that the players' names take at the upper edge
const EDGE = 6; // pixels
const BREATH = 0.04; // of the picture's height: the top of the pole stays below the names when breath is held
const LOW = 480; // pixels: a phone on its side
const FALL: Gaze = { low: 0.32, high: 0.36 };
const CROWNED: Gaze = { low: 0.4, high: 0.6 };
const ARRIVES = 2600; // milliseconds that the last way of a piece takes
const MOST_YAW = 1.5; // radians: what falls farther to the back is seen over the rim
const BEHIND = 0.5;
const ASIDE = 0.02; // metres from the middle, from where on something has fallen to a side
const SPREAD = 0.03; // metres round what fell

/** A game says what it is made of (`Parts`, told by the server) and draws its view. */
export abstract class PhysicalBoard<View, Parts extends { hand: Limits }> implements Board {
  protected readonly paints: Paints;
  protected readonly physical: PhysicalScene;
  protected view: View | null = null;
  protected parts: Parts | null = null;
  private update: Update | null = null;
  private close = false;
  private closeFor: number | null = null; // whose turn the camera stays close for
  private lastFramed = "";
  private leaving = 0;

  constructor(
    protected readonly table: Table3D,
    hand: HandSender,
    words: RefereeWords,
  ) {
    this.paints = new Paints(table.palette);
    this.physical = new PhysicalScene(table, hand, {
      words,
      body: (name) => this.parts && this.body(name, this.parts),
      task: () => this.view && this.task(this.view),
      limits: () => ({ ...STILL, ...this.parts?.hand }),
      look: (event) => this.seenBest(event),
      shown: () => this.shown(),
    });
  }

  /** What stands still: made once the parts are known. */
  protected abstract build(parts: Parts): void;
  /** A body by its name, made once; null if it is not drawn. */
  protected abstract body(name: string, parts: Parts): Object3D | null;
  /** All that is no physical body; `seen`: when everybody has seen what the referee told, and things may go on. */
  protected abstract draw(view: View, update: Update, seen: Promise<void>): void;
  /** Where the hand works, for the camera. */
  protected abstract rim(): Vector3[];
  /** What on the table stands for a move. */
  protected abstract places(move: string, view: View): (Object3D | undefined)[];
  protected abstract names(view: View, update: Update): Named[];
  /** What the hand at this screen is asked to do now. */
  protected abstract task(view: View): Task | null;
  /** The bodies that a hand may go for now, whosever it is. */
  protected abstract chosen(view: View): string[];
  /** Whether the player chooses where the hand shall work, and so wants to look closely. */
  protected abstract choosesClosely(move: string): boolean;
  /** Let the camera see everything, or where the hand works, clear of what lies over the edges of the picture. */
  protected abstract frame(close: boolean, margins: Margins): void;
  /** What else changes what is framed: while it stays the same, the camera stays as the player has turned it. */
  protected framed(_view: View): string {
    return "";
  }

  /** What stands for a player on the table. */
  protected pieceOf(_seat: number): Object3D | undefined {
    return undefined;
  }

  /** After every picture. */
  protected shown(): void {}

  /** The colour of a player's own things. */
  protected seatColour(seat: number): string {
    return seatColour(seat);
  }

  scene(told: Scene): void {
    this.parts = told.scene as unknown as Parts;
    this.build(this.parts);
    this.physical.scene(told);
    this.resized();
    if (this.update) this.show({ ...this.update, events: [] });
    this.table.changed();
  }

  poses(frame: PoseFrame): void {
    this.physical.poses(frame);
  }

  show(update: Update): void {
    const view = update.view as View | null;
    if (!view) return;
    const ends = this.update?.outcome === null && update.outcome !== null;
    this.view = view;
    this.update = update;
    const seen = this.physical.hear(update);
    this.draw(view, update, seen);
    if (ends) void seen.then(() => this.crown(update));
    this.paintSleeve(update);
    const moves = [...update.moves, ...update.asides].map(({ text }) => text);
    this.table.offer(
      moves.flatMap((move) => this.places(move, view).flatMap((object) => (object ? [{ move, object }] : []))),
    );
    this.table.name(this.names(view, update));
    this.physical.show(update);
    const chosen = update.hand?.phase === "trying" ? this.chosen(view) : [];
    this.table.mark([...chosen.flatMap((name) => this.physical.body(name) ?? []), ...this.winners(update)]);
    this.comeCloser(update);
    this.table.changed();
  }

  private winners({ outcome }: Update): Object3D[] {
    return (outcome?.winners ?? []).flatMap((seat) => this.pieceOf(seat) ?? []);
  }

  /** The winner's piece, when it has come to where it stands, is looked at from near. */
  private async crown(update: Update): Promise<void> {
    await this.table.animate(ARRIVES, () => undefined);
    const round = this.winners(update).flatMap(({ position: { x, y, z } }) => circle(SPREAD, z + SPREAD / 2, x, y));
    const look = round.length > 0 ? lookAt(this.table, round, CROWNED, { top: BANNER, bottom: EDGE }) : undefined;
    await this.table.tell({ mood: "joy", words: update.outcome?.sentence ?? "", look });
  }

  resized(): void {
    this.frame(this.close, this.margins());
  }

  /** On a phone the names stand above the picture. */
  private namesLieOver(): boolean {
    return this.table.canvas.getBoundingClientRect().top < NAMES / 2;
  }

  /** Over the picture lie the names of the players, and in a try of one's own the words of the hand. */
  protected margins(): Margins {
    const plays = this.update?.seats.some(({ mine }) => mine) ?? false;
    const high = this.table.canvas.clientHeight;
    const narrow = this.table.aspect < 1;
    const buttons = narrow ? BUTTONS.narrow : high < LOW ? BUTTONS.low : BUTTONS.wide;
    return {
      top: this.namesLieOver() ? NAMES + (this.close ? BREATH * high : 0) : EDGE,
      bottom: this.close && plays ? Math.min(buttons, high / 4) : EDGE,
    };
  }

  dispose(): void {
    window.clearTimeout(this.leaving);
    this.table.mark([]);
    this.physical.dispose();
    discard(this.table.root);
    this.paints.dispose();
  }

  /**
   * Come closer for a choice or a try, and stay for the whole turn; then, and where something else has to be chosen, go
   * back, but not before it was seen how the try ended.
   */
  private comeCloser(update: Update): void {
    const tries = update.hand?.phase === "trying";
    const whose = tries ? (update.hand?.seat ?? null) : update.turn;
    const near = tries || update.moves.some(({ text }) => this.choosesClosely(text));
    const stays = this.close && whose === this.closeFor && update.moves.length === 0 && !update.outcome;
    window.clearTimeout(this.leaving);
    if (near) {
      this.closeFor = whose;
      this.goNear(true);
    } else if (this.close && !stays) this.leaving = window.setTimeout(() => this.goNear(false), LINGERS);
    else this.goNear(this.close);
  }

  private goNear(near: boolean): void {
    const framed = `${near} ${this.view ? this.framed(this.view) : ""}`;
    if (framed === this.lastFramed) return;
    this.lastFramed = framed;
    this.close = near;
    this.resized();
  }

  /** From low on the side to which it fell: it comes towards the eye. */
  private seenBest({ bodies, place }: Happened): CameraView {
    const fallen = bodies.flatMap((name) => this.physical.place(name) ?? []);
    const down = place ? [new Vector3(...place)] : fallen.slice(0, 1);
    const [at = new Vector3()] = down;
    const yaw = Math.hypot(at.x, at.y) > ASIDE ? Math.atan2(at.x, -at.y) : 0;
    const gaze = { ...FALL, yaw: Math.abs(yaw) > MOST_YAW ? Math.sign(yaw) * BEHIND : yaw };
    const points = [...this.rim(), ...down.flatMap(({ x, y, z }) => circle(SPREAD, z, x, y))];
    return lookAt(this.table, points, gaze, { top: BANNER, bottom: EDGE });
  }

  /** The cuff has the colour of the player whose hand it is. */
  private paintSleeve(update: Update): void {
    const cuff = this.physical.body("hand")?.getObjectByName(SLEEVE);
    const seat = update.hand?.seat ?? null;
    if (seat === null || !(cuff instanceof Mesh)) return;
    (cuff.material as MeshStandardMaterial).color.set(this.paints.colour(this.seatColour(seat)));
  }
}
