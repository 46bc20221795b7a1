/** How everything moved in the tries of a finished game: asked of its table, or read from a file. */

import { fault } from "../i18n/fault";
import type { Replay, Step, Words } from "../protocol";
import { readTrack, type Track, wordsBefore } from "./track";
import { openZip } from "./zip";

const REFEREE = -1;

export interface Tracks {
  /** the steps that tries lead to: the first word of the REFEREE about each, in order */
  readonly steps: readonly number[];
  /** The try that leads to one of these steps. */
  read(step: number): Promise<Track>;
}

export const NO_TRACKS: Tracks = { steps: [], read: () => Promise.reject(fault("error-no-try")) };

/** The tracks of a table; they are told by the last word about each try. */
export function tracksOfTable(table: string, replay: Replay<Words>): Tracks {
  const last = new Map(
    replay.steps.filter(({ track }) => track).map(({ number }) => [firstWord(replay.steps, number), number]),
  );
  const address = `/api/tables/${encodeURIComponent(table)}/tracks`;
  return kept([...last.keys()], async (step) => {
    const answer = await fetch(`${address}/${last.get(step)}`);
    if (!answer.ok) throw fault("error-status", { status: String(answer.status) });
    return readTrack(await answer.arrayBuffer(), step);
  });
}

/** The tracks in a file of tries (docs/record.md), as it lies beside the record. */
export async function tracksOfFile(file: ArrayBuffer, replay: Replay<Words>): Promise<Tracks> {
  const folder = openZip(file);
  const words = replay.steps.filter(({ who }) => who === REFEREE).map(({ number }) => number);
  const found = new Map<number, ArrayBuffer>();
  for (const name of [...folder.keys()].sort()) {
    const told = await folder.get(name)?.();
    const step = told && words[await wordsBefore(told)];
    if (told && step !== undefined) found.set(step, told);
  }
  return kept([...found.keys()], async (step) => {
    const track = await readTrack(found.get(step) ?? new ArrayBuffer(0), step);
    if (track.bodies !== replay.scene?.names.length) throw fault("error-other-game");
    return track;
  });
}

function firstWord(steps: Step<Words>[], last: number): number {
  let first = last;
  while (steps[first - 1]?.who === REFEREE) first--;
  return first;
}

/** What was read once is not read again, unless it failed. */
function kept(steps: number[], read: (step: number) => Promise<Track>): Tracks {
  const known = new Map<number, Promise<Track>>();
  return {
    steps: steps.sort((a, b) => a - b),
    read(step) {
      const track = known.get(step) ?? read(step);
      known.set(step, track);
      track.catch(() => known.delete(step));
      return track;
    },
  };
}
