/** Everybody knows it if watchers see all hands. */

import { t } from "../i18n";
import type { Update } from "../protocol";
import { isSecret } from "../state/hotseat";

export function HandsShown({ update }: { update: Update }) {
  if (update.watchers !== "seats" || !isSecret(update.game) || update.outcome) return null;
  return <p class="hint">{t("table.handsShown")}</p>;
}
