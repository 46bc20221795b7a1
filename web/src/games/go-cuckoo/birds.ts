/** Kiki the cuckoo, and her speckled eggs. */

import {
  ConeGeometry,
  CylinderGeometry,
  Group,
  Mesh,
  MeshStandardMaterial,
  RepeatWrapping,
  SphereGeometry,
} from "three";
import { texture } from "../../look/canvas";
import { series } from "../../look/noise";
import type { Paints } from "../../look/paint";
import { Sculpture } from "../../look/sculpture";
import { eggGeometry, solid } from "../../look/shapes";

export interface KikiSize {
  height: number;
  length: number;
  diameter: number;
  base: number;
  head: number;
}

const ball = new SphereGeometry(1, 14, 10);

/** She stands on z = 0 and looks along -y. Her lids are named "lids". */
export function makeKiki(size: KikiSize): Group {
  const r = size.head / 2;
  const head = size.height - r;
  const coat = "#6d8299";
  const dark = "#43525f";
  const bird = new Sculpture()
    .add(new CylinderGeometry(size.base / 2, size.base / 2, 0.006, 24).rotateX(Math.PI / 2), "#8a5f36", {
      at: [0, 0, 0.003],
    })
    .ball(coat, [0, 0, head], [r, r, r])
    .ball(dark, [0, size.diameter * 0.62, 0.011], [0.0045, 0.011, 0.0024], [-0.35, 0, 0])
    .ball(dark, [0, r * 0.25, head + r * 0.95], [r * 0.18, r * 0.42, r * 0.3], [0.6, 0, 0])
    .add(new ConeGeometry(r * 0.34, r * 0.95, 12).rotateX(Math.PI), "#e8a83a", { at: [0, -r * 1.25, head - r * 0.12] });
  for (const side of [-1, 1]) {
    bird.ball(coat, [side * size.diameter * 0.42, 0.002, 0.019], [0.0035, 0.0095, 0.0075], [0.5, 0, 0]);
    bird.ball("#fbf6e9", [side * r * 0.5, -r * 0.72, head + r * 0.28], [r * 0.34, r * 0.3, r * 0.36]);
    bird.ball("#1d1a18", [side * r * 0.5, -r * 0.98, head + r * 0.28], [r * 0.16, r * 0.1, r * 0.18]);
  }
  const belly = solid(new Mesh(eggGeometry(size.length, size.diameter), barred()));
  belly.position.z = size.diameter / 2 + 0.006;
  const kiki = new Group();
  kiki.add(bird.mesh(0.42), belly, lids(r, head));
  return kiki;
}

/** Eyelids that come down when she blinks. */
function lids(r: number, head: number): Group {
  const coat = new MeshStandardMaterial({ color: "#6d8299", roughness: 0.42 });
  const pair = new Group();
  pair.name = "lids";
  pair.visible = false;
  for (const side of [-1, 1]) {
    const lid = new Mesh(ball, coat);
    lid.position.set(side * r * 0.5, -r * 0.78, head + r * 0.3);
    lid.scale.set(r * 0.38, r * 0.34, r * 0.38);
    pair.add(lid);
  }
  return pair;
}

/** Pale, with the bars of a cuckoo's breast. */
function barred(): MeshStandardMaterial {
  const map = texture(256, 256, (pen) => {
    pen.fillStyle = "#8294a6";
    pen.fillRect(0, 0, 256, 256);
    pen.fillStyle = "#efe9da";
    pen.fillRect(128, 70, 128, 186);
    pen.strokeStyle = "#5c6b7b";
    pen.lineWidth = 5;
    for (let n = 0; n < 8; n++) {
      pen.beginPath();
      for (let x = 128; x <= 256; x += 8) pen.lineTo(x, 92 + n * 20 + Math.sin(x * 0.15) * 4);
      pen.stroke();
    }
  });
  map.offset.x = 0.25;
  map.wrapS = RepeatWrapping;
  return new MeshStandardMaterial({ map, roughness: 0.5 });
}

/** A cuckoo's egg of wood, lying or standing along z. */
export class Eggs {
  private readonly geometry;
  private readonly material: MeshStandardMaterial;

  constructor(length: number, diameter: number, paints: Paints) {
    this.geometry = eggGeometry(length, diameter);
    this.material = paints.once("cuckoo egg", () => new MeshStandardMaterial({ map: speckled(), roughness: 0.4 }));
  }

  make(): Mesh {
    return solid(new Mesh(this.geometry, this.material));
  }
}

function speckled(): ReturnType<typeof texture> {
  return texture(512, 256, (pen) => {
    pen.fillStyle = "#cfe3de";
    pen.fillRect(0, 0, 512, 256);
    const next = series(17);
    for (let n = 0; n < 240; n++) {
      pen.fillStyle = n % 3 ? "rgba(110,72,44,.75)" : "rgba(150,120,90,.6)";
      pen.beginPath();
      const top = n % 2 ? 90 : 256;
      pen.ellipse(next() * 512, next() * top, 2 + next() * 6, 2 + next() * 4, next() * 3, 0, 7);
      pen.fill();
    }
  });
}
