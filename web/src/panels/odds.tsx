/** In practice: how likely an average hand succeeds with what may be tried, if one wants to know. */

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { inNumbers, t } from "../i18n";
import { play, tell } from "../net/actions";
import type { Choice, Update } from "../protocol";
import { pointed } from "../state/live";
import { odds } from "../state/table";

const MOST = 6;

/** Who wants to know wants to know it at the next choice, too. */
const wanted = signal(false);

export function Odds({ update }: { update: Update }) {
  const seat = update.looking;
  const chooses = update.variant === "practice" && seat !== null && update.moves.length > 0;
  const ready = chooses && update.hand?.phase === "resting";
  useEffect(() => {
    if (ready && wanted.value && seat !== null) void tell({ type: "ask_odds", seat });
  }, [ready, wanted.value, update.version, seat]);
  if (!chooses) return null;
  const told = odds.value?.version === update.version ? odds.value.odds : {};
  const best = update.moves
    .filter(({ text }) => text in told)
    .sort((a, b) => (told[b.text] ?? 0) - (told[a.text] ?? 0));
  return (
    <div class="odds">
      <label>
        <input
          type="checkbox"
          checked={wanted.value}
          onChange={(event) => (wanted.value = event.currentTarget.checked)}
        />{" "}
        {t("odds.show")}
      </label>
      {wanted.value && best.length > 0 && (
        <>
          <p class="hint">{t("odds.whose")}</p>
          <ol>
            {best.slice(0, MOST).map((choice) => (
              <Chance key={choice.text} choice={choice} chance={told[choice.text] ?? 0} />
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

function Chance({ choice, chance }: { choice: Choice; chance: number }) {
  return (
    <li>
      <button
        type="button"
        onClick={() => play(choice.text)}
        onPointerEnter={() => (pointed.value = choice.text)}
        onFocus={() => (pointed.value = choice.text)}
      >
        <span class="grow">{choice.label}</span>
        <meter min={0} max={1} value={chance} aria-hidden="true" />
        <b>{t("odds.percent", { percent: inNumbers(Math.round(100 * chance)) })}</b>
      </button>
    </li>
  );
}
