/** The board of a day, and what became of one's own series. */

import { useEffect, useState } from "preact/hooks";
import { dayOf, inDate, inNumbers, t } from "../i18n";
import { wordsOf } from "../i18n/fault";
import { spoken } from "../i18n/spoken";
import { askDay, askToday } from "../net/days";
import { Share } from "../parts/share";
import { Symbols } from "../parts/symbols";
import type { Day, OwnSeries, Placed, Words } from "../protocol";

const ASK_AGAIN = 1500; // milliseconds, while the tries are run again

/**
 * What the server tells of today, or of the day of a table, asked again until one's own series is judged; or why it
 * does not tell.
 */
export function useDay(game: string, table: string | null): { day: Day<Words> | null; no: string } {
  const [day, setDay] = useState<Day<Words> | null>(null);
  const [no, setNo] = useState("");
  useEffect(() => {
    let timer = 0;
    let gone = false;
    const look = () =>
      (table === null ? askToday(game) : askDay(game, table))
        .then((told) => {
          if (gone) return;
          setDay(told);
          if (told.mine?.status === "checking") timer = window.setTimeout(look, ASK_AGAIN);
        })
        .catch((error: unknown) => gone || setNo(spoken(wordsOf(error))));
    void look();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [game, table]);
  return { day, no };
}

export function Board({ day }: { day: Day<Words> }) {
  if (day.board.length === 0) return <p class="hint">{t("day.empty")}</p>;
  return (
    <table class="dayboard">
      <caption class="unseen">{t("day.board")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("day.place")}</th>
          <th scope="col">{t("day.who")}</th>
          <th scope="col">{spoken(day.counts)}</th>
          <th scope="col">{t("day.time")}</th>
        </tr>
      </thead>
      <tbody>
        {day.board.map((one) => (
          <Row key={one.place} placed={one} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ placed }: { placed: Placed }) {
  return (
    <tr class={placed.mine ? "mine" : ""} aria-current={placed.mine || undefined}>
      <td>{placed.place}</td>
      <th scope="row">
        {placed.name}
        {placed.helped && <small> {t("day.helped")}</small>}
      </th>
      <td>{placed.count}</td>
      <td>{seconds(placed.seconds)}</td>
    </tr>
  );
}

function seconds(value: number): string {
  return t("day.seconds", { seconds: inNumbers(value, 1) });
}

/** What one has done, whether it counts, and a card to share: symbols of what was taken, nothing of where it lay. */
export function Own({ day, mine }: { day: Day<Words>; mine: OwnSeries<Words> }) {
  const { name } = dayOf(day.game);
  const address = `${location.origin}/day/${encodeURIComponent(day.game)}`;
  const counted = spoken(mine.counted);
  const card = t("day.card", { name, date: inDate(day.day), symbols: mine.card, counted, address });
  return (
    <div class="own">
      {mine.card && <Symbols line={mine.card} label={counted || t("day.own")} />}
      <p role="status">{verdict(day, mine)}</p>
      {mine.status === "counts" && <Share main text={card} />}
    </div>
  );
}

function verdict(day: Day<Words>, mine: OwnSeries<Words>): string {
  if (mine.status === "refused") return t("day.refused", { why: spoken(mine.sentence) });
  if (mine.status !== "counts") return t(mine.status === "open" ? "day.open" : "day.checking");
  return t("day.counts", {
    counted: spoken(mine.counted),
    seconds: seconds(mine.seconds ?? 0),
    place: mine.place ?? 0,
    played: day.played,
  });
}
