/** Smooth noise that is the same on every machine: the grain of wood, the flecks of stone. */

function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 1442695041);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Between 0 and 1, changing over about one unit. */
export function noise(x: number, y: number, seed = 0): number {
  const left = Math.floor(x);
  const low = Math.floor(y);
  const u = smooth(x - left);
  const v = smooth(y - low);
  const bottom = hash(left, low, seed) * (1 - u) + hash(left + 1, low, seed) * u;
  const top = hash(left, low + 1, seed) * (1 - u) + hash(left + 1, low + 1, seed) * u;
  return bottom * (1 - v) + top * v;
}

/** Noise with finer and finer detail. */
export function rough(x: number, y: number, seed = 0, octaves = 3): number {
  let sum = 0;
  let share = 0.5;
  for (let n = 0; n < octaves; n++) {
    sum += noise(x, y, seed + n) * share;
    x *= 2.1;
    y *= 2.1;
    share /= 2;
  }
  return sum / (1 - share * 2);
}

/** Rough noise for a place from 0 to 1 that meets itself at every edge; `scale` whole hills from one to the other. */
export function endless(u: number, v: number, scale: number, seed: number, octaves: number): number {
  let sum = 0;
  let share = 0.5;
  for (let n = 0; n < octaves; n++, scale *= 2, share /= 2) {
    const [x, y] = [wrap(u) * scale, wrap(v) * scale];
    const [left, low] = [Math.floor(x), Math.floor(y)];
    const [right, high] = [(left + 1) % scale, (low + 1) % scale];
    const at = smooth(x - left);
    const bottom = hash(left, low, seed + n) * (1 - at) + hash(right, low, seed + n) * at;
    const top = hash(left, high, seed + n) * (1 - at) + hash(right, high, seed + n) * at;
    const up = smooth(y - low);
    sum += (bottom * (1 - up) + top * up) * share;
  }
  return sum / (1 - share * 2);
}

function wrap(share: number): number {
  return share - Math.floor(share);
}

function smooth(t: number): number {
  return t * t * (3 - 2 * t);
}

/** Numbers from 0 to 1, always the same ones for a seed. */
export function series(seed: number): () => number {
  let n = 0;
  return () => hash(n++, seed, 77);
}
