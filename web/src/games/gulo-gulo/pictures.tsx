/** Gulo Gulo in pictures: a swamp at night, a nest, and paws. */

import {
  Arrow,
  Bang,
  Egg,
  Ground,
  Hand,
  Mark,
  Pawn,
  type Place,
  paint,
  Shadow,
  Tile,
  Verdict,
} from "../../look/rule_pieces";

const FUR = "#4a3325";

function Swamp() {
  return (
    <>
      <Ground far="#1d4034" near="#5f7a3d" />
      {[10, 24, 222, 234].map((x, at) => (
        <g key={x} fill="#12291f" stroke="#12291f" stroke-width="2.5">
          <path d={`M${x} 150C${x - 4} 110 ${x + 5} 70 ${x + (at % 2 ? 5 : -4)} 40`} fill="none" />
          <rect x={x + (at % 2 ? 2 : -7)} y="26" width="6" height="22" rx="3" />
        </g>
      ))}
    </>
  );
}

const HEAP: [number, number, number, string, number][] = [
  [-34, -4, 10, "green", -30],
  [-17, -9, 12, "blue", 20],
  [3, -12, 11, "yellow", -8],
  [22, -9, 11, "red", 24],
  [37, -3, 10, "yellow", 40],
  [-26, 3, 11, "red", 60],
  [-6, 1, 12, "purple", -20],
  [14, 2, 12, "blue", 12],
  [30, 4, 10, "green", -50],
];

/** The bowl full of eggs; the pole leans by so many degrees, or lies elsewhere. */
function Nest({ x, y, lean = 0, pole = true }: Place & { lean?: number; pole?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Shadow x={0} y={44} rx={52} ry={9} />
      <ellipse rx="54" ry="13" fill="#3a2012" />
      {pole && <Pole lean={lean} />}
      {HEAP.map(([ex, ey, r, colour, turn]) => (
        <Egg key={`${ex}`} x={ex} y={ey} r={r} colour={colour} turn={turn} />
      ))}
      <path d="M-54 0c12 14 96 14 108 0-2 30-22 45-54 45S-52 30-54 0z" fill="#9a6636" />
      <path d="M-54 0c12 14 96 14 108 0" fill="none" stroke="#e0b27a" stroke-width="4" stroke-linecap="round" />
      <path
        d="M-44 20c26 9 62 9 88 0M-34 33c20 6 48 6 68 0"
        fill="none"
        stroke="#3d2110"
        stroke-width="2"
        opacity=".5"
      />
    </g>
  );
}

function Pole({ lean }: { lean: number }) {
  return (
    <g transform={`rotate(${lean})`}>
      <rect x="-2.5" y="-66" width="5" height="70" rx="2.5" fill="#e3c796" stroke="#5a3a1c" stroke-width=".8" />
      <ellipse cy="-70" rx="9" ry="11" fill="#d9472b" stroke="#5a1a10" />
      <ellipse cx="-3" cy="-74" rx="2.5" ry="4" fill="#fff" opacity=".6" />
    </g>
  );
}

/** A wolverine as a figure. */
function Gulo({ x, y, colour }: Place & { colour: string }) {
  return (
    <Pawn x={x} y={y} colour={colour}>
      <circle cx="-5.5" cy="-28" r="3" fill={paint(colour)} stroke="#1d120a" stroke-opacity=".5" />
      <circle cx="5.5" cy="-28" r="3" fill={paint(colour)} stroke="#1d120a" stroke-opacity=".5" />
      <path d="M-2.5-22.500h.01M2.5-22.500h.01" stroke="#fff" stroke-width="2.5" stroke-linecap="round" />
    </Pawn>
  );
}

