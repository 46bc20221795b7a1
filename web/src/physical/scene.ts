/** What the three physical games share: bodies that follow the poses, the acting hand, the moment of truth. */

import { effect } from "@preact/signals";
import { Group, type Object3D, type Vector3 } from "three";
import type { HandSender, Mood, Table3D, View } from "../board";
import { Arm, farSide, OwnSide } from "../hand/arm";
import { button } from "../hand/controls";
import { Guides } from "../hand/guides";
import { PlayerHand, type Sensed, type Task } from "../hand/hand";
import type { Limits } from "../hand/predicted";
import { seeThrough } from "../hand/skin";
import { say } from "../hand/words";
import { discard } from "../look/discard";
import { type Moment, type PoseFrame, placeOf } from "../poses";
import type { Happened, Scene, Update } from "../protocol";
import { handNote, heard, line, sheet, showMe } from "../state/table";
import { Demonstration } from "./demonstration";
import { Playback } from "./playback";
import { moodOf, type RefereeWords, soundOf } from "./reports";

/** How a game draws and plays its physical half. */
export interface PhysicalGame {
  body(name: string): Object3D | null;
  task(): Task | null;
  limits(): Limits;
  words: RefereeWords;
  /** From where it is seen best what the referee tells. */
  look(event: Happened): View;
  /** After every picture. */
  shown?(moment: Moment): void;
}

const HAND = "hand";
const PARTS = /^(hand|finger)/;
const CLEAR = 0.016; // metres round a piece where the hand before it is clear
const AGAIN_LOOK = 4200; // milliseconds that the camera stays for it
const AGAIN_FOR = 9000; // milliseconds that a replay is offered

export class PhysicalScene {
  readonly group = new Group();
  readonly names: string[] = [];
  private readonly bodies = new Map<string, Object3D>();
  private readonly playback: Playback;
  private readonly demonstration: Demonstration;
  private hand: PlayerHand | null = null;
  private guides: Guides | null = null;
  private ownSide = new OwnSide();
  private piece: Vector3 | null = null; // that the own hand goes for or holds, as it is drawn
  private handOf = ""; // the try and the task that the hand was made for
  private update: Update | null = null;
  private wasTouched = false;
  private over = true; // nobody hears of a game that had ended before
  private again: HTMLButtonElement | null = null;
  private againUntil = 0;
  private readonly listens: (() => void)[];

  constructor(
    private readonly table: Table3D,
    private readonly sender: HandSender,
    private readonly game: PhysicalGame,
  ) {
    this.playback = new Playback(table, (moment) => this.shown(moment));
    this.demonstration = new Demonstration(table, this);
    table.root.add(this.group, this.demonstration.group);
    this.listens = [effect(() => this.noted()), effect(() => this.tellLine(line.value !== "open"))];
  }

  /** The server says why the hand does not do what it was asked; the same words may come twice. */
  private noted(): void {
    if (heard.handNote.value) this.hand?.note(handNote.value);
  }

  private tellLine(lost: boolean): void {
    if (this.hand) this.hand.lineLost = lost;
  }

  scene(told: Scene): void {
    discard(this.group);
    this.bodies.clear();
    this.names.splice(0, this.names.length, ...told.names);
    for (const name of told.names) {
      const body = this.game.body(name);
      if (!body) continue;
      body.visible = false;
      this.bodies.set(name, body);
      this.group.add(body);
    }
    this.playback.cast(told.names.map((name) => this.bodies.get(name) ?? null));
  }

  body(name: string): Object3D | undefined {
    return this.bodies.get(name);
  }

  /** Where a body was in the newest picture; null if it is not in sight. */
  place(name: string): Vector3 | null {
    const frame = this.playback.last;
    const row = this.names.indexOf(name);
    if (!frame || row < 0) return null;
    const place = placeOf(frame.rows, row);
    return Number.isFinite(place.x) ? place : null;
  }

  /** What the player at this screen is asked to try, as a name of its own; "" if nothing. */
  get asked(): string {
    return this.handOf;
  }

  get newest(): PoseFrame | null {
    return this.playback.last;
  }

  /** What is held in the newest picture. */
  get held(): string | null {
    const row = this.playback.last?.held ?? null;
    return row === null ? null : (this.names[row] ?? null);
  }

  poses(frame: PoseFrame): void {
    this.playback.add(frame);
    if (frame.touched && !this.wasTouched) this.table.sound("click");
    this.wasTouched = frame.touched;
    this.work();
  }

  show(update: Update): void {
    this.update = update;
    if (update.outcome && !this.over) this.table.sound("win");
    this.over = update.outcome !== null;
    this.work();
  }

  dispose(): void {
    this.takeHand();
    for (const stop of this.listens) stop();
    this.again?.remove();
    this.playback.dispose();
    this.group.removeFromParent();
    this.demonstration.group.removeFromParent();
  }

