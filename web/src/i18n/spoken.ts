/** What the server says, in the language of the person: the one place where its words enter the client. */

import { signal } from "@preact/signals";
import { pageWords } from "../languages";
import type { Choice, Happened, OutcomeTold, Update, Words } from "../protocol";
import { change, settings } from "../settings";
import { speaker, speakers } from ".";
import english from "./en.ftl?raw";
import { type Phrasebooks, readersOf, type Translate } from "./phrasebook";
import { Speaker } from "./speaker";

/** What the server brings of a language: all that is said at its tables. */
interface Served {
  catalogue: string;
  /** of sentences that still come in English */
  phrases: Phrasebooks;
}

const WORDS_WITHIN = 20_000; // milliseconds

/** By language: who reads sentences that come in English. */
const readers = signal<Record<string, (game: string) => Translate>>({});

/** Get what it takes to speak a language. What cannot be had is said in English. */
export async function learn(language: string): Promise<void> {
  if (speakers.peek()[language]) return;
  const [own, served] = await Promise.all([pageWords(language), asked(language)]);
  if (!served) return; // the line is lost: it will be asked again when the page is loaded again
  speakers.value = { ...speakers.peek(), [language]: new Speaker(language, english, own, served.catalogue) };
  readers.value = { ...readers.peek(), [language]: readersOf(served.phrases) };
}

async function asked(language: string): Promise<Served | null> {
  try {
    const answer = await fetch(`/api/words/${language}`, { signal: AbortSignal.timeout(WORDS_WITHIN) });
    return answer.ok ? ((await answer.json()) as Served) : null;
  } catch {
    return null;
  }
}

/** Speak another language from now on. */
export async function speak(language: string): Promise<void> {
  await learn(language);
  change({ language });
}

/** Words of the server. */
export function spoken(words: Words, game = ""): string {
  if (typeof words !== "string") return speaker().say(words);
  return (words && readers.value[settings.value.language]?.(game)(words)) || words;
}

export function eventsInWords(events: Happened<Words>[], game: string): Happened[] {
  return events.map((event) => ({ ...event, sentence: spoken(event.sentence, game) }));
}

function choices(all: Choice<Words>[], game: string): Choice[] {
  return all.map((choice) => ({ ...choice, label: spoken(choice.label, game) }));
}

function outcomeInWords(outcome: OutcomeTold<Words>, game: string): OutcomeTold {
  const say = (words: Words) => spoken(words, game);
  const { reason, sentence, counted, remark } = outcome;
  return { ...outcome, reason: say(reason), sentence: say(sentence), counted: counted.map(say), remark: say(remark) };
}

/** The table with all its words. */
export function updateInWords(update: Update<Words>): Update {
  const { game } = update;
  return {
    ...update,
    events: eventsInWords(update.events, game),
    seats: update.seats.map((seat) => ({ ...seat, name: spoken(seat.name) })),
    words: update.words.map((sentence) => spoken(sentence, game)),
    moves: choices(update.moves, game),
    asides: choices(update.asides, game),
    request: update.request && { ...update.request, name: spoken(update.request.name) },
    hand: update.hand && { ...update.hand, sentence: spoken(update.hand.sentence, game) },
    outcome: update.outcome && outcomeInWords(update.outcome, game),
  };
}
