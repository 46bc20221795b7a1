/** The lid of a box: a picture in the mood of the game, and its title. */

import type { Lid } from "../game_client";
import { gameClient } from "../games";

/** Of a game without a picture of its own: the wood that all boxes are made of, and a pawn. */
const PLAIN: Lid = { picture: PlainLid, ink: "#ffe9c4", rim: "#2a1a10" };

function PlainLid() {
  return (
    <>
      <rect width="300" height="380" fill="#5b4636" />
      <rect x="18" y="18" width="264" height="344" rx="14" fill="none" stroke="#a98a63" stroke-width="4" />
      <path
        d="M18 130h264M18 207h264M18 285h264M84 130v232M150 130v232M216 130v232"
        stroke="#7a6048"
        stroke-width="3"
      />
      <g fill="#e8cf9f" stroke="#2a1a10" stroke-width="4">
        <path d="M104 334c0-46 22-66 28-98h36c6 32 28 52 28 98z" />
        <circle cx="150" cy="206" r="40" />
      </g>
    </>
  );
}

const LONGEST_LINE = 12;

/** A long title goes on two lines. */
function linesOf(title: string): string[] {
  if (title.length <= LONGEST_LINE) return [title];
  const at = title.indexOf(" ");
  return at < 0 ? [title] : [title.slice(0, at), title.slice(at + 1)];
}

export function BoxArt({ game, title }: { game: string; title: string }) {
  const lid = gameClient(game).lid ?? PLAIN;
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
