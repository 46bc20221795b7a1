/** What is said to the hand, its one button, and behind a fold everything that fewer people need. */

import { t } from "../i18n";
import type { Push } from "./keyboard";
import { say, type Word } from "./words";
import "./hand.css";

export interface ControlActions {
  push(name: string, push: Partial<Push> | null): void;
  /** One small step, for those who click or press Enter. */
  nudge(push: Partial<Push>): void;
  /** Let go of the piece. */
  letGo(): void;
  /** Go for the piece, or let it go; whether it goes for it now. */
  toggle(): boolean;
  level(): void;
  steady(on: boolean): void;
  /** Show how it is done, or stop showing. */
  showMe(): void;
  giveUp?(): void;
  /** Show the panels of the page that are folded away on a phone. */
  panels?(): void;
}

/** What the controls show. */
export interface Shown {
  hint: string;
  felt: number;
  pressed: boolean;
  held: boolean;
  /** somebody shows how it is done */
  shows: boolean;
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
const TAP = 300; // milliseconds: a shorter press is a click, after which the hand goes on

export class Controls {
  private readonly element = make("section", "hand-panel");
  private readonly hint = make("p", "hand-hint");
  private readonly bar = make("div", "hand-force");
  private readonly grip = button(say("reach"), "main hand-grip", () => undefined);
  private readonly steadyButton: HTMLButtonElement;
  private readonly showButton: HTMLButtonElement;
  private readonly stop = new AbortController();
  private held = false;

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
    this.steadyButton = button(say("steady"), "", () => this.toggleSteady());
    this.steadyButton.setAttribute("aria-pressed", "false");
    this.showButton = button(say("showMe"), "hand-show", () => actions.showMe());
    this.thumb();
    const said = make("div", "hand-said paper");
    said.append(this.hint, this.bar);
    this.element.append(said, this.more(), this.grip);
    overlay.append(this.element);
  }

  /** All but the one button: folded away until somebody wants it. */
  private more(): HTMLElement {
    const fold = make("details", "hand-more") as HTMLDetailsElement;
    const summary = make("summary", "");
    summary.textContent = say("more");
    summary.title = say("keys");
    const row = make("div", "hand-buttons paper");
    const { level, giveUp, panels } = this.actions;
    row.append(this.showButton, this.steadyButton);
    if (this.carriesStick) row.append(button(say("level"), "", () => level()));
    const moves = make("div", "hand-moves");
    moves.append(...MOVES.map(([word, sign, push]) => this.mover(word, sign, push)));
    row.append(moves);
    if (panels) row.append(button(t("menu.open"), "hand-panels", () => panels()));
    if (giveUp) row.append(button(t("now.giveUp"), "hand-giveup", () => giveUp()));
    fold.append(summary, row);
    this.foldByItself(fold, summary);
    return fold;
  }

  /** Whoever works on the table again does not look for what is in the fold. */
  private foldByItself(fold: HTMLDetailsElement, summary: HTMLElement): void {
    const { signal } = this.stop;
    fold.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !fold.open) return;
      fold.open = false;
      summary.focus();
    });
    const small = matchMedia("(max-width: 46rem), (max-height: 30rem)");
    window.addEventListener(
      "pointerdown",
      ({ target }) => {
        if (small.matches && !(target instanceof Node && fold.contains(target))) fold.open = false;
      },
      { signal, capture: true },
    );
  }

  /** The hand goes down while the button is held. After a short press, or with a piece taken, until the next. */
  private thumb(): void {
    const { grip, actions } = this;
    let began: number | null = null;
    let carried = false;
    grip.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      grip.setPointerCapture?.(event.pointerId);
      carried = this.held;
      began = actions.toggle() ? performance.now() : null;
    });
    const end = (): void => {
      const long = began !== null && performance.now() - began > TAP;
      began = null;
      if (long && this.held === carried) actions.letGo();
    };
    grip.addEventListener("pointerup", end);
    grip.addEventListener("pointercancel", end);
    grip.addEventListener("contextmenu", (event) => event.preventDefault());
    grip.addEventListener("click", ({ detail }) => detail === 0 && actions.toggle()); // by a key, or read aloud
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

  show({ hint, felt, pressed, held, shows }: Shown): void {
    this.held = held;
    write(this.hint, hint);
    this.bar.style.setProperty("--felt", String(felt));
    this.bar.setAttribute("aria-valuenow", String(Math.round(felt * 100)));
    this.bar.dataset.hard = String(felt > 0.7);
    write(this.grip, say(pressed ? "letGo" : "reach"));
    write(this.showButton, say(shows ? "stopShowing" : "showMe"));
  }

  dispose(): void {
    this.stop.abort();
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