  /** Give the player at this screen the hand, or take it away. */
  private work(): void {
    const mine = this.update?.hand?.phase === "trying" ? this.sender.mine() : null;
    const task = mine && this.game.task();
    const sensed = task && this.sensed();
    const of = mine && task ? `${mine.tryNumber} ${mine.seat} ${task.piece}` : "";
    if (of !== this.handOf || !sensed) this.takeHand();
    if (!sensed || !task) return;
    if (this.hand) return this.hand.sense(sensed);
    const helped = this.update?.seats[mine?.seat ?? -1]?.helped ?? false;
    const limits = this.game.limits();
    const { table, sender, demonstration } = this;
    const hand = new PlayerHand(table, sender, task, demonstration, sensed, limits, helped, () => this.ownHand());
    this.hand = hand;
    this.guides = new Guides(this.table);
    this.handOf = of;
    this.ownSide = new OwnSide();
    hand.lineLost = line.peek() !== "open";
    showMe.value = () => hand.showMe();
    sheet.value = false;
    this.table.canvas.focus({ preventScroll: true });
  }

  private takeHand(): void {
    if (!this.hand) return;
    this.hand.dispose();
    this.guides?.dispose();
    this.hand = this.guides = null;
    this.handOf = "";
    this.piece = null;
    showMe.value = null;
  }

  private sensed(): Sensed | null {
    const place = this.place(HAND);
    const frame = this.playback.last;
    if (!place || !frame) return null;
    const { felt, touched, played } = frame;
    const blocked = frame.blocked === null ? null : (this.names[frame.blocked] ?? null);
    return { place, held: frame.held !== null, felt, touched, played, blocked };
  }

  /** What the referee has said is heard, and seen by everybody if it matters; resolves when that was seen. */
  async hear(update: Update): Promise<void> {
    const { words } = this.game;
    const told: Promise<void>[] = [];
    for (const event of update.events) {
      if (event.kind !== "move" || event.who === null || event.who >= 0) continue;
      const mood = moodOf(event, words);
      const sound = soundOf(event, words);
      if (mood) told.push(this.occasion(mood, event, sound, update));
      else if (sound) this.table.sound(sound);
    }
    await Promise.all(told);
  }

  /** Whoever still has a hand in the nest only hears of it: nothing takes the picture from them. */
  private async occasion(mood: Mood, event: Happened, sound: string | null, update: Update): Promise<void> {
    const works = update.hand?.phase === "trying" && this.sender.mine() !== null;
    const heard = { mood, words: event.sentence, ...(sound && { sound }) };
    if (works) return this.table.tell(heard);
    const look = this.game.look(event);
    if (mood === "alarm") this.accident(look);
    await this.table.tell({ ...heard, look });
  }

  private accident(look: View): void {
    const tryNumber = this.playback.last?.tryNumber;
    if (tryNumber === undefined || !this.playback.keep(tryNumber)) return;
    this.again?.remove();
    this.again = button(say("replay"), "hand-again", () => this.seeAgain(look));
    this.table.overlay.append(this.again);
    this.againUntil = performance.now() + AGAIN_FOR;
    this.table.everyPicture(() => this.offerAgain());
  }

  private seeAgain(look: View): void {
    this.playback.replay();
    void this.table.tell({ mood: "alarm", words: "", look, lasts: AGAIN_LOOK });
  }

  /** The button stays while it is news, and while it is watched. */
  private offerAgain(): boolean {
    const now = performance.now();
    if (this.playback.again) this.againUntil = Math.max(this.againUntil, now + 4000);
    if (now < this.againUntil) return true;
    this.again?.remove();
    return false;
  }

  private shown(moment: Moment): void {
    this.table.breathe(moment.after.held !== null && !moment.after.atRest);
    this.ownHand();
    this.arm();
    this.game.shown?.(moment);
  }

  /** The own hand, and what it holds, is where the player has moved it: the server's picture comes later. */
  private ownHand(): void {
    const hand = this.bodies.get(HAND);
    if (!this.hand || !hand || this.playback.again) return;
    const { state } = this.hand;
    const by = state.place.clone().sub(hand.position);
    const held = this.held;
    for (const [name, body] of this.bodies) if (name === held || PARTS.test(name)) body.position.add(by);
    const at = (name: string | null): Vector3 | null => this.bodies.get(name ?? "")?.position ?? null;
    const chosen = this.hand.chosen;
    this.piece = held === null ? chosen : (chosen?.add(by) ?? at(held));
    this.guides?.show(state, { chosen: this.piece, blocked: at(state.blocked) });
  }

  /** The own arm comes from the player's side, others' from the far side; neither hides the piece. */
  private arm(): void {
    const hand = this.bodies.get(HAND);
    const arm = hand?.children.find((part) => part instanceof Arm);
    if (!hand || !arm || !hand.visible) return;
    const { camera, canvas } = this.table;
    const own = this.sender.mine() !== null;
    hand.updateMatrixWorld();
    const from = own ? this.ownSide.from(camera, hand.position, performance.now()) : farSide(camera, hand.position);
    arm.comeFrom(hand.worldToLocal(from));
    seeThrough(camera, canvas, own ? this.piece : null, CLEAR);
  }
}
