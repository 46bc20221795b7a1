/** How the animals of the ice are modelled: each stands on z = 0 and looks along +y. */

import { ConeGeometry, CylinderGeometry, type Mesh } from "three";
import { Sculpture } from "../../look/sculpture";

export type Kind = "herring" | "salmon" | "seal" | "bear" | "reindeer";

const NIGHT = "#15181d";
const cone = new ConeGeometry(1, 1, 12);
const rod = new CylinderGeometry(1, 1, 1, 8).rotateX(Math.PI / 2); // along z

/** Made when it is first seen; the same shape and paint ever after. */
function once(make: () => Mesh): () => Mesh {
  let first: Mesh | null = null;
  return () => {
    first ??= make();
    return first.clone();
  };
}

export const FIGURES: Record<Kind, () => Mesh> = {
  herring: once(() => fish("#4f86ad", "#e4f0f4", "#2b516f", 0.72)),
  salmon: once(() => fish("#d9604a", "#ffe0cc", "#8f2b24", 1.1)),
  seal: once(seal),
  bear: once(bear),
  reindeer: once(reindeer),
};

function fish(back: string, belly: string, fin: string, size: number): Mesh {
  const s = size * 0.01;
  const made = new Sculpture()
    .ball(back, [0, 0, s * 0.72], [s * 0.42, s * 1.25, s * 0.56])
    .ball(belly, [0, s * 0.1, s * 0.5], [s * 0.38, s * 1.05, s * 0.42])
    .ball(fin, [0, -s * 0.05, s * 1.28], [s * 0.08, s * 0.42, s * 0.3], [-0.3, 0, 0]);
  for (const up of [-1, 1])
    made.add(cone, fin, {
      at: [0, -s * 1.5, s * (0.72 + up * 0.34)],
      size: [s * 0.14, s * 0.75, s * 0.34],
      turn: [up * 0.75, 0, 0],
    });
  for (const side of [-1, 1])
    made
      .ball("#ffffff", [side * s * 0.3, s * 0.8, s * 0.86], [s * 0.17, s * 0.17, s * 0.17])
      .ball(NIGHT, [side * s * 0.42, s * 0.86, s * 0.88], [s * 0.08, s * 0.09, s * 0.09])
      .ball(fin, [side * s * 0.46, s * 0.1, s * 0.5], [s * 0.1, s * 0.4, s * 0.2], [0, side * 0.5, side * -0.4]);
  return made.mesh(0.3);
}

function seal(): Mesh {
  const made = new Sculpture()
    .ball("#7d8d99", [0, -0.003, 0.0048], [0.0062, 0.0125, 0.0048])
    .ball("#7d8d99", [0, 0.007, 0.0085], [0.0052, 0.006, 0.0072], [0.5, 0, 0])
    .ball("#93a3ae", [0, 0.0098, 0.0142], [0.0045, 0.0048, 0.0043])
    .ball("#dde5ea", [0, 0.0048, 0.0058], [0.0046, 0.0075, 0.0052])
    .ball("#e9eef1", [0, 0.0138, 0.0132], [0.0026, 0.002, 0.0019])
    .ball(NIGHT, [0, 0.0155, 0.0142], [0.001, 0.0008, 0.0007]);
  for (const side of [-1, 1])
    made
      .ball("#66757f", [side * 0.0066, 0.003, 0.002], [0.0042, 0.0024, 0.0009], [0, side * 0.3, side * -0.5])
      .ball("#66757f", [side * 0.0028, -0.0158, 0.0034], [0.0022, 0.0048, 0.001], [0.2, 0, side * 0.35])
      .ball(NIGHT, [side * 0.0023, 0.0133, 0.0158], [0.0009, 0.0008, 0.001]);
  return made.mesh(0.35);
}