function Junior({ x, y, size }: Place & { size: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g fill="#f0dba6" stroke="#fff6e0" stroke-width="2">
        <rect x={-size / 2} y={-size / 2} width={size} height={size} rx={size / 6} />
      </g>
      <g transform={`scale(${size / 44})`}>
        <circle cx="-11" cy="-9" r="5" fill={FUR} />
        <circle cx="11" cy="-9" r="5" fill={FUR} />
        <circle r="14" cy="2" fill={FUR} />
        <path d="M-10-1c4-5 16-5 20 0-3-1-6 0-10 4-4-4-7-5-10-4z" fill="#c9a071" />
        <circle cx="-5" cy="0" r="2.5" fill="#fff" />
        <circle cx="5" cy="0" r="2.5" fill="#fff" />
        <path d="M-4.5 0h.01M5 0h.01" stroke="#1b120c" stroke-width="2.6" stroke-linecap="round" />
        <path d="M-3 6h6l-3 4z" fill="#1b120c" />
      </g>
    </g>
  );
}

function setup() {
  return (
    <>
      <Swamp />
      <Nest x={72} y={92} />
      {[0, 1, 2, 3].map((at) => (
        <Tile key={at} x={224 - at * 25} y={122} size={22} colour={null} />
      ))}
      {[0, 1, 2, 3].map((at) => (
        <Tile key={at} x={220 - at} y={88 - at * 3} size={24} colour={null} back="#3b5b6b" />
      ))}
      <Mark x={217} y={79} size={15} colour="junior" />
      <Gulo x={150} y={98} colour="red" />
      <Gulo x={170} y={98} colour="yellow" />
    </>
  );
}

function colour() {
  return (
    <>
      <Swamp />
      {["blue", "red", "green", "yellow"].map((face, at) => (
        <Tile key={face} x={38 + at * 38} y={104} size={34} colour={face} />
      ))}
      <g transform="translate(196 98) skewY(-8)">
        <Tile x={0} y={0} size={34} colour="red" />
      </g>
      <Gulo x={38} y={100} colour="yellow" />
      <Arrow from={{ x: 54, y: 66 }} to={{ x: 112, y: 78 }} bend={18} />
      <Arrow from={{ x: 176, y: 60 }} to={{ x: 198, y: 76 }} bend={14} />
    </>
  );
}

function theft() {
  return (
    <>
      <Swamp />
      <Nest x={106} y={98} lean={-4} />
      <Egg x={172} y={58} r={17} colour="red" />
      <Hand x={172} y={48} skin={FUR} />
      <Arrow from={{ x: 138, y: 86 }} to={{ x: 152, y: 68 }} />
      <Verdict x={214} y={26} good />
    </>
  );
}

function move() {
  return (
    <>
      <Swamp />
      {["yellow", "blue", "green", "red", "red"].map((face, at) => (
        <Tile key={at} x={36 + at * 42} y={112} size={36} colour={face} />
      ))}
      <Gulo x={36} y={108} colour="yellow" />
      <Arrow from={{ x: 44, y: 70 }} to={{ x: 160, y: 86 }} bend={44} />
      <Egg x={208} y={44} r={13} colour="red" turn={10} />
    </>
  );
}

function alarm() {
  return (
    <>
      <Swamp />
      <Nest x={92} y={92} pole={false} />
      <g transform="translate(150 128) rotate(78)">
        <Pole lean={0} />
      </g>
      <Egg x={156} y={104} r={10} colour="green" turn={70} />
      <Bang x={218} y={114} r={12} />
      <Arrow from={{ x: 214, y: 52 }} to={{ x: 152, y: 46 }} bend={-22} />
      <Gulo x={138} y={66} colour="yellow" />
      <Verdict x={26} y={26} good={false} />
    </>
  );
}

function end() {
  return (
    <>
      <Swamp />
      <Bang x={92} y={74} r={42} />
      <Junior x={92} y={74} size={58} />
      <Egg x={168} y={82} r={20} colour="purple" turn={12} />
      <Hand x={168} y={70} skin={FUR} />
      <Verdict x={214} y={26} good />
    </>
  );
}

export const pictures = { setup, colour, theft, move, alarm, end };
