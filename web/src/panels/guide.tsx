/** The first pull, step by step: the guide goes on as the person does it, and can be skipped. */

import { useEffect, useState } from "preact/hooks";
import { gameClient } from "../games";
import { t } from "../i18n";
import type { Update } from "../protocol";
import { change, settings } from "../settings";
import { isOwnTry, ownSeats } from "../state/hotseat";
import { grasp, showMe } from "../state/table";
import { Steps } from "./steps";

const STEPS = ["choose", "grip", "pull", "over"] as const;
type Step = (typeof STEPS)[number];

/**
 * Where the person is: nothing chosen yet, the hand open, something held, or the try over. Who held nothing begins
 * again.
 */
export function stepOf(update: Update, held: boolean, before: Step): Step {
  if (!isOwnTry(update)) {
    if (before === "grip") return "choose";
    return before === "pull" ? "over" : before;
  }
  if (held) return "pull";
  return before === "pull" ? "pull" : "grip";
}

/** The guide to the first turn, until it was seen or skipped. */
export function Guide({ update }: { update: Update }) {
  const steps = gameClient(update.game).guide;
  if (ownSeats(update).length === 0 || update.outcome || settings.value.guided.includes(update.game)) return null;
  const done = () => change({ guided: [...settings.peek().guided, update.game] });
  return steps ? <Steps update={update} steps={steps} onDone={done} /> : <FirstPull update={update} onDone={done} />;
}

function FirstPull({ update, onDone }: { update: Update; onDone(): void }) {
  const [step, setStep] = useState<Step>("choose");
  const held = grasp.value;
  useEffect(() => setStep((before) => stepOf(update, held, before)), [update, held]);
  const waits = step === "choose" && update.moves.length === 0;
  if (update.hand === null || waits) return null;
  const at = STEPS.indexOf(step);
  return (
    <aside class="paper guide" aria-labelledby="guide">
      <GuidePicture step={step} />
      <div>
        <h2 id="guide">{t(`guide.${step}.title`)}</h2>
        <p>
          {t(`guide.${step}.text`)}
          {step === "grip" && <span class="keys"> {t("guide.grip.keys")}</span>}
          {step === "grip" && <span class="touch"> {t("guide.grip.touch")}</span>}
        </p>
        <p class="row">
          <small class="grow">{t("guide.step", { step: at + 1, last: STEPS.length })}</small>
          {step === "grip" && showMe.value && (
            <button type="button" class="main" onClick={() => showMe.value?.()}>
              {t("guide.show")}
            </button>
          )}
          <button type="button" class={step === "over" ? "main" : "quiet"} onClick={onDone}>
            {t(step === "over" ? "guide.done" : "guide.skip")}
          </button>
        </p>
      </div>
    </aside>
  );
}

/** A hand, and what it does in this step. */
function GuidePicture({ step }: { step: Step }) {
  return (
    <svg class="guidepicture" data-step={step} viewBox="0 0 80 80" aria-hidden="true">
      <path class="bowl" d="M8 50h64c-2 16-14 24-32 24S10 66 8 50z" />
      <ellipse class="egg other" cx="26" cy="47" rx="9" ry="11" />
      <ellipse class="egg other" cx="55" cy="47" rx="9" ry="11" />
      <g class="lifted">
        <ellipse class="egg" cx="40" cy="42" rx="10" ry="13" />
        <path class="fingers" d="M29 20c-1 8 1 14 4 18M51 20c1 8-1 14-4 18M29 20c2-8 20-8 22 0" />
      </g>
    </svg>
  );
}
