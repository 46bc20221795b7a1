/**
 * Words of the physical games, in the language of the person: about the hand, and what things on the table are called.
 */

import { t } from "../i18n";
import type { Key } from "../i18n/keys";

/** What stands in the catalogues under "hand", its parts joined by dots or dashes. */
export type Word = Dotted<Key extends infer K ? (K extends `hand-${infer W}` ? W : never) : never>;
type Dotted<W extends string> = W extends `${infer A}-${infer B}` ? `${A}.${Dotted<B>}` : W;

export function say(word: Word, values: Record<string, string | number> = {}): string {
  return t(`hand.${word}`, values);
}

/** What the hand may be told to do next; some of it fingers are told otherwise, who aim and press in two places. */
export type Hint = Word extends infer W ? (W extends `hint.${infer H}` ? H : never) : never;
type OfTouch = Word extends infer W ? (W extends `touch.${infer H}` ? H : never) : never;
const OF_TOUCH: readonly string[] = ["take", "carry", "held", "high"] satisfies OfTouch[];

export function sayHint(hint: Hint, finger: boolean, piece: string): string {
  return finger && isOfTouch(hint) ? say(`touch.${hint}`, { piece }) : say(`hint.${hint}`, { piece });
}

function isOfTouch(hint: Hint): hint is OfTouch {
  return OF_TOUCH.includes(hint);
}

/** A sentence may begin with the name of a piece. */
export function capital(sentence: string): string {
  const [first = "", ...rest] = sentence;
  return first.toUpperCase() + rest.join("");
}

/** A colour in words; as the rules call it if we have no word. */
export function colourWord(colour: string): string {
  return (COLOURS as readonly string[]).includes(colour) ? say(colour as Word) : colour;
}

const COLOURS = ["blue", "red", "yellow", "green", "purple", "white"] as const;

/** The colour that a label speaks of, by the name the rules use. */
export function colourIn(label: string): string | null {
  const words = label.toLowerCase().split(/[^\p{L}]+/u);
  return COLOURS.find((colour) => words.includes(colour) || words.includes(say(colour).toLowerCase())) ?? null;
}
