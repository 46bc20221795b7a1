/** A sheet of paper over the page: the browser's own dialog, so that focus and Escape behave. */

import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "../i18n";
import { Icon } from "./icon";

interface Props {
  title: string;
  onClose(): void;
  children: ComponentChildren;
  wide?: boolean;
}

export function Dialog({ title, onClose, children, wide = false }: Props) {
  const sheet = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = sheet.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too, by onCancel
    <dialog
      ref={sheet}
      class={wide ? "paper sheet wide" : "paper sheet"}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === sheet.current && onClose()}
    >
      <header>
        <h2 id={heading}>{title}</h2>
        <button type="button" class="round" onClick={onClose} aria-label={t("dialog.close")}>
          <Icon name="close" />
        </button>
      </header>
      <div class="inside">{children}</div>
    </dialog>
  );
}
