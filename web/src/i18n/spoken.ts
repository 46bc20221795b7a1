/** What the server says, in the language of the person: the one place where its words enter the client. */

import { signal } from "@preact/signals";
import type { Choice, Happened, OutcomeTold, Update } from "../protocol";
import { change, type Language, settings } from "../settings";
import { type Phrasebooks, readersOf, type Translate } from "./phrasebook";

/** By language: who reads what is said in a game, or where none is played (""). English needs nobody. */
const readers = signal<Partial<Record<Language, (game: string) => Translate>>>({});

const WORDS_WITHIN = 20_000; // milliseconds

/** Get what it takes to speak a language. If it cannot be had, the server's English will do. */
export async function learn(language: Language): Promise<void> {
  if (language === "en" || readers.peek()[language]) return;
  try {
    const answer = await fetch(`/api/words/${language}`, { signal: AbortSignal.timeout(WORDS_WITHIN) });
    if (answer.ok) readers.value = { ...readers.peek(), [language]: readersOf((await answer.json()) as Phrasebooks) };
  } catch {
    // the line is lost: it will be asked again when the page is loaded again
  }
}

/** Speak another language from now on. */
export async function speak(language: Language): Promise<void> {
  await learn(language);
  change({ language });
}

function readerOf(game: string): Translate | null {
  return readers.value[settings.value.language]?.(game) ?? null;
}

/** A sentence of the server; as it came if we have no better words. */
export function spoken(sentence: string, game = ""): string {
  return (sentence && readerOf(game)?.(sentence)) || sentence;
}

export function eventsInWords(events: Happened[], game: string): Happened[] {
  if (!readerOf(game)) return events;
  return events.map((event) => ({ ...event, sentence: spoken(event.sentence, game) }));
}

function choices(all: Choice[], game: string): Choice[] {
  return all.map((choice) => ({ ...choice, label: spoken(choice.label, game) }));
}

/** A name at the table: people's own stay as they are, those the server gives are ours to say. */
export function nameInWords(name: string): string {
  return (name && readerOf("")?.(name, "name")) || name;
}

function outcomeInWords(outcome: OutcomeTold, game: string): OutcomeTold {
  const say = (text: string) => spoken(text, game);
  const { reason, sentence, counted, remark } = outcome;
  return { ...outcome, reason: say(reason), sentence: say(sentence), counted: counted.map(say), remark: say(remark) };
}

/** The table with all its words. */
export function updateInWords(update: Update): Update {
  const { game } = update;
  if (!readerOf(game)) return update;
  return {
    ...update,
    events: eventsInWords(update.events, game),
    seats: update.seats.map((seat) => ({ ...seat, name: nameInWords(seat.name) })),
    words: update.words.map((sentence) => spoken(sentence, game)),
    moves: choices(update.moves, game),
    asides: choices(update.asides, game),
    hand: update.hand && { ...update.hand, sentence: spoken(update.hand.sentence, game) },
    outcome: update.outcome && outcomeInWords(update.outcome, game),
  };
}
