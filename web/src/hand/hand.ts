/** The hand of the player at this screen: pointer, keys, buttons and a game controller become wishes. */

import { Plane, Raycaster, Vector2, Vector3 } from "three";
import type { HandSender, Point, PointerCatcher, Table3D } from "../board";
import { Controls } from "./controls";
import { Feeling } from "./feeling";
import { Gamepads } from "./gamepad";
import { axes, Keyboard, type Push } from "./keyboard";
import { type Limits, PredictedHand } from "./predicted";
import { type Grasp, inFront, type Kind, STEADY, Wish } from "./wish";
import { capital, type Hint, say, sayHint } from "./words";

/** What the hand is asked to do. */
export interface Task {
  kind: Kind;
  /** the piece in words */
  piece: string;
  /** a stick is carried, and can be laid level */
  stick: boolean;
  /** How the piece under the pointer, or else the one nearest to the hand, is gripped best. */
  grasp(at: Point | null): Grasp | null;
  /** How high a place is that the pointer aims at. */
  level(at: Point | null): number;
  /** Where the hand hovers that would come down here. */
  over(aim: Vector3): Vector3;
  /** From the fingertips to the palm, over a place. */
  up(aim: Vector3): Vector3;
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
export interface Sensed {
  place: Vector3;
  held: boolean;
  felt: number;
  touched: boolean;
  /** what is in the way of a hand that comes down */
  blocked: string | null;
  /** when the wish was made that the hand followed there */
  played: number;
}

/** What is drawn of a hand beside the hand itself. */
export interface HandState {
  /** where the own hand is drawn */
  place: Vector3;
  /** by how much it would be farther if nothing held it back */
  heldBack: Vector3;
  /** where it would come down */
  aim: Vector3;
  up: Vector3;
  inAir: boolean;
  held: boolean;
  felt: number;
  blocked: string | null;
}

const LONGEST = 0.25; // seconds that a picture counts for: after a longer gap nothing is made up for
const KEY_SPEED = 0.045; // metres a second
const KEY_TURN = 1.2; // radians a second
const NUDGE = 0.12; // seconds of a key for one click
const NOTCH = 0.006; // metres for a notch of the wheel
const NOTCH_TURN = 0.12; // radians
const LOWERS = 0.035; // metres a second by which a pressed hand comes down by itself
const NEAR = 0.012; // metres from where it would grip, or from the nest: from here on
const DEEP = 0.0005; // metres deeper that are progress
const SLOWLY = 0.4; // of that speed
const DROP = 0.012; // metres: from higher a piece is not let go by accident
const OPENING = 500; // milliseconds of wishes after which a piece that was let go and is still held stays in the hand
const EDGE = 12; // pixels from the top of the picture: farther up a mouse may not get
const FINGER = 56; // pixels above a finger where it aims: else it would hide what it points at
const SAID = 4000; // milliseconds that it is said why something was not done
const BLOCKED = 700; // milliseconds that something is said to be in the way
const MISSED = 900; // milliseconds after which a hand that goes no deeper and holds nothing has missed

export class PlayerHand implements PointerCatcher {
  readonly wish = new Wish();
  private readonly predicted: PredictedHand;
  private readonly keyboard: Keyboard;
  private readonly pads: Gamepads;
  private readonly controls: Controls;
  private readonly aim = new Vector3();
  private readonly caster = new Raycaster();
  private pointer: Point | null = null;
  private dragged = false; // by a mouse or a pen whose button is held
  private before = 0;
  private opened = false; // since the last press, and not in the air again yet
  private openWish: number | null = null; // when the first wish with an open hand was made, by the sender's clock
  private deepest = Infinity; // metres that were left to go when the hand was deepest
  private deepestAt = 0; // when that was
  private blockedBy: string | null = null;
  private blockedAt = 0;
  private why = ""; // something was not done
  private whyUntil = 0;
  private finger = globalThis.matchMedia?.("(pointer: coarse)").matches ?? false; // what the player points with
  private lost = false; // nothing reaches the server
  private readonly feeling: Feeling;
  private sensed: Sensed;
  private readonly stop: () => void;

  constructor(
    private readonly table: Table3D,
    private readonly sender: HandSender,
    private readonly task: Task,
    private readonly demonstration: Demonstrator,
    ready: Sensed,
    limits: Limits,
    private readonly helped: boolean,
    /** The own hand has moved and is to be drawn, also while no picture of the server comes. */
    private readonly moved: () => void = () => undefined,
  ) {
    this.sensed = ready;
    this.wish.begin(inFront(table.camera.position, ready.place), task.stick ? 1 : 0);
    this.predicted = new PredictedHand(ready.place, limits);
    this.aim.copy(this.wish.at).setZ(task.level(null));
    const actions = {
      toggle: () => this.toggle(),
      press: (on: boolean) => (on ? this.go() : this.letGo()),
      letGo: () => this.letGo(),
      level: () => this.level(),
      steady: (on: boolean) => (this.wish.steady = on),
      push: (name: string, push: Partial<Push> | null) => this.keyboard.hold(name, push),
      nudge: (push: Partial<Push>) => this.pushed({ right: 0, up: 0, away: 0, turn: 0, ...push }, NUDGE),
      showMe: () => this.showMe(),
    };
    this.keyboard = new Keyboard({ ...actions, steady: (on) => this.controls.setSteady(on) });
    this.pads = new Gamepads(actions);
    const { giveUp, panels } = sender;
    this.controls = new Controls(table.overlay, { ...actions, giveUp, panels }, task.stick);
    this.feeling = new Feeling((name, loud) => table.sound(name, loud));
    table.catchPointer(this);
    this.stop = table.everyPicture((now) => this.picture(now));
  }

