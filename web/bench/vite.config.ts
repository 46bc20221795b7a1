/** How the models of people are put together: for Node, as `teeter bench hand` does it, or for a real page. */

import { defineConfig } from "vite";

const forPage = process.env.TEETER_BENCH_FOR === "page";

export default defineConfig({
  root: import.meta.dirname,
  ssr: { noExternal: true, target: "node" },
  build: {
    ...(forPage ? { lib: { entry: "browser.ts", formats: ["iife"], name: "teeterBench" } } : { ssr: "main.ts" }),
    outDir: process.env.TEETER_BENCH_OUT ?? "../../build/bench-hand",
    emptyOutDir: true,
    target: "es2022",
    minify: false,
    rolldownOptions: { output: { codeSplitting: false, entryFileNames: forPage ? "page.js" : "main.mjs" } },
  },
});
