/** What the server says, in the language of the person: the one place where its words enter the client. */

import { pageWords } from "../languages";
import type { Choice, Happened, OutcomeTold, Update, Words } from "../protocol";
import { change } from "../settings";
import { speaker, speakers } from ".";
import english from "./en.ftl?raw";
import { Speaker } from "./speaker";

const WORDS_WITHIN = 20_000; // milliseconds

/** Get what it takes to speak a language. What cannot be had is said in English. */
export async function learn(language: string): Promise<void> {
  if (speakers.peek()[language]) return;
  const [own, served] = await Promise.all([pageWords(language), asked(language)]);
  if (served === null) return; // the line is lost: it will be asked again when the page is loaded again
  speakers.value = { ...speakers.peek(), [language]: new Speaker(language, english, own, served) };
}

/** All that is said at the tables of the server. */
async function asked(language: string): Promise<string | null> {
  try {
    const answer = await fetch(`/api/words/${language}`, { signal: AbortSignal.timeout(WORDS_WITHIN) });
    return answer.ok ? await answer.text() : null;
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
export function spoken(words: Words): string {
  return speaker().say(words);
}

export function eventsInWords(events: Happened<Words>[]): Happened[] {
  return events.map((event) => ({ ...event, sentence: spoken(event.sentence) }));
}

function choices(all: Choice<Words>[]): Choice[] {
  return all.map((choice) => ({ ...choice, label: spoken(choice.label) }));
}

function outcomeInWords(outcome: OutcomeTold<Words>): OutcomeTold {
  const { reason, sentence, counted, remark, feats } = outcome;
  return {
    ...outcome,
    reason: spoken(reason),
    sentence: spoken(sentence),
    counted: counted.map(spoken),
    feats: feats.map(spoken),
    remark: spoken(remark),
  };
}

/** The table with all its words. */
export function updateInWords(update: Update<Words>): Update {
  return {
    ...update,
    events: eventsInWords(update.events),
    seats: update.seats.map((seat) => ({ ...seat, name: spoken(seat.name) })),
    words: update.words.map(spoken),
    moves: choices(update.moves),
    asides: choices(update.asides),
    request: update.request && { ...update.request, name: spoken(update.request.name) },
    hand: update.hand && { ...update.hand, sentence: spoken(update.hand.sentence) },
    outcome: update.outcome && outcomeInWords(update.outcome),
  };
}
