/** The floor of the jungle: moss, earth, and leaves that have fallen. */

import type { Ground } from "../../board";
import { ground, leaf, scattered, soil } from "../../look/ground";

const LEAVES = ["#3f6b2a", "#5d8a34", "#7a6a2c", "#8a5a2a", "#2c5226"];

export function makeGround(): Ground {
  const litter = scattered(150, 31, (pen, chance) => {
    pen.rotate(chance() * 6.28);
    pen.globalAlpha = 0.45 + chance() * 0.45;
    const long = 7 + chance() * 13;
    leaf(pen, long, long * (0.5 + chance() * 0.4), LEAVES[Math.floor(chance() * LEAVES.length)] ?? "");
    leaf(pen, long * 0.9, 0.7, "#1d2c12");
  });
  return { map: ground(soil("#18230f", "#3f4a20", 6, 33), litter), wide: 0.42 };
}
