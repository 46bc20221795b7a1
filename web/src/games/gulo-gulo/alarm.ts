/** What stands on the alarm pole. */

import { Mesh, MeshStandardMaterial } from "three";
import { shade, texture } from "../../look/canvas";
import type { Paints } from "../../look/paint";
import { eggGeometry, solid } from "../../look/shapes";
import type { BowlScene } from "../../physical/bowl";

/** The alarm pole's weight: an egg with warning stripes. */
export function alarmTop(scene: BowlScene, paints: Paints): Mesh {
  const paint = paints.colour(scene.pole.colour);
  const map = texture(256, 128, (pen) => {
    pen.fillStyle = paint;
    pen.fillRect(0, 0, 256, 128);
    pen.fillStyle = shade(paint, -0.72);
    for (let n = -2; n < 10; n++) {
      pen.beginPath();
      pen.moveTo(n * 32, 78);
      pen.lineTo(n * 32 + 16, 78);
      pen.lineTo(n * 32 + 40, 50);
      pen.lineTo(n * 32 + 24, 50);
      pen.fill();
    }
  });
  const { top_length, top_diameter } = scene.pole;
  return solid(new Mesh(eggGeometry(top_length, top_diameter), new MeshStandardMaterial({ map, roughness: 0.35 })));
}
