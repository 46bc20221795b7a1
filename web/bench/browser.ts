/**
 * The same people in a real page: injected beside it, they hear what its socket hears, see it through a board of their
 * own without a screen, and move a real pointer over the real picture.
 */

import type { Scene, Update, Words } from "../src/protocol";
import { Chance } from "./chance";
import { Page, type Told } from "./page";
import { Actor, type Job, type Mouse, type Point } from "./person";
import { PERSONS } from "./persons";

interface Ear {
  scene: Scene | null;
  update: Update<Words> | null;
  frames: ArrayBuffer[];
}

interface Asked extends Pick<Told, "piece" | "along"> {
  person: string;
  seed: number;
  job: Job;
}

declare global {
  interface Window {
    /** What the page has heard: an ear is put to its socket before it opens. */
    teeterEar: Ear;
    /** A try of a person begins; says what became of it when they are asked. */
    teeterPerson(asked: Asked): void;
    teeterTried?: { act: string; missed: number; slipped: number; pictures: number; seconds: number; done: boolean };
  }
}

/** The pointer over the real picture, and the same over the board that the person looks at. */
class RealMouse implements Mouse {
  private at: Point = { x: 0, y: 0 };
  private pressed = false;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly seen: Mouse,
  ) {
    canvas.setPointerCapture = () => undefined; // no device stands behind these events
  }

  move(to: Point): void {
    this.at = to;
    this.tell("pointermove");
    this.seen.move(to);
  }

  press(): void {
    this.pressed = true;
    this.tell("pointerdown");
    this.seen.press();
  }

  release(): void {
    this.pressed = false;
    this.tell("pointerup");
    this.seen.release();
  }

  private tell(kind: string): void {
    const box = this.canvas.getBoundingClientRect();
    const at = { clientX: box.left + this.at.x, clientY: box.top + this.at.y };
    const button = kind === "pointermove" ? -1 : 0;
    const about = { pointerId: 1, pointerType: "mouse", isPrimary: true, bubbles: true, cancelable: true };
    this.canvas.dispatchEvent(new PointerEvent(kind, { ...about, ...at, button, buttons: this.pressed ? 1 : 0 }));
  }
}

window.teeterPerson = (asked) => {
  const canvas = document.querySelector<HTMLCanvasElement>(".picture canvas");
  const { scene, update, frames } = window.teeterEar;
  const person = PERSONS[asked.person];
  if (!canvas || !scene || !update || !person) throw new Error("nothing to try here");
  const size = { width: canvas.clientWidth, height: canvas.clientHeight };
  const page = new Page({ scene, update, piece: asked.piece, along: asked.along, size });
  const last = frames.at(-1);
  if (last) page.hear(last);
  frames.length = 0;
  page.picture();
  const actor = new Actor(person, page, new RealMouse(canvas, page.table), asked.job, new Chance(asked.seed));
  const acting = actor.tries();
  const number = update.hand?.number;
  const began = performance.now();
  let before = began;
  let pictures = 0;
  const picture = (now: number): void => {
    for (const frame of frames.splice(0)) page.hear(frame);
    const hand = window.teeterEar.update?.hand;
    const over = hand?.phase !== "trying" || hand.number !== number;
    let done = over;
    for (; !done && before + 1000 / 60 <= now; before += 1000 / 60) done = acting.next().done ?? false;
    page.picture();
    pictures += 1;
    const { act, missed, slipped } = actor;
    window.teeterTried = { act, missed, slipped, pictures, seconds: (now - began) / 1000, done };
    if (done) page.close();
    else requestAnimationFrame(picture);
  };
  requestAnimationFrame(picture);
};
