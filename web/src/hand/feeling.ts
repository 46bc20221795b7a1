/** What a player feels of the heap: small sounds and, on phones, short vibrations (`Table3D.sound` makes both). */

import type { Sensed } from "./hand";

const STRAINS = 0.45; // felt at which wood begins to creak
const CREAKS = [420, 130] as const; // milliseconds between two creaks, where it begins to creak and where it slips

type Felt = Pick<Sensed, "held" | "felt" | "touched">;

export class Feeling {
  private before: Felt = { held: false, felt: 0, touched: false };
  private creaked = 0;

  constructor(private readonly sound: (name: string, loud?: number) => void) {}

  /** What a new picture says; `holds`: the player has not opened the hand. */
  feel(now: Felt, holds: boolean, time: number): void {
    const { before } = this;
    this.before = { held: now.held, felt: now.felt, touched: now.touched };
    if (now.held && !before.held) this.sound("grip");
    else if (before.held && !now.held && holds) this.sound("slip");
    else if (now.touched && !before.touched) this.sound("touch");
    if (now.held && now.felt > STRAINS) this.creak((now.felt - STRAINS) / (1 - STRAINS), time);
  }

  private creak(hard: number, time: number): void {
    if (time - this.creaked < CREAKS[0] + (CREAKS[1] - CREAKS[0]) * hard) return;
    this.creaked = time;
    this.sound("creak", 0.25 + 0.75 * hard);
  }
}