/** Broad haunches, a long neck and a small head: a polar bear that sniffs the air. */
function bear(): Mesh {
  const fur = "#f3eee0";
  const shade = "#d5cfbf";
  const made = new Sculpture()
    .ball(fur, [0, -0.0015, 0.0112], [0.0068, 0.0122, 0.0064])
    .ball(fur, [0, -0.0068, 0.0118], [0.0071, 0.0062, 0.0066])
    .ball(fur, [0, 0.0088, 0.0138], [0.0048, 0.0062, 0.0046], [0.45, 0, 0])
    .ball(fur, [0, 0.0138, 0.0162], [0.0043, 0.0045, 0.0041])
    .ball(shade, [0, 0.0178, 0.0151], [0.0026, 0.003, 0.0022])
    .ball(NIGHT, [0, 0.0205, 0.016], [0.0013, 0.0009, 0.001])
    .ball(shade, [0, -0.0133, 0.0128], [0.0018, 0.0016, 0.0018]);
  for (const side of [-1, 1]) {
    made
      .ball(fur, [side * 0.0034, 0.0122, 0.0199], [0.0017, 0.001, 0.0017])
      .ball("#8f8377", [side * 0.0034, 0.013, 0.0199], [0.0009, 0.0006, 0.0009])
      .ball(NIGHT, [side * 0.0021, 0.0174, 0.0178], [0.0008, 0.0006, 0.0009])
      .ball("#ffffff", [side * 0.0019, 0.018, 0.0181], [0.0003, 0.0002, 0.0003]);
    for (const [x, y, lean] of BEAR_LEGS)
      made
        .ball(fur, [side * x, y, 0.0052], [0.003, 0.0035, 0.0058], [lean, 0, 0])
        .ball(shade, [side * x, y + 0.0016, 0.0012], [0.0029, 0.0036, 0.0013])
        .ball(NIGHT, [side * x, y + 0.0049, 0.001], [0.0018, 0.0006, 0.0005]);
  }
  return made.mesh(0.75);
}

/** Aside, ahead, and how each leans: it walks. */
const BEAR_LEGS = [
  [0.0042, 0.0062, -0.15],
  [0.0045, -0.0082, 0.12],
] as const;

function reindeer(): Mesh {
  const coat = "#8a5c38";
  const pale = "#e0c49c";
  const made = new Sculpture()
    .ball(coat, [0, -0.002, 0.0142], [0.0046, 0.0085, 0.0048])
    .ball(pale, [0, 0.0048, 0.0158], [0.0036, 0.0036, 0.005], [-0.5, 0, 0])
    .ball(coat, [0, 0.0076, 0.0205], [0.0028, 0.003, 0.0048], [-0.4, 0, 0])
    .ball(coat, [0, 0.0108, 0.0242], [0.0027, 0.0042, 0.0027], [-0.3, 0, 0])
    .ball(pale, [0, 0.0142, 0.0228], [0.0019, 0.0021, 0.0018])
    .ball("#2b1a12", [0, 0.0161, 0.0234], [0.001, 0.0008, 0.0008])
    .ball(pale, [0, -0.0102, 0.0158], [0.0013, 0.0018, 0.0016]);
  for (const side of [-1, 1]) {
    made
      .ball(NIGHT, [side * 0.002, 0.0122, 0.0254], [0.0006, 0.0006, 0.0007])
      .ball(coat, [side * 0.0036, 0.0086, 0.0258], [0.0018, 0.0008, 0.001], [0, side * -0.4, 0]);
    for (const y of [0.0038, -0.0076])
      made.add(rod, "#5e3d25", { at: [side * 0.0028, y, 0.0056], size: [0.0011, 0.0011, 0.0112] });
    for (const [x, y, z, lean, roll, long] of ANTLER)
      made.add(rod, "#c9a16a", { at: [side * x, y, z], size: [0.00062, 0.00062, long], turn: [lean, side * roll, 0] });
  }
  return made.mesh(0.6);
}

/** Of one side: place, leans and length of each branch. */
const ANTLER = [
  [0.0026, 0.0084, 0.0293, 0.3, 0.5, 0.0075],
  [0.0046, 0.0064, 0.0346, 0.45, 0.2, 0.0062],
  [0.0044, 0.0092, 0.0326, -0.6, 0.3, 0.0048],
  [0.0062, 0.0056, 0.0368, 0.1, 0.9, 0.0044],
] as const;
