/** What several pictures of the rules are made of. A picture is 240 wide and 150 high. */

import type { ComponentChildren } from "preact";
import { settings } from "../settings";
import type { Pen } from "./canvas";
import { inkOf, paintOf, symbolOf } from "./palette";
import { Shades } from "./shades";
import { BOX, OUTLINES } from "./symbols";

export interface Place {
  x: number;
  y: number;
}

export function paint(colour: string): string {
  return paintOf(colour, settings.value.palette);
}

/** The table of the game: a ground that fades towards the far edge. */
export function Ground({ near, far }: { near: string; far: string }) {
  const id = `ground${near}${far}`.replaceAll("#", "-");
  return (
    <>
      <Shades id={id} colours={[far, near]} />
      <rect width="240" height="150" fill={`url(#${id})`} />
    </>
  );
}

export function Shadow({ x, y, rx, ry = rx / 4 }: Place & { rx: number; ry?: number }) {
  return <ellipse cx={x} cy={y} rx={rx} ry={ry} fill="#000" opacity=".28" />;
}

/** The symbol that a colour wears. */
export function Mark({ x, y, size, colour }: Place & { size: number; colour: string }) {
  const symbol = symbolOf(colour);
  if (!symbol) return null;
  return (
    <path
      d={OUTLINES[symbol]}
      fill={inkOf(paint(colour))}
      fill-rule="evenodd"
      opacity=".85"
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / BOX})`}
    />
  );
}

/** Pointed above, round below. */
function eggShape(r: number): string {
  const [wide, low, high] = [r * 0.95, r * 0.2, -r * 1.2];
  const side = (x: number) => `${x * 0.74} ${high} ${x} ${-low} ${x} ${low}`;
  return `M0 ${high}C${side(wide)}A${wide} ${r * 0.9} 0 0 1 ${-wide} ${low}C${-wide} ${-low} ${-wide * 0.74} ${high} 0 ${high}z`;
}

export function Egg({ x, y, r, colour, turn = 0 }: Place & { r: number; colour: string; turn?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path d={eggShape(r)} fill={paint(colour)} stroke="#1d120a" stroke-opacity=".45" />
      <Mark x={0} y={r * 0.12} size={r * 1.05} colour={colour} />
      <g transform={`translate(${-r * 0.38} ${-r * 0.5}) rotate(20)`}>
        <ellipse rx={r * 0.16} ry={r * 0.3} fill="#fff" opacity=".6" />
      </g>
    </g>
  );
}

interface Card extends Place {
  size: number;
  /** null: face down */
  colour: string | null;
  back?: string;
}

/** A square of card. */
export function Tile({ x, y, size, colour, back = "#6b4b2c" }: Card) {
  const shape = { width: size, height: size, rx: size / 6 };
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2})`}>
      <rect {...shape} y="2.5" fill="#000" opacity=".3" />
      <rect {...shape} fill={colour ? paint(colour) : back} stroke="#fff3d6" stroke-opacity=".55" stroke-width="1.5" />
      {colour ? (
        <Mark x={size / 2} y={size / 2} size={size * 0.62} colour={colour} />
      ) : (
        <g transform={`scale(${size})`}>
          <path d="M.3.5h.4M.5.3v.4" stroke="#fff3d6" stroke-opacity=".35" stroke-width=".08" />
        </g>
      )}
    </g>
  );
}

interface Way {
  from: Place;
  to: Place;
  bend?: number;
  ink?: string;
}

/** A way to go, bent to the left by so much. */
export function Arrow({ from, to, bend = 0, ink = "#fff3d6" }: Way) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const knee = { x: (from.x + to.x) / 2 + (dy / length) * bend, y: (from.y + to.y) / 2 - (dx / length) * bend };
  const turn = (Math.atan2(to.y - knee.y, to.x - knee.x) * 180) / Math.PI;
  const way = `M${from.x} ${from.y}Q${knee.x} ${knee.y} ${to.x} ${to.y}`;
  return (
    <g fill="none" stroke={ink} stroke-width="4" stroke-linecap="round" stroke-linejoin="round">
      <path d={way} stroke="#1d120a" stroke-opacity=".4" stroke-width="7" />
      <path d={way} />
      <path d="M-8-6 1 0-8 6" transform={`translate(${to.x} ${to.y}) rotate(${turn})`} />
    </g>
  );
}

