/** The small name beside the pointer. */

import type { Point } from "../board";

export class Label {
  private readonly element = document.createElement("div");

  constructor(overlay: HTMLElement) {
    this.element.className = "table-label";
    this.element.setAttribute("aria-hidden", "true"); // the list of moves says it in words
    this.element.hidden = true;
    Object.assign(this.element.style, {
      position: "absolute",
      left: "0",
      top: "0",
      maxWidth: "16rem",
      padding: ".2rem .55rem",
      borderRadius: ".5rem",
      background: "#fdf6e6",
      color: "#33241a",
      font: "600 .85rem/1.3 system-ui, sans-serif",
      boxShadow: "0 2px 8px #0007",
      pointerEvents: "none",
      zIndex: "3",
    });
    overlay.append(this.element);
  }

  show(text: string, at: Point | null): void {
    this.element.hidden = !text || !at;
    if (!text || !at) return;
    if (this.element.textContent !== text) this.element.textContent = text;
    const { clientWidth, clientHeight } = this.element.parentElement ?? document.body;
    const x = Math.min(at.x + 14, clientWidth - this.element.offsetWidth - 6);
    const y = at.y + 20 + this.element.offsetHeight > clientHeight ? at.y - 14 - this.element.offsetHeight : at.y + 18;
    this.element.style.transform = `translate(${Math.round(Math.max(4, x))}px, ${Math.round(y)}px)`;
  }

  dispose(): void {
    this.element.remove();
  }
}
