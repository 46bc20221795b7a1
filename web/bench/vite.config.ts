/** How the models of people are put together for Node: `teeter bench hand` does it. */

import { defineConfig } from "vite";

export default defineConfig({
  root: import.meta.dirname,
  ssr: { noExternal: true, target: "node" },
  build: {
    ssr: "main.ts",
    outDir: process.env.TEETER_BENCH_OUT ?? "../../build/bench-hand",
    emptyOutDir: true,
    target: "es2022",
    minify: false,
    rolldownOptions: { output: { codeSplitting: false, entryFileNames: "[name].mjs" } },
  },
});
