/** Every legal move as a button, grouped, and found by typing when there are many. */

import { useState } from "preact/hooks";
import { t } from "../i18n";
import { play } from "../net/actions";
import type { Choice, Update } from "../protocol";
import { filterMoves, groupMoves, type Group } from "../state/groups";
import { isOwnTry } from "../state/hotseat";
import { pointed } from "../state/live";

const MANY = 12;

export function Moves({ update }: { update: Update }) {
  const [typed, setTyped] = useState("");
  if (!update.started || update.outcome || update.looking === null) return null;
  const { moves, asides } = update;
  const all = moves.length + asides.length;
  if (all === 0) return isOwnTry(update) ? null : <p class="hint">{t("now.noMoves")}</p>;
  return (
    <div class="moves">
      {all > MANY && <Finder typed={typed} onType={setTyped} found={filterMoves([...moves, ...asides], typed)} />}
      <Groups choices={filterMoves(moves, all > MANY ? typed : "")} />
      {asides.length > 0 && (
        <div class="asides">
          <h3>{t("now.asides")}</h3>
          <Groups choices={filterMoves(asides, all > MANY ? typed : "")} />
        </div>
      )}
    </div>
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
      <small>{t("now.count", { count: found.length })}</small>
      {typed.trim() && !first && <button type="submit">{t("now.whyNot", { text: typed.trim() })}</button>}
    </form>
  );
}

function Groups({ choices }: { choices: Choice[] }) {
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
      <h3 aria-hidden="true">{group.title}</h3>
      <div class="chips">{buttons}</div>
    </div>
  );
}

function Move({ choice, short }: { choice: Choice; short: string }) {
  const leave = () => {
    if (pointed.peek() === choice.text) pointed.value = null;
  };
  return (
    <button
      type="button"
      class={short === choice.label ? "move" : "chip"}
      data-move={choice.text}
      aria-label={choice.label}
      onClick={() => play(choice.text)}
      onPointerEnter={() => (pointed.value = choice.text)}
      onPointerLeave={leave}
      onFocus={() => (pointed.value = choice.text)}
      onBlur={leave}
    >
      {short}
    </button>
  );
}
