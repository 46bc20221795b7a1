/** What went wrong, in words that a person can be told. */

import type { Words } from "../protocol";
import type { Key } from "./keys";

export class Fault extends Error {
  constructor(readonly words: Words) {
    super(typeof words === "string" ? words : words.key);
  }
}

export function fault(key: Key, args: Record<string, string | number> = {}): Fault {
  return new Fault({ key, args });
}

/** Of any error; what a browser says itself it says as it likes. */
export function wordsOf(error: unknown): Words {
  return error instanceof Fault ? error.words : String((error as Error).message);
}
