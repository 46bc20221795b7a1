/** A reaction floats up over the table for a moment. */

import { useEffect } from "preact/hooks";
import { named, t } from "../i18n";
import { spoken } from "../i18n/spoken";
import { reaction } from "../state/table";
import { SIGNS } from "./chat";

const SHOWN = 2500;

export function Reactions() {
  const now = reaction.value;
  useEffect(() => {
    if (!now) return undefined;
    const timer = setTimeout(() => (reaction.value = null), SHOWN);
    return () => clearTimeout(timer);
  }, [now]);
  if (!now) return null;
  const name = spoken(now.name) || t("chat.watcher");
  return (
    <p class="floating" role="status">
      <span aria-hidden="true">{SIGNS[now.what]}</span>
      <span>{t("chat.reacted", { name, what: named("react", now.what) })}</span>
    </p>
  );
}
