/** A game controller moves the hand: left stick over the table, right stick up and down, a trigger to press. */

import type { Push } from "./keyboard";

const DEAD = 0.15; // a stick that nobody touches is not quite in its middle
const PULLED = 0.4; // of a trigger
const FAST = 2.2; // of the speed of a key, at the end of a stick's way
const A = 0;
const LEFT_BUMPER = 4;
const RIGHT_BUMPER = 5;
const RIGHT_TRIGGER = 7;

export interface PadActions {
  press(on: boolean): void;
  toggle(): void;
}

export class Gamepads {
  private pulled = false;
  private toggled = false;

  constructor(private readonly actions: PadActions) {}

  /** What is pushed now, added to what the keys push. */
  poll(keys: Push): Push {
    const push = { ...keys };
    for (const pad of navigator.getGamepads?.() ?? []) if (pad?.connected) this.add(pad, push);
    return push;
  }

  private add(pad: Gamepad, push: Push): void {
    push.right += stick(pad.axes[0]);
    push.away -= stick(pad.axes[1]);
    push.up -= stick(pad.axes[3]);
    push.turn += (pad.buttons[LEFT_BUMPER]?.value ?? 0) - (pad.buttons[RIGHT_BUMPER]?.value ?? 0);
    this.squeeze((pad.buttons[RIGHT_TRIGGER]?.value ?? 0) > PULLED);
    const down = pad.buttons[A]?.pressed ?? false;
    if (down && !this.toggled) this.actions.toggle();
    this.toggled = down;
  }

  /** Held is pressed, let go is let go. */
  private squeeze(on: boolean): void {
    if (on !== this.pulled) this.actions.press(on);
    this.pulled = on;
  }
}

/** Fine in the middle, fast at the end. */
function stick(value = 0): number {
  const far = Math.max(0, Math.abs(value) - DEAD) / (1 - DEAD);
  return Math.sign(value) * far * far * FAST;
}
