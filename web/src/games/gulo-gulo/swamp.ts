/** Water, bank and reeds of the swamp: modelled, so that a low eye sees light on the water and blades of grass. */

import {
  BufferAttribute,
  BufferGeometry,
  CircleGeometry,
  Color,
  ConeGeometry,
  Group,
  InstancedMesh,
  Mesh,
  MeshStandardMaterial,
  Object3D,
} from "three";
import { noise, series } from "../../look/noise";
import { solid } from "../../look/shapes";
import { MAT } from "./path";

const ROUND = 96; // steps round the water
const RINGS = 14; // from its middle to its edge
const LEVEL = 0.0014; // metres: the water lies over the mat, and below the eggs that may roll into it
const BANK = 0.011; // metres: how broad the bank is
const HIGH = 0.0022; // and how high
const REEDS = 210;
const LILIES = 26;

export function makeSwamp(): Group {
  const swamp = new Group();
  swamp.add(water(), bank(), reeds(), lilies());
  return swamp;
}

/** How far the water reaches to a side. */
export function shore(turn: number): number {
  const wave = noise(Math.cos(turn) * 2.2 + 7, Math.sin(turn) * 2.2 + 3, 61);
  return 0.083 + 0.024 * wave + 0.003 * Math.sin(turn * 9);
}

/** Rings of points round the middle; `at` gives the distance, height and paint of a ring at a side. */
function turned(rings: number, at: (ring: number, turn: number) => [far: number, high: number]): BufferGeometry {
  const places: number[] = [];
  const faces: number[] = [];
  for (let ring = 0; ring <= rings; ring++)
    for (let n = 0; n <= ROUND; n++) {
      const turn = (n / ROUND) * 2 * Math.PI;
      const [far, high] = at(ring, turn);
      places.push(Math.cos(turn) * far, Math.sin(turn) * far, high);
      if (ring === rings || n === ROUND) continue;
      const a = ring * (ROUND + 1) + n;
      const b = a + ROUND + 1;
      faces.push(a, b, a + 1, a + 1, b, b + 1);
    }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(places), 3));
  geometry.setIndex(faces);
  geometry.computeVertexNormals();
  return geometry;
}

/** Nearly a mirror: its ripples are in the normals alone, which costs no shader of its own. */
function water(): Mesh {
  const geometry = turned(RINGS, (ring, turn) => [(shore(turn) * ring) / RINGS, LEVEL]);
  const place = geometry.getAttribute("position");
  const normal = geometry.getAttribute("normal");
  for (let n = 0; n < place.count; n++) {
    const [x, y] = [place.getX(n) * 190, place.getY(n) * 190];
    const [tilt, lean] = [(noise(x, y, 62) - 0.5) * 0.2, (noise(x, y, 63) - 0.5) * 0.2];
    normal.setXYZ(n, tilt, lean, Math.sqrt(1 - tilt * tilt - lean * lean));
  }
  const material = new MeshStandardMaterial({ color: "#2c6663", roughness: 0.16, metalness: 0.2 });
  material.envMapIntensity = 1.6;
  const made = new Mesh(geometry, material);
  made.receiveShadow = true;
  return made;
}

/** Wet mud that rises from the water and falls off to the trail. */
function bank(): Mesh {
  const steps: [number, number][] = [
    [-0.0015, -0.0006],
    [0.15, 0.5],
    [0.4, 1],
    [0.7, 0.7],
    [1, -0.3],
  ];
  const geometry = turned(steps.length - 1, (ring, turn) => {
    const [out = 0, up = 0] = steps[ring] ?? [];
    const rough = 0.6 + 0.8 * noise(Math.cos(turn) * 11 + 20, Math.sin(turn) * 11 + 20, 64);
    return [shore(turn) + out * BANK, LEVEL + up * HIGH * rough];
  });
  const colours = steps.flatMap((_, ring) => {
    const { r, g, b } = new Color(ring < 2 ? "#2c2416" : ring === 2 ? "#5a5230" : "#5c4c31");
    return Array.from({ length: ROUND + 1 }, () => [r, g, b]).flat();
  });
  geometry.setAttribute("color", new BufferAttribute(new Float32Array(colours), 3));
  const made = new Mesh(geometry, new MeshStandardMaterial({ vertexColors: true, roughness: 0.55 }));
  made.receiveShadow = true;
  return made;
}

const GREENS = ["#3f5a2a", "#5b7836", "#7b9248", "#8d8a45"].map((colour) => new Color(colour));

/** Blades round the edge: tall on the far side, low where people look over them. */
function reeds(): Mesh {
  const next = series(19);
  const blade = new ConeGeometry(0.0011, 1, 4).rotateX(Math.PI / 2).translate(0, 0, 0.5);
  const made = new InstancedMesh(blade, new MeshStandardMaterial({ roughness: 0.85 }), REEDS);
  const at = new Object3D();
  for (let n = 0; n < REEDS; n++) {
    const clump = Math.floor(n / 5) * 2.4;
    const turn = clump + (next() - 0.5) * 0.16;
    const far = MAT - 0.013 + next() * 0.016;
    const back = 0.5 + 0.5 * Math.sin(turn);
    at.position.set(Math.cos(turn) * far, Math.sin(turn) * far, 0);
    at.scale.set(1, 1, 0.006 + (0.012 + 0.034 * next()) * back ** 1.5);
    at.rotation.set((next() - 0.5) * 0.5, (next() - 0.5) * 0.5, next() * 3);
    at.updateMatrix();
    made.setMatrixAt(n, at.matrix);
    made.setColorAt(n, GREENS[n % GREENS.length] ?? new Color());
  }
  return solid(made);
}

/** Leaves on the water, a little tilted, each with a notch. */
function lilies(): Mesh {
  const next = series(5);
  const leaf = new CircleGeometry(1, 18, 0.3, 5.7);
  const made = new InstancedMesh(leaf, new MeshStandardMaterial({ roughness: 0.42 }), LILIES);
  const at = new Object3D();
  for (let n = 0; n < LILIES; n++) {
    const turn = next() * 2 * Math.PI;
    const far = 0.052 + (shore(turn) - 0.06) * next();
    at.position.set(Math.cos(turn) * far, Math.sin(turn) * far, LEVEL + 0.0004 + n * 0.00002);
    at.rotation.set((next() - 0.5) * 0.1, (next() - 0.5) * 0.1, next() * 6);
    at.scale.setScalar(0.0035 + next() * 0.0045);
    at.updateMatrix();
    made.setMatrixAt(n, at.matrix);
    made.setColorAt(n, new Color(n % 3 ? "#5d8a45" : "#86ab58"));
  }
  made.receiveShadow = true;
  return made;
}
