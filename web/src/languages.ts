/** The languages of the page: each has its file of words in i18n, and names itself. */

const files = import.meta.glob<string>("./i18n/*.ftl", { query: "?raw", import: "default" });

const codeOf = (path: string) => path.slice("./i18n/".length, -".ftl".length);

/** By its code: what a language calls itself. */
export const languages: Record<string, string> = Object.fromEntries(
  Object.keys(files)
    .map(codeOf)
    .sort()
    .map((code) => [code, ownName(code)]),
);

function ownName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** The page's own words in a language. */
export async function pageWords(language: string): Promise<string> {
  return (await files[`./i18n/${language}.ftl`]?.()) ?? "";
}

/** The first of these wishes that we can fulfil ("de-AT" is German), else English. */
export function firstSpoken(wishes: readonly string[]): string {
  const codes = wishes.map((wish) => wish.toLowerCase().split("-")[0] ?? "");
  return codes.find((code) => code in languages) ?? "en";
}
