/** A Boggle opens its mouth where the river comes down; crops float in. */

import { Shades } from "../../look/shades";

const TUFTS = Array.from({ length: 15 }, (_, at) => ({ angle: -112 + at * 16, long: at % 2 ? 20 : 28 }));

export function Gulp() {
  return (
    <g>
      <defs>
        <Shades id="moss" colours={["#33471f", "#7b8a3e", "#c07a44"]} at={[0, 0.55, 1]} />
        <Shades id="river" colours={["#8fd4d9", "#2f88a5"]} />
        <radialGradient id="fur" cx=".4" cy=".3">
          <stop offset="0" stop-color="#b67bc4" />
          <stop offset="1" stop-color="#5d2b7d" />
        </radialGradient>
      </defs>
      <rect width="300" height="380" fill="url(#moss)" />
      <path d="M0 210c40-30 80-20 110-44s90-30 190-8v222H0z" fill="#8a5a33" opacity=".55" />
      <path
        d="M212 112c-30 30 30 44-8 78-22 20-40 30-36 66h-60c0-48 32-56 52-78 24-28-10-40 14-66z"
        fill="url(#river)"
      />
      <path
        d="M196 124c-18 24 24 40-6 68M150 200c-20 18-30 30-30 50"
        stroke="#e6fbff"
        stroke-width="4"
        fill="none"
        opacity=".7"
        stroke-linecap="round"
      />
      <g transform="translate(140 296)">
        {TUFTS.map((tuft) => (
          <path
            key={tuft.angle}
            d={`M-16-74L0-${84 + tuft.long}L16-74z`}
            fill="#6d3590"
            transform={`rotate(${tuft.angle})`}
          />
        ))}
        <ellipse rx="92" ry="86" fill="url(#fur)" />
        <ellipse cy="18" rx="62" ry="50" fill="#3a0f1f" />
        <path d="M-32-42h64c-2 26-4 40-6 62h-52c-2-22-4-36-6-62z" fill="url(#river)" />
        <path d="M-46 46c20-16 72-16 92 0-12 20-80 20-92 0z" fill="#d9586a" />
        <path d="M-54-8l12 20 14-26zM54-8L42 12 28-14z" fill="#fff6e0" />
        <circle cx="-40" cy="-54" r="20" fill="#fffbe6" />
        <circle cx="40" cy="-54" r="20" fill="#fffbe6" />
        <circle cx="-34" cy="-58" r="9" fill="#1b120c" />
        <circle cx="34" cy="-58" r="9" fill="#1b120c" />
        <circle cx="-31" cy="-61" r="3" fill="#fff" />
        <circle cx="37" cy="-61" r="3" fill="#fff" />
      </g>
      <Carrot x={182} y={176} turn={30} />
      <Carrot x={134} y={262} turn={-20} />
      <g transform="translate(206 140)">
        <ellipse rx="17" ry="14" fill="#e8862a" />
        <path d="M-8-12c-4 8-4 16 0 24M8-12c4 8 4 16 0 24" stroke="#b75b12" stroke-width="3" fill="none" />
        <path d="M0-13c0-6 4-8 8-8" stroke="#3f7431" stroke-width="5" fill="none" stroke-linecap="round" />
      </g>
    </g>
  );
}

function Carrot({ x, y, turn }: { x: number; y: number; turn: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path d="M-9-12h18L1 24h-2z" fill="#f0752a" />
      <path d="M-7-12c-6-10-2-16 2-16 0-6 8-6 8 0 6 0 6 8 4 16z" fill="#5c9a45" />
    </g>
  );
}
