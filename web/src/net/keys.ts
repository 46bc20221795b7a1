/** The secret keys of one's seats, kept per table in this browser. */

const PREFIX = "teeter.key.";
const MOST = 50;

interface Kept {
  token: string;
  at: number;
}

export function keyOf(table: string): string | null {
  const text = localStorage.getItem(PREFIX + table);
  return text === null ? null : read(text).token;
}

export function keepKey(table: string, token: string, now: number = Date.now()): void {
  localStorage.setItem(PREFIX + table, JSON.stringify({ token, at: now } satisfies Kept));
  forgetOldest();
}

export function forgetKey(table: string): void {
  localStorage.removeItem(PREFIX + table);
}

function read(text: string): Kept {
  return JSON.parse(text) as Kept;
}

/** Tables are cleaned away on the server too: keep only the newest keys. */
function forgetOldest(): void {
  const kept = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
  if (kept.length <= MOST) return;
  const byAge = kept
    .map((name) => ({ name, at: read(localStorage.getItem(name) ?? "{}").at }))
    .sort((a, b) => a.at - b.at);
  for (const { name } of byAge.slice(0, kept.length - MOST)) localStorage.removeItem(name);
}
