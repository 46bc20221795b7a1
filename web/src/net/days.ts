/** The series of the day: played once a day with a token that this browser keeps, and told by the server. */

import { Fault, fault } from "../i18n/fault";
import type { Day, Words } from "../protocol";
import { joined } from "../state/table";
import { tell } from "./actions";
import { enter } from "./client";
import { keepToken } from "./seat_tokens";

const PLACE = "teeter.days";

/** The token of all one's series, and by game the table of the last one. */
interface Kept {
  token?: string;
  tables: Record<string, string>;
}

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "") as Kept;
  } catch {
    return { tables: {} };
  }
}

/** Begin today's series, or go back to it. */
export async function playDay(game: string, name: string): Promise<void> {
  const { token, tables } = kept();
  const keep = (token: string, table: string) => {
    localStorage.setItem(PLACE, JSON.stringify({ token, tables: { ...tables, [game]: table } }));
    void enter(table);
  };
  const moved = (table: string) => {
    if (!token || !table) return;
    keepToken(table, token);
    keep(token, table);
  };
  if (!(await tell({ type: "play_day", game, name, token: token ?? null }, moved))) return;
  const here = joined.peek();
  if (here) keep(here.token, here.table);
}

/** The board of the day; with a table, the day on which it was played. Rejects with words for people. */
export async function askDay(game: string, table?: string): Promise<Day<Words>> {
  const query = table === undefined ? "" : `?table=${encodeURIComponent(table)}`;
  const answer = await fetch(`/api/days/${encodeURIComponent(game)}${query}`);
  if (answer.ok) return (await answer.json()) as Day<Words>;
  const no = (await answer.json().catch(() => ({}))) as { sentence?: Words };
  throw no.sentence ? new Fault(no.sentence) : fault("error-status", { status: String(answer.status) });
}

/** Today's board, and one's own series if it is of today. */
export async function askToday(game: string): Promise<Day<Words>> {
  const table = kept().tables[game];
  const today = await askDay(game);
  if (table === undefined) return today;
  const mine = await askDay(game, table);
  return mine.day === today.day ? mine : today;
}
