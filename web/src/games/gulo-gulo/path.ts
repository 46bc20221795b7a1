/** Where everything lies round the nest: START, the tiles of the path, the deck. Metres. */

export const TILE = 0.028;
export const TILE_THICK = 0.0022;
export const RING = 0.134;
const PITCH = 0.0305 / RING; // radians from tile to tile
const FIRST = -2.2; // radians: START lies in front to the left, and the path goes round by the left
const MOST_TILES = 23;
export const MAT = RING + 0.045;

export interface Spot {
  x: number;
  y: number;
  /** radians about the vertical: the upper edge of a tile points away from the nest */
  turn: number;
}

/** The place of a tile, 0 for START. */
export function spot(number: number, outward = 0, along = 0): Spot {
  const angle = FIRST - number * PITCH - along / RING;
  const far = RING + outward;
  return { x: far * Math.cos(angle), y: far * Math.sin(angle), turn: angle - Math.PI / 2 };
}

/** The deck lies behind the last tile the path can ever have, so that it never has to make way. */
export function deckSpot(): Spot {
  return spot(MOST_TILES + 1.1);
}

const LANES = [-0.0068, 0.0068];

/** Where the n-th of several Gulos on the same tile stands. */
export function standing(tile: number, nth: number, of: number): Spot {
  if (of === 1) return spot(tile, 0.002);
  const row = Math.floor(nth / 2);
  const rows = Math.ceil(of / 2);
  return spot(tile, (row - (rows - 1) / 2) * 0.0115, LANES[nth % 2]);
}
