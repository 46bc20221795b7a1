/** The rules of a game: its page of the docs, as the server sends it. */

import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import { Markdown } from "../parts/markdown";

export function Rules({ game }: { game: string }) {
  const [text, setText] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    fetch(`/api/games/${game}/rules`, { signal: stop.signal })
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(answer.statusText))))
      .then(setText, () => setFailed(!stop.signal.aborted));
    return () => stop.abort();
  }, [game]);
  if (failed) return <p role="alert">{t("rules.missing")}</p>;
  if (text === null) return <p aria-busy="true">{t("rules.loading")}</p>;
  return (
    <article class="rules" lang="en">
      <Markdown text={text} />
    </article>
  );
}
