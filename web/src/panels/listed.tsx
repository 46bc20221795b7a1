/** Whether everybody who comes here is shown the way to the table: the host's to say, and told to all. */

import { t } from "../i18n";
import { tell } from "../net/actions";
import { Icon } from "../parts/icon";
import type { Update } from "../protocol";
import { joined, welcome } from "../state/table";

export function ListedSwitch({ update }: { update: Update }) {
  if (!joined.value?.host || !welcome.value?.open_tables || update.variant === "series" || update.outcome) return null;
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={update.listed}
        onChange={(event) => void tell({ type: "set_listed", listed: event.currentTarget.checked })}
      />
      <span>
        {t("listed.switch")}
        <small class="hint">{t("listed.why")}</small>
      </span>
    </label>
  );
}

export function ListedSign({ update }: { update: Update }) {
  if (!update.listed || update.outcome) return null;
  return (
    <p class="watching">
      <Icon name="home" /> {t("listed.sign")}
    </p>
  );
}
