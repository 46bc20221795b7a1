/** Who sits at the table: a tag of paper for each seat, with its colour, symbol and state. */

import { named, t } from "../i18n";
import { look, tell } from "../net/actions";
import { Icon } from "../parts/icon";
import { RoundButton } from "../parts/round_button";
import { LETTERS, SeatMark, seatStyle } from "../parts/seat_mark";
import type { SeatTold, Update } from "../protocol";
import { mayLook } from "../state/hotseat";
import { HelpedSign, HelpSwitch } from "./helped_hand";
import { ListedSign } from "./listed";

export function nameOf(update: Update, seat: number): string {
  return update.seats[seat]?.name || t("seats.seat", { seat: LETTERS[seat] ?? "" });
}

/** What is to be known of a seat beside its name. */
function stateOf(seat: SeatTold): string {
  if (seat.kind === "open") return t("players.open");
  if (seat.kind === "bot") return t("players.bot", { level: named("level", seat.level ?? "") });
  if (seat.level !== null) return t("players.botFor", { level: named("level", seat.level) });
  if (seat.away) return t("players.away");
  return seat.mine ? t("players.you") : "";
}

export function Players({ update }: { update: Update }) {
  return (
    <section class="players" aria-label={t("players.heading")}>
      <ol>
        {update.seats.map((seat, number) => (
          <Tag key={number} update={update} seat={seat} number={number} />
        ))}
      </ol>
      {update.watching > 0 && (
        <p class="watching">
          <Icon name="eye" /> {t("table.watchers", { count: update.watching })}
        </p>
      )}
      {update.started && <ListedSign update={update} />}
    </section>
  );
}

function Tag({ update, seat, number }: { update: Update; seat: SeatTold; number: number }) {
  const onTurn = update.turn === number || update.hand?.seat === number;
  const name = nameOf(update, number);
  const state = stateOf(seat);
  const classes = [
    "paper",
    "tag",
    onTurn ? "turn" : "",
    seat.away ? "away" : "",
    seat.kind === "bot" ? "bot" : "",
  ].join(" ");
  return (
    <li class={classes} style={seatStyle(update.game, number)} aria-current={onTurn ? "true" : undefined}>
      <SeatMark game={update.game} seat={number} />
      <div>
        <b>{name}</b>
        <small>
          <span class="state">{state && onTurn ? `${state} · ` : state}</span>
          {onTurn && <span class="onturn">{t("players.turn")}</span>} <HelpedSign seat={seat} />
        </small>
      </div>
      {update.started && <HelpSwitch update={update} seat={seat} number={number} name={name} small />}
      <TagActions update={update} seat={seat} number={number} name={name} />
    </li>
  );
}

interface ActionsProps {
  update: Update;
  seat: SeatTold;
  number: number;
  name: string;
}

function TagActions({ update, seat, number, name }: ActionsProps) {
  if (seat.mine && seat.level !== null && !update.outcome)
    return (
      <button type="button" onClick={() => void tell({ type: "take_back", seat: number })}>
        {t("players.takeBack")}
      </button>
    );
  if (seat.always !== null && update.started && !update.outcome)
    return (
      <button
        type="button"
        aria-pressed={seat.always}
        title={t("players.alwaysWhy")}
        onClick={() => void tell({ type: "always", seat: number, on: !seat.always })}
      >
        {t("players.always")}
      </button>
    );
  if (mayLook(update, number))
    return <RoundButton icon="eye" label={t("players.lookFrom", { name })} onClick={() => look(number)} />;
  const seated = update.seats.some((one) => one.mine);
  const left = seat.kind === "open" && update.started && !update.outcome;
  if ((seat.away || left) && seated && seat.level === null)
    return (
      <RoundButton
        icon="bot"
        label={t("players.letBot", { name })}
        onClick={() => void tell({ type: "let_bot", seat: number })}
      />
    );
  return null;
}
