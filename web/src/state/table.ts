/** What this client knows of the table it is at: the last word of the server, nothing computed. */

import { signal } from "@preact/signals";
import type { Line } from "../net/connection";
import type { Chatted, Happened, Joined, Poses, Reacted, Scene, Update, Welcome } from "../protocol";

/** Why something could not be done, for people. */
export interface No {
  sentence: string;
  /** the id of the rule that says so, or "" */
  rule: string;
}

export const line = signal<Line>("connecting");
export const welcome = signal<Welcome | null>(null);
export const joined = signal<Joined | null>(null);
export const update = signal<Update | null>(null);
export const scene = signal<Scene | null>(null);
export const story = signal<Happened[]>([]);
export const chat = signal<Chatted[]>([]);
export const reaction = signal<Reacted | null>(null);
export const refusal = signal<No | null>(null);
/** a word to the acting hand */
export const handNote = signal<string>("");
/** why a bot did it, by the number of the move */
export const reasons = signal<Record<number, string>>({});
/** the table cannot be had, and why */
export const gone = signal<string | null>(null);
/** when the last update came, for the clock */
export const heardAt = signal(0);

/** whether the acting hand holds something */
export const grasp = signal(false);

type PosesListener = (poses: Poses) => void;
let lastPoses: Poses | null = null;
let posesListener: PosesListener | null = null;

/** Poses come sixty times a second and go straight to the board, past all panels. */
export function listenToPoses(listener: PosesListener | null): void {
  posesListener = listener;
  if (listener && lastPoses) listener(lastPoses);
}

export function tellPoses(poses: Poses): void {
  lastPoses = poses;
  grasp.value = poses.held !== null;
  posesListener?.(poses);
}

const MOST_LINES = 400;

/** The story with what is new; events are numbered, so nothing is told twice after a reconnect. */
export function withNews(told: Happened[], news: Happened[]): Happened[] {
  const known = new Set(told.map((event) => event.number));
  const fresh = news.filter((event) => !known.has(event.number));
  return fresh.length === 0 ? told : [...told, ...fresh].sort((a, b) => a.number - b.number).slice(-MOST_LINES);
}

/** Another table, or none: forget all of the last one. */
export function clearTable(): void {
  joined.value = null;
  update.value = null;
  scene.value = null;
  story.value = [];
  chat.value = [];
  reaction.value = null;
  refusal.value = null;
  handNote.value = "";
  reasons.value = {};
  gone.value = null;
  grasp.value = false;
  lastPoses = null;
}
