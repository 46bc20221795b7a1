/** The whole client: one screen at a time, and the word about the line above all of them. */

import { useErrorBoundary } from "preact/hooks";
import { t } from "../i18n";
import { Missing } from "../parts/missing";
import { route } from "../state/route";
import { line } from "../state/table";
import { Day } from "./day";
import { Replay } from "./replay";
import { Seats } from "./seats";
import { Shelf } from "./shelf";
import { Table } from "./table";

function Screen() {
  const here = route.value;
  switch (here.at) {
    case "shelf":
      return <Shelf />;
    case "seats":
      return <Seats key={here.game} game={here.game} />;
    case "table":
      return <Table key={here.table} table={here.table} />;
    case "replay":
      return <Replay key={here.table} table={here.table} look={here.look ?? false} />;
    case "day":
      return <Day key={here.game} game={here.game} />;
    case "nowhere":
      return <Missing heading={t("page.gone")} text="" />;
  }
}

const LINES = { connecting: "line.connecting", lost: "line.lost", moving: "line.moving" } as const;

function Line() {
  if (line.value === "open") return null;
  return (
    <p class="line" role="status">
      {t(LINES[line.value])}
    </p>
  );
}

export function App() {
  const [error] = useErrorBoundary();
  if (error)
    return (
      <main class="alone paper">
        <h1>{t("error.heading")}</h1>
        <p>{String(error)}</p>
        <button type="button" class="main" onClick={() => location.reload()}>
          {t("error.reload")}
        </button>
      </main>
    );
  return (
    <>
      <Line />
      <Screen />
    </>
  );
}