/** Well done, or not: a sign and not only a colour. */
export function Verdict({ x, y, good }: Place & { good: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="13" fill={good ? "#2f7d3a" : "#a32a1c"} stroke="#fff6e0" stroke-width="2.5" />
      <g fill="none" stroke="#fff6e0" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round">
        <path d={good ? "M-6 0-1.5 5 7-5" : "M-5-5 5 5M5-5-5 5"} />
      </g>
    </g>
  );
}

/** Something happens with a bang. */
export function Bang({ x, y, r }: Place & { r: number }) {
  const rays = Array.from({ length: 9 }, (_, at) => at * 40);
  return (
    <g transform={`translate(${x} ${y})`} stroke="#ffd36b" stroke-width="3" stroke-linecap="round">
      {rays.map((turn) => (
        <path key={turn} d={`M0 ${-r}V${-r * 1.45}`} transform={`rotate(${turn})`} />
      ))}
    </g>
  );
}

/** A pawn of a player. */
export function Pawn({ x, y, colour, children }: Place & { colour: string; children?: ComponentChildren }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Shadow x={0} y={1} rx={9} />
      <path d="M-8 0c0-10 3-13 4-18h8c1 5 4 8 4 18z" fill={paint(colour)} stroke="#1d120a" stroke-opacity=".5" />
      <circle cy="-22" r="7" fill={paint(colour)} stroke="#1d120a" stroke-opacity=".5" />
      {children}
    </g>
  );
}

/** A number in a small round sign. */
export function Count({ x, y, text }: Place & { text: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="11" fill="#fff6e0" stroke="#3a2417" stroke-width="1.5" />
      <text y="4.5" text-anchor="middle" font-size="13" font-weight="700" fill="#3a2417">
        {text}
      </text>
    </g>
  );
}

/** A hand that comes from above and holds something at 0, 0: in a sleeve, or with fur and claws. */
export function Hand({ x, y, skin, sleeve, gap = 18 }: Place & { skin: string; sleeve?: string; gap?: number }) {
  const wide = gap + 10;
  return (
    <g transform={`translate(${x} ${y})`} stroke="#1d120a" stroke-opacity=".6">
      {sleeve && <path d="M-7-30c-3 12-3 20 0 27 3 4 6 2 6-3v-26zM7-30c3 12 3 20 0 27-3 4-6 2-6-3v-26z" fill={skin} />}
      <path
        d={`M-16-130C-16-80-20-48-${wide}-28C-${wide - 8}-15 ${wide - 8}-15 ${wide}-28C20-48 16-80 16-130z`}
        fill={skin}
      />
      {[-1, 1].map((side) => (
        <g key={side} transform={`scale(${side} 1) translate(${gap - 18} 0)`}>
          <path d="M28-30c7 12 6 26-2 34-6 3-9-2-7-8 2-7 1-12-2-18z" fill={skin} />
          {sleeve ? (
            <ellipse cx="23" cy="0" rx="2.5" ry="4" fill="#fff" opacity=".45" stroke="none" />
          ) : (
            <path d="M24 3c0 5-2 8-6 10" fill="none" stroke="#f3e6c8" stroke-opacity="1" stroke-width="3" />
          )}
        </g>
      ))}
      {sleeve ? (
        <>
          <path d="M-8-30c2 3 5 3 7 0M1-30c2 3 5 3 7 0" fill="none" />
          <path d="M-21-130h42v80c-11 7-31 7-42 0z" fill={sleeve} />
        </>
      ) : (
        <ellipse cy="-33" rx="13" ry="8" fill="#a9714b" stroke="none" />
      )}
    </g>
  );
}

const pictures = new Map<string, string>();

/** What a board paints on its own pieces, in a picture too: drawn once in a box from -100 to 100. */
export function Painted({ x, y, size, name, draw }: Place & { size: number; name: string; draw: (pen: Pen) => void }) {
  let picture = pictures.get(name);
  if (picture === undefined) {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 160;
    const pen = canvas.getContext("2d");
    if (pen) {
      pen.translate(80, 80);
      pen.scale(0.8, 0.8);
      draw(pen);
    }
    picture = canvas.toDataURL();
    pictures.set(name, picture);
  }
  return <image href={picture} x={x - size / 2} y={y - size / 2} width={size} height={size} />;
}
