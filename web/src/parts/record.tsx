/** The record of a finished game as a file. */

import { t } from "../i18n";
import { Icon } from "./icon";

export function RecordLink({ table }: { table: string }) {
  return (
    <a class="button" href={`/api/tables/${encodeURIComponent(table)}/record`} download>
      <Icon name="download" /> {t("result.record")}
    </a>
  );
}
