/**
 * The own hand before the server has moved it: the wish through the limits of the hand, as the server told them. What
 * the server's pictures say corrects it, softly.
 */

import { Vector3 } from "three";

/** What a hand can do, told with the scene; metres and seconds. */
export interface Limits {
  speed: number;
  change: number;
  /** how long it takes to where it should be */
  follows: number;
  /** how far the hand is behind its motors */
  behind: number;
  /** how far a wish may lead a hand that something holds back */
  lead: number;
}

const STEP = 1 / 120; // seconds
const SOFT = 0.1; // seconds in which a difference is made good
const KEPT = 1500; // milliseconds of own places

export class PredictedHand {
  /** Where the hand is drawn. */
  readonly place = new Vector3();
  private readonly goal = new Vector3();
  private readonly motor = new Vector3();
  private readonly speed = new Vector3();
  private readonly hand = new Vector3(); // where it would be if nothing held it back
  private readonly off = new Vector3(); // from there to where it is drawn
  private readonly error = new Vector3(); // from there to where the server saw it
  private readonly wished = new Vector3();
  private readonly past: { made: number; hand: Vector3 }[] = [];
  private left = 0;
  private most = 0; // how far the goal may lead: what was left of a way in the air, too
  private inAir = true;

  constructor(
    place: Vector3,
    private readonly limits: Limits,
  ) {
    for (const each of [this.place, this.goal, this.motor, this.hand, this.wished]) each.copy(place);
  }

  /** Time passes: the hand follows a wish that is made now. */
  follow(wish: { at: Vector3; inAir: boolean }, made: number, seconds: number): void {
    if (wish.inAir) this.goal.copy(wish.at);
    else this.goal.add(wish.at).sub(this.wished);
    this.wished.copy(wish.at);
    this.inAir = wish.inAir;
    for (this.left += seconds; this.left >= STEP; this.left -= STEP) this.step();
    this.past.push({ made, hand: this.hand.clone() });
    while ((this.past[0]?.made ?? made) < made - KEPT) this.past.shift();
    this.off.lerp(this.error, 1 - Math.exp(-seconds / SOFT));
    this.place.addVectors(this.hand, this.off);
  }

  /** A picture of the server: there the hand was when it followed the wish that was made then. */
  correct(place: Vector3, played: number): void {
    let n = this.past.length - 1;
    while (n > 0 && (this.past[n]?.made ?? 0) > played) n--;
    const then = this.past[n];
    if (!then) return;
    this.error.subVectors(place, then.hand);
    const beyond = this.error.length() - this.limits.lead;
    if (beyond > 0 && !this.inAir) this.drop(this.error.clone().setLength(beyond));
  }

  /** From where the server saw the hand to where it would be if nothing held it back. */
  get heldBack(): Vector3 {
    return this.error.clone().negate();
  }

  /** What a hand is held back by more than its lead is forgotten; it is drawn where it was. */
  private drop(by: Vector3): void {
    for (const each of [this.goal, this.motor, this.hand, ...this.past.map(({ hand }) => hand)]) each.add(by);
    this.error.sub(by);
    this.off.sub(by);
  }

  /** How far the goal is ahead of what the hand does anyway, which may be up to so far behind. */
  private ahead(behind: Vector3): Vector3 {
    const lead = this.goal.clone().sub(this.hand);
    const far = behind.lengthSq();
    const part = far > 0 ? Math.min(1, Math.max(0, lead.dot(behind) / far)) : 0;
    return lead.addScaledVector(behind, -part);
  }

  private step(): void {
    const { speed: fastest, change, follows, behind, lead } = this.limits;
    const ahead = this.ahead(this.speed.clone().multiplyScalar(follows + behind));
    const far = ahead.length();
    this.most = this.inAir ? far : Math.max(lead, Math.min(this.most, far));
    if (far > this.most) this.goal.addScaledVector(ahead, this.most / far - 1);
    const wanted = this.goal.clone().sub(this.motor).divideScalar(follows).clampLength(0, fastest);
    this.speed.add(wanted.sub(this.speed).clampLength(0, change * STEP));
    this.motor.addScaledVector(this.speed, STEP);
    this.hand.lerp(this.motor, 1 - Math.exp(-STEP / behind));
  }
}
