/** Zip files, as far as ours need it: what lies in one, and its content. */

import { fault } from "../i18n/fault";

const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_SIZE = 22;
const DEFLATED = 8;

/** By name: how to unpack it. */
export type Folder = Map<string, () => Promise<ArrayBuffer>>;

interface Entry {
  packed: boolean;
  size: number;
  /** of its local header */
  at: number;
}

export function isZip(file: ArrayBuffer): boolean {
  return new TextDecoder("latin1").decode(file.slice(0, 2)) === "PK";
}

export function openZip(file: ArrayBuffer): Folder {
  const data = new DataView(file);
  let end = file.byteLength - END_SIZE;
  while (end >= 0 && data.getUint32(end, true) !== END) end--;
  if (end < 0) throw fault("error-no-zip");
  const folder: Folder = new Map();
  let at = data.getUint32(end + 16, true);
  for (let left = data.getUint16(end + 10, true); left > 0; left--) {
    if (data.getUint32(at, true) !== CENTRAL) throw fault("error-zip");
    const [name, extra, comment] = [28, 30, 32].map((field) => data.getUint16(at + field, true)) as [
      number,
      number,
      number,
    ];
    const entry = {
      packed: data.getUint16(at + 10, true) === DEFLATED,
      size: data.getUint32(at + 20, true),
      at: data.getUint32(at + 42, true),
    };
    folder.set(new TextDecoder().decode(new Uint8Array(file, at + 46, name)), () => unpack(file, entry));
    at += 46 + name + extra + comment;
  }
  return folder;
}

async function unpack(file: ArrayBuffer, entry: Entry): Promise<ArrayBuffer> {
  const data = new DataView(file);
  const start = entry.at + 30 + data.getUint16(entry.at + 26, true) + data.getUint16(entry.at + 28, true);
  const bytes = file.slice(start, start + entry.size);
  if (!entry.packed) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Response(stream).arrayBuffer();
}
