/** How finely the table is drawn; a slow machine gets a lighter picture by itself. */

import type { SpotLight, WebGLRenderer } from "three";

export type Quality = "auto" | "high" | "low" | "test";

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
  { ratio: 0.75, shadows: 0 },
];
const TEST: Level = { ratio: 0.25, shadows: 0 };
const SLOW = 1000 / 36; // milliseconds a picture
const PICTURES = 45; // that are watched before it is judged
const PAUSE = 250; // milliseconds: a longer gap is no slow picture, but a rest

export class Fineness {
  private level: number;
  private before = 0;
  private times: number[] = [];

  constructor(
    private readonly renderer: WebGLRenderer,
    private readonly key: SpotLight,
    private quality: Quality,
    private readonly changed: () => void,
  ) {
    this.level = atFirst(quality);
    this.apply();
  }

  set(quality: Quality): void {
    this.quality = quality;
    this.level = atFirst(quality);
    this.apply();
  }

  get shadows(): boolean {
    return this.now.shadows > 0;
  }

  /** A picture was drawn; if they come too slowly while things move, draw less. */
  drew(now: number, goesOn: boolean): void {
    const took = now - this.before;
    this.before = goesOn ? now : 0;
    if (this.quality !== "auto" || !goesOn || took > PAUSE) return;
    this.times.push(took);
    if (this.times.length < PICTURES) return;
    const middle = this.times.sort((a, b) => a - b)[PICTURES >> 1] ?? 0;
    this.times = [];
    if (middle > SLOW && this.level < LEVELS.length - 1) {
      this.level++;
      this.apply();
    }
  }

  private get now(): Level {
    return this.quality === "test" ? TEST : (LEVELS[this.level] ?? TEST);
  }

  private apply(): void {
    const { ratio, shadows } = this.now;
    this.renderer.setPixelRatio(this.quality === "test" ? ratio : Math.min(ratio, window.devicePixelRatio));
    this.key.castShadow = shadows > 0;
    if (shadows && this.key.shadow.mapSize.x !== shadows) {
      this.key.shadow.mapSize.set(shadows, shadows);
      this.key.shadow.map?.dispose();
      this.key.shadow.map = null;
    }
    this.changed();
  }
}

function atFirst(quality: Quality): number {
  if (quality === "low") return LEVELS.length - 1;
  return quality === "high" || window.innerWidth * window.innerHeight < 3e6 ? 0 : 1;
}
