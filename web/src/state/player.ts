/** Plays a finished game like a film: steps by their sentences, tries by their pose tracks. */

import { computed, effect, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import { fetchTrack, type Track } from "../net/track";
import type { Source } from "../parts/mount";
import type { Poses, Replay, Update } from "../protocol";
import { updateOf } from "./replay";

export const SPEEDS = [0.5, 1, 2, 4];
const STEP = 1100;

export class Player {
  readonly at: Signal<number> = signal(0);
  readonly playing = signal(false);
  readonly speed = signal(1);
  readonly update: ReadonlySignal<Update>;
  readonly source: Source;
  private listener: ((poses: Poses) => void) | null = null;
  private readonly tracks = new Map<number, Promise<Track | null>>();
  private timer = 0;
  private picture = 0;
  private stopFollowing: () => void;

  constructor(
    readonly replay: Replay,
    private readonly table: string | null,
    seat: number | null,
    before: Player | null = null,
  ) {
    if (before) {
      this.at.value = Math.min(before.at.peek(), this.last);
      this.speed.value = before.speed.peek();
      this.playing.value = before.playing.peek();
    }
    this.update = computed(() => updateOf(replay, this.at.value, seat));
    this.source = {
      update: this.update,
      scene: signal(replay.scene),
      pointed: signal(null),
      listen: (listener) => {
        this.listener = listener;
        if (listener) void this.rest(this.at.peek());
      },
    };
    this.stopFollowing = effect(() => {
      if (this.playing.value) this.next();
      else this.halt();
    });
  }

  get last(): number {
    return this.replay.steps.length - 1;
  }

  /** Show a step as it came to rest. */
  go(to: number): void {
    this.playing.value = false;
    this.at.value = Math.max(0, Math.min(this.last, to));
    void this.rest(this.at.peek());
  }

  toggle(): void {
    if (!this.playing.peek() && this.at.peek() === this.last) this.at.value = 0;
    this.playing.value = !this.playing.peek();
  }

  dispose(): void {
    this.stopFollowing();
    this.halt();
  }

  private halt(): void {
    clearTimeout(this.timer);
    cancelAnimationFrame(this.picture);
  }

  private next(): void {
    this.halt();
    const to = this.at.peek() + 1;
    if (to > this.last) {
      this.playing.value = false;
      return;
    }
    void this.track(to).then((track) => {
      if (!this.playing.peek()) return;
      if (track) this.film(track, () => this.arrive(to));
      else this.timer = window.setTimeout(() => this.arrive(to), STEP / this.speed.peek());
    });
  }

  private arrive(to: number): void {
    this.at.value = to;
    this.next();
  }

  /** Show a try picture by picture, then call what comes after it. */
  private film(track: Track, after: () => void): void {
    let seconds = 0;
    let before = performance.now();
    let frame = 0;
    const draw = (now: number) => {
      seconds += ((now - before) / 1000) * this.speed.peek();
      before = now;
      while (frame < track.times.length - 1 && (track.times[frame + 1] ?? 0) <= seconds) frame++;
      this.listener?.(track.poses(frame));
      if (frame >= track.times.length - 1) after();
      else this.picture = requestAnimationFrame(draw);
    };
    this.picture = requestAnimationFrame(draw);
  }

  private track(step: number): Promise<Track | null> {
    if (this.table === null || !this.replay.steps[step]?.track) return Promise.resolve(null);
    const known = this.tracks.get(step);
    if (known) return known;
    const asked = fetchTrack(this.table, this.replay.steps[step].number).catch(() => null);
    this.tracks.set(step, asked);
    return asked;
  }

  /** Where things lay at a step: as the last try left them, or as the first one found them. */
  private async rest(step: number): Promise<void> {
    const tries = this.replay.steps.flatMap((one, at) => (one.track ? [at] : []));
    const before = tries.filter((at) => at <= step).at(-1);
    const first = tries[0];
    const shown = before ?? first;
    if (shown === undefined) return;
    const track = await this.track(shown);
    if (track && this.at.peek() === step)
      this.listener?.(track.poses(before === undefined ? 0 : track.times.length - 1));
  }
}
