import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Gestures, listen } from "../src/scene3d/gestures";

/** Hears what a player means; a press belongs to whom the test says. */
function hearer(meant: "hand" | "click" | "either"): { told: string[]; gestures: Gestures } {
  const told: string[] = [];
  const gestures: Gestures = {
    hover: () => undefined,
    press: () => meant,
    hold: () => told.push("hold"),
    steer: (at, dx, dy, finger) => told.push(`${finger ? "finger" : "steer"} at ${at.x} ${at.y} by ${dx} ${dy}`),
    release: () => told.push("release"),
    tap: () => told.push("tap"),
    rest: () => told.push("rest"),
    turn: (dx, dy) => told.push(`turn ${dx} ${dy}`),
    wheel: (notches, other) => told.push(`wheel ${notches} ${other}`),
    pinch: (factor) => told.push(`pinch ${factor.toFixed(1)}`),
  };
  return { told, gestures };
}

describe("gestures on the table", () => {
  let canvas: HTMLCanvasElement;
  beforeEach(() => {
    vi.useFakeTimers();
    canvas = document.createElement("canvas");
    canvas.setPointerCapture = () => undefined;
  });
  afterEach(() => vi.useRealTimers());

  function pointer(type: string, x: number, y: number, over: Partial<PointerEventInit> = {}): void {
    canvas.dispatchEvent(
      new PointerEvent(type, { clientX: x, clientY: y, pointerId: 1, button: 0, pointerType: "mouse", ...over }),
    );
  }

  it("a short press without a hand is a tap", () => {
    const { told, gestures } = hearer("click");
    listen(canvas, gestures);
    pointer("pointerdown", 5, 5);
    pointer("pointerup", 6, 5);
    expect(told).toEqual(["tap"]);
  });

  it("the hand is held, dragged and released", () => {
    const { told, gestures } = hearer("hand");
    listen(canvas, gestures);
    pointer("pointerdown", 5, 5);
    pointer("pointermove", 5, 25, { buttons: 1 });
    pointer("pointerup", 5, 25);
    expect(told).toEqual(["hold", "steer at 5 25 by 0 20", "release"]);
  });

  it("on another piece that could be chosen, a click chooses and a longer press is the hand's", () => {
    const { told, gestures } = hearer("either");
    listen(canvas, gestures);
    pointer("pointerdown", 5, 5);
    pointer("pointerup", 5, 5);
    expect(told).toEqual(["tap"]);
    pointer("pointerdown", 5, 5);
    vi.advanceTimersByTime(300);
    pointer("pointerup", 5, 5);
    expect(told).toEqual(["tap", "hold", "release"]);
  });

  it.each(["mouse", "pen"])("a %s that hovers aims", (pointerType) => {
    const { told, gestures } = hearer("hand");
    listen(canvas, gestures);
    pointer("pointermove", 5, 5, { pointerType });
    pointer("pointermove", 15, 5, { pointerType });
    pointer("pointerdown", 15, 5, { pointerType });
    pointer("pointermove", 15, 9, { pointerType, buttons: 1 });
    pointer("pointerup", 15, 9, { pointerType });
    expect(told).toEqual(["steer at 5 5 by 0 0", "steer at 15 5 by 10 0", "hold", "steer at 15 9 by 0 4", "release"]);
  });

  it("the right button turns the camera and never grabs", () => {
    const { told, gestures } = hearer("hand");
    listen(canvas, gestures);
    pointer("pointerdown", 5, 5, { button: 2 });
    pointer("pointermove", 15, 5, { buttons: 2 });
    pointer("pointerup", 15, 5);
    expect(told).toEqual(["turn 10 0"]);
  });

  it("the right button turns the camera while the hand holds, and does not let go", () => {
    const { told, gestures } = hearer("hand");
    listen(canvas, gestures);
    pointer("pointerdown", 5, 5);
    pointer("pointermove", 15, 5, { buttons: 3 });
    pointer("pointermove", 15, 9, { buttons: 1 });
    expect(told).toEqual(["hold", "turn 10 0", "steer at 15 9 by 0 4"]);
    pointer("pointermove", 16, 9, { buttons: 2 }); // the main button is released first
    pointer("pointerup", 16, 9, { button: 2 });
    expect(told.slice(3)).toEqual(["release", "turn 1 0"]);
  });

  it("a finger aims and never presses: that is for the thumb", () => {
    const { told, gestures } = hearer("hand");
    listen(canvas, gestures);
    const touch = { pointerType: "touch" };
    pointer("pointerdown", 5, 5, touch);
    pointer("pointermove", 5, 25, touch);
    pointer("pointerup", 5, 25, touch);
    expect(told).toEqual(["finger at 5 5 by 0 0", "finger at 5 25 by 0 20"]);
  });

  it("a second finger turns and pinches, and does not let go", () => {
    const { told, gestures } = hearer("hand");
    listen(canvas, gestures);
    const touch = { pointerType: "touch" };
    pointer("pointerdown", 0, 0, touch);
    pointer("pointerdown", 100, 0, { ...touch, pointerId: 2 });
    pointer("pointermove", 200, 0, { ...touch, pointerId: 2 });
    pointer("pointerup", 200, 0, { ...touch, pointerId: 2 });
    pointer("pointermove", 0, 3, touch);
    expect(told).toEqual(["finger at 0 0 by 0 0", "turn 50 0", "pinch 2.0", "finger at 0 3 by 0 3"]);
  });

  it("says nothing more once it has ended", () => {
    const { told, gestures } = hearer("click");
    listen(canvas, gestures)();
    pointer("pointerdown", 5, 5);
    pointer("pointerup", 5, 5);
    expect(told).toEqual([]);
  });
});
