/** A finished game, step by step: loaded by its table or from a record file. */

import { signal } from "@preact/signals";
import type { Replay, Step, Update } from "../protocol";
import { go } from "./route";

/** what to show: the game, or why there is none */
export const replay = signal<Replay | null>(null);
export const replayFailed = signal<string | null>(null);

/** the text of the record that was dropped, to ask for other seats' views */
let dropped: string | null = null;

interface Refusal {
  sentence?: string;
}

async function load(address: string, body: string | null): Promise<void> {
  replayFailed.value = null;
  try {
    const answer = await fetch(address, body === null ? {} : { method: "POST", body });
    if (!answer.ok) {
      const told = (await answer.json().catch(() => ({}))) as Refusal;
      throw new Error(told.sentence ?? answer.statusText);
    }
    replay.value = (await answer.json()) as Replay;
  } catch (error) {
    replay.value = null;
    replayFailed.value = (error as Error).message;
  }
}

/** Watch a record file. */
export async function openRecord(file: File): Promise<void> {
  dropped = await file.text();
  replay.value = null;
  go({ at: "replay", table: null });
  await load("/api/replay", dropped);
}

/** Show a game as a seat, or (null) a watcher saw it. */
export async function loadReplay(table: string | null, seat: number | null): Promise<void> {
  const seen = seat === null ? "" : `?seat=${seat}`;
  if (table !== null) await load(`/api/tables/${encodeURIComponent(table)}/replay${seen}`, null);
  else if (dropped !== null) await load(`/api/replay${seen}`, dropped);
}

/** A step as a board and the panels know a table: an update in which nothing can be done. */
export function updateOf(replay: Replay, at: number, seat: number | null): Update {
  const step = replay.steps[at];
  const last = at === replay.steps.length - 1;
  return {
    type: "update",
    table: "",
    number: at,
    version: at,
    events: step ? [eventOf(step)] : [],
    game: replay.game,
    variant: replay.variant,
    options: replay.options,
    seats: replay.names.map((name) => ({ kind: "person", name, level: null, away: false, mine: false })),
    started: true,
    looking: seat,
    turn: turnOf(step),
    view: step?.view ?? null,
    words: step?.words ?? [],
    moves: [],
    asides: [],
    hand: null,
    clock: null,
    may_undo: "no",
    undo: null,
    outcome: last ? replay.outcome : null,
    rematch: [],
    next_table: null,
    watchers: "table",
    watching: 0,
  };
}

function turnOf(step: Step | undefined): number | null {
  const turn = step?.view.turn;
  return typeof turn === "number" ? turn : null;
}

function eventOf(step: Step): Update["events"][number] {
  const { number, who, text, sentence } = step;
  const kind = who === null ? "start" : "move";
  return { number, seconds: step.seconds ?? 0, kind, who, text, sentence, bodies: [], place: null };
}
