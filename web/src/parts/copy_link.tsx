/** A button that copies a link. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { t } from "../i18n";

export function CopyLink({
  link,
  main = false,
  children,
}: {
  link: string;
  main?: boolean;
  children: ComponentChildren;
}) {
  const [copied, setCopied] = useState(false);
  return (
    <button type="button" class={main ? "main" : ""} onClick={() => void copy(link).then(setCopied)}>
      {copied ? t("invite.copied") : children}
    </button>
  );
}

/** A page that came over plain http, as from a computer at home, has no clipboard: there the old way is left. */
export async function copy(link: string): Promise<boolean> {
  if ("clipboard" in navigator) return navigator.clipboard.writeText(link).then(() => true);
  const give = (event: Event): void => {
    (event as ClipboardEvent).clipboardData?.setData("text/plain", link);
    event.preventDefault();
  };
  const asked = ["beforecopy", "copy"]; // Safari asks first whether there is anything to copy
  for (const kind of asked) document.addEventListener(kind, give);
  const copied = document.execCommand("copy");
  for (const kind of asked) document.removeEventListener(kind, give);
  return copied;
}