  sense(sensed: Sensed): void {
    this.sensed = sensed;
    if (sensed.blocked) {
      this.blockedBy = sensed.blocked;
      this.blockedAt = performance.now();
    }
    this.feeling.feel(sensed, this.wish.pressed, performance.now());
    this.predicted.correct(sensed.place, sensed.played);
  }

  /** Why the last wish could not be obeyed, in the server's words. */
  note(sentence: string): void {
    this.why = sentence;
    this.whyUntil = performance.now() + SAID;
  }

  /** Whether the server cannot be reached: until it can, the hand holds still. */
  set lineLost(lost: boolean) {
    this.lost = lost;
  }

  get state(): HandState {
    const { place, heldBack } = this.predicted;
    const { held, felt } = this.sensed;
    const blocked = this.isBlocked() ? this.blockedBy : null;
    const up = this.task.up(this.aim);
    return { place, heldBack, aim: this.aim, up, inAir: this.wish.inAir, held, felt, blocked };
  }

  /** Where the piece is that the hand goes for. */
  get chosen(): Vector3 | null {
    return this.task.grasp(this.pointer)?.seen ?? null;
  }

  /** A ghost of the hand does it first. */
  showMe(): void {
    this.demonstration.show(this.task, this.wish.yaw);
  }

  dispose(): void {
    this.stop();
    this.demonstration.stop();
    this.table.catchPointer(null);
    this.keyboard.dispose();
    this.controls.dispose();
  }

  // The pointer

  /** In the air the pointer aims; among the pieces its every movement is the hand's. */
  steer(at: Point, dx: number, dy: number, finger: boolean): void {
    this.finger = finger;
    this.pointer = finger ? { x: at.x, y: at.y - FINGER } : at;
    if (this.wish.inAir) return this.aimAt(this.pointer);
    const { right, up } = this.axes();
    const metres = this.metresAPixel();
    this.wish.move(right.multiplyScalar(dx * metres).addScaledVector(up, -dy * metres));
  }

  press(at: Point): void {
    this.steer(at, 0, 0, false);
    this.dragged = true;
    this.go();
  }

  release(): void {
    this.dragged = false;
    this.letGo();
  }

  wheel(notches: number, other: boolean): void {
    if (this.wish.inAir !== other) this.wish.turn(notches * NOTCH_TURN);
    else if (!this.wish.inAir) this.wish.move(this.axes().away.multiplyScalar(notches * NOTCH));
  }

  pinch(_factor: number, twist: number): void {
    this.wish.turn(-twist);
  }

  /** In the air the hand is where it would come down under the pointer. */
  private aimAt(at: Point): void {
    const { clientWidth, clientHeight } = this.table.canvas;
    const on = new Vector2((at.x / clientWidth) * 2 - 1, 1 - (at.y / clientHeight) * 2);
    this.caster.setFromCamera(on, this.table.camera);
    const level = new Plane(new Vector3(0, 0, 1), -this.task.level(at));
    if (this.caster.ray.intersectPlane(level, this.aim)) this.wish.over(this.task.over(this.aim));
  }

  private metresAPixel(): number {
    const { camera, canvas, fieldOfView } = this.table;
    const far = camera.position.distanceTo(this.predicted.place);
    return (far * 2 * Math.tan(fieldOfView / 2)) / Math.max(1, canvas.clientHeight);
  }

  // Going for a piece, and letting it go

  /** From the air down: from here on every movement counts as it is made. */
  private go(): void {
    this.demonstration.stop();
    if (this.wish.pressed) return;
    this.why = "";
    this.blockedBy = null;
    this.wish.pressed = true;
    this.wish.inAir = false;
    this.deepestAt = performance.now();
  }

  /** What is high above the nest stays in the hand; anything else is let go, and the hand goes up again. */
  private letGo(): void {
    if (!this.wish.pressed) return;
    this.wish.pressed = false;
    const high = this.task.kind === "lay" && this.high() > DROP;
    if (this.sensed.held && !high) {
      this.table.sound("release");
      this.opened = true;
      this.openWish = null;
      return;
    }
    if (this.sensed.held) this.note(this.say("high"));
    this.backIntoAir();
  }

  private backIntoAir(): void {
    this.opened = false;
    this.wish.over(this.task.over(this.aim));
    if (this.pointer) this.aimAt(this.pointer);
  }

