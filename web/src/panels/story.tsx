/** What has happened, newest last; a bot's move can be asked for its reason. */

import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n";
import { askWhy } from "../net/actions";
import { SeatMark } from "../parts/seat_mark";
import type { Happened, Update } from "../protocol";
import { reasons, story } from "../state/table";

const NEARLY = 8; // pixels

export function Story({ update }: { update: Update }) {
  const list = useRef<HTMLOListElement>(null);
  const newest = useRef(true); // whether the newest line is in sight
  const events = story.value.filter((event) => event.sentence);
  useEffect(() => {
    const shown = list.current;
    if (!shown) return undefined;
    const size = new ResizeObserver(() => shown.scrollTo({ top: shown.scrollHeight })); // tells its first size too
    size.observe(shown);
    return () => size.disconnect();
  }, [events.length]);
  useEffect(() => {
    if (newest.current) list.current?.scrollTo({ top: list.current.scrollHeight }); // a reason makes it longer
  }, [reasons.value]);
  const look = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: { currentTarget: HTMLElement }): void => {
    newest.current = scrollTop + clientHeight >= scrollHeight - NEARLY;
  };
  if (events.length === 0) return <p class="hint">{t("story.empty")}</p>;
  return (
    <ol class="story" ref={list} onScroll={look} tabIndex={0} aria-label={t("story.heading")}>
      {events.map((event) => (
        <Event key={event.number} update={update} event={event} />
      ))}
    </ol>
  );
}

function Event({ update, event }: { update: Update; event: Happened }) {
  const seat = event.who !== null && event.who >= 0 ? event.who : null;
  const reason = reasons.value[event.number];
  return (
    <li data-kind={event.kind}>
      {seat !== null ? <SeatMark small game={update.game} seat={seat} /> : <span class="dot" />}
      <span>
        {event.sentence}
        {reason && <em class="reason"> {reason}</em>}
      </span>
      {event.by_bot && !reason && (
        <button
          type="button"
          class="why"
          onClick={() => askWhy(event.number)}
          aria-label={t("story.whyOf", { sentence: event.sentence })}
        >
          {t("story.why")}
        </button>
      )}
    </li>
  );
}
