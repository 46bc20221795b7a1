/** A page without a browser, whose clock stands still until it is told the time. Imported before anything else. */

import { GlobalWindow } from "happy-dom";

const window = new GlobalWindow({ url: "http://bench.invalid/" });
const known = new Set(Object.getOwnPropertyNames(globalThis));
for (const name of Object.getOwnPropertyNames(window))
  if (!known.has(name) && !name.startsWith("_")) define(name, (window as unknown as Record<string, unknown>)[name]);
define("window", globalThis);
define("document", window.document);
define("location", window.location);
define("navigator", window.navigator);
for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"] as const)
  define(name, window[name].bind(window));

/** Milliseconds since the page was opened. */
export const clock = { now: 0 };
Object.defineProperty(performance, "now", { value: () => clock.now });
Object.defineProperty(performance, "timeOrigin", { value: 0 });

function define(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
