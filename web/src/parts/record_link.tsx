/** A finished game as a file: its record, with the tries where there are any. */

import { t } from "../i18n";
import { Icon } from "./icon";

export function RecordLink({ table }: { table: string }) {
  return (
    <a class="button" href={`/api/tables/${encodeURIComponent(table)}/game`} download>
      <Icon name="download" /> {t("result.record")}
    </a>
  );
}
