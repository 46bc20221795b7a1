/** A hand that is helped, in the physical games: a sign at the seat for all, a switch for its player. */

import { t } from "../i18n";
import { tell } from "../net/actions";
import { Icon } from "../parts/icon";
import type { SeatTold, Update } from "../protocol";

/** Everybody sees it at the seat. */
export function HelpedSign({ seat }: { seat: SeatTold }) {
  if (!seat.helped) return null;
  return (
    <span class="helped">
      <Icon name="hand" /> {t("players.helped")}
    </span>
  );
}

interface Props {
  update: Update;
  seat: SeatTold;
  number: number;
  name: string;
  small?: boolean;
}

/** Who plays the seat switches it; it holds from the next try on. */
export function HelpSwitch({ update, seat, number, name, small = false }: Props) {
  if (!update.hand || update.outcome || !seat.mine || seat.level !== null) return null;
  return (
    <button
      type="button"
      class={small ? "round help" : "help"}
      aria-label={t("players.helpFor", { name })}
      aria-pressed={seat.helped}
      title={t("players.helpWhy")}
      onClick={() => void tell({ type: "set_help", seat: number, helped: !seat.helped })}
    >
      <Icon name="hand" /> {!small && t("players.help")}
    </button>
  );
}
