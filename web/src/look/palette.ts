/** The colours of all painted pieces, by the names the rules use, and the symbol each one wears. */

import type { Palette } from "../settings";

/** Sorted by lightness: no two of them look alike in a grey picture. */
const NORMAL: Record<string, string> = {
  white: "#f3ecdc",
  yellow: "#f0b92a",
  orange: "#e07b28",
  green: "#5aa544",
  red: "#c4352a",
  brown: "#7d4c2b",
  blue: "#2560ae",
  purple: "#5d2b7d",
  "dark blue": "#1c3163",
  black: "#292522",
};

/** Told apart with any kind of colour vision. */
const COLOUR_BLIND: Record<string, string> = {
  white: "#ffffff",
  yellow: "#f4e255",
  orange: "#e8a33a",
  green: "#3dbd98",
  red: "#d1560a",
  brown: "#7a5230",
  blue: "#0a5fa6",
  purple: "#551d55",
  "dark blue": "#0d2350",
  black: "#1c1c1c",
};

const PALETTES: Record<Palette, Record<string, string>> = {
  normal: NORMAL,
  "colour-blind": COLOUR_BLIND,
};

/** The drawing on a piece of a colour: a colour is never the only sign. */
const SYMBOLS: Record<string, SymbolName> = {
  white: "ring",
  yellow: "sun",
  orange: "diamond",
  green: "leaf",
  red: "triangle",
  brown: "cross",
  blue: "wave",
  purple: "star",
  "dark blue": "dots",
  black: "square",
  junior: "paw",
};

export type SymbolName =
  | "ring"
  | "sun"
  | "diamond"
  | "leaf"
  | "triangle"
  | "cross"
  | "wave"
  | "star"
  | "dots"
  | "square"
  | "paw";

const UNKNOWN = "#b9a58a";

/** The paint of a colour, as #rrggbb; plain wood for what is not known. */
export function paintOf(colour: string, palette: string): string {
  const paints = palette === "colour-blind" ? PALETTES["colour-blind"] : PALETTES.normal;
  return paints[colour] ?? UNKNOWN;
}

/** What a symbol is drawn with on this paint. */
export function inkOf(paint: string): string {
  return lightness(paint) > 0.42 ? "#33241a" : "#fbf3df";
}

export function symbolOf(colour: string): SymbolName | null {
  return SYMBOLS[colour] ?? null;
}

/** How light a colour looks: 0 black, 1 white. */
export function lightness(paint: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(paint.slice(at, at + 2), 16) / 255);
  const bright = 0.2126 * (r ?? 0) ** 2.2 + 0.7152 * (g ?? 0) ** 2.2 + 0.0722 * (b ?? 0) ** 2.2;
  return bright ** (1 / 2.2);
}

/** Where no player has figures of a colour. */
const SEATS = ["red", "blue", "yellow", "green", "purple", "white"] as const;

/** The colour of a player's own things, by its name. */
export function seatColour(seat: number, colours: readonly string[] = SEATS): string {
  return colours[seat % colours.length] ?? "white";
}

/** Wood, light and room. */
export const ROOM = {
  dim: "#17100b",
  beech: "#d9b48a",
  glow: "#ffd36b",
  glowPointed: "#fff2c2",
  marked: "#7fe7ff",
} as const;
