/** The shelf: the boxes of all games, one click to play, and a place to drop the record of a game. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { dayOf, defaultName, languages, pitchOf, t } from "../i18n";
import { speak } from "../i18n/spoken";
import { create } from "../net/actions";
import { enter } from "../net/client";
import { openGames } from "../net/seat_tokens";
import { OpenTables } from "../panels/open_tables";
import { BoxArt } from "../parts/box_art";
import { Choose } from "../parts/choose";
import { Icon } from "../parts/icon";
import { fetchBoard } from "../parts/mount";
import type { Box, Words } from "../protocol";
import { settings } from "../settings";
import { openGame } from "../state/replay";
import { go } from "../state/route";
import { seatsForNow } from "../state/seating";
import { shelfNow } from "../state/shelf";
import { line, refusal, titleOf, welcome } from "../state/table";

const MOST_GAMES = 6;

export function Shelf() {
  const [over, setOver] = useState(false);
  return (
    <main
      class={over ? "shelf over" : "shelf"}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        watch(event.dataTransfer?.files);
      }}
    >
      <header class="crown">
        <h1>{t("app.title")}</h1>
        <p>{t("app.tagline", { count: shelfNow().length })}</p>
      </header>
      {refusal.value && (
        <p class="paper no" role="alert">
          {refusal.value.sentence}
        </p>
      )}
      <OpenGames />
      <OpenTables />
      <Today boxes={shelfNow()} />
      <Boxes boxes={shelfNow()} />
      <footer class="floor">
        <OpenRecord />
        <Choose
          label={t("shelf.language")}
          value={settings.value.language}
          among={Object.entries(languages).map(([value, text]) => ({ value, text }))}
          onChoose={(language) => void speak(language)}
        />
      </footer>
    </main>
  );
}

function Boxes({ boxes }: { boxes: Box<Words>[] }) {
  return (
    <section aria-label={t("shelf.heading")} aria-busy={boxes.length === 0}>
      <h2 class="unseen">{t("shelf.heading")}</h2>
      <ul class="boxes">
        {boxes.map((box) => (
          <BoxOnShelf key={box.name} box={box} />
        ))}
      </ul>
    </section>
  );
}

/** The games with something new every day. */
function Today({ boxes }: { boxes: Box<Words>[] }) {
  return (
    <>
      {boxes
        .filter(({ alone }) => alone.includes("series"))
        .map(({ name: game }) => (
          <section key={game} class="paper today" aria-labelledby={`today-${game}`}>
            <h2 id={`today-${game}`}>
              <Icon name="sun" /> {dayOf(game).name}
            </h2>
            <p>{dayOf(game).rule}</p>
            <a
              class="button main"
              href={`/day/${game}`}
              onClick={(event) => {
                event.preventDefault();
                go({ at: "day", game });
              }}
            >
              {t("day.look")}
            </a>
          </section>
        ))}
    </>
  );
}

/** The way back to games that were left. */
function OpenGames() {
  const games = openGames().slice(0, MOST_GAMES);
  if (games.length === 0 || !welcome.value) return null;
  return (
    <section class="row left" aria-labelledby="left">
      <h2 id="left">{t("shelf.left")}</h2>
      {games.map(({ table, game, names }) => (
        <button key={table} type="button" onClick={() => void enter(table)}>
          {titleOf(game)} <small>{names.join(", ")}</small>
        </button>
      ))}
    </section>
  );
}

function BoxOnShelf({ box }: { box: Box<Words> }) {
  const pitch = pitchOf(box.name);
  return (
    <li class="box" data-game={box.name} onPointerEnter={() => void fetchBoard(box.name)}>
      <ToSeats box={box} class="lid" tabIndex={-1} aria-hidden="true">
        <BoxArt game={box.name} title={box.title} />
      </ToSeats>
      <div class="label">
        <h3>{box.title}</h3>
        {pitch && <p>{pitch}</p>}
        <p class="facts">
          <span>{t("shelf.players", { least: box.least, most: box.most })}</span>{" "}
          <span>{t(box.physical ? "shelf.hands" : "shelf.heads")}</span>
        </p>
        <div class="row">
          <button
            type="button"
            class="main"
            disabled={line.value !== "open"}
            onClick={() => void create({ game: box.name, seats: seatsForNow(box, settings.value.name, defaultName) })}
            aria-label={`${t("shelf.play")}: ${box.title}`}
          >
            {t("shelf.play")}
          </button>
          <ToSeats box={box}>{t("shelf.seats")}</ToSeats>
          {box.alone.includes("practice") && <Practise box={box} />}
        </div>
      </div>
    </li>
  );
}

/** Nest, trap or can alone. */
function Practise({ box }: { box: Box<Words> }) {
  const seats = [{ kind: "me" as const, name: settings.value.name || defaultName(0) }];
  return (
    <a
      href={`/play/${box.name}`}
      onClick={(event) => {
        event.preventDefault();
        void create({ game: box.name, seats, variant: "practice" });
      }}
      aria-label={`${t("shelf.practise")}: ${box.title}`}
    >
      {t("shelf.practise")}
    </a>
  );
}

interface ToSeatsProps {
  box: Box<Words>;
  children: ComponentChildren;
  class?: string;
  tabIndex?: number;
  "aria-hidden"?: "true";
}

function ToSeats({ box, ...shown }: ToSeatsProps) {
  return (
    <a
      {...shown}
      href={`/play/${box.name}`}
      onClick={(event) => {
        event.preventDefault();
        go({ at: "seats", game: box.name });
      }}
      aria-label={`${t("shelf.seats")}: ${box.title}`}
    />
  );
}

function watch(files: FileList | null | undefined): void {
  if (files?.length) void openGame([...files]);
}

function OpenRecord() {
  return (
    <label class="door">
      <input
        type="file"
        class="unseen"
        multiple
        accept=".txt,.zip,.tries,text/plain,application/zip"
        onChange={(event) => {
          watch(event.currentTarget.files);
        }}
      />
      <span class="button">{t("shelf.open")}</span>
      <span class="hint">{t("shelf.drop")}</span>
    </label>
  );
}
