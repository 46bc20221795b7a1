/** The tables that their hosts show to everybody who comes here, as they were told last. */

import { computed, signal } from "@preact/signals";
import { spoken } from "../i18n/spoken";
import type { OpenTable, Words } from "../protocol";

/** In the server's own words, with the moment when they came. */
export const heardTables = signal<{ tables: OpenTable<Words>[]; at: number }>({ tables: [], at: 0 });

export const openTables = computed<OpenTable[]>(() =>
  heardTables.value.tables.map((table) => ({ ...table, names: table.names.map(spoken) })),
);

/** Whole minutes that a table has been shown, at a moment. */
export function minutesOf(table: OpenTable, heard: number, now: number): number {
  return Math.floor((table.seconds + Math.max(0, now - heard) / 1000) / 60);
}
