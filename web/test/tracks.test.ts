import { expect, it } from "vitest";
import type { Replay } from "../src/protocol";
import { tracksOfFile, tracksOfTable } from "../src/recordings/tracks";
import { readGame } from "../src/state/replay";
import { ended } from "./made";
import { npy, zip } from "./zip";

const ANN = 0;
const REFEREE = -1;
const RECORD = "teeter-record 1\n";

/** A game in which these spoke one after the other. */
function game(...who: (number | null)[]): Replay {
  const steps = who.map((one, number) => ({
    number,
    seconds: null,
    who: one,
    text: "",
    well: null,
    sentence: "",
    view: {},
    words: [],
    track: number === 3 || number === 5,
  }));
  const scene = { type: "scene" as const, names: ["egg-1"], tick: 0.002, scene: {} };
  return { game: "gulo-gulo", variant: "base", options: {}, names: ["Ann"], outcome: ended(), steps, scene };
}

const replay = game(null, ANN, REFEREE, REFEREE, ANN, REFEREE);

/** A try of one picture, before which the REFEREE had said so many words. */
function tried(after: number, bodies = 1): Buffer {
  const row = [0, 100 * (after + 1), 0, 0, 32767, 0, 0, 0];
  return Buffer.from(
    zip({
      "after.npy": npy("<i8", "", new BigInt64Array([BigInt(after)])),
      "tick.npy": npy("<f8", "", new Float64Array([0.002])),
      "times.npy": npy("<u4", "1,", new Uint32Array([0])),
      "counts.npy": npy("<u4", "1,", new Uint32Array([1])),
      "changes.npy": npy("<i2", "1, 8", new Int16Array(row)),
      "names.npy": npy("<U5", `${bodies},`, new Uint32Array(5 * bodies)),
    }),
  );
}

it("knows which step each try of a file leads to", async () => {
  const tracks = await tracksOfFile(zip({ "00001.npz": tried(0), "00002.npz": tried(2) }), replay);
  expect(tracks.steps).toEqual([2, 5]);
  expect((await tracks.read(5)).poses(0).rows[0]).toBeCloseTo(0.006);
});

it("of two tries before the same word the second counts: the first was left untouched", async () => {
  const left = tried(0, 3);
  const tracks = await tracksOfFile(zip({ "00001.npz": left, "00002.npz": tried(0) }), replay);
  expect(tracks.steps).toEqual([2]);
  expect((await tracks.read(2)).bodies).toBe(1);
});

it("refuses the tries of another game", async () => {
  const tracks = await tracksOfFile(zip({ "00001.npz": tried(0, 2) }), replay);
  await expect(tracks.read(2)).rejects.toThrow("error-other-game");
});

it("a table's tracks lead to the first word about their try", () => {
  expect(tracksOfTable("x", replay).steps).toEqual([2, 5]);
});

it("reads a game from a record, from a record and its tries, and from a zip file of both", async () => {
  const tries = zip({ "00001.npz": tried(0) });
  expect(await readGame([new Blob([RECORD])])).toEqual({ record: RECORD, tries: null });
  expect(await readGame([new Blob([tries]), new Blob([RECORD])])).toEqual({ record: RECORD, tries });
  const both = zip({ "game.txt": Buffer.from(RECORD), "game.tries": Buffer.from(tries) });
  expect(await readGame([new Blob([both])])).toEqual({ record: RECORD, tries });
});
