/** How the client is built: into the Python package, which serves it. */

import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { installable } from "./installable.ts";
import { licences } from "./licences.ts";

const SERVER = process.env.TEETER_SERVER ?? "http://127.0.0.1:8000";
// Everything here is made of MeshBasicMaterial and MeshStandardMaterial; another material has to leave this list.
const NOT_USED =
  /\b((mesh(lambert|matcap|normal|phong|toon)|linedashed|points|sprite|shadow|equirect)_(vert|frag)|lights_(lambert|phong|toon)(_pars)?_fragment): [\w$]+/g;

// What the shelf and every table need: one file is fetched sooner than ten small ones.
const SHARED =
  /\/src\/((settings|house_values|drawn|protocol)\.ts|i18n\/(index|spoken|fault)\.ts|look\/(palette|symbols)\.ts|parts\/(icon|seat_mark)\.tsx|state\/(replay|route|look_back)\.ts|games\/index\.ts|games\/[^/]+\/(index|box|colours|guide)\.tsx?)$|\/node_modules\/@?preact\//;

/** Of the shaders that three.js brings: only those of our materials, and without the indentation. */
const fewerShaders: Plugin = {
  name: "fewer-shaders",
  apply: "build",
  transform: (code, id) =>
    id.endsWith("three.module.js") ? code.replace(NOT_USED, "$1: undefined").replace(/\\n(\\t)+/g, "\\n") : null,
};

/** The parts of a game have its name: "board" says little where every game has one. */
function chunkName(file: string | null, name: string): string {
  const [, game, part] = /\/games\/([^/]+)\/(\w+)\.tsx?$/.exec(file ?? "") ?? [];
  return game ? `${game}-${part}` : name;
}

export default defineConfig({
  plugins: [fewerShaders, licences, installable],
  build: {
    outDir: "../teeter/web_dist",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId, name }) => `assets/${chunkName(facadeModuleId, name)}-[hash].js`,
        codeSplitting: { groups: [{ name: "shared", test: SHARED }] },
      },
    },
  },
  server: {
    fs: { allow: [".", "../teeter"] }, // tests read the words of the games
    proxy: {
      "/api": SERVER,
      "/socket": { target: SERVER, ws: true },
    },
  },
  // one worker for all files: making a page for each would take longer than the tests
  test: {
    environment: "happy-dom",
    include: ["test/**/*.test.ts"],
    setupFiles: ["test/words.ts"],
    isolate: false,
    maxWorkers: 1,
    testTimeout: 60_000, // a limit for failures: a busy machine is no fault
  },
});
