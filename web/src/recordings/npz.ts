/** NumPy's zipped arrays, as far as our pose tracks need them: a zip file of .npy files. */

import { fault } from "../i18n/fault";
import { openZip } from "./zip";

export interface NumpyArray {
  shape: number[];
  /** NumPy's name of the type of a number, such as "<u4" */
  type: string;
  bytes: ArrayBuffer;
}

/** The arrays with these names. */
export async function readNpz<Name extends string>(
  file: ArrayBuffer,
  names: Name[],
): Promise<Record<Name, NumpyArray>> {
  const folder = openZip(file);
  const read = names.map(async (name) => {
    const content = folder.get(`${name}.npy`);
    if (!content) throw fault("error-track-part", { part: name });
    return [name, readNpy(await content())] as const;
  });
  return Object.fromEntries(await Promise.all(read)) as Record<Name, NumpyArray>;
}

function readNpy(file: ArrayBuffer): NumpyArray {
  const data = new DataView(file);
  const long = data.getUint8(6) > 1;
  const length = long ? data.getUint32(8, true) : data.getUint16(8, true);
  const start = long ? 12 : 10;
  const header = new TextDecoder().decode(new Uint8Array(file, start, length));
  const type = /'descr': '([^']+)'/.exec(header)?.[1] ?? "";
  const shape = /'shape': \(([^)]*)\)/.exec(header)?.[1] ?? "";
  if (header.includes("'fortran_order': True")) throw fault("error-track-columns");
  return {
    type,
    shape: shape
      .split(",")
      .filter((size) => size.trim())
      .map(Number),
    bytes: file.slice(start + length),
  };
}
