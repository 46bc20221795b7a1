/** Eruk in pictures: ice, a low sun, and counters with the animals of the board. */

import { Arrow, Count, Ground, Painted, Pawn, type Place, Shadow, Verdict } from "../../look/rule_pieces";
import { ANIMALS } from "./animals";

function Ice() {
  return (
    <>
      <Ground far="#4f86ad" near="#dff0f7" />
      <path d="M-4 54 26 20l16 14 22-28 26 34 16-10 26 24z" fill="#f4fbff" opacity=".85" />
      <path d="M64 6 72 54H44zM26 20l6 34H8z" fill="#a9d2e6" opacity=".7" />
      <path d="M0 54h240v12c-60 8-180 8-240 0z" fill="#8fc1da" />
    </>
  );
}

/** A round counter of wood: an animal, or (null) face down. */
function Counter({ x, y, animal, r = 17 }: Place & { animal: string | null; r?: number }) {
  const draw = animal === null ? undefined : ANIMALS[animal];
  return (
    <g>
      <Shadow x={x} y={y + r * 0.35} rx={r} ry={r * 0.85} />
      <circle cx={x} cy={y} r={r} fill={animal === null ? "#4a7ea3" : "#f6e9cb"} stroke="#7d4c2b" stroke-width="2" />
      {animal === null && (
        <g
          transform={`translate(${x} ${y}) scale(${r / 20})`}
          stroke="#dff0f7"
          stroke-width="2.5"
          stroke-linecap="round"
        >
          <path d="M0-11V11M-10-5.6 10 5.6M10-5.6-10 5.6" />
        </g>
      )}
      {animal !== null && draw && <Painted x={x} y={y} size={r * 1.6} name={`eruk ${animal}`} draw={draw} />}
      {animal === "igloo" && <Igloo x={x} y={y + r * 0.3} size={r / 17} />}
    </g>
  );
}

function Igloo({ x, y, size }: Place & { size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-12 4a12 12 0 0 1 24 0z" fill="#fff" stroke="#4f86ad" stroke-width="1.5" />
      <path d="M-10-2h20M-6-6h12M-4 4v-6M4-2v-5" stroke="#4f86ad" />
      <path d="M-4 4a4 5 0 0 1 8 0z" fill="#234c69" />
    </g>
  );
}

/** The arc of nine fields, with the sun on one of them. */
function Sky({ field }: { field: number }) {
  const places = Array.from({ length: 9 }, (_, at) => {
    const angle = Math.PI * (1 - at / 8);
    return { x: 120 + 96 * Math.cos(angle), y: 66 - 44 * Math.sin(angle) };
  });
  const sun = places[field - 1];
  return (
    <>
      {places.map(({ x, y }, at) => (
        <circle key={at} cx={x} cy={y} r="7" fill="#fff6e0" fill-opacity=".35" stroke="#fff6e0" stroke-width="1.5" />
      ))}
      {sun && (
        <>
          <circle cx={sun.x} cy={sun.y} r="17" fill="#ffdf8e" opacity=".4" />
          <circle cx={sun.x} cy={sun.y} r="11" fill="#ffc94a" stroke="#b9791a" stroke-width="1.5" />
        </>
      )}
    </>
  );
}

const GRID = Array.from({ length: 14 }, (_, at) => ({ x: 30 + (at % 7) * 30, y: 92 + Math.floor(at / 7) * 32 }));

function setup() {
  return (
    <>
      <Ice />
      <Sky field={1} />
      {GRID.map((place) => (
        <Counter key={`${place.x} ${place.y}`} {...place} r={13} animal={null} />
      ))}
    </>
  );
}

function turn() {
  return (
    <>
      <Ice />
      {["herring", "seal", "herring", null, null].map((animal, at) => (
        <Counter key={at} x={36 + at * 42} y={104} animal={animal} r={19} />
      ))}
      <Arrow from={{ x: 136, y: 66 }} to={{ x: 160, y: 78 }} bend={14} ink="#234c69" />
      <Verdict x={78} y={62} good />
    </>
  );
}

const CHAIN = ["herring", "salmon", "seal", "bear", "reindeer"];

function flee() {
  return (
    <>
      <Ice />
      {CHAIN.map((animal, at) => (
        <Counter key={animal} x={28 + at * 46} y={at % 2 ? 116 : 92} animal={animal} r={19} />
      ))}
      {CHAIN.slice(1).map((animal, at) => (
        <Arrow
          key={animal}
          from={{ x: 68 + at * 46, y: at % 2 ? 68 : 90 }}
          to={{ x: 40 + at * 46, y: at % 2 ? 92 : 68 }}
          bend={at % 2 ? -4 : -6}
          ink="#a32a1c"
        />
      ))}
    </>
  );
}

function igloo() {
  return (
    <>
      <Ice />
      <path d="M112 132c0-66 110-66 110 0z" fill="#f8fdff" stroke="#7fb3cf" stroke-width="3" />
      <g stroke="#a9d2e6" stroke-width="2.5">
        <path d="M116 114h102M128 96h78M150 80h34M148 132v-18M186 132v-18M136 114v-18M168 114V96M200 114V96" />
      </g>
      <Counter x={44} y={108} animal="igloo" r={20} />
      <Arrow from={{ x: 68, y: 92 }} to={{ x: 140, y: 96 }} bend={20} ink="#234c69" />
      <Counter x={166} y={112} animal="igloo" r={15} />
      <Pawn x={166} y={112} colour="red" />
    </>
  );
}

function sun() {
  return (
    <>
      <Ice />
      <Sky field={7} />
      <Counter x={62} y={112} animal="reindeer" r={22} />
      <Arrow from={{ x: 88, y: 96 }} to={{ x: 168, y: 44 }} bend={-14} ink="#234c69" />
      <Arrow from={{ x: 204, y: 38 }} to={{ x: 214, y: 52 }} bend={3} ink="#234c69" />
      <Count x={216} y={90} text="9" />
    </>
  );
}

function search() {
  return (
    <>
      <Ice />
      <Pawn x={34} y={134} colour="red" />
      <path
        d="M52 96c-6-40 10-52 40-52s44 10 44 32-16 32-44 32c-8 0-14-1-20-3l-16 8z"
        fill="#fffdf5"
        stroke="#3a2417"
        stroke-width="2"
      />
      {ANIMALS.bear && <Painted x={94} y={76} size={50} name="eruk bear" draw={ANIMALS.bear} />}
      <Counter x={170} y={74} animal="bear" r={19} />
      <Verdict x={196} y={56} good />
      <Counter x={206} y={118} animal="seal" r={19} />
      <Verdict x={228} y={98} good={false} />
      <Counter x={158} y={122} animal={null} r={17} />
    </>
  );
}

export const pictures = { setup, turn, flee, igloo, sun, search };
