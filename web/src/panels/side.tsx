/** The column beside the picture; on a phone the sheet below it. */

import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n";
import type { Update } from "../protocol";
import { isOwnTry } from "../state/hotseat";
import { listOpen, noPicture, offered } from "../state/list";
import { chat, sheet } from "../state/table";
import { Chat } from "./chat";
import { isFilming } from "./goal_film";
import { Now } from "./now";
import { Story } from "./story";

type Leaf = "story" | "chat" | "words";
const LEAVES: Leaf[] = ["story", "chat", "words"];

/** A window so small, as on a screen enlarged to 200 %, that the sheet hides the choices while it is folded. */
const TINY = "(max-width: 46rem) and (max-height: 30rem)";
const PHONE = "(max-width: 46rem)";

/** Whether something of this can be chosen on the table. Where there are no hands, all can, once it lies there. */
export function isOnTable(update: Update): boolean {
  if (noPicture.value) return false;
  if (update.hand === null || offered.value === null) return true;
  return update.moves.some(({ text }) => offered.value?.includes(text));
}

/** Whether the folded sheet shows a choice, and not only what stands above it. */
function isInSight(): boolean {
  const panel = document.querySelector(".now")?.getBoundingClientRect();
  const choice = document.querySelector(".now :is([data-move], .ontable)")?.getBoundingClientRect();
  return !panel || !choice || choice.bottom <= panel.bottom;
}

/** There the sheet opens by itself when something is to be decided, and folds again; on a phone only if it must. */
function useSheetAtMyTurn(update: Update): void {
  const decides = update.moves.length > 0 && !isOwnTry(update) && !isFilming(update);
  const only = decides && !isOnTable(update);
  const byItself = useRef(false);
  useEffect(() => {
    const tiny = matchMedia(TINY).matches;
    const opens = tiny ? decides : only && matchMedia(PHONE).matches && !isInSight();
    if (tiny || opens || byItself.current) sheet.value = opens;
    if (tiny && opens) listOpen.value = true; // it covers the table, where the choices are
    byItself.current = opens;
  }, [decides, only]);
}

export function Side({ update, onSheet }: { update: Update; onSheet(open: boolean): void }) {
  useSheetAtMyTurn(update);
  const [leaf, setLeaf] = useState<Leaf>("story");
  const [read, setRead] = useState(0);
  const unread = leaf === "chat" ? 0 : chat.value.length - read;
  const turnTo = (next: Leaf) => {
    setRead(chat.value.length);
    setLeaf(next);
    onSheet(true);
  };
  return (
    <>
      {update.started && <Now update={update} />}
      <section class="paper leaves">
        <div role="tablist" aria-label={t("menu.more")}>
          {LEAVES.map((one) => (
            <Tab key={one} leaf={one} chosen={one === leaf} unread={one === "chat" ? unread : 0} onChoose={turnTo} />
          ))}
        </div>
        <div role="tabpanel" id={`leaf-${leaf}`} aria-labelledby={`tab-${leaf}`}>
          {leaf === "story" && <Story update={update} />}
          {leaf === "chat" && <Chat />}
          {leaf === "words" && <Words update={update} />}
        </div>
      </section>
    </>
  );
}

interface TabProps {
  leaf: Leaf;
  chosen: boolean;
  unread: number;
  onChoose(leaf: Leaf): void;
}

function Tab({ leaf, chosen, unread, onChoose }: TabProps) {
  const move = (event: KeyboardEvent) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (step === 0) return;
    const next = LEAVES[(LEAVES.indexOf(leaf) + step + LEAVES.length) % LEAVES.length];
    if (next) {
      onChoose(next);
      document.getElementById(`tab-${next}`)?.focus();
    }
  };
  return (
    <button
      type="button"
      role="tab"
      id={`tab-${leaf}`}
      aria-selected={chosen}
      aria-controls={chosen ? `leaf-${leaf}` : undefined}
      tabIndex={chosen ? 0 : -1}
      onClick={() => onChoose(leaf)}
      onKeyDown={move}
    >
      {t(`${leaf}.heading`)}
      {unread > 0 && <span class="badge">{unread}</span>}
    </button>
  );
}

/** The view in sentences: all that the picture shows. */
function Words({ update }: { update: Update }) {
  if (update.words.length === 0) return <p class="hint">{t("words.empty")}</p>;
  return (
    <div class="words" tabIndex={0} role="region" aria-label={t("words.heading")}>
      {update.words.map((sentence, number) => (
        <p key={number}>{sentence}</p>
      ))}
    </div>
  );
}
