/** The picture of the table: the game's board, fed by a running table or a replay; Preact stays outside. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { HandSender, Source } from "../board";
import { t } from "../i18n";
import { projector } from "../state/film";
import { noPicture, offered } from "../state/list";
import { feed } from "./feed";
import { mountBoard } from "./mount";

interface Props {
  game: string;
  source: Source;
  hand: HandSender;
  /** a move was chosen on the table */
  onChoose(move: string): void;
}

export function TableCanvas({ game, source, hand, onChoose }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const overlay = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a table keeps its source and its hand
  useEffect(() => {
    if (!canvas.current || !overlay.current) return undefined;
    const ends: (() => void)[] = [];
    let left = false;
    const onOffer = (moves: string[]) => (offered.value = moves);
    mountBoard(game, { canvas: canvas.current, overlay: overlay.current, hand, onChoose, onOffer }).then(
      (mounted) => {
        ends.push(() => mounted.dispose());
        if (left) return ends.forEach((end) => end());
        ends.unshift(...feed(mounted, source));
        setState("ready");
      },
      (error: unknown) => {
        console.error(error);
        setState("failed");
        noPicture.value = true;
      },
    );
    return () => {
      left = true;
      noPicture.value = false;
      offered.value = null;
      projector.value = null;
      ends.forEach((end) => end());
    };
  }, [game]);
  return (
    <div class="picture" data-state={state}>
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: keys move the hand in it */}
      <canvas
        ref={canvas}
        tabIndex={0}
        role="application"
        aria-label={t("table.canvas")}
        onKeyUp={(event) => (event.currentTarget.dataset.keys = "")}
        onBlur={(event) => delete event.currentTarget.dataset.keys}
      />
      <div class="overlay" ref={overlay} />
      {state === "loading" && <p class="loading">{t("table.loading")}</p>}
      {state === "failed" && <p class="loading paper">{t("table.noWebgl")}</p>}
    </div>
  );
}
