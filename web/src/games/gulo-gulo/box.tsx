/** A wolverine peeks over the rim of a full nest at night; the pole leans. */

import { Shades } from "../../look/shades";

const EGGS = [
  { x: 92, y: 254, r: 25, turn: -18, paint: "#2560ae" },
  { x: 128, y: 262, r: 22, turn: 12, paint: "#f0b92a" },
  { x: 205, y: 258, r: 23, turn: 20, paint: "#c4352a" },
  { x: 170, y: 266, r: 20, turn: -8, paint: "#5aa544" },
  { x: 108, y: 276, r: 19, turn: 30, paint: "#5aa544" },
  { x: 228, y: 274, r: 20, turn: -24, paint: "#f0b92a" },
  { x: 148, y: 284, r: 23, turn: -30, paint: "#5d2b7d" },
  { x: 188, y: 284, r: 22, turn: 34, paint: "#2560ae" },
];

const REEDS = [18, 34, 52, 250, 268, 284];

export function GuloGulo() {
  return (
    <g>
      <defs>
        <Shades id="swamp" colours={["#173b31", "#3c6b45", "#8a8a3d"]} at={[0, 0.6, 1]} />
        <Shades id="nest" way="aslant" colours={["#b9824d", "#5a3319"]} />
      </defs>
      <rect width="300" height="380" fill="url(#swamp)" />
      <circle cx="232" cy="132" r="34" fill="#f6e7a6" opacity=".9" />
      <circle cx="221" cy="124" r="30" fill="#2a5540" opacity=".55" />
      {REEDS.map((x, at) => (
        <g key={x} stroke="#0f2a20" fill="#0f2a20">
          <path d={`M${x} 380C${x - 6} 300 ${x + 8} 230 ${x + (at % 2 ? 10 : -8)} 170`} fill="none" stroke-width="4" />
          <rect x={x + (at % 2 ? 5 : -13)} y="150" width="10" height="38" rx="5" />
        </g>
      ))}
      <Wolverine />
      <path d="M60 262h180l-14 20H74z" fill="#3a2012" />
      <g>
        {EGGS.map((egg, at) => (
          <g key={at} transform={`rotate(${egg.turn} ${egg.x} ${egg.y})`}>
            <ellipse cx={egg.x} cy={egg.y} rx={egg.r * 0.78} ry={egg.r} fill={egg.paint} />
            <ellipse
              cx={egg.x - egg.r * 0.28}
              cy={egg.y - egg.r * 0.4}
              rx={egg.r * 0.2}
              ry={egg.r * 0.32}
              fill="#fff"
              opacity=".45"
            />
          </g>
        ))}
      </g>
      <g transform="rotate(14 150 270)">
        <rect x="146" y="130" width="9" height="150" rx="4" fill="#e3c796" />
        <circle cx="150" cy="126" r="15" fill="#d9472b" />
        <circle cx="145" cy="121" r="4" fill="#fff" opacity=".6" />
      </g>
      <path d="M46 278c30 18 178 18 208 0-4 62-44 86-104 86S50 340 46 278z" fill="url(#nest)" />
      <path d="M46 278c30 18 178 18 208 0" fill="none" stroke="#e0b27a" stroke-width="5" stroke-linecap="round" />
      <path
        d="M70 312c44 16 116 16 160 0M84 338c40 12 92 12 132 0"
        stroke="#3d2110"
        stroke-width="3"
        fill="none"
        opacity=".5"
      />
    </g>
  );
}

function Wolverine() {
  return (
    <g>
      <path d="M52 262c-8-54 26-88 66-86 40 2 62 36 58 88z" fill="#3b2a20" />
      <circle cx="70" cy="192" r="17" fill="#3b2a20" />
      <circle cx="160" cy="192" r="17" fill="#3b2a20" />
      <circle cx="70" cy="192" r="8" fill="#a9714b" />
      <circle cx="160" cy="192" r="8" fill="#a9714b" />
      <path d="M66 214c18-18 80-18 98 0-6-6-30-4-49 12-19-16-43-18-49-12z" fill="#c9a071" />
      <circle cx="94" cy="216" r="9" fill="#fff8e2" />
      <circle cx="136" cy="216" r="9" fill="#fff8e2" />
      <circle cx="97" cy="218" r="4.5" fill="#1b120c" />
      <circle cx="139" cy="218" r="4.5" fill="#1b120c" />
      <path d="M104 236h22l-11 12z" fill="#1b120c" />
    </g>
  );
}
