/** The bank of the swamp: wet earth and moss, and grass that lies over it. */

import type { Ground } from "../../board";
import { ground, leaf, scattered, soil } from "../../look/ground";

const BLADES = ["#3c4a22", "#566030", "#2a381c", "#6a6434"];

export function makeGround(): Ground {
  const grass = scattered(420, 51, (pen, chance) => {
    pen.rotate(-1.57 + (chance() - 0.5) * 1.6);
    pen.globalAlpha = 0.35 + chance() * 0.45;
    leaf(pen, 5 + chance() * 12, 1 + chance() * 1.4, BLADES[Math.floor(chance() * BLADES.length)] ?? "");
  });
  return { map: ground(soil("#191a10", "#443f24", 6, 53), grass), wide: 0.4 };
}
