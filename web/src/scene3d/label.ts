/** The small name over the pointer. */

import type { Point } from "../board";

const LEADER = 46; // pixels from the pointer to the name
const GAP = 12; // of them free beside the pointer
const EDGE = 4;

export class Label {
  private readonly element = document.createElement("div");
  private readonly leader = document.createElement("div");

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
    this.leader.className = "table-leader";
    this.leader.setAttribute("aria-hidden", "true");
    this.leader.hidden = true;
    Object.assign(this.leader.style, {
      position: "absolute",
      left: "-1px",
      top: "0",
      width: "2px",
      height: `${LEADER - GAP}px`,
      background: "#fdf6e6",
      boxShadow: "0 0 3px #000a",
      pointerEvents: "none",
      zIndex: "3",
    });
    overlay.append(this.element, this.leader);
  }

  /** Above the pointer, with a line down to it: what is aimed at stays in sight. Below it where there is no room. */
  show(text: string, at: Point | null): void {
    this.element.hidden = this.leader.hidden = !text || !at;
    if (!text || !at) return;
    if (this.element.textContent !== text) this.element.textContent = text;
    const { clientWidth } = this.element.parentElement ?? document.body;
    const { offsetWidth: wide, offsetHeight: high } = this.element;
    const above = at.y - LEADER - high >= EDGE;
    const x = Math.max(EDGE, Math.min(at.x - wide / 2, clientWidth - wide - EDGE));
    const y = above ? at.y - LEADER - high : at.y + LEADER;
    put(this.element, x, y);
    put(this.leader, at.x, above ? at.y - LEADER : at.y + GAP);
  }

  /** Until the pointer hovers again. */
  hide(): void {
    this.element.hidden = this.leader.hidden = true;
  }

  dispose(): void {
    this.element.remove();
    this.leader.remove();
  }
}

function put(element: HTMLElement, x: number, y: number): void {
  element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
}
