/** A card shown large over the table, to be read. */

import { drawn } from "../../look/canvas";
import { FACE, paintCard } from "./card_face";
import { HIDDEN } from "./cards";

const SHARE = 0.55; // of the picture's width, at most
const WIDEST = 300; // pixels of the page

export class Large {
  private readonly frame = document.createElement("div");
  private shown = "";

  constructor(private readonly overlay: HTMLElement) {
    this.frame.setAttribute("aria-hidden", "true"); // the words of the table say the same
    Object.assign(this.frame.style, {
      position: "absolute",
      top: "10px",
      pointerEvents: "none",
      borderRadius: "14px",
      overflow: "hidden",
      boxShadow: "0 6px 28px #000a",
      lineHeight: "0",
      zIndex: "2",
    });
    this.frame.className = "large-card";
    this.frame.hidden = true;
    overlay.append(this.frame);
  }

  /** Show a card that is known, at reading size; at the right if what it is about is at the left. */
  show(card: string, right: boolean): void {
    if (card === HIDDEN) return this.hide();
    const width = Math.round(Math.min(WIDEST, this.overlay.clientWidth * SHARE));
    const sharp = Math.min(2, window.devicePixelRatio || 1) * width;
    const key = `${card} ${sharp} ${document.documentElement.lang}`;
    if (key !== this.shown) {
      const canvas = drawn(Math.round(sharp), Math.round((sharp * FACE.height) / FACE.width), (pen) =>
        paintCard(pen, card),
      );
      canvas.style.width = `${width}px`;
      this.frame.replaceChildren(canvas);
      this.shown = key;
    }
    Object.assign(this.frame.style, right ? { left: "", right: "10px" } : { left: "10px", right: "" });
    this.frame.hidden = false;
  }

  hide(): void {
    this.frame.hidden = true;
  }

  dispose(): void {
    this.frame.remove();
  }
}
