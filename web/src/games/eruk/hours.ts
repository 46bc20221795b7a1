/** The light over the ice: the hour follows the sun from dawn to the northern lights. */

import { Color } from "three";
import type { Room } from "../../board";

const FIELDS = 9; // of the sun

/** Dawn, noon, evening, night. */
const HOURS: readonly Room[] = [
  hour("#2a1a1c", "#ffc2a0", 4.6, "#b9a6d8", "#e8c4b4", "#5a4a52", 0.95),
  hour("#16202a", "#fff6e4", 5.2, "#bfe0ff", "#dcecf6", "#5f6e78", 1.1),
  hour("#1f1626", "#ffb27c", 4.6, "#9a9ae0", "#b8a8cc", "#463f58", 0.9),
  hour("#070d1c", "#a9c4ff", 3.6, "#58e0b0", "#7fa8c8", "#233452", 0.85),
];

function hour(
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

/** The light with the sun on this field, 1 to 9. */
export function roomAt(sun: number): Room {
  const at = (Math.min(FIELDS, Math.max(1, sun)) - 1) / (FIELDS - 1);
  const n = Math.min(HOURS.length - 2, Math.floor(at * (HOURS.length - 1)));
  const share = at * (HOURS.length - 1) - n;
  const [from, to] = [HOURS[n], HOURS[n + 1]];
  if (!from || !to) throw new Error(`no hour for the sun on ${sun}`);
  const colour = (a: string, b: string): string => `#${new Color(a).lerp(new Color(b), share).getHexString()}`;
  const number = (a: number, b: number): number => a + (b - a) * share;
  return {
    dim: colour(from.dim, to.dim),
    key: colour(from.key, to.key),
    bright: number(from.bright, to.bright),
    fill: colour(from.fill, to.fill),
    soft: number(from.soft, to.soft),
    above: colour(from.above, to.above),
    below: colour(from.below, to.below),
    even: number(from.even, to.even),
  };
}
