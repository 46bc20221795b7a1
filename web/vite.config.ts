/** How the client is built: into the Python package, which serves it. */

import { defineConfig } from "vitest/config";

const SERVER = process.env.TEETER_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  build: {
    outDir: "../teeter/web_dist",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
  },
  server: {
    proxy: {
      "/api": SERVER,
      "/socket": { target: SERVER, ws: true },
    },
  },
  // one worker for all files: making a page for each would take longer than the tests
  test: {
    environment: "happy-dom",
    include: ["test/**/*.test.ts"],
    isolate: false,
    maxWorkers: 1,
    testTimeout: 60_000, // a limit for failures: a busy machine is no fault
  },
});
