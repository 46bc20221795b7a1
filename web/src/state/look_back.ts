/** A look back at the game that is shown: everybody's chances, and what a master says when asked. */

import { type Signal, signal } from "@preact/signals";
import { wordsOf } from "../i18n/fault";
import type { Advice, LookBack, Point, Words } from "../protocol";
import { askAbout } from "./replay";

/** Something that is asked for once: it is on its way until it is there, or it fails. */
export interface Answer<T> {
  told: T | null;
  failed: Words | null;
}

const NOT_YET = { told: null, failed: null };

export type Looked = Signal<Answer<LookBack<Words>>>;

/** The look back at the game that is shown. */
export function lookBackAt(table: string | null): Looked {
  return asked(() => askAbout(table, "look-back"));
}

/** What a master would have done after a step. */
export function adviceOn(table: string | null, step: number): Signal<Answer<Advice<Words>>> {
  return asked(() => askAbout(table, "advice", `?step=${step}`));
}

function asked<T>(ask: () => Promise<Response>): Signal<Answer<T>> {
  const answer = signal<Answer<T>>(NOT_YET);
  const hear = async () => {
    try {
      answer.value = { told: (await (await ask()).json()) as T, failed: null };
    } catch (error) {
      answer.value = { told: null, failed: wordsOf(error) };
    }
  };
  void hear();
  return answer;
}

/** The choice that led to a step: the last one before it. */
export function choiceBefore({ decisions }: LookBack<Words>, step: number): number | null {
  return decisions.filter((one) => one < step).at(-1) ?? decisions[0] ?? null;
}

/** What was known last by a step. */
export function pointAt({ points }: LookBack<Words>, step: number): Point | null {
  return points.filter((point) => point.step <= step).at(-1) ?? null;
}
