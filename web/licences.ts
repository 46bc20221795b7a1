/** The licences of all that the built client contains, in one file beside it. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Plugin } from "vite";

const FILE = "THIRD-PARTY-LICENSES.txt";
const INTRODUCTION = "The browser client of Teeter contains parts of what follows, each under its own licence.\n";
const LICENCE = /^(licen[cs]e|copying)/i;

/** Vite's own list (`build.license`) knows modules only; a font is an asset. */
export const licences: Plugin = {
  name: "licences",
  apply: "build",
  generateBundle(_, bundle) {
    const files = Object.values(bundle).flatMap((made) =>
      made.type === "chunk" ? made.moduleIds : made.originalFileNames,
    );
    const folders = new Set(files.filter((file) => file.includes("node_modules")).map(packageOf));
    const source = [INTRODUCTION, ...[...folders].sort().map(licenceOf)].join("\n");
    this.emitFile({ type: "asset", fileName: FILE, source });
  },
};

/** The folder of the package that a file comes from. */
function packageOf(file: string): string {
  const folder = dirname(resolve(file.replace(/^\0/, "").replace(/\?.*$/, "")));
  const described = join(folder, "package.json");
  const isPackage = existsSync(described) && JSON.parse(readFileSync(described, "utf8")).version;
  return isPackage ? folder : packageOf(folder);
}

function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const brought = readdirSync(folder).find((each) => LICENCE.test(each));
  // who only names a licence means the text that everybody knows by that name
  const file = brought ? join(folder, brought) : join("licences", `${license}.txt`);
  if (!existsSync(file)) throw new Error(`${name} brings no licence along, so it cannot be passed on.`);
  const title = `${name} ${version} (${license})`;
  return `${title}\n${"-".repeat(title.length)}\n\n${readFileSync(file, "utf8").trim()}\n`;
}
