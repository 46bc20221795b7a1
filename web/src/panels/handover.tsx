/** Between two players on one screen: everything is covered until the next one says so. */

import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n";
import { look } from "../net/actions";
import { SeatMark } from "../parts/seat_mark";
import type { Update } from "../protocol";
import { nameOf } from "./players";

export function Handover({ update, seat }: { update: Update; seat: number }) {
  const ready = useRef<HTMLButtonElement>(null);
  useEffect(() => ready.current?.focus(), [seat]);
  const name = nameOf(update, seat);
  return (
    <div class="handover" role="dialog" aria-modal="true" aria-labelledby="handover">
      <SeatMark game={update.game} seat={seat} />
      <h2 id="handover">{t("handover.heading", { name })}</h2>
      <p>{t("handover.text")}</p>
      <button type="button" class="main big" ref={ready} onClick={() => look(seat)}>
        {t("handover.ready", { name })}
      </button>
    </div>
  );
}
