/** The lids of the five boxes: a picture in the mood of the game, and its title. */

import type { VNode } from "preact";
import { Eruk } from "./eruk";
import { GoCuckoo } from "./go-cuckoo";
import { GuloGulo } from "./gulo-gulo";
import { Gulp } from "./gulp";
import { Pharaoh } from "./pharaoh";

interface Lid {
  picture(): VNode;
  /** what the title is printed with */
  ink: string;
  rim: string;
}

const LIDS: Record<string, Lid> = {
  "gulo-gulo": { picture: GuloGulo, ink: "#ffe9a8", rim: "#12281d" },
  pharaoh: { picture: Pharaoh, ink: "#fff0c9", rim: "#5a2410" },
  "go-cuckoo": { picture: GoCuckoo, ink: "#a23b22", rim: "#fff7df" },
  eruk: { picture: Eruk, ink: "#ffffff", rim: "#1d3f5e" },
  gulp: { picture: Gulp, ink: "#fff2cf", rim: "#2c2a12" },
};

const LONGEST_LINE = 12;

/** A long title goes on two lines. */
export function linesOf(title: string): string[] {
  if (title.length <= LONGEST_LINE) return [title];
  const at = title.indexOf(" ");
  return at < 0 ? [title] : [title.slice(0, at), title.slice(at + 1)];
}

export function BoxArt({ game, title }: { game: string; title: string }) {
  const lid = LIDS[game];
  if (!lid) return <svg class="boxart" viewBox="0 0 300 380" aria-hidden="true" />;
  const lines = linesOf(title);
  const size = lines.some((line) => line.length > 9) ? 46 : 54;
  return (
    <svg class="boxart" viewBox="0 0 300 380" aria-hidden="true">
      {lid.picture()}
      <g class="boxtitle" fill={lid.ink} stroke={lid.rim} stroke-width="9" font-size={size} text-anchor="middle">
        {lines.map((line, number) => (
          <text key={line} x="150" y={62 + number * 48} paint-order="stroke" stroke-linejoin="round">
            {`${line} `}
          </text>
        ))}
      </g>
    </svg>
  );
}
