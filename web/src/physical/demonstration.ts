/** Shows with a ghost of the hand how the piece is taken or laid. The real hand stays where it is. */

import { Group, Mesh, type Object3D, Quaternion, Vector3 } from "three";
import type { Table3D } from "../board";
import { Arm } from "../hand/arm";
import type { Demonstrator, Task } from "../hand/hand";
import { say } from "../hand/words";
import { ghostOf } from "../look/ghost";
import { type PoseFrame, placeOf, turnOf } from "../poses";
import { type Leg, pathFor, type Shown, shownAt } from "./demonstration_path";

const CLOSED = 0.62; // share of the distance between open fingers

/** What the demonstration sees of the scene. */
interface Seen {
  readonly newest: PoseFrame | null;
  readonly names: readonly string[];
  readonly held: string | null;
  body(name: string): Object3D | undefined;
}

/** A body of the hand: its ghost, and where it is from the fingertips. */
interface Part {
  ghost: Object3D;
  off: Vector3;
  turn: Quaternion;
  finger: boolean;
}

interface Demo {
  legs: Leg[];
  parts: Part[];
  piece: { ghost: Object3D; from: Vector3 } | null;
  up: Vector3;
  /** how the ghost is turned against the real hand */
  turn: Quaternion;
  began: number;
}

export class Demonstration implements Demonstrator {
  readonly group = new Group();
  private demo: Demo | null = null;
  private word = "";

  constructor(
    private readonly table: Table3D,
    private readonly seen: Seen,
  ) {}

  get says(): string | null {
    return this.demo && this.word;
  }

  /** Begin, or stop what is being shown. */
  show(task: Task, yaw: number): void {
    if (this.demo) return this.stop();
    this.demo = this.prepare(task, yaw);
    if (this.picture(task)) this.table.everyPicture(() => this.picture(task));
  }

  stop(): void {
    this.demo = null;
    this.group.clear();
    this.table.changed();
  }

  private prepare(task: Task, yaw: number): Demo | null {
    const frame = this.seen.newest;
    const row = this.seen.names.indexOf("hand");
    if (!frame || row < 0) return null;
    const hand = placeOf(frame.rows, row);
    const grasp = task.kind === "take" ? task.grasp(null) : null;
    const legs = pathFor(task.kind, hand, grasp, task.height?.() ?? 0);
    if (!legs) return null;
    const up = grasp?.up ?? new Vector3(0, 0, 1);
    const turn = new Quaternion().setFromAxisAngle(up, (grasp?.yaw ?? yaw) - yaw);
    const piece = this.pieceGhost(frame, grasp?.piece ?? this.seen.held);
    const parts = this.handGhosts(frame, hand);
    this.group.add(...parts.map(({ ghost }) => ghost), ...(piece ? [piece.ghost] : []));
    return { legs, parts, piece, up, turn, began: performance.now() };
  }

  private handGhosts(frame: PoseFrame, hand: Vector3): Part[] {
    return this.seen.names.flatMap((name, row) => {
      const body = this.seen.body(name);
      if (!body || !/^(hand|finger)/.test(name)) return [];
      const ghost = ghostOf(body, (part) => !(part.parent instanceof Arm));
      const off = placeOf(frame.rows, row).sub(hand);
      return [{ ghost, off, turn: turnOf(frame.rows, row), finger: name !== "hand" }];
    });
  }

  private pieceGhost(frame: PoseFrame, name: string | null): Demo["piece"] {
    const body = name === null ? undefined : this.seen.body(name);
    if (!body || name === null) return null;
    const row = this.seen.names.indexOf(name);
    const ghost = ghostOf(body, (part) => part instanceof Mesh && part.castShadow);
    ghost.quaternion.copy(turnOf(frame.rows, row));
    return { ghost, from: placeOf(frame.rows, row) };
  }

  private picture(task: Task): boolean {
    const { demo } = this;
    if (!demo) return false;
    const seconds = (performance.now() - demo.began) / 1000;
    const shown = shownAt(demo.legs, seconds, this.table.reducedMotion);
    if (!shown) {
      this.stop();
      return false;
    }
    this.word = say(shown.says, { piece: task.piece });
    pose(demo, shown);
    this.table.changed();
    return true;
  }
}

function pose({ parts, piece, up, turn }: Demo, { place, shut, carried }: Shown): void {
  for (const part of parts) {
    const off = part.off.clone().applyQuaternion(turn);
    if (part.finger) {
      const along = up.clone().multiplyScalar(off.dot(up));
      off
        .sub(along)
        .multiplyScalar(1 - shut * (1 - CLOSED))
        .add(along);
    }
    part.ghost.position.copy(place).add(off);
    part.ghost.quaternion.copy(turn).multiply(part.turn);
  }
  piece?.ghost.position.copy(piece.from).add(carried);
}
