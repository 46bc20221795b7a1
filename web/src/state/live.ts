/** The running table as a board's source. */

import { signal } from "@preact/signals";
import type { Source } from "../board";
import { codes } from "./list";
import { listenToPoses, scene, update } from "./table";

export const pointed = signal<string | null>(null);

export const live: Source = { update, scene, pointed, codes, listen: listenToPoses };
