/** Which screen is open: the address of the page, in words. */

import { signal } from "@preact/signals";

export type Route =
  | { at: "shelf" }
  | { at: "seats"; game: string }
  | { at: "table"; table: string }
  | { at: "replay"; table: string | null; look?: true }
  | { at: "day"; game: string }
  | { at: "nowhere" };

const LOOK_BACK = "look-back";

export function routeOf(path: string): Route {
  const [first, second, third] = wordsOf(path);
  if (first === undefined) return { at: "shelf" };
  if (first === "t" && second) return { at: "table", table: second };
  if (first === "play" && second) return { at: "seats", game: second };
  if (first === "day" && second) return { at: "day", game: second };
  if (first === "replay" && third === LOOK_BACK) return { at: "replay", table: second ?? null, look: true };
  if (first === "replay") return { at: "replay", table: second ?? null };
  return { at: "nowhere" };
}

/** A link may have been cut in the middle of a letter. */
function wordsOf(path: string): string[] {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return [path];
  }
}

function lookBack(look = false): string {
  return look ? `/${LOOK_BACK}` : "";
}

export function pathOf(route: Route): string {
  switch (route.at) {
    case "shelf":
    case "nowhere":
      return "/";
    case "seats":
      return `/play/${encodeURIComponent(route.game)}`;
    case "day":
      return `/day/${encodeURIComponent(route.game)}`;
    case "table":
      return `/t/${encodeURIComponent(route.table)}`;
    case "replay":
      return route.table === null ? "/replay" : `/replay/${encodeURIComponent(route.table)}${lookBack(route.look)}`;
  }
}

export const route = signal<Route>(routeOf(location.pathname));

/**
 * Settings in the query (a quality, a language) stay while one walks around. `instead`: nobody wants to come back to
 * here.
 */
export function go(to: Route, instead = false): void {
  if (pathOf(to) === location.pathname) return;
  history[instead ? "replaceState" : "pushState"](null, "", pathOf(to) + location.search);
  route.value = to;
  scrollTo(0, 0);
}

addEventListener("popstate", () => (route.value = routeOf(location.pathname)));
