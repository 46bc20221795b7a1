/** The link to a table, to copy and as a QR code drawn here: nobody outside is asked for anything. A link
 * that opens on this computer only has no code: whoever reads it with a phone would find nothing. */

import { useMemo } from "preact/hooks";
import { encode } from "uqr";
import { t } from "../i18n";
import { CopyLink } from "../parts/copy_link";
import { pathOf } from "../state/route";

function linkTo(table: string): string {
  return location.origin + pathOf({ at: "table", table });
}

/** Whether an address means "this computer" to every computer: nobody else can open a link to it. */
export function isLoopback(host: string): boolean {
  return /^((.*\.)?localhost|127\..*|0\.0\.0\.0|\[::1?\])$/.test(host);
}

export function Invitation({ table }: { table: string }) {
  const link = linkTo(table);
  return (
    <div class="invite">
      <p>{t("invite.text")}</p>
      {isLoopback(location.hostname) ? <p class="hint">{t("invite.here")}</p> : <QrCode text={link} />}
      <div class="row">
        <label class="field grow">
          <span class="unseen">{t("invite.link")}</span>
          <input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        </label>
        <CopyLink main link={link}>
          {t("invite.copy")}
        </CopyLink>
      </div>
    </div>
  );
}

function QrCode({ text }: { text: string }) {
  const { path, size } = useMemo(() => draw(text), [text]);
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t("invite.qr")} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

function draw(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { border: 3 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return { path, size };
}
