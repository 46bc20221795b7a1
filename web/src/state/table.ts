/** What this client knows of the table it is at: the last word of the server, in the language of the person. */

import { computed, signal } from "@preact/signals";
import { eventsInWords, spoken, updateInWords } from "../i18n/spoken";
import type { Box, Chatted, Happened, Joined, Odds, Poses, Reacted, Scene, Update, Welcome, Words } from "../protocol";

/** Whether the server can be reached. */
export type Line = "connecting" | "open" | "lost" | "moving";

/** Why something could not be done, for people. */
export interface No<W = string> {
  sentence: W;
  /** the id of the rule that says so, or "" */
  rule: string;
}

export const line = signal<Line>("connecting");
export const welcome = signal<Welcome<Words> | null>(null);
/** A game on the shelf. */
export function boxOf(game: string): Box<Words> | undefined {
  return welcome.value?.shelf.find(({ name }) => name === game);
}

export function titleOf(game: string): string {
  return boxOf(game)?.title ?? game;
}

export const joined = signal<Joined | null>(null);
export const scene = signal<Scene | null>(null);
export const chat = signal<Chatted<Words>[]>([]);
export const reaction = signal<Reacted<Words> | null>(null);
/** The server's own words. Panels and boards read them below, in the language of the person. */
export const heard = {
  update: signal<Update<Words> | null>(null),
  story: signal<Happened<Words>[]>([]),
  refusal: signal<No<Words> | null>(null),
  handNote: signal<Words>(""),
  reasons: signal<Record<number, Words>>({}),
  gone: signal<Words | null>(null),
};

export const update = computed(() => heard.update.value && updateInWords(heard.update.value));
export const story = computed(() => eventsInWords(heard.story.value));
export const refusal = computed<No | null>(() => {
  const no = heard.refusal.value;
  return no && { ...no, sentence: spoken(no.sentence) };
});
/** a word to the acting hand */
export const handNote = computed(() => spoken(heard.handNote.value));
/** why a bot did it, by the number of the move */
export const reasons = computed<Record<number, string>>(() =>
  Object.fromEntries(Object.entries(heard.reasons.value).map(([number, why]) => [number, spoken(why)])),
);
/** the table cannot be had, and why */
export const gone = computed(() => heard.gone.value && spoken(heard.gone.value));

/** in practice: how likely what may be tried is, by the text of a move, for one version of the table */
export const odds = signal<Odds | null>(null);

/** when the last update came, for the clock */
export const heardAt = signal(0);

/** whether the acting hand holds something */
export const grasp = signal(false);

/** lets a ghost of the hand show how it is done; null while there is nothing to show */
export const showMe = signal<(() => void) | null>(null);

/** whether the panels of a phone are unfolded */
export const sheet = signal(false);

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

/** Of what is told, what the board shall show happening: not what was before one came, and nothing twice. */
export function news(events: Happened<Words>[]): Happened<Words>[] {
  const last = heard.story.peek().at(-1)?.number ?? 0;
  return heard.update.peek() === null ? [] : events.filter((event) => event.number > last);
}

/** The story with what is new; events are numbered, so nothing is told twice after a reconnect. */
export function withNews<W>(told: Happened<W>[], news: Happened<W>[]): Happened<W>[] {
  const known = new Set(told.map((event) => event.number));
  const fresh = news.filter((event) => !known.has(event.number));
  return fresh.length === 0 ? told : [...told, ...fresh].sort((a, b) => a.number - b.number).slice(-MOST_LINES);
}

/** Another table, or none: forget all of the last one. */
export function clearTable(): void {
  joined.value = null;
  heard.update.value = null;
  scene.value = null;
  heard.story.value = [];
  chat.value = [];
  reaction.value = null;
  heard.refusal.value = null;
  heard.handNote.value = "";
  heard.reasons.value = {};
  heard.gone.value = null;
  odds.value = null;
  grasp.value = false;
  sheet.value = false;
  lastPoses = null;
}