  /** After it was opened: up, empty; or with what it had to keep, once the server has followed later wishes. */
  private afterOpening(): void {
    if (!this.opened || this.wish.pressed) return;
    const since = this.openWish === null ? 0 : this.sensed.played - this.openWish;
    const kept = this.sensed.held && since > OPENING;
    if (kept && this.task.kind === "lay" && !this.isSaid()) this.note(this.say("kept"));
    if (kept || !this.sensed.held) this.backIntoAir();
  }

  private high(): number {
    return this.task.height?.() ?? 0;
  }

  // Keyboard and buttons

  private toggle(): boolean {
    if (this.wish.pressed) this.letGo();
    else this.go();
    return this.wish.pressed;
  }

  /** A mouse ends at the window, and a stick may be longer: there a pull goes on as if the key for it were held. */
  private onwards(push: Push): Push {
    const drawsOut = this.dragged && this.sensed.held && this.task.kind === "take";
    return drawsOut && !push.up && this.pointer && this.pointer.y < EDGE ? { ...push, up: 1 } : push;
  }

  private level(): void {
    this.wish.level = this.wish.level > 0.5 ? 0 : 1;
  }

  private pushed(push: Push, seconds: number): void {
    const { right, up, away } = this.axes();
    if (push.turn) this.wish.turn(push.turn * KEY_TURN * seconds);
    if (!push.right && !push.up && !push.away) return;
    const metres = KEY_SPEED * seconds;
    if (this.wish.inAir) {
      this.pointer = null;
      const by = right.multiplyScalar(push.right).addScaledVector(away, push.away || push.up);
      this.aim.addScaledVector(by, this.wish.steady ? metres * STEADY : metres).setZ(this.task.level(null));
      this.wish.over(this.task.over(this.aim));
    } else {
      const by = right.multiplyScalar(push.right).addScaledVector(up, push.up).addScaledVector(away, push.away);
      this.wish.move(by.multiplyScalar(metres));
    }
  }

  /** Along the table to the right and away, and along the fingers up. */
  private axes(): { right: Vector3; up: Vector3; away: Vector3 } {
    const { right, away } = axes(this.table.camera.getWorldDirection(new Vector3()));
    return { right, away, up: this.task.up(this.aim) };
  }

  // Time

  private picture(now: number): boolean {
    const seconds = this.before ? Math.min(LONGEST, (now - this.before) / 1000) : 0;
    this.before = now;
    if (!this.pointer) this.aim.setZ(this.task.level(null));
    this.pushed(this.onwards(this.pads.poll(this.keyboard.push)), seconds);
    this.lower(seconds);
    this.afterOpening();
    if (this.wish.inAir) this.wish.makeRoom(this.task.grasp(this.pointer)?.yaw ?? null, seconds);
    const { at, yaw, level, pressed, inAir } = this.wish;
    const made = this.sender.send({ x: at.x, y: at.y, z: at.z, yaw, level, pressed, inAir });
    if (this.opened) this.openWish ??= made;
    this.predicted.follow(this.wish, made, seconds);
    this.moved();
    const { says } = this.demonstration;
    this.controls.show({ ...this.sensed, hint: says ?? this.hint(), pressed, shows: says !== null });
    return true;
  }

  /** A hand that is pressed comes down by itself, slowly near what it goes for, and no deeper. */
  private lower(seconds: number): void {
    if (!this.wish.pressed) this.deepest = Infinity;
    if (!this.wish.pressed || this.helped || this.sensed.blocked) return;
    const left = this.leftToGo();
    if (left < this.deepest - DEEP) {
      this.deepest = left;
      this.deepestAt = performance.now();
    }
    if (left <= 0) return;
    const speed = LOWERS * (left < NEAR ? SLOWLY : 1);
    this.wish.move(this.task.up(this.aim).multiplyScalar(-Math.min(left, speed * seconds)));
  }

  private leftToGo(): number {
    if (this.task.kind === "lay") return this.sensed.held ? this.high() : 0;
    if (this.sensed.held) return 0;
    const grasp = this.task.grasp(null);
    return grasp ? this.predicted.place.clone().sub(grasp.place).dot(grasp.up) : 0;
  }

  private hint(): string {
    if (this.lost) return say("hint.lost");
    if (this.isSaid()) return this.why;
    return this.say(this.task.kind === "lay" ? this.layHint() : this.takeHint());
  }

  private say(hint: Hint): string {
    return capital(sayHint(hint, this.finger, this.task.piece));
  }

  /** A hand that gives way is pushed again and again: what is in its way stays so for a while. */
  private isBlocked(): boolean {
    return this.blockedBy !== null && performance.now() - this.blockedAt < BLOCKED;
  }

  private isSaid(): boolean {
    return this.why !== "" && performance.now() < this.whyUntil;
  }

  private layHint(): Hint {
    if (!this.sensed.held) return "laid";
    if (this.wish.inAir) return "carry";
    return this.high() <= DROP ? "lies" : "lay";
  }

  private takeHint(): Hint {
    if (this.sensed.held) return "held";
    if (this.wish.inAir) return "take";
    if (this.helped) return "reaching";
    if (this.isBlocked()) return "blocked";
    if (performance.now() - this.deepestAt < MISSED) return "down";
    return this.leftToGo() > NEAR ? "blocked" : "missed";
  }
}
