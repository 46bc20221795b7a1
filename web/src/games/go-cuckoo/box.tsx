/** Kiki on a nest of sticks across a tin, among leaves. */

import { Shades } from "../../look/shades";

const STANDING = [
  { x: 104, lean: -16, top: "#c4352a" },
  { x: 120, lean: -6, top: "#2560ae" },
  { x: 138, lean: 3, top: "#f0b92a" },
  { x: 156, lean: -3, top: "#5aa544" },
  { x: 174, lean: 8, top: "#c4352a" },
  { x: 194, lean: 16, top: "#2560ae" },
];

const LYING = [
  { y: 236, turn: -9, ends: ["#5aa544", "#f0b92a"] },
  { y: 230, turn: 8, ends: ["#2560ae", "#c4352a"] },
  { y: 222, turn: -3, ends: ["#f0b92a", "#2560ae"] },
];

const LEAVES = [
  [24, 330, -30],
  [52, 356, 10],
  [262, 344, 40],
  [280, 306, 70],
  [22, 286, -60],
  [240, 368, -10],
] as const;

export function GoCuckoo() {
  return (
    <g>
      <defs>
        <Shades id="spring" colours={["#8fcfc4", "#e3efc2", "#bcd08a"]} at={[0, 0.7, 1]} />
        <Shades id="tin" way="across" colours={["#9d2b1e", "#e4603f", "#7d1f16"]} at={[0, 0.3, 1]} />
      </defs>
      <rect width="300" height="380" fill="url(#spring)" />
      <path d="M-10 372c90-30 220-26 320-6" stroke="#6b4326" stroke-width="20" fill="none" stroke-linecap="round" />
      {LEAVES.map(([x, y, turn]) => (
        <path
          key={x}
          d="M0 0c10-22 34-28 50-22C44 0 24 12 0 0z"
          fill="#5c9a45"
          stroke="#3f7431"
          stroke-width="2"
          transform={`translate(${x} ${y}) rotate(${turn})`}
        />
      ))}
      {STANDING.map((stick) => (
        <g key={stick.x} transform={`rotate(${stick.lean} ${stick.x} 300)`}>
          <rect x={stick.x} y="206" width="8" height="110" rx="4" fill="#e3c796" />
          <rect x={stick.x} y="206" width="8" height="24" rx="4" fill={stick.top} />
        </g>
      ))}
      <path d="M92 250h118l-8 108c-20 8-82 8-102 0z" fill="url(#tin)" />
      <ellipse cx="151" cy="250" rx="59" ry="11" fill="#4a120c" />
      <path d="M92 250c10 14 108 14 118 0" stroke="#f3c9b0" stroke-width="4" fill="none" />
      <path d="M106 300c30 8 60 8 90 0" stroke="#fff0c9" stroke-width="10" fill="none" opacity=".85" />
      {LYING.map((stick) => (
        <g key={stick.y} transform={`rotate(${stick.turn} 150 ${stick.y})`}>
          <rect x="68" y={stick.y} width="166" height="9" rx="4" fill="#e9d0a2" />
          <rect x="68" y={stick.y} width="34" height="9" rx="4" fill={stick.ends[0]} />
          <rect x="200" y={stick.y} width="34" height="9" rx="4" fill={stick.ends[1]} />
        </g>
      ))}
      <ellipse cx="112" cy="212" rx="13" ry="17" fill="#fdf6e3" stroke="#d8c69a" stroke-width="2" />
      <ellipse cx="192" cy="213" rx="13" ry="17" fill="#fdf6e3" stroke="#d8c69a" stroke-width="2" />
      <Kiki />
    </g>
  );
}

function Kiki() {
  return (
    <g>
      <path d="M184 182c30-2 44 8 54 22-22 4-44 0-58-12z" fill="#3f5f7d" />
      <path d="M112 190c-4-36 14-58 40-58s44 22 40 56c-2 20-18 32-40 32s-38-12-40-30z" fill="#5b83a8" />
      <path d="M122 196c2-24 14-34 30-34s28 10 30 32c-4 14-16 22-30 22s-26-6-30-20z" fill="#f6e7c9" />
      <path d="M132 196h40M136 206h32M134 186h36" stroke="#8a6b4a" stroke-width="3" opacity=".5" />
      <path d="M150 132c-4-12 4-18 10-18-2 6-2 10 0 18z" fill="#3f5f7d" />
      <circle cx="138" cy="154" r="9" fill="#fff" />
      <circle cx="166" cy="154" r="9" fill="#fff" />
      <circle cx="140" cy="155" r="4.5" fill="#1b120c" />
      <circle cx="164" cy="155" r="4.5" fill="#1b120c" />
      <path d="M144 164h16l-8 14z" fill="#e8962a" />
    </g>
  );
}
