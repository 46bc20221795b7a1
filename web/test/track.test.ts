import { deflateRawSync } from "node:zlib";
import { expect, it } from "vitest";
import { readTrack } from "../src/net/track";

/** An array as NumPy writes it. */
function npy(type: string, shape: string, data: ArrayBufferView): Buffer {
  const header = `{'descr': '${type}', 'fortran_order': False, 'shape': (${shape}), }\n`;
  const head = Buffer.alloc(10);
  head.write("\x93NUMPY\x01\x00", 0, "latin1");
  head.writeUInt16LE(header.length, 8);
  return Buffer.concat([head, Buffer.from(header), Buffer.from(data.buffer, data.byteOffset, data.byteLength)]);
}

/** A zip file with packed entries. */
function zip(files: Record<string, Buffer>): ArrayBuffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const [name, data] of Object.entries(files)) {
    const packed = deflateRawSync(data);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    locals.push(local, Buffer.from(name), packed);
    central.push(entry, Buffer.from(name));
    at += 30 + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(at, 16);
  const whole = Buffer.concat([...locals, ...central, end]);
  return whole.buffer.slice(whole.byteOffset, whole.byteOffset + whole.byteLength) as ArrayBuffer;
}


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
  await expect(readTrack(new ArrayBuffer(40), 1)).rejects.toThrow("not a zip file");
});
