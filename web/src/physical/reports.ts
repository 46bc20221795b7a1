/** What the referee's reports mean to who watches: good or bad news, and their sounds. */

import type { Mood } from "../board";
import type { Happened } from "../protocol";

/** How the referee of a game speaks. */
export interface RefereeWords {
  /** a hand was left by its own player, who has seen enough: not shown again */
  gaveUp?: string;
  /** good news that everybody should see */
  joy?: string;
  /** by the beginning of a word; the first that fits */
  sounds: readonly (readonly [begins: string, sound: string])[];
}

/** A report of the referee. */
type Report = Pick<Happened, "text" | "well" | "bodies">;

/** A try that went well although the pole has toppled: the rim keeps it off the table. */
function isClose({ well, bodies }: Report): boolean {
  return well === true && bodies.includes("pole") && bodies.includes("bowl");
}

/** Whether something went wrong. The referee's word alone says so. */
export function isAccident({ well }: Pick<Report, "well">): boolean {
  return well === false;
}

export function soundOf(report: Report, words: RefereeWords): string | null {
  if (isClose(report)) return "creak";
  const { text } = report;
  return words.sounds.find(([begins]) => text.startsWith(begins))?.[1] ?? null;
}

/** How what the referee says feels to everybody; null: it is told in the story alone. */
export function moodOf(report: Report, words: RefereeWords): Mood | null {
  if (report.text === words.gaveUp) return null;
  if (isAccident(report)) return "alarm";
  if (isClose(report)) return "wonder";
  return report.text === words.joy ? "joy" : null;
}
