/** Chance from a seed, the same on every machine. */

export class Chance {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** Of mean 0 and deviation 1. */
  gauss(): number {
    return Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next());
  }

  /** From 0 to below 1: Mulberry32. */
  private next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}
