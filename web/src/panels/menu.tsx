/** The row of small buttons over the column, and what they open. */

import { useState } from "preact/hooks";
import { t } from "../i18n";
import { Dialog } from "../parts/dialog";
import { Icon } from "../parts/icon";
import { RoundButton } from "../parts/round_button";
import { projector, seeAgain } from "../state/film";
import { go } from "../state/route";
import { update } from "../state/table";
import { Invitation } from "./invitation";
import { Rules } from "./rules";
import { SettingsPanel } from "./settings";

type Open = "rules" | "settings" | "invite" | null;

interface Props {
  title: string;
  game: string;
  /** whether the sheet is open, on a phone */
  sheet: boolean;
  onSheet(open: boolean): void;
}

export function Menu({ title, game, sheet, onSheet }: Props) {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const table = update.value?.table;
  const watch = () => {
    close();
    onSheet(false);
    seeAgain.value = true;
  };
  return (
    <nav class="menu" aria-label={t("menu.more")}>
      <RoundButton icon="home" label={t("table.home")} onClick={() => go({ at: "shelf" })} />
      <b>{title}</b>
      <RoundButton icon="book" label={t("menu.rules")} onClick={() => setOpen("rules")} />
      <RoundButton icon="link" label={t("menu.invite")} onClick={() => setOpen("invite")} />
      <RoundButton icon="gear" label={t("menu.settings")} onClick={() => setOpen("settings")} />
      <span class="fold">
        <RoundButton
          icon={sheet ? "down" : "up"}
          label={t(sheet ? "menu.shut" : "menu.open")}
          pressed={sheet}
          onClick={() => onSheet(!sheet)}
        />
      </span>
      {open === "rules" && (
        <Dialog wide title={t("rules.heading", { game: title })} onClose={close}>
          {projector.value && update.value?.started && (
            <button type="button" onClick={watch}>
              <Icon name="eye" /> {t("film.again")}
            </button>
          )}
          <Rules game={game} />
        </Dialog>
      )}
      {open === "settings" && (
        <Dialog title={t("settings.heading")} onClose={close}>
          <SettingsPanel />
        </Dialog>
      )}
      {open === "invite" && table && (
        <Dialog title={t("invite.heading")} onClose={close}>
          <Invitation table={table} />
        </Dialog>
      )}
    </nav>
  );
}
