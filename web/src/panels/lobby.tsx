/** Before the start: open seats, who may sit there, and the link to bring friends. */

import { t } from "../i18n";
import { sit, tell } from "../net/actions";
import { BoxArt } from "../parts/box_art";
import { LETTERS, SeatMark } from "../parts/seat_mark";
import type { SeatTold, Update } from "../protocol";
import { joined } from "../state/table";
import { HandsShown } from "./hands_shown";
import { HelpedSign, HelpSwitch } from "./helped_hand";
import { Invitation } from "./invitation";
import { ListedSign, ListedSwitch } from "./listed";
import { No } from "./now";
import { nameOf } from "./players";
import { YourName } from "./your_name";

export function Lobby({ update, title }: { update: Update; title: string }) {
  const host = joined.value?.host ?? false;
  const seated = update.seats.some((seat) => seat.mine);
  return (
    <section class="paper lobby" aria-labelledby="lobby">
      <header>
        <div class="cover" aria-hidden="true">
          <BoxArt game={update.game} title={title} />
        </div>
        <div>
          <h2 id="lobby">{t("lobby.heading")}</h2>
          <p>{t("lobby.text")}</p>
        </div>
      </header>
      <HandsShown update={update} />
      <No />
      {!seated && <YourName />}
      <ul class="seating">
        {update.seats.map((seat, number) => (
          <LobbySeat key={number} update={update} seat={seat} number={number} host={host} seated={seated} />
        ))}
      </ul>
      {!host && <ListedSign update={update} />}
      {seated && <Invitation table={update.table} />}
      <ListedSwitch update={update} />
    </section>
  );
}

interface SeatProps {
  update: Update;
  seat: SeatTold;
  number: number;
  host: boolean;
  seated: boolean;
}

function LobbySeat({ update, seat, number, host, seated }: SeatProps) {
  const letter = LETTERS[number] ?? "";
  const open = seat.kind === "open";
  return (
    <li>
      <SeatMark game={update.game} seat={number} />
      <span class="grow">
        {open ? t("players.open") : nameOf(update, number)} <HelpedSign seat={seat} />
      </span>
      {open && !seated && (
        <button type="button" class="main" aria-label={t("lobby.sitOn", { seat: letter })} onClick={() => sit(number)}>
          {t("lobby.sit")}
        </button>
      )}
      {open && host && (
        <button
          type="button"
          aria-label={t("lobby.botOn", { seat: letter })}
          onClick={() => void tell({ type: "set_seat", seat: number, kind: "bot" })}
        >
          {t("lobby.bot")}
        </button>
      )}
      {!open && !seat.mine && host && (
        <button
          type="button"
          aria-label={t("lobby.openOn", { seat: letter })}
          onClick={() => void tell({ type: "set_seat", seat: number, kind: "link" })}
        >
          {t("lobby.open")}
        </button>
      )}
      <HelpSwitch update={update} seat={seat} number={number} name={nameOf(update, number)} />
      {seat.mine && (
        <button type="button" onClick={() => void tell({ type: "stand", seat: number })}>
          {t("lobby.stand")}
        </button>
      )}
    </li>
  );
}
