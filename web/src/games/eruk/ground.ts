/** The snow round the ice: drifts in blue shadow, and what the wind has left of them. */

import type { Ground } from "../../board";
import { ground, leaf, scattered, soil } from "../../look/ground";

export function makeGround(): Ground {
  const furrows = scattered(90, 5, (pen, chance) => {
    pen.rotate(-0.35 + chance() * 0.25);
    pen.globalAlpha = 0.1 + chance() * 0.16;
    leaf(pen, 24 + chance() * 44, 2 + chance() * 4, chance() < 0.5 ? "#f4fbff" : "#5d7f9e");
  });
  const glints = scattered(260, 6, (pen, chance) => {
    pen.globalAlpha = 0.3 + chance() * 0.6;
    pen.fillStyle = "#ffffff";
    pen.fillRect(0, 0, 1, 1);
  });
  return { map: ground(soil("#6f90ae", "#c6dbea", 4, 21), furrows, glints), wide: 0.55 };
}
