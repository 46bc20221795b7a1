/** What the boards of the two games with a bowl share: its pieces, its pole, and fingers that reach into it. */

import { Group, type Object3D } from "three";
import type { HandSender, Named, Table3D } from "../board";
import type { Task } from "../hand/hand";
import { fingerMesh, type HandLook, palmMesh } from "../hand/meshes";
import type { Paints } from "../look/paint";
import { PhysicalBoard } from "./board";
import { type BowlScene, bowlMesh, pieceMesh, poleMesh, type Woods } from "./bowl";
import { Heap } from "./heap";
import type { RefereeWords } from "./reports";

const PALM_HEIGHT = 0.046;

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

export abstract class BowlBoard<View> extends PhysicalBoard<View, BowlScene> {
  protected readonly bowl = new Group();

  constructor(
    table: Table3D,
    hand: HandSender,
    words: RefereeWords,
    private readonly look: BowlLook,
  ) {
    super(table, hand, words);
    table.root.add(this.bowl);
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

  /** To take a piece out of the bowl: which one is chosen when the hand reaches. */
  protected taking(piece: string, choose: (at: { x: number; y: number } | null) => string | null): Task {
    const aim: Task["aim"] = (at, misses) => {
      const chosen = choose(at);
      const yaw = chosen === null ? null : (this.heap()?.yaw(chosen, misses) ?? null);
      return () => (chosen === null || yaw === null ? null : (this.heap()?.grasp(chosen, yaw) ?? null));
    };
    return { kind: "take", piece, stick: false, aim };
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
