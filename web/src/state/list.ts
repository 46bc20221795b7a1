/** Whether moves are unfolded as a list, and whether the codes of the list are painted on the board. */

import { computed, signal } from "@preact/signals";

/** the person has unfolded the list */
export const listOpen = signal(false);

/** there is no picture of the table, so the list is all there is */
export const noPicture = signal(false);

/** keys were used last, not the pointer */
const byKeys = signal(false);

/** keys were used at all: then buttons that move the hand are shown, too */
export const keysUsed = signal(false);

/** which moves can be chosen on the table now; null: not known yet */
export const offered = signal<readonly string[] | null>(null);

/** Codes of places say something only to who reads the list or plays by keys. */
export const codes = computed(() => listOpen.value || byKeys.value);

const WALKS = new Set(["Tab", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "PageUp", "PageDown"]);

addEventListener("keydown", (event) => {
  if (WALKS.has(event.key)) byKeys.value = keysUsed.value = true;
});
addEventListener("pointerdown", () => (byKeys.value = false));
