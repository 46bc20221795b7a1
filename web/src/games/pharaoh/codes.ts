/** What the list of moves calls the fields: D1, P13. Who plays on the table does not need it. */

import { Mesh, MeshStandardMaterial } from "three";
import { TITLE_FACE } from "../../flat/paint";
import { sheet } from "../../flat/solids";
import { type Pen, texture } from "../../look/canvas";
import { BOARD, FIELDS, PLAN_HEIGHT, PLAN_WIDTH } from "./plan";
import { upright } from "./signs";

const OVER_MAT = 0.0014;

/** A clear sheet over the board; all on it stands upright for those who sit so far round the board, in radians. */
export function makeCodes(turned: number): Mesh {
  const map = texture(PLAN_WIDTH, PLAN_HEIGHT, (pen) => paint(pen, turned));
  const clear = new MeshStandardMaterial({ map, transparent: true, depthWrite: false, roughness: 0.8 });
  const codes = new Mesh(sheet(BOARD.max.x - BOARD.min.x, BOARD.max.y - BOARD.min.y, 0.001), clear);
  codes.position.set((BOARD.min.x + BOARD.max.x) / 2, (BOARD.min.y + BOARD.max.y) / 2, OVER_MAT);
  codes.name = "codes";
  codes.raycast = () => undefined; // nobody means the sheet
  return codes;
}

function paint(pen: Pen, turned: number): void {
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.font = `400 25px ${TITLE_FACE}`;
  pen.strokeStyle = "#3a2410";
  pen.lineJoin = "round";
  pen.lineWidth = 7;
  pen.fillStyle = "#ffeec2";
  for (const [field, [x, y]] of Object.entries(FIELDS)) {
    if (!/^[DP]\d/.test(field)) continue;
    upright(pen, x - (turned ? 30 : 40), y + (turned ? 60 : 53), turned, () => {
      pen.strokeText(field, 0, 0);
      pen.fillText(field, 0, 0);
    });
  }
}
