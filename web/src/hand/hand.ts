/** The hand of the player at this screen: gestures, keys and buttons become commands. */

import { Vector3 } from "three";
import type { HandSender, PointerCatcher, Table3D } from "../board";
import { Controls } from "./controls";
import { axes, Keyboard, type Push } from "./keyboard";
import { type Felt, type Grasp, HandTarget, type Kind } from "./target";
import { say, type Word } from "./words";

/** What the hand is asked to do. */
export interface Task {
  kind: Kind;
  /** the piece in words */
  piece: string;
  /** a stick is carried, and can be laid level */
  stick: boolean;
  /**
   * Choose the piece, by where the player pressed if that matters; then say where to grip it, time and again.
   * A hand that has missed it so many times goes about it otherwise.
   */
  aim(at: { x: number; y: number } | null, misses: number): () => Grasp | null;
  /** laying: how far above its landing place the piece is, in metres */
  height?(): number;
}

/** Somebody who shows how it is done. */
export interface Demonstrator {
  /** what is being said; null: nothing is being shown */
  readonly says: string | null;
  /** Begin, or stop what is being shown; `yaw` is how the hand is turned. */
  show(task: Task, yaw: number): void;
  stop(): void;
}

/** What a picture tells the hand. */
export interface Sensed extends Felt {
  felt: number;
  touched: boolean;
}

const KEY_SPEED = 0.045; // metres a second
const KEY_TURN = 1.2; // radians a second
const NUDGE = 0.12; // seconds of a key for one click
const NOTCH = 0.006; // metres for a notch of the wheel
const NOTCH_TURN = 0.12; // radians
const PINCH = 0.08; // metres for fingers twice as far apart
const DROP = 0.012; // metres: from higher an egg is not let go by accident
const SAFE = 0.03; // metres above the nest where nothing can be pushed
const PRESS = 0.002; // metres that a hand may wish itself below a landing place: a soft push
const STILL = 0.001; // metres
const LYING = 0.5; // seconds without moving
const MISSED = 0.6; // seconds

export class PlayerHand implements PointerCatcher {
  private readonly target = new HandTarget();
  private readonly keyboard: Keyboard;
  private readonly controls: Controls;
  private before = 0;
  private emptyFor = 0; // seconds that it is closed on nothing
  private misses = 0; // in a row
  private lowered = false; // the player has let go of a piece that is still coming down
  private height = 0; // where the hand was when it last moved up or down
  private stillFor = 0;
  private sensed: Sensed;
  private readonly stop: () => void;

  constructor(
    private readonly table: Table3D,
    private readonly sender: HandSender,
    private readonly task: Task,
    private readonly demonstration: Demonstrator,
    ready: Sensed,
  ) {
    this.sensed = ready;
    this.target.begin(ready.place, task.kind, task.stick ? 1 : 0);
    const actions = {
      toggle: () => this.toggle(),
      level: () => this.level(),
      steady: (on: boolean) => (this.target.steady = on),
      push: (name: string, push: Partial<Push> | null) => this.keyboard.hold(name, push),
      nudge: (push: Partial<Push>) => this.pushed({ right: 0, up: 0, away: 0, turn: 0, ...push }, NUDGE),
      showMe: () => this.showMe(),
    };
    this.keyboard = new Keyboard({ ...actions, steady: (on) => this.controls.setSteady(on) });
    this.controls = new Controls(table.overlay, actions, task.stick);
    table.catchPointer(this);
    this.stop = table.everyPicture((now) => this.picture(now));
  }

  sense(sensed: Sensed): void {
    this.sensed = sensed;
  }

  /** A ghost of the hand does it first. */
  showMe(): void {
    this.demonstration.show(this.task, this.target.yaw);
  }

  dispose(): void {
    this.stop();
    this.demonstration.stop();
    this.table.catchPointer(null);
    this.keyboard.dispose();
    this.controls.dispose();
  }

  // The pointer

  press(at: { x: number; y: number } | null): void {
    this.demonstration.stop();
    if (this.task.kind === "take") this.target.press(this.task.aim(at, this.misses));
    else this.target.grip = true;
    this.lowered = false;
  }

