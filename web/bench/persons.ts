/** Five people, by how they go about a try. */

export interface Person {
  /** seconds of the three acts: over the piece, down to it, out with it */
  over: number;
  down: number;
  pull: number;
  /** how often they look again and correct */
  looks: number;
  /** drags the hand down; who does not waits until it has come down */
  drags: boolean;
  /** neither feels nor waits */
  hasty: boolean;
  /** degrees by which a pull strays, and by which it cuts the corner */
  strays: number;
  corner: number;
  /** share of the first act that is still to come when they press */
  early: number;
  /** jolts while the piece is in the heap */
  jolts: number;
  noise: number;
  /** millimetres */
  tremor: number;
  helped: boolean;
}

const USUAL = { drags: true, hasty: false, early: 0, jolts: 0, noise: 1, tremor: 0.3, helped: false };

export const PERSONS: Record<string, Person> = {
  careful: { ...USUAL, over: 1.5, down: 1.5, pull: 3, looks: 2, drags: false, strays: 3, corner: 5 },
  brisk: { ...USUAL, over: 0.7, down: 0.6, pull: 1, looks: 1, early: 0.1, strays: 6, corner: 15 },
  hasty: { ...USUAL, over: 0.35, down: 0.25, pull: 0.3, looks: 0, hasty: true, early: 0.2, strays: 12, corner: 45 },
  jerky: { ...USUAL, over: 1, down: 0.8, pull: 1.5, looks: 1, strays: 6, corner: 15, jolts: 3 },
  child: { ...USUAL, over: 1, down: 1, pull: 3, looks: 1, strays: 8, corner: 10, noise: 2, tremor: 0.6, helped: true },
};
