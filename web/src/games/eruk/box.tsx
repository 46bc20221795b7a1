/** The low sun over the ice; a bear on a floe, a seal in the water. */

import { Shades } from "../../look/shades";

const FLOES = [
  { x: 66, y: 306, rx: 58, ry: 20 },
  { x: 226, y: 322, rx: 62, ry: 22 },
  { x: 138, y: 356, rx: 66, ry: 20 },
];

export function Eruk() {
  return (
    <g>
      <defs>
        <Shades id="sky" colours={["#2d5f8c", "#8fb7cf", "#f7cfa4"]} at={[0, 0.45, 0.62]} />
        <Shades id="sea" colours={["#6ea7c4", "#1d4a70"]} />
        <Shades id="ice" way="aslant" colours={["#ffffff", "#b5d9ea"]} />
      </defs>
      <rect width="300" height="380" fill="url(#sky)" />
      <circle cx="218" cy="196" r="36" fill="#ffdf8e" />
      <circle cx="218" cy="196" r="52" fill="#ffdf8e" opacity=".25" />
      <path d="M-6 240 40 168l26 30 30-62 34 60 22-20 44 64z" fill="url(#ice)" />
      <path d="M96 136 108 240H66zM40 168l10 72H14z" fill="#9fc9df" opacity=".7" />
      <rect y="238" width="300" height="142" fill="url(#sea)" />
      <path
        d="M170 250h90M186 262h64M200 274h40"
        stroke="#ffe3a6"
        stroke-width="4"
        stroke-linecap="round"
        opacity=".7"
      />
      {FLOES.map((floe) => (
        <g key={floe.x}>
          <ellipse cx={floe.x} cy={floe.y + 9} rx={floe.rx} ry={floe.ry} fill="#4d86a8" />
          <ellipse cx={floe.x} cy={floe.y} rx={floe.rx} ry={floe.ry} fill="url(#ice)" />
        </g>
      ))}
      <Bear />
      <Seal />
      <g transform="translate(138 350)">
        <ellipse cy="5" rx="25" ry="11" fill="#7d4c2b" />
        <ellipse rx="25" ry="11" fill="#e7c793" />
        <path d="M-12 0c6-7 16-7 21 0l7-5v10l-7-5c-5 7-15 7-21 0z" fill="#2560ae" />
      </g>
    </g>
  );
}

function Bear() {
  return (
    <g transform="translate(64 262)">
      <path
        d="M-44 36c-6-28 10-48 38-48 12 0 20 4 30 4 6-14 30-16 36 0 6 14-4 24-16 26 2 10 2 16 2 20H30c0-8-2-12-6-14-12 4-24 4-32 2 0 6-2 10-2 12h-20c2-6 0-12-2-16-4 6-4 10-4 14z"
        fill="#fdfdf8"
        stroke="#b9cdd6"
        stroke-width="2"
      />
      <circle cx="34" cy="-12" r="6" fill="#fdfdf8" stroke="#b9cdd6" stroke-width="2" />
      <circle cx="46" cy="2" r="2.6" fill="#1b1b1b" />
      <circle cx="62" cy="6" r="4" fill="#1b1b1b" />
    </g>
  );
}

function Seal() {
  return (
    <g transform="translate(228 306)">
      <path d="M-40 14c10-26 34-34 54-24 6-12 26-10 28 4 2 12-10 18-22 16-14 8-40 12-60 4z" fill="#5a6b78" />
      <path d="M-40 14c-10-4-16-12-14-18 10 2 16 8 20 12z" fill="#45535e" />
      <circle cx="30" cy="-6" r="3" fill="#11161a" />
      <circle cx="41" cy="-1" r="3" fill="#11161a" />
      <path d="M-6 14c4 8 12 10 18 8-2-6-6-10-10-10z" fill="#45535e" />
    </g>
  );
}
