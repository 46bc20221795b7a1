/** Sentences of the server in another language: patterns with {slots}, and what the other language makes of them. */

/**
 * By kind: how English says it -> how the other language does. Whole texts are of the kind "sentence"; a slot
 * names another kind. `{n}` is a number, `{seat}` a letter, `{text}` anything; `{egg2}` is a second egg, `{egg,}`
 * several of them. A text may have several lines, each a text of its kind. In the other language `{colour:es}` adds an ending, `{colour:up}` begins with a capital.
 */
export type Phrasebook = Record<string, Record<string, string>>;

/** What the server sends of its sentences in another language: by game, and "common". */
export type Phrasebooks = Record<string, Phrasebook>;

/** A text of a kind, "sentence" if none is said, in the other language; null if the book does not have it. */
export type Translate = (text: string, kind?: string) => string | null;

const SLOT = /\{([a-z]+)(\d*)(,?)(?::(\w+))?\}/g;
const NAMED = /^\{(name|text)/;
const BETWEEN = /, | and /;
const ANYTHING = ".+?";
const PLAIN: Record<string, string> = { n: "-?\\d+(?:\\.\\d+)?%?", seat: "[A-F]", text: ANYTHING };

interface Slot {
  /** its name in the pattern, as "egg2" */
  name: string;
  kind: string;
  several: boolean;
}

interface Phrase {
  whole: RegExp;
  slots: Slot[];
  other: string;
}

export function upper(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Numbers as Germans write them: 1,5 and 75 %. */
function number(text: string): string {
  return text.replace(".", ",").replace("%", "\u00a0%");
}

function bent(value: string, ending: string | undefined): string {
  if (ending === "up") return upper(value);
  return ending === undefined || value === "lila" ? value : value + ending;
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Something that can begin a sentence or stand in the middle of one. */
function anyCase(text: string): string {
  const first = text[0] ?? "";
  return /[a-z]/i.test(first) ? `[${first.toLowerCase()}${first.toUpperCase()}]${text.slice(1)}` : text;
}

/** A reader of one book. */
class Reader {
  private readonly phrases = new Map<string, Phrase[]>();
  private readonly sources = new Map<string, string>();

  constructor(private readonly book: Phrasebook) {}

  /** What a kind looks like in English, as the source of a regular expression. */
  private source(kind: string): string {
    const plain = PLAIN[kind];
    if (plain !== undefined) return plain;
    let source = this.sources.get(kind);
    if (source === undefined) {
      const all = Object.keys(this.book[kind] ?? {}).map((pattern) => this.compile(pattern, "(?:"));
      source = `(?:${all.join("|")})`;
      this.sources.set(kind, source);
    }
    return source;
  }

  private compile(pattern: string, open: string): string {
    let source = "";
    let at = 0;
    for (const slot of pattern.matchAll(SLOT)) {
      const [text, kind = "", , several] = slot;
      const one = this.source(kind);
      source += literally(pattern.slice(at, slot.index));
      // what matches anything matches several of it, too: to try both takes for ever
      const more = several && !one.includes(ANYTHING) ? `(?:(?:${BETWEEN.source})${one})*` : "";
      source += `${open}${one}${more})`;
      at = slot.index + text.length;
    }
    return anyCase(source + literally(pattern.slice(at)));
  }

  private of(kind: string): Phrase[] {
    let phrases = this.phrases.get(kind);
    if (!phrases) {
      phrases = Object.entries(this.book[kind] ?? {}).map(([english, other]) => ({
        whole: new RegExp(`^${this.compile(english, "(")}$`),
        slots: [...english.matchAll(SLOT)].map(([, name = "", digits = "", several = ""]) => ({
          name: name + digits,
          kind: name,
          several: several !== "",
        })),
        other,
      }));
      this.phrases.set(kind, phrases);
    }
    return phrases;
  }

  translate(kind: string, text: string): string | null {
    if (kind === "n") return number(text);
    if (kind in PLAIN) return text;
    if (text.includes("\n"))
      return joined(
        text.split("\n").map((line) => this.translate(kind, line)),
        "\n",
      );
    for (const phrase of this.of(kind)) {
      const found = phrase.whole.exec(text);
      const told = found && this.filled(phrase, found.slice(1));
      if (told === null) continue;
      // a sentence begins with a capital, but nobody's name is changed
      return kind === "sentence" && !NAMED.test(phrase.other) ? upper(told) : told;
    }
    return null;
  }

  private filled(phrase: Phrase, found: string[]): string | null {
    const values = new Map<string, string>();
    for (const [at, slot] of phrase.slots.entries()) {
      const value = this.value(slot, found[at] ?? "");
      if (value === null) return null;
      values.set(slot.name, value);
    }
    return phrase.other.replace(SLOT, (whole, name: string, digits: string, _, ending?: string) =>
      bent(values.get(name + digits) ?? whole, ending),
    );
  }

  private value({ kind, several }: Slot, text: string): string | null {
    if (!several) return this.translate(kind, text);
    const parts = text.split(/(, | and )/).map((part, at) => {
      if (at % 2 === 0) return this.translate(kind, part);
      return part === " and " ? " und " : part;
    });
    return joined(parts, "");
  }
}

/** All parts as one text; null if one of them is. */
function joined(parts: (string | null)[], between: string): string | null {
  return parts.includes(null) ? null : parts.join(between);
}

const MOST = 4000;

/** Reads a book; what was asked before is remembered. */
export function reader(book: Phrasebook): Translate {
  const read = new Reader(book);
  const known = new Map<string, string | null>();
  return (text, kind = "sentence") => {
    const asked = `${kind}: ${text}`;
    let told = known.get(asked);
    if (told === undefined) {
      told = read.translate(kind, text);
      if (known.size >= MOST) known.clear();
      known.set(asked, told);
    }
    return told;
  };
}

/** Several books as one; what stands in the first is tried first. */
function bound(...books: Phrasebook[]): Phrasebook {
  const all: Phrasebook = {};
  for (const book of books)
    for (const [kind, phrases] of Object.entries(book)) all[kind] = { ...all[kind], ...phrases };
  return all;
}

/** By game: who reads what is said in it, or ("") where none is played. */
export function readersOf(books: Phrasebooks): (game: string) => Translate {
  const made = new Map<string, Translate>();
  return (game) => {
    const read = made.get(game) ?? reader(bound(books[game] ?? {}, books.common ?? {}));
    made.set(game, read);
    return read;
  };
}
