/** Every legal move as a button, grouped, and found by typing when there are many. */

import { useState } from "preact/hooks";
import { gameClient } from "../games";
import { colourIn } from "../hand/words";
import { t } from "../i18n";
import { play } from "../net/actions";
import { isSecondClick } from "../parts/double_click";
import { ColourMark } from "../parts/seat_mark";
import type { Choice, Update } from "../protocol";
import { isOwnTry } from "../state/hotseat";
import { listOpen, noPicture } from "../state/list";
import { pointed } from "../state/live";
import { filterMoves, type Group, groupMoves } from "../state/move_groups";

const MANY = 12;
const FEW = 4;

export function Moves({ update }: { update: Update }) {
  if (update.outcome || update.looking === null) return null;
  const { moves, asides } = update;
  if (moves.length + asides.length === 0) return isOwnTry(update) ? null : <p class="hint">{t("now.noMoves")}</p>;
  return (
    <div class="moves">
      <Own choices={moves} listed={noPicture.value || !gameClient(update.game).board} />
      {asides.length > 0 && (
        <details class="asides" open={asides.length <= MANY}>
          <summary>{t("now.asides")}</summary>
          <Choices choices={asides} />
        </details>
      )}
    </div>
  );
}

/** On the table, where there is a picture of it: a few moves are buttons then, and all are in a list that unfolds. */
function Own({ choices, listed }: { choices: Choice[]; listed: boolean }) {
  if (listed || choices.length <= FEW) return <Choices choices={choices} />;
  const alone = groupMoves(choices).filter(({ moves }) => moves.length === 1);
  return (
    <>
      <p class="ontable">{t("now.onTable")}</p>
      {alone.length <= FEW && alone.map((group) => <GroupOfMoves key={group.moves[0]?.choice.text} group={group} />)}
      <details class="list" open={listOpen.value} onToggle={(event) => (listOpen.value = event.currentTarget.open)}>
        <summary>{t("now.asList", { count: choices.length })}</summary>
        <Choices choices={alone.length <= FEW ? choices.filter((one) => !isAlone(alone, one)) : choices} />
      </details>
    </>
  );
}

function isAlone(alone: Group[], choice: Choice): boolean {
  return alone.some(({ moves }) => moves[0]?.choice === choice);
}

function Choices({ choices }: { choices: Choice[] }) {
  const [typed, setTyped] = useState("");
  if (choices.length <= MANY) return <Groups choices={choices} />;
  const found = filterMoves(choices, typed);
  return (
    <>
      <Finder typed={typed} onType={setTyped} found={found} />
      <Groups choices={found} />
    </>
  );
}

/** Type a move: the first that fits is made with Enter; what does not fit is sent too, to hear why not. */
function Finder({ typed, onType, found }: { typed: string; onType(typed: string): void; found: Choice[] }) {
  const first = found[0];
  return (
    <form
      class="finder"
      onSubmit={(event) => {
        event.preventDefault();
        if (!typed.trim()) return;
        play(first?.text ?? typed.trim());
        onType("");
      }}
    >
      <label class="field">
        <span class="unseen">{t("now.tryIt")}</span>
        <input
          type="search"
          value={typed}
          placeholder={t("now.tryIt")}
          autocomplete="off"
          onInput={(event) => onType(event.currentTarget.value)}
        />
      </label>
      <small>
        <span aria-hidden="true">{found.length}</span>
        <span class="unseen">{t("now.count", { count: found.length })}</span>
      </small>
      {typed.trim() && !first && <button type="submit">{t("now.whyNot", { text: typed.trim() })}</button>}
    </form>
  );
}

export function Groups({ choices }: { choices: Choice[] }) {
  return (
    <>
      {groupMoves(choices).map((group) => (
        <GroupOfMoves key={group.title + (group.moves[0]?.choice.text ?? "")} group={group} />
      ))}
    </>
  );
}

function GroupOfMoves({ group }: { group: Group }) {
  const buttons = group.moves.map(({ choice, short }) => <Move key={choice.text} choice={choice} short={short} />);
  if (!group.title) return <div class="single">{buttons}</div>;
  return (
    <div class="group" role="group" aria-label={group.title}>
      {/* biome-ignore lint/a11y/useHeadingContent: the group says it to who cannot see it */}
      <h3 aria-hidden="true">{group.title}</h3>
      <div class="chips">{buttons}</div>
    </div>
  );
}

function Move({ choice, short }: { choice: Choice; short: string }) {
  const colour = colourIn(choice.label);
  const leave = () => {
    if (pointed.peek() === choice.text) pointed.value = null;
  };
  return (
    <button
      type="button"
      class={short === choice.label ? "move" : "chip"}
      data-move={choice.text}
      aria-label={choice.label}
      onClick={(event) => isSecondClick(event) || play(choice.text)}
      onPointerEnter={() => (pointed.value = choice.text)}
      onPointerLeave={leave}
      onFocus={() => (pointed.value = choice.text)}
      onBlur={leave}
    >
      {colour && <ColourMark small colour={colour} />}
      {colour ? short.replace(/ \(.*\)$/, "") : short /* "1 (red top)": the mark says it, and the label */}
    </button>
  );
}
