/** Pharaoh's Gulo Gulo in pictures: sandstone, torchlight, and a mummy. */

import {
  Arrow,
  Bang,
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

const GLOVE = "#8a5a33";
const BACK = "#a97b45";

function Desert() {
  return (
    <>
      <Ground far="#8a3d1e" near="#e2b05f" />
      <path d="M176 18 250 112H102z" fill="#c98d45" />
      <path d="M176 18 250 112H176z" fill="#8a5526" />
      <path d="M0 112c60-10 120 4 180-2s40-4 60 0v40H0z" fill="#dba85a" />
    </>
  );
}

function Chamber() {
  return (
    <>
      <Ground far="#2a1409" near="#7d4a20" />
      <g stroke="#f2d59a" stroke-opacity=".12" stroke-width="2">
        <path d="M0 30h240M0 62h240M0 94h240M40 0v30M120 0v30M200 0v30M80 30v32M160 30v32M40 62v32M200 62v32" />
      </g>
    </>
  );
}

function Boulder({ x, y, r, colour }: Place & { r: number; colour: string }) {
  return (
    <g>
      <circle cx={x} cy={y} r={r} fill={paint(colour)} stroke="#1d120a" stroke-opacity=".45" />
      <Mark x={x} y={y} size={r * 1.1} colour={colour} />
      <ellipse cx={x - r * 0.4} cy={y - r * 0.5} rx={r * 0.2} ry={r * 0.14} fill="#fff" opacity=".6" />
    </g>
  );
}

function Staff({ lean = 0 }: { lean?: number }) {
  return (
    <g transform={`rotate(${lean})`}>
      <rect x="-2.5" y="-62" width="5" height="66" rx="2.5" fill="#5d3a1e" stroke="#2a1409" stroke-width=".8" />
      <circle cy="-66" r="9" fill="#e8b53a" stroke="#6b430f" />
      <path d="M-5-66h10M0-71v10" stroke="#6b430f" stroke-width="1.5" />
    </g>
  );
}

const HEAP: [number, number, number, string][] = [
  [-34, -2, 10, "red"],
  [-16, -8, 12, "white"],
  [5, -10, 11, "blue"],
  [24, -7, 11, "yellow"],
  [38, 0, 9, "red"],
  [-24, 5, 11, "blue"],
  [-4, 3, 12, "yellow"],
  [16, 4, 12, "white"],
];

/** The mummy trap: a bowl of boulders with the staff among them. */
function Trap({ x, y, staff = true }: Place & { staff?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Shadow x={0} y={40} rx={50} ry={8} />
      <ellipse rx="52" ry="12" fill="#3a1d0d" />
      {staff && <Staff lean={3} />}
      {HEAP.map(([bx, by, r, colour]) => (
        <Boulder key={`${bx}`} x={bx} y={by} r={r} colour={colour} />
      ))}
      <path d="M-52 0c12 13 92 13 104 0-2 28-20 41-52 41S-50 28-52 0z" fill="#8a4f26" />
      <path d="M-52 0c12 13 92 13 104 0" fill="none" stroke="#e0a866" stroke-width="4" stroke-linecap="round" />
      <path d="M-30 24h8l4-6 4 6h8l4-6 4 6h8l4-6 4 6h8" fill="none" stroke="#f2d59a" stroke-width="2" opacity=".7" />
    </g>
  );
}

function Mummy({ x, y, size = 1 }: Place & { size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <Shadow x={0} y={1} rx={13} />
      <path d="M-11 0c-1-14-4-22-2-32 2-12 24-12 26 0 2 10-1 18-2 32z" fill="#e6d9b8" stroke="#6b5a36" />
      <path d="M-12-8 11-12M-13-16 12-19M-13-24 13-26M-11-33 11-34M-12-2 10-5" stroke="#b5a276" stroke-width="1.5" />
      <rect x="-10" y="-33" width="20" height="8" rx="4" fill="#2a1409" />
      <path d="M-6-29h4M3-29h4" stroke="#ffd94a" stroke-width="3.5" stroke-linecap="round" />
    </g>
  );
}

function Scarab({ x, y, size = 1 }: Place & { size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path
        d="M-9-4-13-8M-9 1h-6M-8 6l-5 4M9-4l4-4M9 1h6M8 6l5 4"
        stroke="#123c36"
        stroke-width="2"
        stroke-linecap="round"
      />
      <ellipse cy="2" rx="9" ry="10" fill="#1f8a7a" stroke="#123c36" stroke-width="1.5" />
      <path d="M-7-6a7 6 0 0 1 14 0z" fill="#e8b53a" stroke="#123c36" />
      <path d="M0-5v17" stroke="#123c36" stroke-width="1.5" />
    </g>
  );
}

/** Fields in a row, face down where there is no colour. */
function Track({
  y,
  faces,
  from = 30,
  size = 30,
}: {
  y: number;
  faces: (string | null)[];
  from?: number;
  size?: number;
}) {
  return (
    <>
      {faces.map((face, at) => (
        <Tile key={at} x={from + at * size * 1.2} y={y} size={size} colour={face} back={BACK} />
      ))}
    </>
  );
}

function setup() {
  return (
    <>
      <Desert />
      <Trap x={70} y={86} />
      <Track y={126} from={142} size={18} faces={[null, null, null, null, null]} />
      <Mummy x={224} y={118} size={0.75} />
      <Pawn x={142} y={110} colour="red" />
      <Pawn x={160} y={110} colour="blue" />
      <Scarab x={196} y={104} size={0.8} />
    </>
  );
}

function explore() {
  return (
    <>
      <Desert />
      <Track y={112} faces={["red", "blue", null, null, null, null]} />
      <g transform="translate(102 102) skewY(-9)">
        <Tile x={0} y={0} size={30} colour="yellow" />
      </g>
      <Arrow from={{ x: 72, y: 62 }} to={{ x: 98, y: 78 }} bend={14} />
      <Pawn x={30} y={106} colour="green" />
    </>
  );
}

function take() {
  return (
    <>
      <Chamber />
      <Trap x={98} y={98} />
      <Boulder x={178} y={64} r={16} colour="blue" />
      <Hand x={178} y={54} skin={GLOVE} sleeve="#d8c08a" />
      <Arrow from={{ x: 140, y: 88 }} to={{ x: 156, y: 74 }} />
      <Verdict x={216} y={26} good />
    </>
  );
}

function move() {
  return (
    <>
      <Desert />
      <Track y={116} faces={["blue", "red", "yellow", "white", "blue", "blue"]} />
      <Pawn x={102} y={112} colour="green" />
      <Arrow from={{ x: 112, y: 76 }} to={{ x: 172, y: 94 }} bend={22} />
      <Arrow from={{ x: 92, y: 76 }} to={{ x: 34, y: 94 }} bend={-22} />
      <Boulder x={34} y={34} r={15} colour="blue" />
    </>
  );
}

function landslide() {
  return (
    <>
      <Chamber />
      <Trap x={92} y={90} staff={false} />
      <g transform="translate(150 130) rotate(80)">
        <Staff />
      </g>
      <Boulder x={158} y={106} r={10} colour="white" />
      <Bang x={216} y={118} r={11} />
      <Pawn x={206} y={64} colour="green" />
      <Arrow from={{ x: 194, y: 44 }} to={{ x: 150, y: 52 }} bend={-10} />
      <Verdict x={26} y={26} good={false} />
    </>
  );
}

function mummy() {
  return (
    <>
      <Chamber />
      <Track y={116} faces={["white", "red", "yellow", "blue", "red", "white"]} />
      <Mummy x={210} y={112} size={1.1} />
      <Pawn x={174} y={112} colour="green" />
      <Arrow from={{ x: 196, y: 78 }} to={{ x: 138, y: 94 }} bend={-22} ink="#ffd94a" />
      <Arrow from={{ x: 170, y: 58 }} to={{ x: 142, y: 36 }} bend={-6} />
      <Scarab x={122} y={30} size={1.2} />
      <g transform="translate(34 34)" fill="#e6d9b8" stroke="#6b5a36">
        {[0, 22].map((x) => (
          <g key={x}>
            <circle cx={x} r="9" />
            <path d={`M${x - 8}-2h16`} stroke="#2a1409" stroke-width="5" />
            <path d={`M${x - 4}-2h2M${x + 2}-2h2`} stroke="#ffd94a" stroke-width="2.5" />
          </g>
        ))}
      </g>
    </>
  );
}

function chamber() {
  return (
    <>
      <Chamber />
      <path d="M70 150V70c0-36 100-36 100 0v80z" fill="#1b0b04" stroke="#f2d59a" stroke-width="4" />
      <Bang x={120} y={84} r={34} />
      <Boulder x={102} y={88} r={17} colour="red" />
      <Boulder x={140} y={88} r={17} colour="yellow" />
      <Tile x={102} y={126} size={26} colour="red" />
      <Tile x={140} y={126} size={26} colour="yellow" />
      <Pawn x={34} y={134} colour="green" />
      <Scarab x={20} y={74} size={0.8} />
      <Scarab x={48} y={74} size={0.8} />
      <Verdict x={212} y={30} good />
    </>
  );
}

export const pictures = { setup, explore, take, move, landslide, mummy, chamber };