  drag(dx: number, dy: number): void {
    const { camera, canvas, fieldOfView } = this.table;
    const far = camera.position.distanceTo(this.target.at);
    const metres = (far * 2 * Math.tan(fieldOfView / 2)) / Math.max(1, canvas.clientHeight);
    const { right, up } = this.axes();
    this.target.move(right.multiplyScalar(dx * metres).addScaledVector(up, -dy * metres * this.lowering()));
  }

  /** High above the nest a piece comes down faster than the pointer, close to it just as fast. */
  private lowering(): number {
    return Math.min(2, Math.max(1, this.high() / SAFE));
  }

  /** In the air a piece stays in the hand; on its way down it is let go when it lies. */
  release(): void {
    const coming = this.sensed.place.z - this.target.at.z;
    const high = this.high();
    if (this.task.kind === "lay" && high - coming > DROP) return;
    if (this.task.kind === "lay" && high > DROP) this.lowered = true;
    else this.letGo();
  }

  private letGo(): void {
    this.lowered = false;
    if (this.target.grip) this.table.sound("release");
    if (this.missed) this.misses++;
    this.target.release();
  }

  private get missed(): boolean {
    return this.emptyFor > MISSED;
  }

  /** Laying: how far the piece is above its landing place. */
  private high(): number {
    return this.task.kind === "lay" ? (this.task.height?.() ?? 0) : 0;
  }

  wheel(notches: number, other: boolean): void {
    if (this.task.kind === "lay" && !other) this.target.turn(notches * NOTCH_TURN);
    else this.target.move(this.axes().away.multiplyScalar(notches * NOTCH));
  }

  pinch(factor: number, twist: number): void {
    this.target.move(this.axes().away.multiplyScalar(Math.log2(factor) * PINCH));
    this.target.turn(-twist);
  }

  // Keyboard and buttons

  private toggle(): void {
    this.demonstration.stop();
    if (this.target.grip || this.target.reaching) this.letGo();
    else this.press(null);
  }

  private level(): void {
    this.target.level = this.target.level > 0.5 ? 0 : 1;
  }

  private pushed(push: Push, seconds: number): void {
    const { right, up, away } = this.axes();
    const by = right.multiplyScalar(push.right).addScaledVector(up, push.up).addScaledVector(away, push.away);
    if (by.lengthSq() > 0) this.target.move(by.multiplyScalar(KEY_SPEED * seconds));
    if (push.turn) this.target.turn(push.turn * KEY_TURN * seconds);
  }

  private axes(): ReturnType<typeof axes> {
    return axes(this.table.camera.getWorldDirection(new Vector3()));
  }

  // Time

  private picture(now: number): boolean {
    const seconds = this.before ? Math.min(0.1, (now - this.before) / 1000) : 0;
    this.before = now;
    this.pushed(this.keyboard.push, seconds);
    this.lower(seconds);
    if (this.target.step(seconds, this.sensed)) this.table.sound("grip");
    this.emptyFor = this.target.grip && !this.sensed.held ? this.emptyFor + seconds : 0;
    if (this.sensed.held) this.misses = 0;
    const { at, yaw, level, grip } = this.target;
    this.sender.send({ x: at.x, y: at.y, z: at.z, yaw, level, grip });
    const { says } = this.demonstration;
    this.controls.show(says ?? this.hint(), this.sensed.felt, grip || this.target.reaching, says !== null);
    return true;
  }

  /** A piece is laid down softly, and let go when it has come to lie if the player has let go already. */
  private lower(seconds: number): void {
    if (this.task.kind !== "lay") return;
    const lowest = this.sensed.place.z - this.high() - PRESS;
    this.target.at.z = Math.max(this.target.at.z, lowest);
    this.stillFor = Math.abs(this.sensed.place.z - this.height) > STILL ? 0 : this.stillFor + seconds;
    if (this.stillFor === 0) this.height = this.sensed.place.z;
    if (this.lowered && this.stillFor > LYING) this.letGo();
  }

  private hint(): string {
    return say(this.task.kind === "lay" ? this.layHint() : this.takeHint(), { piece: this.task.piece });
  }

  private layHint(): Word {
    if (!this.target.grip) return "hint.laid";
    return this.stillFor > LYING && this.high() <= DROP ? "hint.lies" : "hint.lay";
  }

  private takeHint(): Word {
    if (this.sensed.held) return "hint.held";
    if (this.missed) return "hint.missed";
    return this.target.reaching || this.target.grip ? "hint.reaching" : "hint.take";
  }
}
