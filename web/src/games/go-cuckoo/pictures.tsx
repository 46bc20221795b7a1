/** Go Cuckoo! in pictures: a tin among leaves, sticks, eggs and Kiki. */

import { Arrow, Bang, Count, Ground, Hand, Mark, type Place, paint, Shadow, Verdict } from "../../look/rule_pieces";

const SKIN = "#e0a878";
const SLEEVE = "#4f7fa3";

function Spring() {
  return (
    <>
      <Ground far="#9fd6c8" near="#d9e5ae" />
      <path d="M-6 142c70-16 180-14 252-2" stroke="#7a5130" stroke-width="14" fill="none" stroke-linecap="round" />
      {[
        [14, 132, -30],
        [206, 136, 10],
        [228, 120, 60],
      ].map(([x, y, turn]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path d="M0 0c6-14 22-18 32-14C28 0 16 8 0 0z" fill="#5c9a45" stroke="#3f7431" />
        </g>
      ))}
    </>
  );
}

/** A stick from one end to the other, each in its colour. */
function Stick({ from, to, ends }: { from: Place; to: Place; ends: [string, string] }) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const wood = { y: -4.5, height: 9, rx: 4.5, stroke: "#6b4a26", "stroke-width": 0.8 };
  return (
    <g transform={`translate(${from.x} ${from.y}) rotate(${turn})`}>
      <rect {...wood} width={length} fill="#ecd3a4" />
      <rect {...wood} width="22" fill={paint(ends[0])} />
      <rect {...wood} x={length - 22} width="22" fill={paint(ends[1])} />
      <Mark x={13} y={0} size={8} colour={ends[0]} />
      <Mark x={length - 13} y={0} size={8} colour={ends[1]} />
    </g>
  );
}

const STANDING: [number, number, string][] = [
  [-24, -30, "red"],
  [-14, -14, "blue"],
  [-4, -2, "yellow"],
  [6, 8, "green"],
  [16, 22, "purple"],
  [24, 36, "red"],
];

function Can({
  x,
  y,
  sticks = STANDING,
  open = false,
}: Place & { sticks?: [number, number, string][]; open?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Shadow x={0} y={56} rx={38} ry={7} />
      <ellipse rx="34" ry="8" fill="#4a120c" />
      {sticks.map(([sx, lean, top]) => (
        <Stick
          key={sx}
          from={{ x: sx + lean * 0.9, y: -58 + Math.abs(lean) * 0.3 }}
          to={{ x: sx * 0.6, y: 36 }}
          ends={[top, "white"]}
        />
      ))}
      <path d="M-34 0c6 10 62 10 68 0l-4 52c-12 6-48 6-60 0z" fill="#cf4a30" />
      <path d="M-34 0c6 10 62 10 68 0" fill="none" stroke="#f7d2b8" stroke-width="3.5" />
      {open ? (
        <path d="M-24 14c10 5 38 5 48 0l-3 30c-10 4-32 4-42 0z" fill="#3a0f0a" />
      ) : (
        <path d="M-31 26c14 6 48 6 62 0" fill="none" stroke="#fff0c9" stroke-width="8" opacity=".85" />
      )}
    </g>
  );
}

function WoodEgg({ x, y, turn = 0 }: Place & { turn?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <ellipse rx="8.5" ry="11" fill="#fdf6e3" stroke="#a98f57" />
      <ellipse cx="-3" cy="-4" rx="1.8" ry="3" fill="#fff" />
    </g>
  );
}

function Kiki({ x, y, size = 1 }: Place & { size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M14-14c14-2 22 4 26 10-10 3-20 1-28-4z" fill="#3f5f7d" />
      <path d="M-19-16c-2-18 6-28 19-28s21 10 19 28c-1 10-8 16-19 16s-18-6-19-16z" fill="#5b83a8" stroke="#2c4660" />
      <path d="M-13-12c1-12 6-16 13-16s12 4 13 16c-2 7-7 10-13 10s-11-3-13-10z" fill="#f6e7c9" />
      <circle cx="-7" cy="-32" r="5" fill="#fff" />
      <circle cx="7" cy="-32" r="5" fill="#fff" />
      <circle cx="-6" cy="-31" r="2.5" fill="#1b120c" />
      <circle cx="6" cy="-31" r="2.5" fill="#1b120c" />
      <path d="M-4-27h8l-4 7z" fill="#e8962a" />
      <path d="M-1-44c-2-6 2-9 5-9-1 3-1 5 0 9z" fill="#3f5f7d" />
    </g>
  );
}

