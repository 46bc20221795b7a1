/** What a person can do at a table, as messages; a refusal is shown, never swallowed. */

import { wordsOf } from "../i18n/fault";
import type { Create, React, Said } from "../protocol";
import { settings } from "../settings";
import { heard, joined, update } from "../state/table";
import { connection, enter } from "./client";
import { MovedError, RefusedError } from "./connection";

/** What the server was asked and has not answered yet. */
const asked = new Set<string>();

/**
 * Say something to the server; true when it was carried out. Nothing is asked twice at once, and of a position one
 * move: the next position may be here before the answer to the last move is, and then the next move is not in vain.
 * `moved` is told of a table that is with another server.
 */
export async function tell(message: Said, moved: (table: string) => void = () => undefined): Promise<boolean> {
  const what = message.type === "move" ? `move ${message.version}` : JSON.stringify(message);
  if (asked.has(what)) return false;
  asked.add(what);
  heard.refusal.value = null;
  try {
    await connection.ask(message);
    return true;
  } catch (error) {
    if (error instanceof RefusedError) heard.refusal.value = error.refused;
    else heard.refusal.value = { sentence: wordsOf(error), rule: "" };
    if (error instanceof MovedError) moved(error.elsewhere.table);
    return false;
  } finally {
    asked.delete(what);
  }
}

/** Open a table and go there. */
export async function create(asked: Omit<Create, "type">): Promise<void> {
  const done = await tell({ type: "create", ...asked });
  const table = joined.peek()?.table;
  if (done && table) void enter(table);
}

/** Go to a table that is shown to everybody; `sits`: on the first seat that is free when one comes. */
export async function goTo(table: string, sits: boolean): Promise<void> {
  await enter(table);
  const now = update.peek();
  const seat = now?.table === table && sits ? now.seats.findIndex(({ may_sit }) => may_sit === "sit") : -1;
  if (seat >= 0 && !now?.started && !now?.seats.some(({ mine }) => mine)) sit(seat);
}

/** Hear of the tables that are shown to everybody, or no more. */
export function listTables(on: boolean): Promise<void> {
  return connection.ask({ type: "list_tables", on }).catch(() => undefined); // who has no line is asked again
}

/** Make a move for the seat one looks from. */
export function play(text: string): void {
  const now = update.peek();
  if (now && now.looking !== null) void tell({ type: "move", seat: now.looking, text, version: now.version });
}

export function sit(seat: number): void {
  void tell({ type: "sit", seat, name: settings.peek().name });
}

export function look(seat: number | null): void {
  void tell({ type: "look", seat });
}

export function undo(): void {
  const now = update.peek();
  if (now && now.looking !== null) void tell({ type: "undo", seat: now.looking, version: now.version });
}

export function answerUndo(seat: number, yes: boolean): void {
  const now = update.peek();
  if (now) void tell({ type: "answer_undo", seat, yes, version: now.version });
}

/** Whether somebody may have the seat they ask for; who asks says no to ask no longer. */
export function answerSeat(request: number, yes: boolean): void {
  void tell({ type: "answer_seat", request, yes });
}

export function giveUp(): void {
  const hand = update.peek()?.hand;
  if (hand?.phase === "trying" && hand.seat !== null)
    void tell({ type: "give_up", seat: hand.seat, try_number: hand.number });
}

/** Everybody on this screen wants to play again. */
export function rematch(): void {
  update.peek()?.seats.forEach((seat, number) => {
    if (seat.mine) void tell({ type: "rematch", seat: number });
  });
}

function ownVoice(): number | null {
  const now = update.peek();
  return now?.looking ?? joined.peek()?.seats[0] ?? null;
}

export function say(text: string): Promise<boolean> {
  return tell({ type: "chat", text, seat: ownVoice() });
}

export function react(what: React["what"]): void {
  void tell({ type: "react", what, seat: ownVoice() });
}

export function askWhy(number: number): void {
  void tell({ type: "why", number });
}

export function tryAgain(table: string): void {
  heard.gone.value = null;
  void enter(table);
}
