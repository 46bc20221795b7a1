/** Where the player wants the hand to be: moved by mouse, touch, keys and buttons, told to the server. */

import { Vector3 } from "three";

/** What a try is about: take a piece out, or lay one that is already held. */
export type Kind = "take" | "lay";

/** Where and how a piece is gripped. */
export interface Grasp {
  /** the name of its body */
  piece: string;
  place: Vector3;
  /** from the fingertips to the palm: the hand comes down against this direction */
  up: Vector3;
  /** radians; null: as the hand is turned now */
  yaw: number | null;
}

/** What the last picture tells of the hand. */
export interface Felt {
  place: Vector3;
  held: boolean;
}

const FAST = 0.12; // metres a second on the way to a piece
const SLOW = 0.045; // and close to it
const CLOSE = 0.02; // metres
const OVER = 0.03; // metres above a piece at which a hand goes sideways, so that it sweeps nothing away
const ASIDE = 0.003; // metres from the straight way down that do not matter
const TURNED = 0.08; // radians
const THERE = 0.0025; // metres from where it closes
const LEAD = 0.2; // metres that a wish may be ahead of the hand, which follows as fast as it may
const SOFT_LEAD = 0.005; // and while it feels its way down: it does not press harder than this makes it
const NEARER = 0.0005; // metres that count as getting nearer
const STUCK_AFTER = 0.9; // seconds without getting nearer
const TURNING = 2.5; // radians a second
export const STEADY = 0.3; // share of every movement while the hand is kept steady
const KEPT = 0.5; // seconds after which a piece that was not let go is known to be held still

export class HandTarget {
  readonly at = new Vector3();
  yaw = 0;
  level = 0;
  grip = false;
  steady = false;
  private kind: Kind = "take";
  private wanted: (() => Grasp | null) | null = null; // what the hand reaches for, while it does
  private readonly aside = new Vector3(); // how far the player has shifted the aim
  private rises = false; // out of the heap, before it comes down again
  private nearest = Infinity; // metres that the hand has come near to the piece
  private waited = 0; // seconds since it last got nearer
  private opened = 0; // seconds since the hand was opened

  /** A try begins: the hand stands ready here. */
  begin(place: Vector3, kind: Kind, level: number): void {
    this.at.copy(place);
    this.kind = kind;
    this.yaw = 0;
    this.level = level;
    this.grip = kind === "lay";
    this.wanted = null;
    this.opened = 0;
  }

  get reaching(): boolean {
    return this.wanted !== null;
  }

  /** Press: an open hand goes for the piece and closes on it. */
  press(goal: () => Grasp | null): void {
    if (this.grip) return;
    this.aside.set(0, 0, 0);
    this.rises = true;
    this.wanted = goal;
  }

  /** Close here, whatever is between the fingers. */
  close(): void {
    this.wanted = null;
    this.grip = true;
  }

  /** Let go, or stop reaching. */
  release(): void {
    this.wanted = null;
    this.grip = false;
    this.opened = 0;
  }

  /** Move by so many metres; while the hand reaches, this shifts its aim. */
  move(by: Vector3): void {
    const share = this.steady ? STEADY : 1;
    (this.wanted ? this.aside : this.at).addScaledVector(by, share);
  }

  turn(by: number): void {
    this.yaw += by * (this.steady ? STEADY : 1);
  }

  /** Time passes: the hand goes on reaching, and closes when it is there. True at that moment. */
  step(seconds: number, felt: Felt): boolean {
    this.holdStill(seconds, felt);
    const closed = this.reach(seconds, felt);
    const most = this.wanted && this.nearest < CLOSE ? SOFT_LEAD : LEAD;
    const ahead = this.at.clone().sub(felt.place);
    if (ahead.length() > most) this.at.copy(felt.place).add(ahead.setLength(most));
    return closed;
  }

  private reach(seconds: number, felt: Felt): boolean {
    const grasp = this.wanted?.();
    if (!grasp) return false;
    const goal = grasp.place.clone().add(this.aside);
    this.rise(goal, grasp.up);
    const turned = !this.rises && (grasp.yaw === null || this.turnTowards(grasp.yaw, seconds));
    const way = this.next(goal, grasp.up, turned).clone().sub(this.at);
    const far = way.length();
    const speed = (this.at.distanceTo(goal) > CLOSE ? FAST : SLOW) * (this.steady ? STEADY * 2 : 1);
    this.at.addScaledVector(way, far > 1e-6 ? Math.min(1, (speed * seconds) / far) : 0);
    if (this.rises || !this.arrived(felt.place.distanceTo(goal), turned ? seconds : 0)) return false;
    this.close();
    return true;
  }

  /** A hand that lies in the heap already goes up before it turns: else it would stir. */
  private rise(goal: Vector3, up: Vector3): void {
    if (!this.rises) return;
    this.rises = this.at.clone().sub(goal).dot(up) < OVER - ASIDE;
    this.waited = 0;
    this.nearest = Infinity;
  }

  /** At the piece, or stopped on the way there: then it closes where it is. */
  private arrived(far: number, seconds: number): boolean {
    this.waited = far < this.nearest - NEARER ? 0 : this.waited + seconds;
    this.nearest = Math.min(this.nearest, far);
    return far < THERE || this.waited > STUCK_AFTER;
  }

  /** Straight down if the hand is over the piece and turned as it should be; else first there. */
  private next(goal: Vector3, up: Vector3, turned: boolean): Vector3 {
    const off = this.at.clone().sub(goal);
    const high = off.dot(up);
    const aside = off.addScaledVector(up, -high).length();
    if (!this.rises && aside <= ASIDE && (turned || high < OVER)) return goal;
    return goal.clone().addScaledVector(up, Math.max(high, OVER));
  }

  /** True when it is turned so. */
  private turnTowards(yaw: number, seconds: number): boolean {
    const way = Math.atan2(Math.sin(yaw - this.yaw), Math.cos(yaw - this.yaw));
    this.yaw += Math.sign(way) * Math.min(Math.abs(way), TURNING * seconds);
    return Math.abs(way) < TURNED;
  }

  /** A stick that may not be let go in the air stays in the hand: then it is gripped still. */
  private holdStill(seconds: number, felt: Felt): void {
    if (this.kind !== "lay" || this.grip) return;
    this.opened += seconds;
    if (felt.held && this.opened > KEPT) this.grip = true;
  }
}
