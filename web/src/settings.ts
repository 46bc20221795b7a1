/** What a person likes: kept in this browser, beginning with what the system asks for. */

import { effect, signal } from "@preact/signals";
import { firstSpoken } from "./languages";

export type Quality = "auto" | "high" | "low" | "test";
export type Motion = "system" | "full" | "reduced";
export type Palette = "normal" | "colour-blind";

export interface Settings {
  name: string;
  /** its code */
  language: string;
  sound: boolean;
  quality: Quality;
  motion: Motion;
  palette: Palette;
  /** whether buttons move the hand, also before a key was used */
  arrows: boolean;
  /** games whose film was seen or skipped */
  filmed: string[];
  /** games whose first-pull guide was seen or skipped */
  guided: string[];
}

const PLACE = "teeter.settings";

function atFirst(): Settings {
  return {
    name: "",
    language: firstSpoken(navigator.languages),
    sound: true,
    quality: "auto",
    motion: "system",
    palette: "normal",
    arrows: false,
    filmed: [],
    guided: [],
  };
}

/** Settings as they were kept; whatever cannot be read is as at first. */
export function readSettings(text: string | null, first: Settings): Settings {
  if (text === null) return first;
  try {
    return { ...first, ...(JSON.parse(text) as Partial<Settings>) };
  } catch {
    return first;
  }
}

export const settings = signal<Settings>(readSettings(localStorage.getItem(PLACE), atFirst()));

export function change(some: Partial<Settings>): void {
  settings.value = { ...settings.value, ...some };
}

/** The address may ask for a quality: `?quality=test` is for tests with software rendering. */
export function quality(): Quality {
  const asked = new URLSearchParams(location.search).get("quality");
  return asked === "test" || asked === "low" || asked === "high" ? asked : settings.value.quality;
}

/** What is painted into pieces and cards: when it changes, a board is made anew. */
export function paintedFor(): string {
  return `${settings.value.palette} ${settings.value.language}`;
}

const wish = matchMedia("(prefers-reduced-motion: reduce)");
const systemWantsLess = signal(wish.matches);
wish.addEventListener("change", () => (systemWantsLess.value = wish.matches));

export function reducedMotion(): boolean {
  const { motion } = settings.value;
  return motion === "reduced" || (motion === "system" && systemWantsLess.value);
}

effect(() => {
  localStorage.setItem(PLACE, JSON.stringify(settings.value));
  document.documentElement.lang = settings.value.language;
  document.documentElement.dataset.motion = reducedMotion() ? "reduced" : "full";
});
