/** A button that hands a text to whatever the device shares with; where it shares with nothing, it is copied. */

import { useState } from "preact/hooks";
import { t } from "../i18n";
import { copy } from "./copy_link";
import { Icon } from "./icon";

export function Share({ text, main = false }: { text: string; main?: boolean }) {
  const [copied, setCopied] = useState(false);
  return (
    <button type="button" class={main ? "main" : ""} onClick={() => void share(text).then(setCopied)}>
      <Icon name="share" /> {t(copied ? "share.copied" : "share.share")}
    </button>
  );
}

/** Whether it was copied. Who changes their mind before a list of programs has shared nothing, and that is no fault. */
async function share(text: string): Promise<boolean> {
  if (!("share" in navigator)) return copy(text);
  try {
    await navigator.share({ text });
    return false;
  } catch (error) {
    return (error as Error).name === "AbortError" ? false : copy(text);
  }
}
