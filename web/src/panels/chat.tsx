/** Talk at the table, and quick reactions. */

import { useState } from "preact/hooks";
import { named, t } from "../i18n";
import { spoken } from "../i18n/spoken";
import { react, say } from "../net/actions";
import { MAX_CHAT, type React } from "../protocol";
import { chat, welcome } from "../state/table";

/** A reaction as a small sign; its word is read aloud. */
export const SIGNS: Record<React["what"], string> = {
  clap: "👏",
  gasp: "😮",
  heart: "❤️",
  hurry: "⏰",
  laugh: "😄",
  think: "🤔",
};

export function Chat() {
  const [text, setText] = useState("");
  const send = async () => {
    if (text.trim() && (await say(text.trim()))) setText("");
  };
  return (
    <div class="chat">
      <ol class="story" tabIndex={0} aria-label={t("chat.heading")} aria-live="polite">
        {chat.value.length === 0 && <li class="hint">{t("chat.empty")}</li>}
        {chat.value.map((said) => (
          <li key={said.number}>
            <span>
              <b>{spoken(said.name) || t("chat.watcher")}</b>
              {said.seat === null && said.name && <small> ({t("chat.watcher")})</small>} {said.text}
            </span>
          </li>
        ))}
      </ol>
      <div class="reactions" role="group">
        {(welcome.value?.reactions ?? []).map((what) => (
          <button
            key={what}
            type="button"
            class="round"
            aria-label={t("chat.react", { what: named("react", what) })}
            onClick={() => react(what as React["what"])}
          >
            <span aria-hidden="true">{SIGNS[what as React["what"]]}</span>
          </button>
        ))}
      </div>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <label class="field grow">
          <span class="unseen">{t("chat.say")}</span>
          <input
            value={text}
            maxLength={MAX_CHAT}
            placeholder={t("chat.say")}
            autocomplete="off"
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <button type="submit">{t("chat.send")}</button>
      </form>
    </div>
  );
}
