/** The meadow under the trees: short grass, and petals that the wind has brought. */

import type { Ground } from "../../board";
import { ground, leaf, scattered, soil } from "../../look/ground";

const BLADES = ["#4f7030", "#6a8a3c", "#3a5a26", "#83994a"];

export function makeMeadow(): Ground {
  const grass = scattered(620, 61, (pen, chance) => {
    pen.rotate(-1.57 + (chance() - 0.5) * 1.3);
    pen.globalAlpha = 0.35 + chance() * 0.45;
    leaf(pen, 4 + chance() * 11, 0.9 + chance() * 1.3, BLADES[Math.floor(chance() * BLADES.length)] ?? "");
  });
  const petals = scattered(26, 63, (pen, chance) => {
    pen.rotate(chance() * 6.28);
    pen.globalAlpha = 0.7;
    leaf(pen, 3.2, 3, chance() < 0.5 ? "#f3dfe0" : "#fff6ee");
  });
  return { map: ground(soil("#22361a", "#4d6a2c", 6, 65), grass, petals), wide: 0.4 };
}
