/** The first turns of a game without hands, step by step; goes on as the person does it, and can be skipped. */

import { useEffect, useState } from "preact/hooks";
import type { Step } from "../game_client";
import { named, t } from "../i18n";
import type { Update } from "../protocol";
import { ownSeats } from "../state/hotseat";

/** The step somebody is at: those before it are over. The last one ends when the person says so. */
export function stepAt(steps: readonly Step[], update: Update, before: number): number {
  const mine = update.turn !== null && ownSeats(update).includes(update.turn);
  const isOver = steps[before];
  return update.view && isOver?.(update.view, mine) ? before + 1 : before;
}

interface Props {
  update: Update;
  steps: readonly Step[];
  onDone(): void;
}

export function Steps({ update, steps, onDone }: Props) {
  const [at, setAt] = useState(0);
  useEffect(() => setAt((before) => stepAt(steps, update, before)), [update, steps]);
  const last = at === steps.length;
  const number = String(at + 1);
  return (
    <aside class="paper guide" aria-labelledby="guide">
      <span class="stepnumber" aria-hidden="true">
        {number}
      </span>
      <div>
        <h2 id="guide">{named(update.game, "guide", number, "title")}</h2>
        <p>{named(update.game, "guide", number, "text")}</p>
        <p class="row">
          <small class="grow">{t("guide.step", { step: at + 1, last: steps.length + 1 })}</small>
          <button type="button" class={last ? "main" : "quiet"} onClick={onDone}>
            {t(last ? "guide.done" : "guide.skip")}
          </button>
        </p>
      </div>
    </aside>
  );
}
