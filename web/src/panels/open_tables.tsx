/** On the shelf: tables that wait for players or may be watched, each one click away. */

import { useEffect, useState } from "preact/hooks";
import { t, variantOf } from "../i18n";
import { goTo, listTables } from "../net/actions";
import type { OpenTable } from "../protocol";
import { heardTables, minutesOf, openTables } from "../state/open_tables";
import { line, titleOf, welcome } from "../state/table";

const LOOK_AGAIN = 20_000; // milliseconds: how long a table has waited is told in minutes

export function OpenTables() {
  const open = line.value === "open";
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!open) return;
    void listTables(true);
    return () => void listTables(false);
  }, [open]);
  useEffect(() => {
    const clock = setInterval(() => setNow(performance.now()), LOOK_AGAIN);
    return () => clearInterval(clock);
  }, []);
  const tables = open && welcome.value ? openTables.value : [];
  return (
    <>
      <p class="unseen" role="status">
        {tables.length > 0 && t("tables.count", { count: tables.length })}
      </p>
      {tables.length > 0 && (
        <section class="paper tables" aria-labelledby="tables">
          <h2 id="tables">{t("tables.heading")}</h2>
          <ul>
            {tables.map((table) => (
              <Row key={table.table} table={table} minutes={minutesOf(table, heardTables.value.at, now)} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Row({ table, minutes }: { table: OpenTable; minutes: number }) {
  const sits = !table.started && table.free > 0;
  const title = titleOf(table.game);
  const names = table.names.join(", ");
  const what = t(sits ? "tables.sit" : table.watch ? "tables.watch" : "tables.ask");
  return (
    <li>
      <div>
        <p>
          <b>{title}</b> {table.variant !== "base" && `(${variantOf(table.game, table.variant)})`}{" "}
          {names || t("tables.nobody")}
        </p>
        <p class="facts">
          {table.free > 0 && <span>{t("tables.free", { count: table.free })}</span>}{" "}
          {table.started && <span>{t("tables.started")}</span>} {table.watch ? null : <span>{t("tables.unseen")}</span>}{" "}
          <span>{t(table.started ? "tables.since" : "tables.waits", { minutes })}</span>
        </p>
      </div>
      <button
        type="button"
        class={sits ? "main" : ""}
        aria-label={`${what}: ${title}${names && `, ${names}`}`}
        onClick={() => void goTo(table.table, sits)}
      >
        {what}
      </button>
    </li>
  );
}
