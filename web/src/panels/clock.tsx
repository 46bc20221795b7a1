/** The time for the open decision, counted down between updates. */

import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import { Icon } from "../parts/icon";
import type { Update } from "../protocol";
import { heardAt } from "../state/table";

const HURRY = 10;

export function Clock({ update }: { update: Update }) {
  const [, tick] = useState(0);
  const runs = update.clock !== null && update.clock.seat !== null && !update.outcome;
  useEffect(() => {
    if (!runs) return undefined;
    const every = setInterval(() => tick((count) => count + 1), 500);
    return () => clearInterval(every);
  }, [runs]);
  if (!update.clock || !runs) return null;
  const left = Math.max(0, Math.ceil(update.clock.left - (performance.now() - heardAt.value) / 1000));
  return (
    <span class={left <= HURRY ? "clock hurry" : "clock"} role="timer">
      <Icon name="clock" /> {t("now.left", { seconds: left })}
    </span>
  );
}
