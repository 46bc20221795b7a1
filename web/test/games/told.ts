/**
 * Real updates and scenes of the server (python -m tests.web.updates), one for each thing that a player can be asked.
 */

import { updateInWords } from "../../src/i18n/spoken";
import type { Poses, Scene, Update } from "../../src/protocol";
import { NOBODY } from "../../src/recordings/track";
import { whole } from "./table";
import told from "./updates.json";

export interface Case {
  game: string;
  phase: string;
  update: Update;
}

interface Told {
  scene: Omit<Scene, "type"> | null;
  updates: (Partial<Update> & { view: { phase: string } })[];
}

const games = told as unknown as Record<string, Told>;

export function casesOf(...names: string[]): Case[] {
  return names.flatMap((game) =>
    (games[game]?.updates ?? []).map((update, version) => ({
      game,
      phase: update.view.phase,
      update: updateInWords(whole({ ...update, version })),
    })),
  );
}

export function sceneOf(game: string): Scene {
  const scene = games[game]?.scene;
  if (!scene) throw new Error(`${game} has no scene`);
  return { type: "scene", ...scene };
}

/** Everything side by side in a row, a hand's breadth above the table, the hand above all. */
export function posesOf(scene: Scene, part: Partial<Poses> = {}): Poses {
  const rows = new Float32Array(scene.names.length * 7);
  scene.names.forEach((name, row) => {
    const high = /^(hand|finger)/.test(name) ? 0.2 : 0.05;
    rows.set([0.01 * (row % 10), 0.01 * Math.floor(row / 10), high, 1, 0, 0, 0], row * 7);
  });
  return {
    tryNumber: 1,
    picture: 1,
    seconds: 0,
    ...NOBODY,
    rows,
    ...part,
  };
}
