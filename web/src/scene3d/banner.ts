/** Large words across the picture for what everybody should see. They are in the story, too, which is read aloud. */

import type { Mood } from "../board";

const LONG = 52; // characters: more are written smaller, so that they hide nothing

export class Banner {
  private element: HTMLElement | null = null;
  private leaving = 0;

  constructor(private readonly overlay: HTMLElement) {}

  /** In the place of what was told before. */
  show(words: string, mood: Mood, milliseconds: number): void {
    this.take();
    if (!words) return;
    const made = document.createElement("p");
    made.className = "occasion";
    made.dataset.mood = mood;
    made.dataset.long = String(words.length > LONG);
    made.setAttribute("aria-hidden", "true");
    made.append(Object.assign(document.createElement("span"), { textContent: words }));
    this.overlay.append(made);
    this.element = made;
    this.leaving = window.setTimeout(() => this.take(), milliseconds);
  }

  dispose(): void {
    this.take();
  }

  private take(): void {
    window.clearTimeout(this.leaving);
    this.element?.remove();
    this.element = null;
  }
}
