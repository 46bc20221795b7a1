/** Moves and events in the language of the person: the server's English, or our own words for it. */

import type { Choice, Happened, Update } from "../protocol";
import { settings } from "../state/settings";
import { germanMoves, germanWords } from "./moves.de";
import { fill, t } from ".";

type Phrases = Record<string, Record<string, string>>;

/** A move's text in words: the longest beginning that is known, with {} for the rest. */
export function phrase(phrases: Phrases, words: Record<string, string>, game: string, text: string): string | null {
  const known = phrases[game] ?? {};
  const parts = text.split(" ");
  for (let count = parts.length; count > 0; count--) {
    const template = known[parts.slice(0, count).join(" ")];
    if (template === undefined) continue;
    const rest = parts.slice(count).map((word) => words[word] ?? word);
    return template.replace("{}", rest.join(" ")).trim();
  }
  return null;
}

export function moveInWords(game: string, choice: Choice): string {
  if (settings.value.language === "en") return choice.label;
  return phrase(germanMoves, germanWords, game, choice.text) ?? choice.label;
}

/** What happened, as a sentence. What the referee saw is told in the server's own words. */
export function eventInWords(update: Update, event: Happened): string {
  const german = settings.value.language === "de" && event.kind === "move";
  const words = german ? phrase(germanMoves, germanWords, update.game, event.text) : null;
  if (words === null) return event.sentence;
  if (event.who === null || event.who < 0) return `${words}.`;
  const name = update.seats[event.who]?.name || t("seats.seat", { seat: "ABCDEF"[event.who] ?? "" });
  return fill("{name}: {words}.", { name, words });
}
