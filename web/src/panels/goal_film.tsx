/** What the game is about in twenty seconds, told over the table itself: seen once, skipped at any time. */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { named, t } from "../i18n";
import type { Update } from "../protocol";
import { change, reducedMotion, settings } from "../settings";
import { type Projector, projector, SHOT, seeAgain } from "../state/film";
import { ownSeats } from "../state/hotseat";

/** Whether the film runs: before somebody's first turn of this game, or because they asked for it. */
export function isFilming(update: Update): boolean {
  if (!projector.value || !update.started || update.view === null) return false;
  if (seeAgain.value) return true;
  return ownSeats(update).length > 0 && !update.outcome && !settings.value.filmed.includes(update.game);
}

export function GoalFilm({ update, title }: { update: Update; title: string }) {
  const shows = projector.value;
  if (!shows || !isFilming(update)) return null;
  const end = () => {
    seeAgain.value = false;
    const { filmed } = settings.peek();
    if (!filmed.includes(update.game)) change({ filmed: [...filmed, update.game] });
  };
  return <Film game={update.game} title={title} shows={shows} onEnd={end} />;
}

interface Props {
  game: string;
  title: string;
  shows: Projector;
  onEnd(): void;
}

function Film({ game, title, shows, onEnd }: Props) {
  const [captions, setCaptions] = useState<string[]>([]);
  const [at, setAt] = useState(0);
  const skip = useRef<HTMLButtonElement>(null);
  const last = at >= captions.length - 1;
  const next = () => (last ? onEnd() : setAt(at + 1));
  useLayoutEffect(() => skip.current?.focus({ preventScroll: true }), [shows]); // as soon as it is in sight
  useEffect(() => {
    setCaptions(shows.load());
    return () => shows.end();
  }, [shows]);
  useEffect(() => {
    if (captions.length > 0) shows.show(at);
  }, [shows, captions, at]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next picture is the same, however often this is drawn
  useEffect(() => {
    if (captions.length === 0 || reducedMotion()) return undefined; // still pictures wait for whoever reads them
    const timer = setTimeout(next, SHOT);
    return () => clearTimeout(timer);
  }, [captions, at]);
  useKeys({ Escape: onEnd, ArrowRight: next, ArrowLeft: () => setAt(Math.max(0, at - 1)) });
  const caption = captions[at];
  return (
    <section class="goalfilm" aria-label={t("film.heading", { game: title })}>
      <p class="caption" role="status">
        {caption && named(game, "film", caption)}
      </p>
      <p class="row">
        <span class="dots" aria-hidden="true">
          {captions.map((one, number) => (
            <i key={one} data-at={number === at} />
          ))}
        </span>
        <button type="button" class="quiet" ref={skip} onClick={onEnd}>
          {t("film.skip")}
        </button>
        <button type="button" class="main" onClick={next}>
          {t(last ? "film.play" : "film.next")}
        </button>
      </p>
    </section>
  );
}

/** Keys of the film; those of the hand and of the page sleep meanwhile. */
function useKeys(does: Record<string, () => void>): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const act = does[event.key];
      if (!act) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    window.addEventListener("keydown", press, { capture: true });
    return () => window.removeEventListener("keydown", press, { capture: true });
  });
}