/** Sticks across the rim, as a nest. */
function Nest({ x, y }: Place) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Stick from={{ x: -58, y: -2 }} to={{ x: 56, y: -8 }} ends={["green", "yellow"]} />
      <Stick from={{ x: -54, y: -12 }} to={{ x: 58, y: -2 }} ends={["blue", "red"]} />
      <Stick from={{ x: -56, y: -16 }} to={{ x: 54, y: -14 }} ends={["yellow", "blue"]} />
    </g>
  );
}

function setup() {
  return (
    <>
      <Spring />
      <Can x={120} y={80} />
      <Kiki x={42} y={134} size={0.95} />
      {[0, 1, 2, 3, 4].map((at) => (
        <WoodEgg key={at} x={176 + (at % 3) * 19} y={122 - Math.floor(at / 3) * 18} turn={at * 9 - 14} />
      ))}
    </>
  );
}

function pull() {
  return (
    <>
      <Spring />
      <Can x={164} y={86} />
      <Stick from={{ x: 62, y: 44 }} to={{ x: 62, y: 128 }} ends={["yellow", "green"]} />
      <Hand x={62} y={46} skin={SKIN} sleeve={SLEEVE} gap={4} />
      <Arrow from={{ x: 76, y: 112 }} to={{ x: 168, y: 36 }} bend={46} ink="#3a2417" />
    </>
  );
}

function pair() {
  return (
    <>
      <Spring />
      <Can x={66} y={86} sticks={STANDING.slice(0, 4)} />
      <Stick from={{ x: 124, y: 66 }} to={{ x: 222, y: 66 }} ends={["blue", "blue"]} />
      <Verdict x={172} y={36} good />
      <WoodEgg x={172} y={110} />
      <Arrow from={{ x: 156, y: 112 }} to={{ x: 108, y: 92 }} bend={-10} ink="#3a2417" />
    </>
  );
}

function build() {
  return (
    <>
      <Spring />
      <Can x={112} y={92} sticks={STANDING.slice(2, 5)} />
      <Nest x={112} y={90} />
      <WoodEgg x={90} y={64} turn={-10} />
      <Stick from={{ x: 142, y: 48 }} to={{ x: 232, y: 52 }} ends={["red", "purple"]} />
      <Hand x={188} y={46} skin={SKIN} sleeve={SLEEVE} gap={5} />
      <Arrow from={{ x: 204, y: 64 }} to={{ x: 174, y: 78 }} bend={-6} ink="#3a2417" />
    </>
  );
}

function fall() {
  return (
    <>
      <Spring />
      <Can x={104} y={84} sticks={[]} open />
      <Nest x={104} y={84} />
      <WoodEgg x={104} y={116} turn={70} />
      <WoodEgg x={190} y={124} turn={80} />
      <Bang x={190} y={124} r={16} />
      <Arrow from={{ x: 150, y: 62 }} to={{ x: 184, y: 100 }} bend={16} ink="#3a2417" />
      <Count x={222} y={92} text="+1" />
      <Verdict x={214} y={28} good={false} />
    </>
  );
}

function kiki() {
  return (
    <>
      <Spring />
      <Bang x={120} y={48} r={38} />
      <Can x={120} y={96} sticks={[]} />
      <Nest x={120} y={94} />
      <WoodEgg x={84} y={68} turn={-8} />
      <WoodEgg x={156} y={68} turn={10} />
      <Kiki x={120} y={76} size={1.1} />
      <Verdict x={214} y={28} good />
    </>
  );
}

export const pictures = { setup, pull, pair, build, fall, kiki };
