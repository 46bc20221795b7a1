/** The row of small buttons over the column, and what they open. */

import { useState } from "preact/hooks";
import { t } from "../i18n";
import { Dialog } from "../parts/dialog";
import { Round } from "../parts/round";
import { go } from "../state/route";
import { update } from "../state/table";
import { Invitation } from "./invite";
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
  return (
    <nav class="menu" aria-label={t("menu.more")}>
      <Round icon="home" label={t("table.home")} onClick={() => go({ at: "shelf" })} />
      <b>{title}</b>
      <Round icon="book" label={t("menu.rules")} onClick={() => setOpen("rules")} />
      <Round icon="link" label={t("menu.invite")} onClick={() => setOpen("invite")} />
      <Round icon="gear" label={t("menu.settings")} onClick={() => setOpen("settings")} />
      <span class="fold">
        <Round
          icon={sheet ? "down" : "up"}
          label={t(sheet ? "menu.shut" : "menu.open")}
          pressed={sheet}
          onClick={() => onSheet(!sheet)}
        />
      </span>
      {open === "rules" && (
        <Dialog wide title={t("rules.heading", { game: title })} onClose={close}>
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
