/** The boxes on the shelf: those that the server has, or while it cannot be reached those that it had last. */

import { effect } from "@preact/signals";
import type { Box, Words } from "../protocol";
import { welcome } from "./table";

const PLACE = "teeter.shelf";

export function shelfNow(): Box<Words>[] {
  return welcome.value?.shelf ?? shelfBefore(localStorage.getItem(PLACE));
}

/** As it was kept; what cannot be read is an empty shelf. */
function shelfBefore(text: string | null): Box<Words>[] {
  try {
    const kept: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(kept) ? (kept as Box<Words>[]) : [];
  } catch {
    return [];
  }
}

effect(() => {
  if (welcome.value) localStorage.setItem(PLACE, JSON.stringify(welcome.value.shelf));
});
