/** NumPy's zipped arrays, as far as our pose tracks need them: a zip file of .npy files. */

export interface NumpyArray {
  shape: number[];
  /** NumPy's name of the type of a number, such as "<u4" */
  type: string;
  bytes: ArrayBuffer;
}

const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const DEFLATED = 8;

/** The arrays with these names. */
export async function readNpz(file: ArrayBuffer, names: string[]): Promise<Record<string, NumpyArray>> {
  const entries = listZip(file);
  const read = names.map(async (name) => {
    const entry = entries.get(`${name}.npy`);
    if (!entry) throw new Error(`The track has no ${name}.`);
    return [name, readNpy(await unpack(file, entry))] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

interface Entry {
  packed: boolean;
  size: number;
  /** of its local header */
  at: number;
}

function listZip(file: ArrayBuffer): Map<string, Entry> {
  const data = new DataView(file);
  let end = file.byteLength - 22;
  while (end >= 0 && data.getUint32(end, true) !== END) end--;
  if (end < 0) throw new Error("The track is not a zip file.");
  const entries = new Map<string, Entry>();
  let at = data.getUint32(end + 16, true);
  for (let left = data.getUint16(end + 10, true); left > 0; left--) {
    if (data.getUint32(at, true) !== CENTRAL) throw new Error("The zip file of the track is damaged.");
    const [name, extra, comment] = [28, 30, 32].map((field) => data.getUint16(at + field, true)) as [number, number, number];
    entries.set(new TextDecoder().decode(new Uint8Array(file, at + 46, name)), {
      packed: data.getUint16(at + 10, true) === DEFLATED,
      size: data.getUint32(at + 20, true),
      at: data.getUint32(at + 42, true),
    });
    at += 46 + name + extra + comment;
  }
  return entries;
}

async function unpack(file: ArrayBuffer, entry: Entry): Promise<ArrayBuffer> {
  const data = new DataView(file);
  const start = entry.at + 30 + data.getUint16(entry.at + 26, true) + data.getUint16(entry.at + 28, true);
  const bytes = file.slice(start, start + entry.size);
  if (!entry.packed) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Response(stream).arrayBuffer();
}

function readNpy(file: ArrayBuffer): NumpyArray {
  const data = new DataView(file);
  const long = data.getUint8(6) > 1;
  const length = long ? data.getUint32(8, true) : data.getUint16(8, true);
  const start = long ? 12 : 10;
  const header = new TextDecoder().decode(new Uint8Array(file, start, length));
  const type = /'descr': '([^']+)'/.exec(header)?.[1] ?? "";
  const shape = /'shape': \(([^)]*)\)/.exec(header)?.[1] ?? "";
  if (header.includes("'fortran_order': True")) throw new Error("The track is written by columns.");
  return {
    type,
    shape: shape.split(",").filter((size) => size.trim()).map(Number),
    bytes: file.slice(start + length),
  };
}
