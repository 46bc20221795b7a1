import { expect, it } from "vitest";
import { readTrack } from "../src/recordings/track";
import { npy, zip } from "./zip";

it("unrolls a track: each frame has what moved, the rest stays", async () => {
  const file = zip({
    "tick.npy": npy("<f8", "", new Float64Array([0.002])),
    "times.npy": npy("<u4", "2,", new Uint32Array([0, 500])),
    "counts.npy": npy("<u4", "2,", new Uint32Array([1, 1])),
    "changes.npy": npy("<i2", "2, 8", new Int16Array([0, 100, 0, 50, 32767, 0, 0, 0, 1, -100, 0, 50, 32767, 0, 0, 0])),
    "names.npy": npy("<U3", "3,", new Uint32Array(9)),
  });
  const track = await readTrack(file, 7);
  expect(track.times).toEqual([0, 1]);
  const first = track.poses(0).rows;
  expect(first[0]).toBeCloseTo(0.002);
  expect(first[3]).toBeCloseTo(1);
  expect(first[7]).toBeNaN();
  const second = track.poses(1);
  expect(second.rows[0]).toBeCloseTo(0.002);
  expect(second.rows[7]).toBeCloseTo(-0.002);
  expect(second.rows[14]).toBeNaN();
  expect(second).toMatchObject({ tryNumber: 7, picture: 1, seconds: 1 });
});

it("says so when it is something else", async () => {
  await expect(readTrack(new ArrayBuffer(40), 1)).rejects.toThrow("error-no-zip");
});
