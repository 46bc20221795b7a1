/** A finished game, step by step: told by its table or from a file. */

import { signal } from "@preact/signals";
import { Fault, fault, wordsOf } from "../i18n/fault";
import { updateInWords } from "../i18n/spoken";
import type { Happened, Replay, Step, Update, Words } from "../protocol";
import { NO_TRACKS, type Tracks, tracksOfFile, tracksOfTable } from "../recordings/tracks";
import { isZip, openZip } from "../recordings/zip";
import { go } from "./route";

/** A game to be watched, and how everything moved in it. */
export interface Told {
  replay: Replay<Words>;
  tracks: Tracks;
}

/** what to show: the game, or why there is none */
export const told = signal<Told | null>(null);
export const replayFailed = signal<Words | null>(null);

/** Of which table somebody wants to see how it was decided, and the step; null: the whole game */
export const moment = signal<{ table: string; step: number } | null>(null);

/** Watch how a game was decided. */
export function watchMoment(table: string, step: number): void {
  moment.value = { table, step };
  go({ at: "replay", table });
}

/** What somebody has kept of a game. */
interface GameFile {
  record: string;
  tries: ArrayBuffer | null;
}

/** the file that was opened, to ask for other seats' views */
let opened: GameFile | null = null;
let opening = false;

interface Refusal {
  sentence?: Words;
}

async function ask(address: string, request: RequestInit = {}): Promise<Response> {
  const answer = await fetch(address, request);
  if (answer.ok) return answer;
  const no = (await answer.json().catch(() => ({}))) as Refusal;
  throw no.sentence ? new Fault(no.sentence) : fault("error-status", { status: String(answer.status) });
}

async function load(asked: () => Promise<Told>): Promise<void> {
  replayFailed.value = null;
  try {
    told.value = await asked();
  } catch (error) {
    told.value = null;
    replayFailed.value = wordsOf(error);
  }
}

/** Whether somebody has just handed over a file. */
export function isOpening(): boolean {
  return opening;
}

/** Watch what was dropped: a record, a record and its tries, or a zip file with both. */
export async function openGame(files: File[]): Promise<void> {
  told.value = null;
  opening = true;
  go({ at: "replay", table: null });
  await load(async () => tellFile((opened = await readGame(files)), ""));
  opening = false;
}

/**
 * Show a game as a seat, or (null) a watcher saw it. Without a table: the file that was opened, or that the server was
 * started for.
 */
export async function loadReplay(table: string | null, seat: number | null): Promise<void> {
  const seen = seat === null ? "" : `?seat=${seat}`;
  await load(async () => {
    if (table !== null) return tellTable(table, seen);
    opened ??= await readGame([await film()]);
    return tellFile(opened, seen);
  });
}

/** The file that the server was started for. */
async function film(): Promise<Blob> {
  const answer = await ask("/api/film");
  if (answer.status === 204) throw fault("error-no-film");
  return answer.blob();
}

async function tellTable(table: string, seen: string): Promise<Told> {
  const answer = await ask(`/api/tables/${encodeURIComponent(table)}/replay${seen}`);
  const replay = (await answer.json()) as Replay<Words>;
  return { replay, tracks: tracksOfTable(table, replay) };
}

async function tellFile({ record, tries }: GameFile, seen: string): Promise<Told> {
  const replay = (await (await ask(`/api/replay${seen}`, { method: "POST", body: record })).json()) as Replay<Words>;
  return { replay, tracks: tries ? await tracksOfFile(tries, replay) : NO_TRACKS };
}

/** A question about the game that is shown: to its table, or with the file that was opened. */
export function askAbout(table: string | null, page: "look-back" | "advice", query = ""): Promise<Response> {
  if (table !== null) return ask(`/api/tables/${encodeURIComponent(table)}/${page}${query}`);
  return ask(`/api/${page}${query}`, { method: "POST", body: opened?.record ?? "" });
}

/** Of whatever was handed over: the record, and the tries if they are there. */
export async function readGame(files: Blob[]): Promise<GameFile> {
  const game: GameFile = { record: "", tries: null };
  for (const file of files) {
    const bytes = await file.arrayBuffer();
    const members = isZip(bytes) ? openZip(bytes) : null;
    const inside = members && [...members].filter(([name]) => /\.(txt|tries)$/.test(name));
    if (inside?.length) {
      const nested = await readGame(await Promise.all(inside.map(async ([, unpack]) => new Blob([await unpack()]))));
      game.record ||= nested.record;
      game.tries ??= nested.tries;
    } else if (members) game.tries = bytes;
    else game.record = new TextDecoder().decode(bytes);
  }
  return game;
}

/**
 * A step as a board and the panels know a table: an update in which nothing can be done. `closely`: a try is in sight.
 */
export function updateOf(replay: Replay<Words>, at: number, seat: number | null, closely = false): Update {
  const step = replay.steps[at];
  const last = at === replay.steps.length - 1;
  return updateInWords({
    type: "update",
    table: "",
    number: at,
    version: at,
    events: step ? [eventOf(step)] : [],
    game: replay.game,
    variant: replay.variant,
    options: replay.options,
    seats: replay.names.map((name) => ({
      kind: "person",
      name,
      level: null,
      away: false,
      mine: false,
      may_sit: "no",
      helped: false,
      always: null,
    })),
    started: true,
    looking: seat,
    by_itself: false,
    turn: turnOf(step),
    view: step?.view ?? null,
    words: step?.words ?? [],
    moves: [],
    asides: [],
    hand: closely ? { phase: "trying", number: at, seat: actorOf(replay.steps, at), sentence: "" } : null,
    clock: null,
    may_undo: "no",
    undo: null,
    request: null,
    outcome: last ? replay.outcome : null,
    rematch: [],
    next_table: null,
    watchers: "table",
    watching: 0,
    listed: false,
  });
}

/** Whose hand is at work: whoever decided last. */
function actorOf(steps: Step<Words>[], at: number): number | null {
  const deciders = steps.slice(0, at + 1).filter(({ who }) => who !== null && who >= 0);
  return deciders.at(-1)?.who ?? null;
}

function turnOf(step: Step<Words> | undefined): number | null {
  const turn = step?.view.turn;
  return typeof turn === "number" ? turn : null;
}

function eventOf(step: Step<Words>): Happened<Words> {
  const { number, who, text, well, sentence } = step;
  const kind = who === null ? "start" : "move";
  return {
    number,
    seconds: step.seconds ?? 0,
    kind,
    who,
    text,
    by_bot: false,
    shown: "",
    sentence,
    bodies: [],
    place: null,
    well,
  };
}
