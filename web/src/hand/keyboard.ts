/** The keyboard moves the hand: keys that are held down push it, others do something once. */

import { Vector3 } from "three";

/** Directions as the player sees them: right, up, away. */
export interface Push {
  right: number;
  up: number;
  away: number;
  turn: number;
}

const PUSHES: Record<string, Partial<Push>> = {
  ArrowLeft: { right: -1 },
  ArrowRight: { right: 1 },
  ArrowUp: { up: 1 },
  ArrowDown: { up: -1 },
  PageUp: { away: 1 },
  PageDown: { away: -1 },
  KeyQ: { turn: 1 },
  KeyE: { turn: -1 },
};

export interface KeyActions {
  toggle(): void;
  level(): void;
  steady(on: boolean): void;
}

export class Keyboard {
  private readonly held = new Map<string, Partial<Push>>();
  private readonly stop = new AbortController();

  constructor(private readonly actions: KeyActions) {
    const { signal } = this.stop;
    window.addEventListener("keydown", (event) => this.down(event), { signal });
    window.addEventListener("keyup", (event) => this.up(event), { signal });
    window.addEventListener("blur", () => this.held.clear(), { signal });
  }

  /** What is pushed now: the sum of all keys and buttons that are held. */
  get push(): Push {
    const sum = { right: 0, up: 0, away: 0, turn: 0 };
    for (const push of this.held.values()) {
      sum.right += push.right ?? 0;
      sum.up += push.up ?? 0;
      sum.away += push.away ?? 0;
      sum.turn += push.turn ?? 0;
    }
    return sum;
  }

  /** A button on the screen pushes like a key. */
  hold(name: string, push: Partial<Push> | null): void {
    if (push) this.held.set(name, push);
    else this.held.delete(name);
  }

  dispose(): void {
    this.stop.abort();
    this.held.clear();
  }

  private down(event: KeyboardEvent): void {
    if (isTyping(event)) return;
    if (event.key === "Shift") this.actions.steady(true);
    const push = PUSHES[event.code];
    if (push) this.held.set(event.code, push);
    else if (!this.once(event)) return;
    event.preventDefault();
  }

  private once(event: KeyboardEvent): boolean {
    const does = { Space: () => this.actions.toggle(), KeyF: () => this.actions.level() }[event.code];
    // Space on a button presses that button.
    if (!does || (event.code === "Space" && event.target instanceof HTMLButtonElement)) return false;
    if (!event.repeat) does();
    return true;
  }

  private up(event: KeyboardEvent): void {
    if (event.key === "Shift") this.actions.steady(false);
    this.held.delete(event.code);
  }
}

/** What has its own use for keys. */
const OTHERS = "input, textarea, select, [contenteditable], dialog, [role=tablist], [role=listbox], [role=radiogroup]";

/** Whether the key belongs to a text, a list or a slider of the page, or to the browser. */
function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  const at = event.target;
  return at instanceof HTMLElement && at.closest(OTHERS) !== null;
}

/** Right and away on the table, for a camera that looks along `look`. */
export function axes(look: Vector3): { right: Vector3; away: Vector3 } {
  const flat = new Vector3(look.x, look.y, 0);
  const away = flat.lengthSq() > 1e-8 ? flat.normalize() : new Vector3(0, 1, 0);
  return { right: new Vector3(away.y, -away.x, 0), away };
}
