/** The rules of a game: its page of the docs, as the server sends it, with our own pictures. */

import { useEffect, useId, useState } from "preact/hooks";
import type { Pictures } from "../game_client";
import { gameClient } from "../games";
import { t } from "../i18n";
import { Markdown } from "../parts/markdown";
import { settings } from "../settings";

async function fetchPage(game: string, language: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(`/api/games/${game}/rules?language=${language}`, { signal });
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.text();
}

interface Page {
  text: string;
  pictures: Pictures;
}

export function Rules({ game }: { game: string }) {
  const [page, setPage] = useState<Page | null>(null);
  const [failed, setFailed] = useState(false);
  const { language } = settings.value;
  useEffect(() => {
    const stop = new AbortController();
    Promise.all([fetchPage(game, language, stop.signal), gameClient(game).pictures?.()]).then(
      ([text, drawn]) => setPage({ text, pictures: drawn?.pictures ?? {} }),
      () => setFailed(!stop.signal.aborted),
    );
    return () => stop.abort();
  }, [game, language]);
  if (failed) return <p role="alert">{t("rules.missing")}</p>;
  if (page === null) return <p aria-busy="true">{t("rules.loading")}</p>;
  return (
    <article class="rules" tabIndex={0} aria-label={t("menu.rules")}>
      <Markdown
        text={page.text}
        picture={(name, title, seen) => <RulesPicture draw={page.pictures[name]} title={title} seen={seen} />}
      />
    </article>
  );
}

function RulesPicture({ draw, title, seen }: { draw: Pictures[string] | undefined; title: string; seen: string }) {
  const id = useId();
  if (!draw) return null;
  return (
    <svg viewBox="0 0 240 150" role="img" aria-labelledby={`${id}title`} aria-describedby={`${id}seen`}>
      <title id={`${id}title`}>{title}</title>
      <desc id={`${id}seen`}>{seen}</desc>
      {draw()}
    </svg>
  );
}
