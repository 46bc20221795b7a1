/** Pointers, wheel and touches on the canvas, told as what a player means by them. */

import type { Point } from "../board";

/** Who hears of gestures. Lengths are pixels. */
export interface Gestures {
  hover(at: Point | null): void;
  /** The pointer of a hand at work, pressed or not, or a finger: by how much farther it is now. */
  steer(at: Point, dx: number, dy: number, finger: boolean): void;
  /** The main button or one finger goes down: is that the hand's, a click, or will it show? */
  press(at: Point): "hand" | "click" | "either";
  /** The hand has it: at once, or after a moment in which it could have been a click. */
  hold(at: Point): void;
  release(): void;
  /** A short press without a drag, on nothing that was pressed. */
  tap(at: Point, touch: boolean): void;
  /** A long press of a finger that has not moved. */
  rest(at: Point): void;
  /** The right button, or two fingers. */
  turn(dx: number, dy: number): void;
  /** The wheel: notches, away from the player is above 0; `other`: with Alt or Ctrl held. */
  wheel(notches: number, other: boolean): void;
  /** Two fingers: how much farther apart, and turned by how many radians. */
  pinch(factor: number, twist: number): void;
}

const MAIN = 1;
const OTHERS = 2 | 4; // the right and the middle button
const TAP_PIXELS = 8;
const REST_MS = 500;
const HOLD_MS = 220; // a shorter press is a click

interface Down extends Point {
  first: Point;
  button: number;
  touch: boolean;
}

/** Listen until the returned function is called. */
export function listen(canvas: HTMLCanvasElement, to: Gestures): () => void {
  const pointers = new Pointers(canvas, to);
  const stop = new AbortController();
  const { signal } = stop;
  canvas.addEventListener("pointerdown", (event) => pointers.down(event), { signal });
  canvas.addEventListener("pointermove", (event) => pointers.move(event), { signal });
  canvas.addEventListener("pointerup", (event) => pointers.up(event), { signal });
  canvas.addEventListener("pointercancel", (event) => pointers.up(event, true), { signal });
  canvas.addEventListener("pointerleave", () => to.hover(null), { signal });
  canvas.addEventListener("contextmenu", (event) => event.preventDefault(), { signal });
  canvas.addEventListener("wheel", (event) => wheel(event, to), { signal, passive: false });
  return () => {
    pointers.forget();
    stop.abort();
  };
}

function wheel(event: WheelEvent, to: Gestures): void {
  event.preventDefault();
  const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 40 : 1;
  to.wheel((-event.deltaY * lines) / 100, event.altKey || event.ctrlKey);
}

class Pointers {
  private readonly downs = new Map<number, Down>();
  private pressed = false; // the hand has the gesture
  private undecided: Point | null = null; // pressed here: the hand's, or a click
  private moved = false;
  private resting = 0;
  private last: Point | null = null; // where the pointer hovered

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly to: Gestures,
  ) {}

  down(event: PointerEvent): void {
    const at = this.at(event);
    const touch = event.pointerType === "touch";
    this.downs.set(event.pointerId, { ...at, first: at, button: event.button, touch });
    this.canvas.setPointerCapture(event.pointerId);
    if (this.downs.size === 1 && event.button === 0) this.first(at, touch);
    else this.second();
  }

  private first(at: Point, touch: boolean): void {
    this.moved = false;
    const meant = this.to.press(at);
    if (meant === "hand" && touch) this.to.steer(at, 0, 0, true);
    else if (meant === "hand") this.hold(at);
    else if (meant === "either") {
      this.undecided = at;
      this.resting = window.setTimeout(() => this.hold(at), HOLD_MS);
    } else if (touch) this.resting = window.setTimeout(() => this.rest(at), REST_MS);
  }

  private hold(at: Point): void {
    this.forget();
    this.pressed = true;
    this.to.hold(at);
  }

  /** With a second finger the two turn the camera; what the hand holds it goes on holding. */
  private second(): void {
    this.forget();
    this.moved = true;
  }

  private rest(at: Point): void {
    if (this.moved || this.downs.size !== 1) return;
    this.moved = true;
    this.to.rest(at);
  }

  move(event: PointerEvent): void {
    const down = this.downs.get(event.pointerId);
    const at = this.at(event);
    if (!down) {
      if (event.pointerType !== "touch") this.hovers(at);
      return;
    }
    const before = this.pair();
    const dx = at.x - down.x;
    const dy = at.y - down.y;
    down.x = at.x;
    down.y = at.y;
    if (Math.hypot(at.x - down.first.x, at.y - down.first.y) > TAP_PIXELS) this.moved = true;
    if (this.moved && this.undecided) this.hold(this.undecided);
    if (this.pressed && !down.touch && !(event.buttons & MAIN)) this.letGo(); // another button is still held
    const after = this.pair();
    const turns = down.touch ? false : (event.buttons & OTHERS) !== 0; // also while the main button is held
    if (before && after) this.two(before, after);
    else if (turns) this.to.turn(dx, dy);
    else this.to.steer(at, dx, dy, down.touch);
  }

  private hovers(at: Point): void {
    const { x, y } = this.last ?? at;
    this.last = at;
    this.to.hover(at);
    this.to.steer(at, at.x - x, at.y - y, false);
  }

  private two(before: [Point, Point], after: [Point, Point]): void {
    const was = apart(before);
    const is = apart(after);
    this.to.turn(
      (after[0].x + after[1].x - before[0].x - before[1].x) / 2,
      (after[0].y + after[1].y - before[0].y - before[1].y) / 2,
    );
    const twist = is.angle - was.angle;
    this.to.pinch(is.length / was.length, Math.atan2(Math.sin(twist), Math.cos(twist)));
  }

  up(event: PointerEvent, cancelled = false): void {
    const down = this.downs.get(event.pointerId);
    this.downs.delete(event.pointerId);
    this.forget();
    this.last = null;
    if (!down) return;
    if (this.pressed && !down.touch) this.letGo();
    else if (!this.moved && !cancelled && down.button === 0) this.to.tap(this.at(event), down.touch);
  }

  private letGo(): void {
    this.pressed = false;
    this.to.release();
  }

  forget(): void {
    window.clearTimeout(this.resting);
    this.undecided = null;
  }

  private pair(): [Point, Point] | null {
    const [a, b] = [...this.downs.values()].filter((down) => down.touch);
    return a && b
      ? [
          { x: a.x, y: a.y },
          { x: b.x, y: b.y },
        ]
      : null;
  }

  private at(event: PointerEvent): Point {
    const box = this.canvas.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }
}

function apart([a, b]: [Point, Point]): { length: number; angle: number } {
  return { length: Math.max(1, Math.hypot(b.x - a.x, b.y - a.y)), angle: Math.atan2(b.y - a.y, b.x - a.x) };
}
