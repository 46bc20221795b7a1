/** Before a game: how many play, who sits where, and how. */

import { useState } from "preact/hooks";
import { defaultName, named, t, variantOf } from "../i18n";
import { spoken } from "../i18n/spoken";
import { create } from "../net/actions";
import { BoxArt } from "../parts/box_art";
import { Choose } from "../parts/choose";
import { Icon } from "../parts/icon";
import { Missing } from "../parts/missing";
import { LETTERS, SeatMark, seatStyle } from "../parts/seat_mark";
import { typedName } from "../parts/typed_name";
import type { BotLevel, Box, Create, Words } from "../protocol";
import { change, settings } from "../settings";
import { go } from "../state/route";
import { asked, firstSeating, type Kind, type Seating } from "../state/seating";
import { boxOf, refusal, welcome } from "../state/table";

const CLOCKS = [0, 15, 30, 60, 120, 300];

export function Seats({ game }: { game: string }) {
  if (!welcome.value) return <main class="alone" aria-busy="true" />;
  const box = boxOf(game);
  if (!box) return <Missing heading={t("seats.gone")} text="" />;
  return <SeatsOf box={box} />;
}

function SeatsOf({ box }: { box: Box<Words> }) {
  const [seating, setSeating] = useState(() => firstSeating(box, settings.value.name));
  const [count, setCount] = useState(box.least);
  const [how, setHow] = useState<How>({ variant: box.variants[0] ?? "base", options: {}, clock: 0, watchers: "table" });
  const set = (seat: number, some: Partial<Seating>) =>
    setSeating(seating.map((one, number) => (number === seat ? { ...one, ...some } : one)));
  const start = () => {
    const me = seating.find((one) => one.kind === "me");
    if (me) change({ name: me.name.trim() });
    const seats = asked(seating.slice(0, count), defaultName);
    void create({ ...how, game: box.name, seats, clock: how.clock || null });
  };
  return (
    <main class="seats">
      <button type="button" class="quiet" onClick={() => go({ at: "shelf" })}>
        <Icon name="back" /> {t("seats.back")}
      </button>
      <div class="spread">
        <div class="cover" aria-hidden="true">
          <BoxArt game={box.name} title={box.title} />
        </div>
        <form
          class="paper"
          onSubmit={(event) => {
            event.preventDefault();
            start();
          }}
        >
          <h1>{t("seats.heading", { game: box.title })}</h1>
          <Count box={box} count={count} onCount={setCount} />
          <ol class="seating">
            {seating.slice(0, count).map((one, seat) => (
              <SeatRow
                key={seat}
                game={box.name}
                seat={seat}
                seating={one}
                bots={box.bots}
                onChange={(some) => set(seat, some)}
              />
            ))}
          </ol>
          <HowWePlay box={box} how={how} onChange={(some) => setHow({ ...how, ...some })} />
          {refusal.value && (
            <p class="no" role="alert">
              {refusal.value.sentence}
            </p>
          )}
          <button type="submit" class="main big">
            {t("seats.start")}
          </button>
          <p class="credits">{spoken(box.credits)}</p>
        </form>
      </div>
    </main>
  );
}

function Count({ box, count, onCount }: { box: Box<Words>; count: number; onCount(count: number): void }) {
  return (
    <div class="count" role="group" aria-label={t("seats.count")}>
      <span>{t("seats.count")}</span>
      <button
        type="button"
        class="round"
        disabled={count <= box.least}
        onClick={() => onCount(count - 1)}
        aria-label={t("seats.fewer")}
      >
        −
      </button>
      <output>{count}</output>
      <button
        type="button"
        class="round"
        disabled={count >= box.most}
        onClick={() => onCount(count + 1)}
        aria-label={t("seats.more")}
      >
        +
      </button>
    </div>
  );
}

interface RowProps {
  game: string;
  seat: number;
  seating: Seating;
  bots: BotLevel<Words>[];
  onChange(some: Partial<Seating>): void;
}

function SeatRow({ game, seat, seating, bots, onChange }: RowProps) {
  const letter = LETTERS[seat] ?? "";
  const kinds: Kind[] = ["me", "screen", "link", "bot"];
  const level = seating.level || welcome.value?.default_bot;
  const bot = seating.kind === "bot" ? bots.find(({ name }) => name === level) : undefined;
  return (
    <li style={seatStyle(game, seat)}>
      <SeatMark game={game} seat={seat} />
      <Choose<Kind>
        bare
        label={t("seats.who", { seat: letter })}
        value={seating.kind}
        among={kinds.map((kind) => ({ value: kind, text: t(`seats.${kind}`) }))}
        onChoose={(kind) => onChange({ kind })}
      />
      {(seating.kind === "me" || seating.kind === "screen") && (
        <label class="field">
          <span class="unseen">{t("seats.name", { seat: letter })}</span>
          <input
            value={seating.name}
            placeholder={defaultName(seat)}
            autocomplete="off"
            onInput={(event) => onChange({ name: typedName(event.currentTarget) })}
          />
        </label>
      )}
      {bot && (
        <>
          <Choose
            bare
            label={t("seats.level", { seat: letter })}
            value={bot.name}
            among={bots.map(({ name }) => ({ value: name, text: named("level", name) }))}
            onChoose={(level) => onChange({ level })}
          />
          <small class="about">{spoken(bot.about)}</small>
        </>
      )}
    </li>
  );
}

interface How {
  variant: string;
  options: Record<string, string>;
  clock: number;
  watchers: NonNullable<Create["watchers"]>;
}

function HowWePlay({ box, how, onChange }: { box: Box<Words>; how: How; onChange(some: Partial<How>): void }) {
  return (
    <fieldset>
      <legend>{t("seats.options")}</legend>
      {box.variants.length > 1 && (
        <Choose
          label={t("seats.variant")}
          value={how.variant}
          among={box.variants.map((value) => ({ value, text: variantOf(box.name, value) }))}
          onChoose={(variant) => onChange({ variant })}
        />
      )}
      {Object.entries(box.options).map(([option, values]) => (
        <Choose
          key={option}
          label={named(box.name, "option", option)}
          value={how.options[option] ?? values[0] ?? ""}
          among={values.map((value) => ({ value, text: named(box.name, "option", option, value) }))}
          onChoose={(value) => onChange({ options: { ...how.options, [option]: value } })}
        />
      ))}
      <Choose
        label={t("seats.clock")}
        value={String(how.clock)}
        among={CLOCKS.map((seconds) => ({
          value: String(seconds),
          text: seconds === 0 ? t("seats.clock.off") : t("seats.clock.seconds", { seconds }),
        }))}
        onChoose={(seconds) => onChange({ clock: Number(seconds) })}
      />
      <Choose<How["watchers"]>
        label={t("seats.watchers")}
        value={how.watchers}
        among={(["table", "seats", "nothing"] as const).map((value) => ({ value, text: t(`watchers.${value}`) }))}
        onChoose={(watchers) => onChange({ watchers })}
      />
    </fieldset>
  );
}
