/** The hours over the ice: light and sky follow the sun from dawn to the northern lights. */

import { Color } from "three";
import type { Room } from "../../board";

const FIELDS = 9; // of the sun

/** What the sky looks like. */
export interface SkyLook {
  /** from the horizon (0) up (1) */
  stops: [number, string][];
  mountains: string;
  /** how clearly stars and northern lights are seen, 0 to 1 */
  stars: number;
  /** round the sun */
  glow: string;
}

interface Hour {
  /** how much of the day has gone */
  at: number;
  room: Room;
  /** at the horizon, above it, high up */
  sky: readonly [string, string, string];
  mountains: string;
  stars: number;
  glow: string;
}

/** Dawn, noon, evening, night. */
const HOURS: readonly Hour[] = [
  {
    at: 0,
    room: room("#2a1a1c", "#ffc9a4", 4.6, "#b9a6d8", "#ecc8b8", "#5a4a52", 0.95),
    sky: ["#ffb27a", "#f2a2a0", "#8f8fc6"],
    mountains: "#e8b6b0",
    stars: 0.1,
    glow: "#ff9a5a",
  },
  {
    at: 0.42,
    room: room("#16202a", "#fff6e4", 5.2, "#bfe0ff", "#dcecf6", "#5f6e78", 1.1),
    sky: ["#d8f0f6", "#7cc0e8", "#2f7fc0"],
    mountains: "#ffffff",
    stars: 0,
    glow: "#d8a85a",
  },
  {
    at: 0.8,
    room: room("#1f1626", "#ffb98a", 4.7, "#9a9ae0", "#c4b0cc", "#463f58", 0.95),
    sky: ["#ff9a52", "#d8628a", "#4a3f96"],
    mountains: "#d08fae",
    stars: 0.25,
    glow: "#ff7a3a",
  },
  {
    at: 1,
    room: room("#070d1c", "#dbe4ff", 4.1, "#6fe8bc", "#a9c6d4", "#2c3c58", 1.0),
    sky: ["#2b5a86", "#16305e", "#0a1536"],
    mountains: "#6f8fc0",
    stars: 1,
    glow: "#8a4a2a",
  },
];

function room(
  dim: string,
  key: string,
  bright: number,
  fill: string,
  above: string,
  below: string,
  even: number,
): Room {
  return { dim, key, bright, fill, soft: 0.7, above, below, even };
}

/** How far the day has gone with the sun on field 1 to 9, from 0 to 1. */
export function hourOf(sun: number): number {
  return (Math.min(FIELDS, Math.max(1, sun)) - 1) / (FIELDS - 1);
}

/** The light with the sun on this field, 1 to 9, or between two of them. */
export function roomAt(sun: number): Room {
  const { from, to, colour, number } = between(hourOf(sun));
  const [a, b] = [from.room, to.room];
  return {
    dim: colour(a.dim, b.dim),
    key: colour(a.key, b.key),
    bright: number(a.bright, b.bright),
    fill: colour(a.fill, b.fill),
    soft: number(a.soft, b.soft),
    above: colour(a.above, b.above),
    below: colour(a.below, b.below),
    even: number(a.even, b.even),
  };
}

/** The sky at an hour, from 0 (dawn) to 1 (night). */
export function skyAt(hour: number): SkyLook {
  const { from, to, colour, number } = between(hour);
  const [low, middle, high] = [0, 1, 2].map((n) => colour(from.sky[n] ?? "", to.sky[n] ?? ""));
  return {
    stops: [
      [0, low ?? ""],
      [0.24, middle ?? ""],
      [0.75, high ?? ""],
    ],
    mountains: colour(from.mountains, to.mountains),
    stars: number(from.stars, to.stars),
    glow: colour(from.glow, to.glow),
  };
}

/** The two hours round this one, and how to mix what they have. */
function between(hour: number) {
  const n = Math.max(
    1,
    HOURS.findIndex(({ at }) => hour <= at),
  );
  const [from, to] = [HOURS[n - 1], HOURS[n]];
  if (!from || !to) throw new Error(`there is no hour ${hour}`);
  const share = (hour - from.at) / (to.at - from.at);
  const colour = (a: string, b: string): string => `#${new Color(a).lerp(new Color(b), share).getHexString()}`;
  const number = (a: number, b: number): number => a + (b - a) * share;
  return { from, to, colour, number };
}
