/** Plays a finished game like a film: steps by their sentences, tries by their pose tracks. */

import { batch, computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Source } from "../board";
import { wordsOf } from "../i18n/fault";
import { POSE_ROW, type Poses, type Update, type Words } from "../protocol";
import type { Track } from "../recordings/track";
import { type Told, updateOf } from "./replay";

export const SPEEDS = [0.5, 1, 2, 4];
const STEP = 1100; // milliseconds
const LEAD = 3; // steps that are shown before a moment, and lead to it

/** A try: the step it leads to, and its track. */
interface Trying {
  step: number;
  track: Track;
}

export class ReplayPlayer {
  /** the step that has been reached */
  readonly at = signal(0);
  /** in the middle of the try that leads to the next step: seconds since it began */
  readonly seconds = signal<number | null>(null);
  /** the try in sight, once its track is there */
  readonly trying: ReadonlySignal<Trying | null>;
  /** why a try cannot be shown */
  readonly lost = signal<Words | null>(null);
  readonly playing = signal(false);
  readonly speed = signal(1);
  readonly update: ReadonlySignal<Update>;
  readonly source: Source;
  /** the step that the try in sight leads to */
  private readonly leadsTo: ReadonlySignal<number | null>;
  private readonly loaded = signal<Trying | null>(null);
  private listener: ((poses: Poses) => void) | null = null;
  private timer = 0;
  private picture = 0;
  private until: number | null = null; // the step at which it stops by itself
  private wish = 0; // grows with every wish: what was asked for an older one comes too late
  private stopFollowing: () => void;

  constructor(
    readonly told: Told,
    seat: number | null,
    before: ReplayPlayer | null = null,
    moment: number | null = null,
  ) {
    if (moment !== null && !before) {
      this.until = Math.min(moment, this.last);
      this.at.value = Math.max(0, this.until - LEAD);
      this.playing.value = true;
    }
    if (before) {
      this.at.value = Math.min(before.at.peek(), this.last);
      this.speed.value = before.speed.peek();
      this.playing.value = before.playing.peek();
    }
    this.leadsTo = computed(() => (this.seconds.value === null ? this.toldOf(this.at.value) : this.at.value + 1));
    this.trying = computed(() => (this.loaded.value?.step === this.leadsTo.value ? this.loaded.value : null));
    const closely = computed(() => this.leadsTo.value !== null);
    this.update = computed(() => updateOf(told.replay, this.at.value, seat, closely.value));
    this.source = {
      update: this.update,
      scene: signal(told.replay.scene),
      pointed: signal(null),
      codes: signal(false),
      listen: (listener) => {
        this.listener = listener;
        if (listener) void this.look();
      },
    };
    this.stopFollowing = effect(() => {
      if (this.playing.value) void this.next();
      else this.halt();
    });
  }

  get last(): number {
    return this.told.replay.steps.length - 1;
  }

  /** Show a step as it came to rest. */
  go(to: number): void {
    this.until = null;
    this.playing.value = false;
    this.arrive(Math.max(0, Math.min(this.last, to)));
    void this.look();
  }

  /** Show a moment of the try in sight; its end is the step it leads to. */
  scrub(seconds: number): void {
    const trying = this.trying.peek();
    if (!trying) return;
    this.wish++;
    this.playing.value = false;
    if (seconds >= lengthOf(trying.track)) return this.go(trying.step);
    batch(() => {
      this.at.value = trying.step - 1;
      this.seconds.value = seconds;
    });
    this.show(trying.track, frameAt(trying.track, seconds));
  }

  toggle(): void {
    const over = this.at.peek() === this.last && this.seconds.peek() === null;
    if (!this.playing.peek() && over) this.arrive(0);
    this.playing.value = !this.playing.peek();
  }

  dispose(): void {
    this.stopFollowing();
    this.halt();
    this.wish++;
  }

  private halt(): void {
    clearTimeout(this.timer);
    cancelAnimationFrame(this.picture);
  }

  private arrive(to: number): void {
    batch(() => {
      this.seconds.value = null;
      this.at.value = to;
    });
  }

  private async next(): Promise<void> {
    this.halt();
    const to = this.at.peek() + 1;
    if (to > (this.until ?? this.last)) {
      this.until = null;
      this.playing.value = false;
      return;
    }
    const after = async () => {
      this.arrive(to);
      await this.look();
      if (this.playing.peek()) await this.next();
    };
    const track = await this.read(this.told.tracks.steps.includes(to) ? to : undefined);
    if (track === "late" || !this.playing.peek()) return;
    if (track) this.film({ step: to, track }, after);
    else this.timer = window.setTimeout(() => void after(), STEP / this.speed.peek());
  }

  /** Show a try picture by picture, from where it was left; then call what comes after it. */
  private film(trying: Trying, after: () => Promise<void>): void {
    const { track } = trying;
    batch(() => {
      this.loaded.value = trying;
      this.seconds.value ??= 0;
    });
    let before = performance.now();
    const draw = (now: number) => {
      const seconds = (this.seconds.peek() ?? 0) + (Math.max(0, now - before) / 1000) * this.speed.peek();
      before = now;
      this.seconds.value = seconds;
      this.show(track, frameAt(track, seconds));
      if (seconds >= lengthOf(track)) void after();
      else this.picture = requestAnimationFrame(draw);
    };
    this.picture = requestAnimationFrame(draw);
  }

  /**
   * Show how things lie at this step: at the words about a try as it left them, later as the next one
   * finds them, because a bowl may have been filled anew; after the last try as that one left them.
   */
  private async look(): Promise<void> {
    const { steps } = this.told.tracks;
    const at = this.at.peek();
    const ended = steps.filter((step) => step <= at).at(-1);
    const ahead = steps.find((step) => step > at);
    const chosen = this.toldOf(at) ?? ahead ?? ended;
    const track = await this.read(chosen);
    if (track === "late" || !track || chosen === undefined) return;
    this.loaded.value = { step: chosen, track };
    this.show(track, chosen === ended ? track.times.length - 1 : 0, true);
  }

  /** The first word about the try that a step tells of: all words from there on are the REFEREE's. */
  private toldOf(at: number): number | null {
    const first = this.told.tracks.steps.filter((step) => step <= at).at(-1);
    const words = this.told.replay.steps.slice(first, at + 1);
    return first !== undefined && words.every(({ who }) => who !== null && who < 0) ? first : null;
  }

  /** A track; null if there is none; "late" if something else is wished meanwhile. */
  private async read(step: number | undefined): Promise<Track | null | "late"> {
    const wish = ++this.wish;
    this.lost.value = null;
    if (step === undefined) return null;
    try {
      const track = await this.told.tracks.read(step);
      return wish === this.wish ? track : "late";
    } catch (error) {
      if (wish !== this.wish) return "late";
      this.lost.value = wordsOf(error);
      return null;
    }
  }

  private show(track: Track, frame: number, atRest = false): void {
    const poses = { ...track.poses(frame), atRest };
    const names = this.told.replay.scene?.names ?? [];
    if (atRest)
      names.forEach((name, row) => {
        if (/^(hand|finger)/.test(name)) poses.rows.fill(NaN, row * POSE_ROW, (row + 1) * POSE_ROW);
      });
    this.listener?.(poses);
  }
}

/** Seconds from the hand standing ready to the last word. */
export function lengthOf(track: Track): number {
  return track.times.at(-1) ?? 0;
}

function frameAt(track: Track, seconds: number): number {
  const after = track.times.findIndex((time) => time > seconds);
  return after < 0 ? track.times.length - 1 : Math.max(0, after - 1);
}
