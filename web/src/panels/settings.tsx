/** What a person can set: sound, picture, motion, colours, language; the host also the table. */

import { useState } from "preact/hooks";
import { languages, t } from "../i18n";
import { speak } from "../i18n/spoken";
import { tell } from "../net/actions";
import { Choose } from "../parts/choose";
import { change, type Motion, type Palette, type Quality, settings } from "../settings";
import { isSecret, ownSeats } from "../state/hotseat";
import { joined, update } from "../state/table";
import { ListedSwitch } from "./listed";
import { nameOf } from "./players";

export function SettingsPanel() {
  const now = settings.value;
  return (
    <div class="settings">
      <label class="check">
        <input
          type="checkbox"
          checked={now.sound}
          onChange={(event) => change({ sound: event.currentTarget.checked })}
        />
        {t("settings.sound")}
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={now.arrows}
          onChange={(event) => change({ arrows: event.currentTarget.checked })}
        />
        {t("settings.arrows")}
      </label>
      <Choose<Quality>
        label={t("settings.quality")}
        value={now.quality}
        among={(["auto", "high", "low"] as const).map((value) => ({ value, text: t(`quality.${value}`) }))}
        onChoose={(quality) => change({ quality })}
      />
      <Choose<Motion>
        label={t("settings.motion")}
        value={now.motion}
        among={(["system", "full", "reduced"] as const).map((value) => ({ value, text: t(`motion.${value}`) }))}
        onChoose={(motion) => change({ motion })}
      />
      <Choose<Palette>
        label={t("settings.palette")}
        value={now.palette}
        among={(["normal", "colour-blind"] as const).map((value) => ({ value, text: t(`palette.${value}`) }))}
        onChoose={(palette) => change({ palette })}
      />
      <Choose
        label={t("settings.language")}
        value={now.language}
        among={Object.entries(languages).map(([value, text]) => ({ value, text }))}
        onChoose={(language) => void speak(language)}
      />
      <button
        type="button"
        onClick={() => change({ guided: [], filmed: [] })}
        disabled={now.guided.length + now.filmed.length === 0}
      >
        {t("settings.guide")}
      </button>
      <StandIns />
      {joined.value?.host && <HostPanel />}
    </div>
  );
}

/** Somebody has to leave for a while: a bot plays on in their place. */
function StandIns() {
  const now = update.value;
  if (!now?.started || now.outcome) return null;
  return (
    <>
      {ownSeats(now).map((seat) => (
        <button key={seat} type="button" onClick={() => void tell({ type: "let_bot", seat })}>
          {t("players.letBot", { name: nameOf(now, seat) })}
        </button>
      ))}
    </>
  );
}

/** The host says what watchers see, and may end the table. */
function HostPanel() {
  const [sure, setSure] = useState(false);
  const now = update.value;
  const watchers = now?.watchers ?? "table";
  const others = now?.seats.some((seat) => seat.kind === "person" && !seat.mine);
  const handsStay = (now?.started || others) && isSecret(now?.game ?? "") && watchers !== "seats";
  const sights = (["table", "seats", "nothing"] as const).filter((one) => one !== "seats" || !handsStay);
  return (
    <>
      <hr />
      <Choose
        label={t("settings.watchers")}
        value={watchers}
        among={sights.map((value) => ({ value, text: t(`watchers.${value}`) }))}
        onChoose={(chosen) => void tell({ type: "set_watchers", watchers: chosen })}
      />
      {now && <ListedSwitch update={now} />}
      <button type="button" class="grave" onClick={() => (sure ? void tell({ type: "close" }) : setSure(true))}>
        {t(sure ? "settings.closeSure" : "settings.close")}
      </button>
    </>
  );
}
