/** The polar sea round the ice: dark water with ripples that catch the light. */

import type { Ground } from "../../board";
import { ground, leaf, scattered, soil } from "../../look/ground";

export function makeGround(): Ground {
  const ripples = scattered(170, 5, (pen, chance) => {
    pen.rotate((chance() - 0.5) * 0.35);
    pen.globalAlpha = 0.1 + chance() * 0.22;
    leaf(pen, 12 + chance() * 34, 1 + chance() * 2.6, chance() < 0.6 ? "#9fd6e6" : "#06263c");
  });
  const glints = scattered(120, 6, (pen, chance) => {
    pen.globalAlpha = 0.25 + chance() * 0.5;
    leaf(pen, 2 + chance() * 5, 0.8, "#eafaff");
  });
  return { map: ground(soil("#0b3049", "#2a7592", 3, 21), ripples, glints), wide: 0.5 };
}
