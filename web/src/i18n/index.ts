/** Words in the language of the person: catalogues of messages with {places} for values. */

import { type Language, settings } from "../settings";
import { de } from "./de";
import { en } from "./en";

export type Message = keyof typeof en;
export type Catalogue = Record<Message, string>;

export const catalogues: Record<Language, Catalogue> = { en, de };

/** What a language calls itself. */
export const languages: Record<Language, string> = { en: "English", de: "Deutsch" };

export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

export function t(message: Message, values: Record<string, string | number> = {}): string {
  return fill(catalogues[settings.value.language][message], values);
}

/** A number as the language writes it. */
export function inNumbers(value: number, digits?: number): string {
  const exactly = digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return value.toLocaleString(settings.value.language, exactly);
}

/** Words for something the server names (a variant, an option, a level), if we have any. */
function found(names: string[]): string | undefined {
  const catalogue: Record<string, string> = catalogues[settings.value.language];
  return catalogue[names.join(".")];
}

/** The same, or the server's own word. */
export function named(...names: [kind: string, ...rest: string[]]): string {
  return found(names) ?? names.at(-1) ?? "";
}

/** How bots of a level play. */
export function aboutLevel(bot: { name: string; about: string }): string {
  return found(["about", bot.name]) ?? bot.about;
}

/** A person who gave no name. */
export function defaultName(seat: number): string {
  return t("seats.default", { seat: "ABCDEF"[seat] ?? "" });
}
