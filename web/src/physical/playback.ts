/** Shows the pictures of the physical world: live, slowed at the moment of truth, or once more. */

import type { Object3D } from "three";
import type { Table3D } from "../board";
import { Film, type Moment, type PoseFrame, pose } from "../poses";

const KEEP = 6000; // milliseconds of pictures
const BEHIND = 40; // milliseconds that the shown moment lies behind, so that there is a next picture
const CLIP = 2000;
const SLOW_FROM = 700; // milliseconds before the end of a try at which time slows
const SLOW = 0.3;

interface Showing {
  film: Film;
  began: number;
  from: number;
  speed: number;
}

export class Playback {
  private readonly film = new Film(KEEP);
  private readonly bodies: (Object3D | null)[] = [];
  private replaying: Showing | null = null;
  private clip: Film | null = null;
  private stop: (() => void) | null = null;

  constructor(
    private readonly table: Table3D,
    /** After every picture: what it shows. */
    private readonly shown: (moment: Moment) => void,
  ) {}

  /** The bodies, in the order of the rows. */
  cast(bodies: (Object3D | null)[]): void {
    this.bodies.splice(0, this.bodies.length, ...bodies);
  }

  get last(): PoseFrame | null {
    return this.film.last;
  }

  /** Whether a past moment is being shown. */
  get again(): boolean {
    return this.replaying !== null;
  }

  add(frame: PoseFrame): void {
    this.film.add(frame, performance.now());
    this.roll();
  }

  /** A try has ended badly: keep its last seconds, and slow them down unless motion is unwelcome. */
  keep(tryNumber: number): boolean {
    const clip = this.film.clip(tryNumber, CLIP);
    if (!clip.last) return false;
    this.clip = clip;
    if (!this.table.reducedMotion) this.play(clip, Math.max(clip.begins, clip.ends - SLOW_FROM), SLOW);
    return true;
  }

  /** The last seconds of the try that was kept, once more. */
  replay(): void {
    if (this.clip) this.play(this.clip, this.clip.begins, 0.5);
  }

  dispose(): void {
    this.stop?.();
  }

  private play(film: Film, from: number, speed: number): void {
    this.replaying = { film, began: performance.now(), from, speed };
    this.roll();
  }

  private roll(): void {
    this.stop ??= this.table.everyPicture(() => this.picture());
  }

  private picture(): boolean {
    const now = performance.now();
    const { again } = this;
    const moment = this.past(now) ?? this.film.at(now - BEHIND);
    if (moment) {
      this.bodies.forEach((body, row) => body && pose(body, row, moment));
      this.shown(moment);
      this.table.changed();
    }
    const goesOn = again || now - BEHIND < this.film.ends; // after what was shown again, the world as it is now
    if (!goesOn) this.stop = null;
    return goesOn;
  }

  private past(now: number): Moment | null {
    if (!this.replaying) return null;
    const { film, began, from, speed } = this.replaying;
    const time = from + (now - began) * speed;
    if (time > film.ends + 300 * speed) this.replaying = null;
    return film.at(time);
  }
}
