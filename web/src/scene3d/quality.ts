/** How finely the table is drawn; a slow machine gets a lighter picture by itself. */

import type { SpotLight, WebGLRenderer } from "three";
import type { Quality } from "../settings";

interface Level {
  /** pixels of the picture for each of the page, at most */
  ratio: number;
  /** side of the shadow map; 0: no shadows */
  shadows: number;
}

/** From the finest down. */
const LEVELS: readonly Level[] = [
  { ratio: 2, shadows: 2048 },
  { ratio: 1.5, shadows: 1024 },
  { ratio: 1, shadows: 1024 },
  { ratio: 0.75, shadows: 512 },
  { ratio: 0.75, shadows: 0 },
  { ratio: 0.5, shadows: 0 },
];
const LIGHT = 4; // what people get who ask for it, and where the processor draws
const BEGIN = 3; // how pictures are drawn until it is known how quick the machine is
const FIRST: Level = { ratio: 0.5, shadows: 256 }; // the very first: with the shaders of BEGIN, and fewer pixels
const JUDGED = 3; // pictures after the first, which has to wait for shaders
const QUICK = 80; // milliseconds for one of them
const TEST: Level = { ratio: 0.25, shadows: 0 };
const SELDOM = 500; // milliseconds between two pictures of a test: nobody looks, and to draw takes most of its time
const REST = 4; // times as long as one took, before the next: also on a busy machine there is time for what moves
const MOST_REST = 5000; // milliseconds
const SLOW = 1000 / 36; // milliseconds a picture
const SMOOTH = 1000 / 50;
const PICTURES = 45; // that are watched before it is judged
const ENOUGH = 3000; // milliseconds: so long is watched at most
const FEW = 4; // pictures: fewer tell nothing
const PAUSE = 2500; // milliseconds: a longer gap is no slow picture, but a rest

export class Fineness {
  private level: number;
  private last = -SELDOM; // when a picture was drawn
  private before = 0; // the same, if it was one of many
  private took: number | null = 0; // milliseconds until the page had time again; null: not known yet
  private times: number[] = [];
  private unjudged = JUDGED + 1;
  private rose = false; // from a light picture to a fine one: that is tried once
  private waits = false; // a new level for the next picture: put to work now, it would wipe out the one that was just drawn

  constructor(
    private readonly renderer: WebGLRenderer,
    private readonly key: SpotLight,
    private quality: Quality,
    private readonly changed: () => void,
    /** There is no graphics card: what is slow will not become quick. */
    private readonly software = false,
  ) {
    this.level = quality === "auto" && !software ? BEGIN : atFirst(quality, software);
    this.apply();
    changed();
  }

  set(quality: Quality): void {
    if (quality === this.quality) return;
    this.quality = quality;
    this.level = atFirst(quality, this.software);
    this.wait();
  }

  /** Whether there is time for windows to be mirrored. */
  get fine(): boolean {
    return this.quality !== "test" && this.level < BEGIN;
  }

  /** Whether it is still to be seen how quick this machine is. */
  get judges(): boolean {
    return this.quality === "auto" && !this.software && this.unjudged > 0;
  }

  /** The first pictures took so many milliseconds: if they came quickly, draw as finely as can be. */
  judge(took: number): void {
    this.unjudged--;
    if (this.unjudged === JUDGED) return this.wait();
    if (took > QUICK) return;
    this.unjudged = 0;
    this.goTo(atFirst(this.quality, this.software));
  }

  /** Whether this picture may wait. */
  waitsFor(now: number): boolean {
    if (this.quality !== "test") return false;
    this.took ??= now - this.last;
    return now - this.last < Math.max(SELDOM, Math.min(MOST_REST, REST * this.took));
  }

  /** A picture will be drawn now. */
  draws(now: number, goesOn: boolean): void {
    this.last = now;
    this.took = goesOn ? null : 0;
    this.watch(now, goesOn);
    if (this.waits) this.apply();
  }

  /** If pictures come too slowly while things move, draw less, and more if the start was a bad one. */
  private watch(now: number, goesOn: boolean): void {
    const took = now - this.before;
    this.before = goesOn ? now : 0;
    if (this.quality !== "auto" || !goesOn || took > PAUSE) return;
    this.times.push(took);
    const watched = this.times.reduce((sum, each) => sum + each, 0);
    if (this.times.length < PICTURES && (watched < ENOUGH || this.times.length < FEW)) return;
    const middle = this.times.sort((a, b) => a - b)[this.times.length >> 1] ?? 0;
    this.times = [];
    if (middle > SLOW && this.level < LEVELS.length - 1) this.goTo(this.level + 1);
    else if (middle < SMOOTH && this.level === BEGIN && !this.rose) this.goTo(atFirst(this.quality, this.software));
  }

  private goTo(level: number): void {
    this.rose ||= level < this.level;
    this.level = level;
    this.wait();
  }

  private wait(): void {
    this.waits = true;
    this.changed();
  }

  private get now(): Level {
    if (this.judges && this.unjudged > JUDGED) return FIRST;
    return this.quality === "test" ? TEST : (LEVELS[this.level] ?? TEST);
  }

  private apply(): void {
    this.waits = false;
    const { ratio, shadows } = this.now;
    this.renderer.setPixelRatio(this.quality === "test" ? ratio : Math.min(ratio, window.devicePixelRatio));
    this.key.castShadow = shadows > 0;
    if (shadows && this.key.shadow.mapSize.x !== shadows) {
      this.key.shadow.mapSize.set(shadows, shadows);
      this.key.shadow.map?.dispose();
      this.key.shadow.map = null;
    }
  }
}

function atFirst(quality: Quality, software: boolean): number {
  if (quality === "low" || (software && quality === "auto")) return LIGHT;
  return quality === "high" || window.innerWidth * window.innerHeight < 3e6 ? 0 : 1;
}

const BY_PROCESSOR = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Whether the processor has to do the work of a graphics card: each light and each mirror then costs dearly. */
export function drawnInSoftware(): boolean {
  const gl = document.createElement("canvas").getContext("webgl2");
  if (!gl) return true;
  const named = gl.getExtension("WEBGL_debug_renderer_info")?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER;
  const who = String(gl.getParameter(named));
  gl.getExtension("WEBGL_lose_context")?.loseContext();
  return BY_PROCESSOR.test(who);
}
