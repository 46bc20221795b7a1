/** What the boards of the two games with a bowl share: its pieces, its pole, and fingers that reach into it. */

import { Group, type Object3D, Vector3 } from "three";
import type { HandSender, Named, Table3D } from "../board";
import type { Task } from "../hand/hand";
import { fingerMesh, type HandLook, palmMesh } from "../hand/meshes";
import type { Paints } from "../look/paint";
import { circle, eyeOf, type Gaze, lookAt, type Margins, show } from "../scene3d/framing";
import { PhysicalBoard } from "./board";
import { type BowlScene, bowlMesh, pieceMesh, poleMesh, type Woods } from "./bowl";
import { leaningTo } from "./finger_room";
import { Heap } from "./heap";
import { roundThePole } from "./past_pole";
import type { RefereeWords } from "./reports";

const PALM_HEIGHT = 0.046;
const OVER = 0.042; // metres above a piece where a hand hovers
const CLEAR = 0.003; // metres above the heap, at least

/** How a game's bowl looks, and the hand in it. */
export interface BowlLook {
  woods: Woods;
  hand: HandLook;
  palm: number;
  /** the weight on the pole */
  top(scene: BowlScene, paints: Paints): Object3D;
  /** what the pole is called */
  pole(): string;
  seatColour(seat: number): string;
}

/** What is seen from near, and how. */
export interface CloseLook {
  points: Vector3[];
  gaze: Gaze;
}

export abstract class BowlBoard<View> extends PhysicalBoard<View, BowlScene> {
  protected readonly bowl = new Group();
  private lookedFor = ""; // what was asked for when the eye last looked for a way past the pole
  private round = 0; // radians that it has gone round for it

  constructor(
    table: Table3D,
    hand: HandSender,
    words: RefereeWords,
    private readonly look: BowlLook,
  ) {
    super(table, hand, words);
    table.root.add(this.bowl);
  }

  protected abstract closeLook(): CloseLook;
  /** The whole board. */
  protected abstract frameAll(margins: Margins): void;

  protected frame(close: boolean, margins: Margins): void {
    if (!close) {
      this.round = 0;
      return this.frameAll(margins);
    }
    const { points, gaze } = this.closeUp(this.round);
    show(this.table, points, gaze, margins);
  }

  private closeUp(round: number): CloseLook {
    const { points, gaze } = this.closeLook();
    return { points, gaze: { ...gaze, yaw: (gaze.yaw ?? 0) + round } };
  }

  protected override shown(): void {
    const { asked } = this.physical;
    if (asked === this.lookedFor) return;
    this.lookedFor = asked;
    if (asked && !this.table.turned) this.goRound();
  }

  /** Nobody can aim at what lies straight behind the pole: the eye goes to where it is seen. */
  private goRound(): void {
    const heap = this.heap();
    if (!this.view || !this.parts || !heap) return;
    const { foot, pole } = this.parts;
    const ends = { low: heap.poleAt(foot), high: heap.poleAt(foot + pole.length), radius: pole.diameter / 2 };
    const pieces = this.chosen(this.view).flatMap((name) => this.physical.place(name) ?? []);
    const margins = this.margins();
    const round = roundThePole(pieces, ends, (turn) => {
      const { points, gaze } = this.closeUp(turn);
      return eyeOf(lookAt(this.table, points, gaze, margins));
    });
    if (round === this.round) return;
    this.round = round;
    this.resized();
  }

  protected build(scene: BowlScene): void {
    this.bowl.clear();
    this.bowl.add(bowlMesh(scene, this.look.woods));
  }

  protected body(name: string, scene: BowlScene): Object3D | null {
    const { hand, palm, top } = this.look;
    if (name === "pole") return poleMesh(scene, top(scene, this.paints));
    if (name === "hand") return palmMesh(hand, PALM_HEIGHT, palm);
    if (name.startsWith("finger")) return fingerMesh(hand, scene.finger.length, scene.finger.radius);
    const piece = scene.pieces.find((one) => one.name === name);
    return piece ? pieceMesh(piece, this.paints) : null;
  }

  /** Pieces in the bowl by their names in words, and the pole. */
  protected bodyNames(pieces: [piece: string, name: string][]): Named[] {
    return [...pieces, ["pole", this.look.pole()] as const].flatMap(([body, name]) => {
      const object = this.physical.body(body);
      return object ? [{ object, name }] : [];
    });
  }

  /** To take a piece out of the bowl: which one is meant by a pointer here, or by none. */
  protected taking(piece: string, choose: (at: { x: number; y: number } | null) => string | null): Task {
    const chosen = (at: { x: number; y: number } | null): string => choose(at) ?? "";
    return {
      kind: "take",
      piece,
      stick: false,
      grasp: (at) => this.heap()?.grasp(chosen(at)) ?? null,
      level: (at) => this.physical.place(chosen(at))?.z ?? this.rimHeight(),
      over: (aim) => this.over(aim),
      up: (aim) => this.leaning(aim),
    };
  }

  private over(aim: Vector3): Vector3 {
    const up = this.leaning(aim);
    const clear = ((this.parts?.hand.high ?? 0) + CLEAR - aim.z) / up.z;
    return aim.clone().addScaledVector(up, Math.max(OVER, clear));
  }

  protected rim(): Vector3[] {
    return circle(this.parts?.rim ?? 0.04, this.rimHeight());
  }

  /** Round the top of a pole that stands, for the camera. */
  protected poleTop(): Vector3[] {
    const { foot, pole } = this.parts ?? { foot: 0, pole: { length: 0.15, top_length: 0.02 } };
    return circle(0.012, foot + (pole.length + pole.top_length) * 0.9);
  }

  private rimHeight(): number {
    return this.parts ? this.parts.foot + this.parts.depth : 0;
  }

  /** From the fingertips to the palm of a hand over a place: it leans away from the pole. */
  private leaning(aim: Vector3): Vector3 {
    const pole = this.heap()?.poleAt(aim.z) ?? new Vector3();
    const side = Math.atan2(aim.y - pole.y, aim.x - pole.x);
    return leaningTo(side, this.parts?.hand.lean ?? 0);
  }

  protected override seatColour(seat: number): string {
    return this.look.seatColour(seat);
  }

  /** The pieces as they lie in the newest picture. */
  protected heap(): Heap | null {
    const frame = this.physical.newest;
    return frame && this.parts ? new Heap(this.parts, this.physical.names, frame) : null;
  }
}
