/** Who says a text in a language. The terminal's is teeter/words/speaker.py; a test holds the two together. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Arg, Words } from "../protocol";

export class Speaker {
  private readonly bundle: FluentBundle;

  /** Of what stands in several catalogues the last one is taken. */
  constructor(language: string, ...catalogues: string[]) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const ftl of catalogues) this.bundle.addResource(new FluentResource(ftl), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The sentence. What no catalogue has is told by its key. */
  say(words: Words): string {
    if (typeof words === "string") return words;
    const pattern = this.bundle.getMessage(words.key)?.value;
    if (!pattern) return words.key;
    const args = Object.entries(words.args).map(([name, value]) => [name, this.filled(value)]);
    return this.bundle.formatPattern(pattern, Object.fromEntries(args), []);
  }

  private filled(value: Arg): string | number {
    if (typeof value === "number") return value;
    if (!Array.isArray(value)) return this.say(value);
    const all = value.map((one) => this.say(one));
    return all.length === 0 ? "" : all.reduce((first, rest) => this.say({ key: "comma", args: { first, rest } }));
  }
}
