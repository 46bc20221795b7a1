/** What the faces of Eruk are called. */

import { t } from "../../i18n";

/** "igloo-3" is the igloo with its number. */
export function faceName(face: string): string {
  const [kind = "", block] = face.split("-");
  return block ? t("eruk.board.block", { block }) : t("eruk.board.kind", { kind });
}
