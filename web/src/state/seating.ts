/** Who shall sit where at a new table, while it is being chosen. */

import type { Box, SeatAsked, Words } from "../protocol";

export type Kind = "me" | "screen" | "link" | "bot";

export interface Seating {
  kind: Kind;
  name: string;
  level: string;
}

/** Me first, bots on the rest. */
export function firstSeating(box: Box<Words>, name: string): Seating[] {
  return Array.from({ length: box.most }, (_, seat) => ({
    kind: seat === 0 ? "me" : "bot",
    name: seat === 0 ? name : "",
    level: "",
  }));
}

/** One click: me against as many bots as the game needs. */
export function seatsForNow(box: Box<Words>, name: string, nameless: (seat: number) => string): SeatAsked[] {
  return asked(firstSeating(box, name).slice(0, box.least), nameless);
}

/** In the words of the protocol; a person without a name gets one. */
export function asked(seating: Seating[], nameless: (seat: number) => string): SeatAsked[] {
  return seating.map(({ kind, name, level }, seat) => {
    if (kind === "bot") return { kind: "bot", level };
    if (kind === "link") return { kind: "link" };
    return { kind: "me", name: name.trim() || nameless(seat) };
  });
}
