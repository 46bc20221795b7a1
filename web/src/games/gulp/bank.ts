/** The banks of the River: earth that rises from the jungle floor and falls to the water, pebbles and grass. */

import {
  BufferAttribute,
  BufferGeometry,
  Color,
  ConeGeometry,
  Group,
  IcosahedronGeometry,
  InstancedMesh,
  Mesh,
  MeshStandardMaterial,
  Object3D,
} from "three";
import type { Box } from "../../flat/framing";
import { noise, series } from "../../look/noise";
import { solid } from "../../look/shapes";
import { BANK } from "./layout";

export const ROUND = 0.03; // metres: the corners of the water
const SIDE = 40; // steps along a side
const CORNER = 10; // and round a corner
const PEBBLES = 90;
const BLADES = 420;

/** From the water outwards: share of the bank's breadth, height in metres, colour. */
const PROFILE: readonly [out: number, high: number, colour: string][] = [
  [-0.2, 0.0006, "#2b2617"],
  [0.08, 0.0022, "#4d3b22"],
  [0.3, 0.0046, "#66522c"],
  [0.55, 0.0042, "#4f5f27"],
  [0.8, 0.0022, "#38481d"],
  [1.05, -0.0004, "#222d13"],
];

interface Shore {
  x: number;
  y: number;
  /** which way it is away from the water */
  out: readonly [number, number];
}

export function makeBanks(water: Box): Group {
  const shore = outline(water);
  const banks = new Group();
  banks.add(earth(shore), pebbles(shore), grass(shore));
  banks.position.set(water.x, water.y, 0);
  return banks;
}

/** The edge of the water, once round, against the clock from its right side. */
function outline({ width, height }: Box): Shore[] {
  const [w, h] = [width / 2 - ROUND, height / 2 - ROUND];
  const corners = [
    [w, h],
    [-w, h],
    [-w, -h],
    [w, -h],
  ] as const;
  const arcs = corners.map(([x, y], n) =>
    Array.from({ length: CORNER + 1 }, (_, step): Shore => {
      const turn = (n + step / CORNER) * (Math.PI / 2);
      const out = [Math.cos(turn), Math.sin(turn)] as const;
      return { x: x + out[0] * ROUND, y: y + out[1] * ROUND, out };
    }),
  );
  return arcs.flatMap((arc, n) => [...arc, ...side(arc.at(-1), arcs[(n + 1) % arcs.length]?.[0])]);
}

function side(from?: Shore, to?: Shore): Shore[] {
  if (!from || !to) return [];
  return Array.from({ length: SIDE - 1 }, (_, n) => {
    const share = (n + 1) / SIDE;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, out: from.out };
  });
}

function earth(shore: Shore[]): Mesh {
  const places: number[] = [];
  const colours: number[] = [];
  const faces: number[] = [];
  PROFILE.forEach(([out, high, colour], ring) => {
    const paint = new Color(colour);
    shore.forEach(({ x, y, out: [across, up] }, n) => {
      const rough = noise(x * 90, y * 90, 71 + ring);
      const far = (out + (rough - 0.5) * 0.22) * BANK;
      places.push(x + across * far, y + up * far, high * (0.6 + 0.8 * rough));
      const tone = 0.8 + 0.4 * noise(x * 160, y * 160, 81 + ring);
      colours.push(paint.r * tone, paint.g * tone, paint.b * tone);
      if (ring === 0) return;
      const [here, next] = [ring * shore.length + n, ring * shore.length + ((n + 1) % shore.length)];
      const [inner, after] = [here - shore.length, next - shore.length];
      faces.push(inner, here, next, inner, next, after);
    });
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(places), 3));
  geometry.setAttribute("color", new BufferAttribute(new Float32Array(colours), 3));
  geometry.setIndex(faces);
  geometry.computeVertexNormals();
  return solid(new Mesh(geometry, new MeshStandardMaterial({ vertexColors: true, roughness: 0.9 })));
}

const STONES = ["#8d8470", "#a79c86", "#6d6656", "#b8a98c"].map((colour) => new Color(colour));

/** Where the water meets the earth. */
function pebbles(shore: Shore[]): Mesh {
  const made = new InstancedMesh(new IcosahedronGeometry(1, 1), new MeshStandardMaterial({ roughness: 0.7 }), PEBBLES);
  strew(made, shore, 91, STONES, (at, chance) => {
    at.scale.set(0.0014 + chance() * 0.0022, 0.0012 + chance() * 0.0018, 0.0008 + chance() * 0.0009);
    at.rotation.set(0, 0, chance() * 3);
    at.position.z = 0.0018;
    return -0.05 + chance() * 0.28;
  });
  return solid(made);
}

const GREENS = ["#3f5f22", "#58792c", "#6f8f38", "#2f4a1c"].map((colour) => new Color(colour));

/** In tufts on the crest and outside of it. */
function grass(shore: Shore[]): Mesh {
  const blade = new ConeGeometry(0.0008, 1, 3).rotateX(Math.PI / 2).translate(0, 0, 0.5);
  const made = new InstancedMesh(blade, new MeshStandardMaterial({ roughness: 0.85 }), BLADES);
  strew(made, shore, 97, GREENS, (at, chance) => {
    at.scale.set(1, 1, 0.005 + chance() * 0.008);
    at.rotation.set((chance() - 0.5) * 1.1, (chance() - 0.5) * 1.1, chance() * 3);
    at.position.z = 0.0012;
    return 0.35 + chance() * 0.6;
  });
  return solid(made);
}

/** Put each somewhere along the shore; `place` says how, and returns how far out, as a share of the bank. */
function strew(
  made: InstancedMesh,
  shore: Shore[],
  seed: number,
  colours: readonly Color[],
  place: (at: Object3D, chance: () => number) => number,
): void {
  const chance = series(seed);
  const at = new Object3D();
  for (let n = 0; n < made.count; n++) {
    const { x, y, out } = shore[Math.floor(chance() * shore.length)] ?? { x: 0, y: 0, out: [0, 0] };
    const far = place(at, chance) * BANK;
    at.position.x = x + out[0] * far + (chance() - 0.5) * 0.004;
    at.position.y = y + out[1] * far + (chance() - 0.5) * 0.004;
    at.updateMatrix();
    made.setMatrixAt(n, at.matrix);
    made.setColorAt(n, colours[n % colours.length] ?? new Color());
  }
}
