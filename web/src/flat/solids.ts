/** The shapes of counters, cards and planks: rounded, as wood and card are. */

import { BufferGeometry, ExtrudeGeometry, Float32BufferAttribute, Shape, ShapeGeometry } from "three";
import type { Cell } from "./atlas";

const AROUND = 36;

/** A point of the outline of a turned thing: distance from the axis, height, and which way it faces. */
interface Rim {
  radius: number;
  z: number;
  out: number;
  up: number;
}

/** Collects the vertices of a turned thing. */
class Lathe {
  private readonly places: number[] = [];
  private readonly facing: number[] = [];
  private readonly paint: number[] = [];
  private readonly corners: number[] = [];

  /** A band from rim to rim; `uv` says where a vertex is on the cell, from -1 to 1. */
  band(rims: Rim[], cell: Cell, uv: (rim: Rim, angle: number) => [number, number]): void {
    const first = this.places.length / 3;
    for (const rim of rims)
      for (let step = 0; step <= AROUND; step++) {
        const angle = (step / AROUND) * Math.PI * 2;
        const [x, y] = [Math.cos(angle), Math.sin(angle)];
        this.places.push(x * rim.radius, y * rim.radius, rim.z);
        this.facing.push(x * rim.out, y * rim.out, rim.up);
        const [s, t] = uv(rim, angle);
        this.paint.push(cell.u + cell.width * (0.5 + s / 2), cell.v + cell.height * (0.5 + t / 2));
      }
    for (let ring = 0; ring + 1 < rims.length; ring++)
      for (let step = 0; step < AROUND; step++) {
        const a = first + ring * (AROUND + 1) + step;
        const b = a + AROUND + 1;
        this.corners.push(a, b, a + 1, b, b + 1, a + 1);
      }
  }

  geometry(): BufferGeometry {
    const made = new BufferGeometry();
    made.setAttribute("position", new Float32BufferAttribute(this.places, 3));
    made.setAttribute("normal", new Float32BufferAttribute(this.facing, 3));
    made.setAttribute("uv", new Float32BufferAttribute(this.paint, 2));
    made.setIndex(this.corners);
    return made;
  }
}

/** A round counter with soft edges. It lies on z = 0; seen from below its other picture is upright too. */
export function counter(radius: number, height: number, top: Cell, bottom: Cell, side: Cell): BufferGeometry {
  const soft = height * 0.28;
  const lathe = new Lathe();
  const flat =
    (mirror: number) =>
    (rim: Rim, angle: number): [number, number] => [
      (rim.radius / radius) * Math.cos(angle) * 0.98 * mirror,
      (rim.radius / radius) * Math.sin(angle) * 0.98,
    ];
  const rims = (z: number, up: number): Rim[] => [
    { radius: 0, z, out: 0, up },
    { radius: radius - soft, z, out: 0, up },
    { radius: radius - soft * 0.3, z: z - up * soft * 0.3, out: 0.71, up: 0.71 * up },
    { radius, z: z - up * soft, out: 1, up: 0 },
  ];
  lathe.band(rims(0, -1).reverse(), bottom, flat(-1));
  lathe.band(rims(height, 1), top, flat(1));
  lathe.band(
    [
      { radius, z: height - soft, out: 1, up: 0 },
      { radius, z: soft, out: 1, up: 0 },
    ],
    side,
    (rim, angle) => [Math.sin(angle) * 0.9, (rim.z / height - 0.5) * 0.9],
  );
  return lathe.geometry();
}

function rounded(width: number, height: number, radius: number): Shape {
  const [x, y] = [width / 2, height / 2];
  const made = new Shape();
  made.moveTo(-x + radius, -y);
  made.lineTo(x - radius, -y);
  made.absarc(x - radius, -y + radius, radius, -Math.PI / 2, 0, false);
  made.lineTo(x, y - radius);
  made.absarc(x - radius, y - radius, radius, 0, Math.PI / 2, false);
  made.lineTo(-x + radius, y);
  made.absarc(-x + radius, y - radius, radius, Math.PI / 2, Math.PI, false);
  made.lineTo(-x, -y + radius);
  made.absarc(-x + radius, -y + radius, radius, Math.PI, Math.PI * 1.5, false);
  return made;
}

/** A flat picture with round corners; its paint fills it. */
export function sheet(width: number, height: number, radius: number): BufferGeometry {
  const made = new ShapeGeometry(rounded(width, height, radius), 5);
  stretchPaint(made, width, height);
  return made;
}

/**
 * A plank or board with round corners and edges. It lies on z = 0; group 0 is what faces up and down, group 1 the edge.
 */
export function plank(width: number, height: number, thick: number, radius: number): BufferGeometry {
  const soft = Math.min(thick * 0.3, 0.0012);
  const made = new ExtrudeGeometry(rounded(width - 2 * soft, height - 2 * soft, radius), {
    depth: thick - 2 * soft,
    bevelEnabled: true,
    bevelThickness: soft,
    bevelSize: soft,
    bevelSegments: 2,
    curveSegments: 5,
  });
  made.translate(0, 0, soft);
  stretchPaint(made, width, height);
  return made;
}

/** Lay the whole paint over the thing, seen from above. */
function stretchPaint(made: BufferGeometry, width: number, height: number): void {
  const places = made.getAttribute("position");
  const paint = made.getAttribute("uv");
  for (let i = 0; i < places.count; i++) paint.setXY(i, places.getX(i) / width + 0.5, places.getY(i) / height + 0.5);
}
