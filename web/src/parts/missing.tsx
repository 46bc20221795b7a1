/** A page where something is not there: what, why, and the way home. */

import type { ComponentChildren } from "preact";
import { t } from "../i18n";
import { go } from "../state/route";

export function Missing({ heading, text, children }: { heading: string; text: string; children?: ComponentChildren }) {
  return (
    <main class="alone paper">
      <h1>{heading}</h1>
      {text && <p role="alert">{text}</p>}
      <p class="row">
        {children}
        <button type="button" class="main" onClick={() => go({ at: "shelf" })}>
          {t("table.home")}
        </button>
      </p>
    </main>
  );
}
