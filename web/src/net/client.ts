/** The client's one connection, and what it does with what the server tells. */

import { readPoses, type Told, type Welcome, type Words } from "../protocol";
import { handTo, isSecret, turning } from "../state/hotseat";
import { heardTables } from "../state/open_tables";
import { go, route } from "../state/route";
import * as table from "../state/table";
import { Connection, RefusedError } from "./connection";
import { forgetToken, keepToken, noteGame, tokenOf } from "./seat_tokens";

/** Milliseconds until a server that had a fault is asked for a table once more. */
const ASK_AGAIN = 2000;

const scheme = location.protocol === "https:" ? "wss:" : "ws:";

export const connection = new Connection(whereTo, {
  line: (line) => (table.line.value = line),
  welcome,
  told,
  poses: (message) => {
    const poses = readPoses(message);
    if (poses) table.tellPoses(poses);
  },
});

/**
 * Of several servers behind one address a proxy finds that of a table by its name. A page speaks to its own host only:
 * if we are sent anywhere else, we ask there.
 */
function whereTo(sentTo: string): string {
  if (sentTo.startsWith("/")) return `${scheme}//${location.host}${sentTo}`;
  if (sentTo.startsWith(`${scheme}//${location.host}/`)) return sentTo;
  const here = route.peek();
  const query = here.at === "table" ? `?table=${encodeURIComponent(here.table)}` : "";
  return `${scheme}//${location.host}/socket${query}`;
}

/** After hello, also after a lost line: come back to the table that the address names. */
function welcome(welcome: Welcome<Words>): void {
  table.welcome.value = welcome;
  const here = route.peek();
  if (here.at === "table") void join(here.table);
}

async function join(name: string): Promise<void> {
  try {
    await connection.ask({ type: "join", table: name, token: tokenOf(name) });
    if (route.peek().at !== "table") leave(name); // nobody has waited for the answer
  } catch (error) {
    if (!(error instanceof RefusedError)) return;
    table.heard.gone.value = error.refused.sentence;
    if (error.refused.reason === "broken") window.setTimeout(() => stillWanted(name) && void join(name), ASK_AGAIN);
    if (error.refused.reason === "no-table") forgetToken(name);
  }
}

/** Whether somebody waits for this table, and has not come to it by another way. */
function stillWanted(name: string): boolean {
  const here = route.peek();
  return here.at === "table" && here.table === name && table.line.peek() === "open" && table.heard.gone.peek() !== null;
}

function told(message: Told<Words>): void {
  switch (message.type) {
    case "joined":
      keepToken(message.table, message.token);
      table.heard.gone.value = null;
      table.joined.value = message;
      break;
    case "update":
      if (message.table !== table.joined.peek()?.table) break; // still on its way when one left
      table.heardAt.value = performance.now();
      if (message.outcome && !table.heard.update.peek()?.outcome && isSecret(message.game))
        table.heard.reasons.value = {}; // bots tell more of them now, so they can be asked again
      table.heard.update.value = { ...message, events: table.news(message.events) };
      table.heard.story.value = table.withNews(table.heard.story.peek(), message.events);
      if (table.update.value) noteGame(table.update.value);
      followTurn(message);
      followRematch(message.table, message.next_table);
      break;
    case "scene":
      table.scene.value = message;
      break;
    case "chatted":
      table.chat.value = [...table.chat.peek().filter((said) => said.number !== message.number), message];
      break;
    case "reacted":
      table.reaction.value = message;
      break;
    case "open_tables":
      heardTables.value = { tables: message.tables, at: performance.now() };
      break;
    case "because":
      table.heard.reasons.value = { ...table.heard.reasons.peek(), [message.number]: message.sentence };
      break;
    case "odds":
      table.odds.value = message;
      break;
    case "hand_note":
      table.heard.handNote.value = message.sentence;
      break;
    case "refused":
      // a try may end while the hand still moves: nobody has asked for anything that was not possible
      if (message.to !== "hand") table.heard.refusal.value = message;
      break;
    case "closed":
      forgetToken(message.table);
      table.heard.gone.value = message.sentence;
      break;
  }
}

/** The view goes round with the turn; where hands are secret it is covered first. */
function followTurn(update: Parameters<typeof turning>[0]): void {
  const next = turning(update);
  handTo.value = next.do === "hand over" ? next.seat : null;
  if (next.do === "look") void connection.ask({ type: "look", seat: next.seat }).catch(() => undefined);
  if (next.do === "hand over" && update.looking !== null)
    void connection.ask({ type: "look", seat: null }).catch(() => undefined);
}

/** All want to play again: go to the new table with the token of the old one. */
function followRematch(from: string, to: string | null): void {
  const token = tokenOf(from);
  if (to === null || token === null || route.peek().at !== "table") return;
  keepToken(to, token);
  void enter(to, true);
}

/** Go away from a table: the others see it, and may let a bot play. */
export function leave(name: string): void {
  if (table.joined.peek()?.table !== name) return; // at another one already
  table.clearTable();
  connection.ask({ type: "leave" }).catch(() => undefined);
}

/** Go to a table; the screen changes at once, the table comes when the server answers. */
export async function enter(name: string, instead = false): Promise<void> {
  const there = table.joined.peek()?.table === name;
  if (!there) table.clearTable();
  go({ at: "table", table: name }, instead);
  if (!there && table.line.peek() === "open") await join(name);
}
