/** The words on and over the board of Gulp. */

import { named, t, upper } from "../../i18n";
import events from "./events.json";

/** The name and the text of an event card. */
export interface EventText {
  name: string;
  text: string;
}

/** Its rank as the rules call it ("7", "q"), and its crop. */
export function partsOf(card: string): { rank: string; crop: string } {
  const [rank = "", crop = ""] = card.split("-");
  return { rank, crop };
}

/** The event on a card, or null if it is a crop card. */
export function eventOn(card: string): EventText | null {
  const event = (events as Record<string, Omit<EventText, "text">>)[card];
  return event ? { ...event, text: named("gulp", "event", card) } : null;
}

/** A card's rank as it is printed. */
export function rankOn(card: string): string {
  const { rank } = partsOf(card);
  return t("gulp.board.rank", { rank });
}

/** A card by rank and crop: "7 Blornn"; in German "Blornn-7". */
function plainName(card: string): string {
  const { rank, crop } = partsOf(card);
  return t("gulp.board.card", { rank, crop: upper(crop) });
}

/** The sign of a move: what is done with the card that is picked up needs no name of the card, but what it brings. */
export function signText(move: { text: string; label: string }, picked: string | null): string {
  const [verb = "", ...rest] = move.text.split(" ");
  if (picked === null || rest.join(" ") !== picked) return move.label;
  const gain = /\+\d+/.exec(move.label)?.[0];
  return gain ? `${named("gulp", "use", verb)} ${gain}` : named("gulp", "use", verb);
}

/** What a card is called: "7 Blornn", "FROSTQUAKE (A Blornn)". */
export function cardName(card: string): string {
  const plain = plainName(card);
  const event = eventOn(card);
  return event ? `${event.name} (${plain})` : plain;
}
