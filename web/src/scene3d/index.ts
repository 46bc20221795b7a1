/** The 3D scene: a table in its light. Loaded when a table is first looked at. */

export { makeTable3D, type TableInUse, type TableOptions } from "./table3d";
