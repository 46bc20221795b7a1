/** Gulp in pictures: the River, its cards, and Boggles that are mostly mouth. */

import { Arrow, Count, Ground, Painted, type Place, paint, Verdict } from "../../look/rule_pieces";
import { boggle, type Mouth } from "./boggle";
import { CROPS } from "./crops";
import { EMBLEMS } from "./emblems";
import { rankOn } from "./words";

const BLUES = ["blornn", "blerries"];

function Moss() {
  return (
    <>
      <Ground far="#3e5524" near="#8c9a4e" />
      <path d="M0 52c60-14 180-14 240 0v52c-60 14-180 14-240 0z" fill="#3f9ab5" />
      <path d="M0 52c60-14 180-14 240 0M0 104c60 14 180 14 240 0" fill="none" stroke="#2b6f86" stroke-width="3" />
      <g stroke="#d8f4f7" stroke-width="2.5" fill="none" opacity=".6" stroke-linecap="round">
        <path d="M14 64c16-4 30-4 44 0M180 92c16 4 30 4 46 0M96 98c14 2 26 2 40 0" />
      </g>
    </>
  );
}

/** A card: crop and number, or an event with its emblem. */
function Card({
  x,
  y,
  crop,
  rank,
  event,
  size = 1,
}: Place & { crop: string; rank: string; event?: string; size?: number }) {
  const blue = BLUES.includes(crop);
  const draw = event === undefined ? CROPS[crop] : EMBLEMS[event];
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <rect x="-16" y="-20" width="32" height="44" rx="4" fill="#000" opacity=".25" />
      <rect
        x="-16"
        y="-23"
        width="32"
        height="46"
        rx="4"
        fill="#fbf4e2"
        stroke={blue ? "#1c3470" : "#2f6a24"}
        stroke-width="2"
      />
      {draw && <Painted x={0} y={4} size={26} name={`gulp ${event ?? crop}`} draw={draw} />}
      <text x="-12" y="-11" font-size="12" font-weight="700" fill={blue ? "#1c3470" : "#2f6a24"}>
        {rank}
      </text>
    </g>
  );
}

function Boggle({ x, y, size, mouth }: Place & { size: number; mouth: Mouth }) {
  return <Painted x={x} y={y} size={size} name={`boggle ${mouth}`} draw={(pen) => boggle(pen, mouth)} />;
}

const RIVER: [string, string][] = [
  ["grettuce", "7"],
  ["blornn", "3"],
  ["grabbles", "9"],
  ["blerries", "4"],
  ["grettuce", "2"],
];

function River({ cards = RIVER }: { cards?: [string, string][] }) {
  return (
    <>
      {cards.map(([crop, rank], at) => (
        <Card key={at} x={44 + at * 38} y={78} crop={crop} rank={rank} />
      ))}
    </>
  );
}

function Village({ x, y, colour }: Place & { colour: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-12 0v-10h24V0z" fill="#e3c796" stroke="#3a2417" />
      <path d="M-16-9 0-24 16-9z" fill={paint(colour)} stroke="#3a2417" stroke-linejoin="round" />
      <path d="M-3 0v-7h6v7z" fill="#3a2417" />
    </g>
  );
}

function setup() {
  return (
    <>
      <Moss />
      <River />
      <Village x={63} y={40} colour="red" />
      <Village x={139} y={40} colour="yellow" />
      <Village x={177} y={136} colour="blue" />
      <Arrow from={{ x: 24, y: 122 }} to={{ x: 120, y: 128 }} bend={-6} />
    </>
  );
}

function push() {
  return (
    <>
      <Moss />
      <g transform="translate(38 0)">
        <River cards={RIVER.slice(0, 4)} />
      </g>
      <Card x={28} y={44} crop="blerries" rank="8" size={1.1} />
      <Arrow from={{ x: 36, y: 76 }} to={{ x: 60, y: 84 }} bend={-6} />
      <g opacity=".9" transform="rotate(14 206 122)">
        <Card x={206} y={122} crop="grettuce" rank="2" size={0.9} />
      </g>
      <Arrow from={{ x: 220, y: 72 }} to={{ x: 226, y: 102 }} bend={9} />
    </>
  );
}

function harvest() {
  return (
    <>
      <Moss />
      <River
        cards={[
          ["blornn", "7"],
          ["blerries", "3"],
          ["blornn", "9"],
          ["blornn", "4"],
          ["blerries", "2"],
        ]}
      />
      <Card x={84} y={28} crop="blornn" rank="6" size={0.95} />
      <Count x={118} y={28} text="×2" />
      <Arrow from={{ x: 134, y: 28 }} to={{ x: 162, y: 28 }} />
      <Boggle x={192} y={32} size={56} mouth="full" />
    </>
  );
}

function bonus() {
  return (
    <>
      <Moss />
      <River
        cards={[
          ["blornn", "4"],
          ["grettuce", "5"],
          ["grabbles", "6"],
          ["blerries", "7"],
          ["grettuce", "10"],
        ]}
      />
      <path
        d="M30 46c0-12 4-16 16-16h102c12 0 16 4 16 16"
        fill="none"
        stroke="#ffd36b"
        stroke-width="4"
        stroke-linecap="round"
      />
      <g transform="translate(98 24)">
        <rect x="-24" y="-14" width="48" height="26" rx="13" fill="#fff6e0" stroke="#3a2417" stroke-width="1.5" />
        <text y="6" text-anchor="middle" font-size="16" font-weight="700" fill="#3a2417">
          +50
        </text>
      </g>
    </>
  );
}

function limit() {
  return (
    <>
      <Moss />
      <rect x="30" y="66" width="180" height="24" rx="12" fill="#fbf4e2" stroke="#3a2417" stroke-width="2" />
      <rect x="30" y="66" width="150" height="24" rx="12" fill="#7fae3f" />
      <path d="M196 54v48" stroke="#a32a1c" stroke-width="5" stroke-linecap="round" />
      <Arrow from={{ x: 146, y: 54 }} to={{ x: 188, y: 54 }} bend={8} />
      <Arrow from={{ x: 188, y: 102 }} to={{ x: 146, y: 102 }} bend={8} />
      <text x="196" y="44" text-anchor="middle" font-size="16" font-weight="700" fill="#fff6e0">
        300
      </text>
      <g fill="#b49bd0" stroke="#4a2f6b">
        {[
          [96, 126],
          [112, 132],
          [128, 124],
        ].map(([x, y]) => (
          <g key={x} transform={`translate(${x} ${y})`}>
            <path d="M-3 0v10h6V0z" fill="#efe6d4" />
            <path d="M-10 2a10 9 0 0 1 20 0z" />
          </g>
        ))}
      </g>
      <Verdict x={36} y={34} good={false} />
    </>
  );
}

function butt() {
  return (
    <>
      <Moss />
      <g transform="translate(20 0)">
        <River cards={RIVER.slice(1, 4)} />
      </g>
      <Card x={30} y={32} crop="blornn" rank={rankOn("k-blornn")} event="k-blornn" size={1.05} />
      <Verdict x={54} y={16} good={false} />
      <Card x={200} y={112} crop="blerries" rank={rankOn("j-blerries")} event="j-blerries" size={1.35} />
      <Arrow from={{ x: 176, y: 122 }} to={{ x: 48, y: 108 }} bend={-10} />
      <Boggle x={206} y={34} size={52} mouth="open" />
    </>
  );
}

export const pictures = { setup, push, harvest, bonus, limit, butt };
