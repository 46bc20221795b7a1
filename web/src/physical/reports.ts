/** What the referee's reports mean to who watches: good or bad news, and their sounds. */

import type { Mood } from "../board";
import type { Happened } from "../protocol";

/** How the referee of a game speaks. */
export interface RefereeWords {
  /** bad news, where a report does not say so itself */
  accident: RegExp;
  /** good news that everybody should see */
  joy?: RegExp;
  /** by the beginning of a word; the first that fits */
  sounds: readonly (readonly [begins: string, sound: string])[];
}

/** A report of the referee. In records nobody has written down whether a try ended well. */
type Report = Pick<Happened, "text" | "well" | "bodies">;

/** A try that went well although the pole has toppled: the rim keeps it off the table. */
function isClose({ well, bodies }: Report): boolean {
  return well === true && bodies.includes("pole") && bodies.includes("bowl");
}

/** Whether it is bad news, to be seen slowly and again. Who gave up has seen enough. */
export function isAccident({ text, well }: Pick<Report, "text" | "well">, words: RefereeWords): boolean {
  if (text.endsWith("gave up")) return false;
  return typeof well === "boolean" ? !well : words.accident.test(text);
}

export function soundOf(report: Report, words: RefereeWords): string | null {
  if (isClose(report)) return "creak";
  const { text } = report;
  return words.sounds.find(([begins]) => text.startsWith(begins))?.[1] ?? null;
}

/** How what the referee says feels to everybody; null: it is told in the story alone. */
export function moodOf(report: Report, words: RefereeWords): Mood | null {
  if (isAccident(report, words)) return "alarm";
  if (isClose(report)) return "wonder";
  return words.joy?.test(report.text) ? "joy" : null;
}
