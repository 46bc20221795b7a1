/** What makes the page installable on phones: its manifest, its icons and its service worker, made with every build. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { drawIcon } from "./icon.ts";

type Bundle = Parameters<Extract<Plugin["generateBundle"], (...given: never[]) => unknown>>[1];

const COLOUR = "#2a1c14";
const SIZES = [192, 512];

const MANIFEST = {
  name: "Teeter",
  short_name: "Teeter",
  description: "A table for five board games: three of them with real physics.",
  id: "/",
  start_url: "/",
  scope: "/",
  display: "standalone",
  background_color: COLOUR,
  theme_color: COLOUR,
  categories: ["games"],
  icons: SIZES.flatMap((size) => [
    { src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png", purpose: "any" },
    { src: `/icon-${size}-maskable.png`, sizes: `${size}x${size}`, type: "image/png", purpose: "maskable" },
  ]),
};

export const installable: Plugin = {
  name: "installable",
  apply: "build",
  generateBundle(_, bundle) {
    this.emitFile({ type: "asset", fileName: "manifest.webmanifest", source: JSON.stringify(MANIFEST, null, 2) });
    for (const size of SIZES) {
      this.emitFile({ type: "asset", fileName: `icon-${size}.png`, source: drawIcon(size, false) });
      this.emitFile({ type: "asset", fileName: `icon-${size}-maskable.png`, source: drawIcon(size, true) });
    }
    const files = [...shelfFiles(bundle), "/"].sort();
    const version = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
    const source = readFileSync("service_worker.js", "utf8")
      .replace('"VERSION"', JSON.stringify(version))
      .replace('["FILES"]', JSON.stringify(files));
    this.emitFile({ type: "asset", fileName: "service_worker.js", source });
  },
};

/** What the shelf needs: the page's first script, all that it imports at once, and the styles and faces of these. */
function shelfFiles(bundle: Bundle): string[] {
  const found = new Set<string>();
  const visit = (name: string): void => {
    const made = bundle[name];
    if (found.has(name) || made?.type !== "chunk") return;
    found.add(name);
    made.imports.forEach(visit);
  };
  for (const made of Object.values(bundle)) if (made.type === "chunk" && made.isEntry) visit(made.fileName);
  for (const name of Object.keys(bundle)) if (/^assets\/(index|shared)[^/]*\.css$|\.woff2$/.test(name)) found.add(name);
  return [...found].map((name) => `/${name}`);
}
