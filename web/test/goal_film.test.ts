/** The film of what a game is about: shown once, from what lies on the table, and everything is put back. */

import { Vector3 } from "three";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Board, Shot, View } from "../src/board";
import { isFilming } from "../src/panels/goal_film";
import { makeProjector } from "../src/parts/projector";
import type { Update } from "../src/protocol";
import { change } from "../src/settings";
import { type Projector, projector, seeAgain } from "../src/state/film";

const LOOK: View = { centre: new Vector3(), distance: 1, pitch: 0.5, yaw: 0 };

/** A board whose film notes what it does. */
function boardWith(shots: Shot[]): Board {
  return { show: () => undefined, dispose: () => undefined, film: () => shots };
}

function updateOf(part: Partial<Update>): Update {
  return {
    game: "eruk",
    started: true,
    outcome: null,
    view: {},
    seats: [{ mine: true, level: null }],
    ...part,
  } as Update;
}

describe("the projector", () => {
  it("shows a picture at a time and puts everything back before the next one, and in the end", () => {
    const done: string[] = [];
    const shot = (caption: string): Shot => ({
      caption,
      look: () => LOOK,
      play() {
        done.push(`plays ${caption}`);
        return () => done.push(`back ${caption}`);
      },
    });
    const table = { watch: (view: View | null) => void done.push(view ? "looks" : "home"), changed: () => undefined };
    const shows = makeProjector(table, boardWith([shot("1"), { caption: "2", look: () => LOOK }, shot("3")]))!;
    expect(shows.load()).toEqual(["1", "2", "3"]);
    for (const picture of [0, 1, 2]) shows.show(picture);
    shows.end();
    shows.end();
    expect(done).toEqual(["looks", "plays 1", "back 1", "looks", "looks", "plays 3", "back 3", "home", "home"]);
  });

  it("is not there for a game without a film", () => {
    const table = { watch: () => undefined, changed: () => undefined };
    expect(makeProjector(table, { show: () => undefined, dispose: () => undefined })).toBeNull();
  });
});

describe("the film is shown", () => {
  const shows: Projector = { load: () => ["1"], show: () => undefined, end: () => undefined };

  beforeEach(() => {
    projector.value = shows;
    change({ filmed: [] });
  });
  afterEach(() => {
    projector.value = null;
    seeAgain.value = false;
  });

  it("before somebody's first turn of a game, and once", () => {
    expect(isFilming(updateOf({}))).toBe(true);
    change({ filmed: ["gulp"] });
    expect(isFilming(updateOf({}))).toBe(true);
    change({ filmed: ["eruk"] });
    expect(isFilming(updateOf({}))).toBe(false);
  });

  it("again when it is asked for", () => {
    change({ filmed: ["eruk"] });
    seeAgain.value = true;
    expect(isFilming(updateOf({}))).toBe(true);
  });

  it("neither in the lobby, nor without a picture, nor to who only watches", () => {
    expect(isFilming(updateOf({ started: false }))).toBe(false);
    expect(isFilming(updateOf({ seats: [] }))).toBe(false);
    projector.value = null;
    expect(isFilming(updateOf({}))).toBe(false);
  });
});
