/** Files as NumPy and zip programs write them. */

import { deflateRawSync } from "node:zlib";

/** An array as NumPy writes it. */
export function npy(type: string, shape: string, data: ArrayBufferView): Buffer {
  const header = `{'descr': '${type}', 'fortran_order': False, 'shape': (${shape}), }\n`;
  const head = Buffer.alloc(10);
  head.write("\x93NUMPY\x01\x00", 0, "latin1");
  head.writeUInt16LE(header.length, 8);
  return Buffer.concat([head, Buffer.from(header), Buffer.from(data.buffer, data.byteOffset, data.byteLength)]);
}

/** A zip file with packed entries. */
export function zip(files: Record<string, Buffer>): ArrayBuffer {
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
