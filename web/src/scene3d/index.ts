/** The room with its one table. */

export type { Quality } from "./quality";
export { makeTable3D, type TableInUse, type TableOptions } from "./table3d";
