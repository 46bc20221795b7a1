/** The client's own board of a game, on a table without a screen: what a model of a person sees and does there. */

import { type Quaternion, Vector3 } from "three";
import type { Board, HandSender, MakeBoard } from "../src/board";
import { updateInWords } from "../src/i18n/spoken";
import type { PhysicalScene } from "../src/physical/scene";
import { packHand, readPoses, type Scene, type Update, type Words } from "../src/protocol";
import type { Size } from "../test/games/table";
import type { Eyes } from "./person";
import { BenchTable } from "./table";

/** A game's boards, by its name. */
const BOARDS = import.meta.glob<{ default: MakeBoard }>("../src/games/*/board.ts", { eager: true });

export interface Told {
  scene: Scene;
  update: Update<Words>;
  /** the piece that is wanted, and how far along its axis from its middle it is taken, in metres */
  piece: string;
  along: number;
  size: Size;
}

export class Page implements Eyes {
  readonly table: BenchTable;
  private readonly board: Board;
  private readonly physical: PhysicalScene;
  private sent: ArrayBuffer[] = [];

  constructor(private readonly told: Told) {
    this.table = new BenchTable(told.size);
    const make = BOARDS[`../src/games/${told.update.game}/board.ts`]?.default;
    if (!make) throw new Error(`there is no board of ${told.update.game}`);
    this.board = make(this.table, this.sender());
    this.physical = (this.board as unknown as { physical: PhysicalScene }).physical;
    this.board.scene?.(told.scene);
    this.board.show(updateInWords(told.update));
  }

  /** As `net/hand_sender.ts`, but into our own hands. */
  private sender(): HandSender {
    const { hand } = this.told.update;
    const own = { seat: hand?.seat ?? 0, tryNumber: hand?.number ?? 0 };
    return {
      mine: () => own,
      send: (wish) => {
        const made = Math.floor(performance.now());
        this.sent.push(packHand({ ...wish, ...own, made }));
        return made;
      },
    };
  }

  /** A message of the server. */
  hear(frame: ArrayBuffer): void {
    const poses = readPoses(frame);
    if (poses) this.board.poses?.(poses);
  }

  /** Draw a picture; what was sent to the server meanwhile. */
  picture(): ArrayBuffer[] {
    this.table.picture();
    return this.sent.splice(0);
  }

  close(): void {
    this.board.dispose();
  }

  // What is seen

  mark(): Vector3 {
    const { position, quaternion } = this.body(this.told.piece);
    const axis = new Vector3(0, 0, 1).applyQuaternion(quaternion);
    return position.clone().addScaledVector(axis, Math.sign(axis.z) * this.told.along);
  }

  hand(): Vector3 {
    return this.body("hand").position.clone();
  }

  up(): Vector3 {
    return new Vector3(0, 0, 1).applyQuaternion(this.body("hand").quaternion);
  }

  held(): boolean {
    return this.physical.held !== null;
  }

  blocked(): Vector3 | null {
    const row = this.physical.newest?.blocked ?? null;
    return row === null ? null : this.body(this.physical.names[row] ?? "").position.clone();
  }

  pixel = (place: Vector3): { x: number; y: number } => this.table.pixel(place);
  metres = (place: Vector3): number => this.table.metres(place);

  private body(name: string): { position: Vector3; quaternion: Quaternion } {
    const body = this.physical.body(name);
    if (!body) throw new Error(`${name} is not on the table`);
    return body;
  }
}
