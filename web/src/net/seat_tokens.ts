/** The secret tokens of one's seats, kept per table in this browser, and the games that go on there. */

import type { Update } from "../protocol";

const PREFIX = "teeter.key.";
const MOST = 50;

interface Kept {
  token: string;
  at: number;
  /** while one plays there */
  game?: string;
  /** of the people who play, too */
  names?: string[];
}

/** A game that one has left, and that goes on. */
export interface OpenGame {
  table: string;
  game: string;
  names: string[];
}

export function tokenOf(table: string): string | null {
  const text = localStorage.getItem(PREFIX + table);
  return text === null ? null : read(text).token;
}

export function keepToken(table: string, token: string, now: number = Date.now()): void {
  localStorage.setItem(PREFIX + table, JSON.stringify({ token, at: now } satisfies Kept));
  forgetOldest();
}

export function forgetToken(table: string): void {
  localStorage.removeItem(PREFIX + table);
}

/** One's games that are not over, as far as this browser has heard; the newest first. */
export function openGames(): OpenGame[] {
  return Object.keys(localStorage)
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => ({ table: name.slice(PREFIX.length), ...read(localStorage.getItem(name) ?? "{}") }))
    .sort((a, b) => b.at - a.at)
    .flatMap(({ table, game, names = [] }) => (game === undefined ? [] : [{ table, game, names }]));
}

/** The shelf leads back to a game as long as one plays in it. */
export function noteGame({ table, game, seats, outcome }: Pick<Update, "table" | "game" | "seats" | "outcome">): void {
  const text = localStorage.getItem(PREFIX + table);
  if (text === null) return;
  const { token, at } = read(text);
  const plays = !outcome && seats.some((seat) => seat.mine);
  const about = plays ? { game, names: seats.flatMap(({ kind, name }) => (kind === "person" ? [name] : [])) } : {};
  localStorage.setItem(PREFIX + table, JSON.stringify({ token, at, ...about } satisfies Kept));
}

function read(text: string): Kept {
  return JSON.parse(text) as Kept;
}

/** Tables are cleaned away on the server too: keep only the newest tokens. */
function forgetOldest(): void {
  const kept = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
  if (kept.length <= MOST) return;
  const byAge = kept
    .map((name) => ({ name, at: read(localStorage.getItem(name) ?? "{}").at }))
    .sort((a, b) => a.at - b.at);
  for (const { name } of byAge.slice(0, kept.length - MOST)) localStorage.removeItem(name);
}
