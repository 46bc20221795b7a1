/** The buttons of the hand over the table, and the bar that shows how hard it pulls. */

import type { Push } from "./keyboard";
import { say, type Word } from "./words";
import "./hand.css";

export interface ControlActions {
  push(name: string, push: Partial<Push> | null): void;
  /** One small step, for those who click or press Enter. */
  nudge(push: Partial<Push>): void;
  /** Go for the piece, or let it go. */
  press(on: boolean): void;
  toggle(): void;
  level(): void;
  steady(on: boolean): void;
  /** Show how it is done, or stop showing. */
  showMe(): void;
}

const MOVES: [Word, string, Partial<Push>][] = [
  ["left", "←", { right: -1 }],
  ["right", "→", { right: 1 }],
  ["up", "↑", { up: 1 }],
  ["down", "↓", { up: -1 }],
  ["nearer", "⤓", { away: -1 }],
  ["farther", "⤒", { away: 1 }],
  ["turnLeft", "↺", { turn: 1 }],
  ["turnRight", "↻", { turn: -1 }],
];

export class Controls {
  private readonly element = make("section", "hand-panel paper");
  private readonly hint = make("p", "hand-hint");
  private readonly bar = make("div", "hand-force");
  private readonly grip: HTMLButtonElement;
  private readonly steadyButton: HTMLButtonElement;
  private readonly levelButton: HTMLButtonElement;
  private readonly showButton: HTMLButtonElement;

  constructor(
    overlay: HTMLElement,
    private readonly actions: ControlActions,
    private readonly carriesStick: boolean,
  ) {
    this.element.setAttribute("aria-label", say("hand"));
    this.hint.setAttribute("role", "status");
    this.bar.setAttribute("role", "meter");
    this.bar.setAttribute("aria-label", say("force"));
    this.bar.setAttribute("aria-valuemin", "0");
    this.bar.setAttribute("aria-valuemax", "100");
    this.bar.append(make("i", ""));
    this.grip = button(say("reach"), "main hand-grip", () => actions.toggle());
    this.steadyButton = button(say("steady"), "", () => this.toggleSteady());
    this.steadyButton.setAttribute("aria-pressed", "false");
    this.levelButton = button(say("level"), "", () => actions.level());
    this.showButton = button(say("showMe"), "hand-show", () => actions.showMe());
    this.element.append(this.hint, this.bar, this.buttons());
    this.element.title = say("keys");
    overlay.append(this.element);
  }

  private buttons(): HTMLElement {
    const row = make("div", "hand-buttons");
    row.append(this.grip, ...(this.carriesStick ? [this.levelButton] : []), this.steadyButton, this.showButton);
    const moves = make("div", "hand-moves");
    moves.append(...MOVES.map(([word, sign, push]) => this.mover(word, sign, push)));
    row.append(moves);
    return row;
  }

  /** A button that pushes as long as it is pressed. */
  private mover(word: Word, sign: string, push: Partial<Push>): HTMLButtonElement {
    let pushed = false;
    const mover = button(sign, "hand-move", () => {
      if (!pushed) this.actions.nudge(push);
      pushed = false;
    });
    mover.setAttribute("aria-label", say(word));
    mover.title = say(word);
    const end = (): void => this.actions.push(word, null);
    mover.addEventListener("pointerdown", (event) => {
      mover.setPointerCapture(event.pointerId);
      pushed = true;
      this.actions.push(word, push);
    });
    mover.addEventListener("pointerup", end);
    mover.addEventListener("pointercancel", end);
    return mover;
  }

  private toggleSteady(): void {
    this.setSteady(this.steadyButton.getAttribute("aria-pressed") !== "true");
  }

  setSteady(on: boolean): void {
    this.steadyButton.setAttribute("aria-pressed", String(on));
    this.actions.steady(on);
  }

  show(hint: string, felt: number, closed: boolean, shows: boolean): void {
    write(this.hint, hint);
    const percent = Math.round(felt * 100);
    this.bar.style.setProperty("--felt", String(felt));
    this.bar.setAttribute("aria-valuenow", String(percent));
    this.bar.dataset.hard = String(felt > 0.7);
    write(this.grip, say(closed ? "letGo" : "reach"));
    write(this.showButton, say(shows ? "stopShowing" : "showMe"));
  }

  dispose(): void {
    this.element.remove();
  }
}

function make(tag: string, name: string): HTMLElement {
  const element = document.createElement(tag);
  element.className = name;
  return element;
}

/** Say something only once: it is read aloud. */
function write(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

export function button(text: string, name: string, click: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.className = name;
  made.textContent = text;
  made.addEventListener("click", click);
  return made;
}
