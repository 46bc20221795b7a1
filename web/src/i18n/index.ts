/** Words in the language of the person: catalogues of the page, and those that the server brings for its games. */

import { signal } from "@preact/signals";
import { settings } from "../settings";
import english from "./en.ftl?raw";
import type { Key } from "./keys";
import { Speaker } from "./speaker";

export { languages } from "../languages";

/** A key may be written with dots between its parts. */
type Dashed<K extends string> = K extends `${infer A}.${infer B}` ? `${A}-${Dashed<B>}` : K;
type Known<K extends string> = Dashed<K> extends Key ? K : never;

/** By language, as they are learnt. */
export const speakers = signal<Record<string, Speaker>>({});
const atFirst = new Speaker("en", english);

export function speaker(): Speaker {
  const { language } = settings.value;
  return speakers.value[language] ?? speakers.value.en ?? atFirst;
}

export function t<K extends string>(message: Known<K>, values: Record<string, string | number> = {}): string {
  return speaker().say({ key: message.replaceAll(".", "-"), args: values });
}

/** The same at the beginning of a sentence. */
export function upper(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** A number as the language writes it. */
export function inNumbers(value: number, digits?: number): string {
  const exactly = digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return value.toLocaleString(settings.value.language, exactly);
}

/** Words for something the server names (a variant, an option, a level), if we have any. */
function found(names: string[]): string | undefined {
  const key = names.join("-").replaceAll(" ", "-");
  return speaker().has(key) ? speaker().say({ key, args: {} }) : undefined;
}

/** The same, or the server's own word. */
export function named(...names: [kind: string, ...rest: string[]]): string {
  return found(names) ?? names.at(-1) ?? "";
}

/** A way to play a game. */
export function variantOf(game: string, variant: string): string {
  if (variant === "practice") return t("shelf.practise");
  return variant === "base" ? t("variant.base") : named(game, "variant", variant);
}

/** What a game is about, in one sentence; a game without catalogues has none. */
export function pitchOf(game: string): string | undefined {
  return found([game, "pitch"]);
}

/** What the series of the day of a game is called, and in a sentence how it is played. */
export function dayOf(game: string): { name: string; rule: string } {
  return { name: found([game, "day"]) ?? t("day.name"), rule: found([game, "day-rule"]) ?? t("day.rule") };
}

/** A date as 2026-11-17, as the language writes it. */
export function inDate(day: string): string {
  const shown = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(settings.value.language, shown);
}

/** A person who gave no name. */
export function defaultName(seat: number): string {
  return t("seats.default", { seat: "ABCDEF"[seat] ?? "" });
}
