/** Torchlight on the pyramid; two eyes glow in the door; boulders before it. */

import { Shades } from "../../look/shades";

const BOULDERS = [
  { x: 86, y: 326, r: 21, paint: "#2560ae" },
  { x: 122, y: 334, r: 19, paint: "#c4352a" },
  { x: 158, y: 328, r: 22, paint: "#f0b92a" },
  { x: 196, y: 334, r: 19, paint: "#5aa544" },
  { x: 226, y: 326, r: 18, paint: "#f3ecdc" },
  { x: 106, y: 308, r: 17, paint: "#5d2b7d" },
  { x: 140, y: 306, r: 16, paint: "#5aa544" },
  { x: 178, y: 308, r: 17, paint: "#c4352a" },
];

const COURSES = [150, 176, 202, 228, 254, 280];

export function Pharaoh() {
  return (
    <g>
      <defs>
        <Shades id="dusk" colours={["#7a2f1a", "#d9772b", "#f2c064"]} at={[0, 0.5, 1]} />
        <Shades id="stone" way="across" colours={["#efc982", "#dba85a", "#a8682f", "#7d4a20"]} at={[0, 0.5, 0.5, 1]} />
        <radialGradient id="eyes">
          <stop offset="0" stop-color="#fff7a8" />
          <stop offset="1" stop-color="#ffb21e" stop-opacity="0" />
        </radialGradient>
      </defs>
      <rect width="300" height="380" fill="url(#dusk)" />
      <circle cx="66" cy="170" r="30" fill="#ffe08a" opacity=".85" />
      <path d="M150 122 286 306H14z" fill="url(#stone)" />
      {COURSES.map((y) => (
        <path
          key={y}
          d={`M${150 - (y - 122) * 0.74} ${y}H${150 + (y - 122) * 0.74}`}
          stroke="#7d4a20"
          stroke-width="2"
          opacity=".45"
        />
      ))}
      <path d="M118 306V246c0-18 14-32 32-32s32 14 32 32v60z" fill="#241008" />
      <path d="M118 306V246c0-18 14-32 32-32s32 14 32 32v60" fill="none" stroke="#f2d59a" stroke-width="5" />
      <circle cx="138" cy="252" r="16" fill="url(#eyes)" />
      <circle cx="163" cy="252" r="16" fill="url(#eyes)" />
      <path d="M130 250l16 3-14 5zM171 250l-16 3 14 5z" fill="#fff3b0" />
      <path d="M128 274h44M126 284h48M130 264h40" stroke="#bfae8a" stroke-width="3" opacity=".35" />
      <path d="M0 302c60-12 120 4 180-2s80-6 120 2v78H0z" fill="#e2b05f" />
      <g transform="rotate(-16 150 330)">
        <rect x="146" y="196" width="8" height="140" rx="4" fill="#6b4326" />
        <path
          d="M150 200c-16-2-18-26-2-28 12-1 16 12 8 18"
          fill="none"
          stroke="#6b4326"
          stroke-width="8"
          stroke-linecap="round"
        />
      </g>
      {BOULDERS.map((stone, at) => (
        <g key={at}>
          <circle cx={stone.x} cy={stone.y} r={stone.r} fill={stone.paint} />
          <circle
            cx={stone.x - stone.r * 0.35}
            cy={stone.y - stone.r * 0.4}
            r={stone.r * 0.24}
            fill="#fff"
            opacity=".45"
          />
        </g>
      ))}
      <path d="M50 326c34 20 176 20 212 0 0 36-44 48-106 48s-104-12-106-48z" fill="#8a4f26" />
      <path d="M50 326c34 20 176 20 212 0" fill="none" stroke="#d79c5e" stroke-width="5" stroke-linecap="round" />
    </g>
  );
}
