/** How soon the own hand is seen to answer: after a step of the pointer, and when its direction turns. */

import type { Acting, Eyes, Mouse, Point } from "./person";

const MOVED = 0.0002; // metres that are seen
const PICTURES = 60; // after which it counts as dead
const STEP = 10; // pixels
const BESIDE = 80; // pixels from the piece, away from the pole, where the hand in the air is asked
const IN_VAIN = 0.3; // metres

/** What was measured, in pictures: as the try begins, in the air, among the pieces, and when the direction turns. */
export interface Answers {
  first: number;
  air: number;
  pressed: number;
  turned: number;
}

/** Steps of the pointer in the air and pressed, then 30 cm down against the heap and back. */
export class Probe {
  readonly answers: Answers = { first: 0, air: 0, pressed: 0, turned: 0 };
  act = "probe";
  missed = 0;
  slipped = 0;
  private at: Point = { x: 0, y: 0 };

  constructor(
    private readonly eyes: Eyes,
    private readonly mouse: Mouse,
  ) {}

  *tries(): Acting {
    const { eyes, mouse } = this;
    const mark = eyes.pixel(eyes.mark());
    const out = eyes.mark().x > 0 ? 1 : -1;
    this.at = { x: mark.x + out * BESIDE, y: mark.y };
    this.answers.first = yield* this.until({ x: 0, y: 0 });
    yield* this.calm(1);
    this.answers.air = yield* this.until({ x: out * STEP, y: 0 }, true);
    yield* this.by({ x: mark.x - this.at.x, y: 0 }, 0.5);
    yield* this.calm(0.7);
    mouse.press();
    this.answers.pressed = yield* this.until({ x: out * STEP, y: 0 });
    yield* this.by({ x: -out * STEP, y: 0 }, 0.2);
    yield* this.by({ x: 0, y: IN_VAIN / eyes.metres(eyes.mark()) }, 1.5);
    yield* this.calm(1);
    this.answers.turned = yield* this.until({ x: 0, y: -STEP });
  }

  /**
   * A step: after how many pictures the hand is seen to go along; or to go anywhere, where it also rises and sinks with
   * what is under the pointer.
   */
  private *until(step: Point, anywhere = step.x === 0 && step.y === 0): Generator<undefined, number, undefined> {
    const from = this.eyes.pixel(this.eyes.hand());
    const far = Math.hypot(step.x, step.y);
    const seen = MOVED / this.eyes.metres(this.eyes.hand());
    this.at = { x: this.at.x + step.x, y: this.at.y + step.y };
    this.mouse.move(this.at);
    for (let n = 1; n < PICTURES; n++) {
      yield;
      const now = this.eyes.pixel(this.eyes.hand());
      const way = { x: now.x - from.x, y: now.y - from.y };
      const along = anywhere ? Math.hypot(way.x, way.y) : (way.x * step.x + way.y * step.y) / far;
      if (along > seen) return n;
    }
    return PICTURES;
  }

  private *by(way: Point, seconds: number): Acting {
    const pictures = Math.round(seconds * 60);
    for (let n = 0; n < pictures; n++) {
      this.at = { x: this.at.x + way.x / pictures, y: this.at.y + way.y / pictures };
      this.mouse.move(this.at);
      yield;
    }
  }

  private *calm(seconds: number): Acting {
    yield* this.by({ x: 0, y: 0 }, seconds);
  }
}
