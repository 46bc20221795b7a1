/** The curve of everybody's chances: a line for each seat with its colour, its dashes and its mark, and a band. */

import { inkOf, paintOf } from "../look/palette";
import { BOX } from "../look/symbols";
import { colourOf, MarkShape } from "../parts/seat_mark";
import type { LookBack, Point, TryOdds, Words } from "../protocol";
import { settings } from "../settings";

const WIDE = 360;
const LEFT = 8; // half the thumb of the bar below, so that both have the same scale
const RIGHT = WIDE - 28;
const TOP = 24;
const FLOOR = 164;
const TRIES = 190; // the line that tries stand on, or hang from
const LONGEST = 13; // of a try
const MARK = 16;
/** Of lines, by seat: none looks like another without colour. */
const DASHES = ["", "8 4", "2 4", "12 4 2 4", "5 3 1 3 1 3", "1 2.5"];

interface Props {
  look: LookBack<Words>;
  game: string;
  at: number;
  label: string;
  onGo(step: number): void;
}

export function Chances({ look, game, at, label, onGo }: Props) {
  const x = (step: number) => LEFT + (step / Math.max(1, look.last)) * (RIGHT - LEFT);
  const seats = look.points[0]?.chances.map((_, seat) => seat) ?? [];
  const high = look.tries.length ? TRIES + LONGEST + 5 : FLOOR + 8;
  const jump = (event: MouseEvent) => {
    const box = (event.currentTarget as SVGElement).getBoundingClientRect();
    const part = (((event.clientX - box.left) / box.width) * WIDE - LEFT) / (RIGHT - LEFT);
    onGo(Math.round(Math.min(1, Math.max(0, part)) * look.last));
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the bar below does the same with keys
    <svg class="chances" viewBox={`0 0 ${WIDE} ${high}`} role="img" aria-label={label} onClick={jump}>
      {[0, 0.25, 0.5, 0.75, 1].map((share) => (
        <Grid key={share} share={share} />
      ))}
      {seats.map((seat) => (
        <Band key={seat} points={look.points} seat={seat} paint={paint(game, seat)} x={x} />
      ))}
      {seats.map((seat) => (
        <Line key={seat} points={look.points} seat={seat} paint={paint(game, seat)} x={x} />
      ))}
      {look.turning_points.map((turned, number) => (
        <Flag key={turned.step} number={number + 1} x={x(turned.step)} y={y(turned.after)} here={turned.step === at} />
      ))}
      {look.tries.length > 0 && <line class="ground" x1={LEFT} x2={RIGHT} y1={TRIES} y2={TRIES} />}
      {look.tries.map((tried) => (
        <Try key={tried.step} tried={tried} x={x(tried.step)} paint={paint(game, tried.seat)} />
      ))}
      <line class="cursor" x1={x(at)} x2={x(at)} y1={TOP - 8} y2={high - 3} />
      <Ends look={look} game={game} />
    </svg>
  );
}

/** A piece of a seat's line, for the list of who is who. */
export function Dash({ game, seat }: { game: string; seat: number }) {
  return (
    <svg class="dash" viewBox="0 0 40 10" aria-hidden="true">
      <line x1="2" x2="38" y1="5" y2="5" stroke={paint(game, seat)} stroke-dasharray={DASHES[seat]} />
    </svg>
  );
}

function y(share: number): number {
  return FLOOR - share * (FLOOR - TOP);
}

function paint(game: string, seat: number): string {
  return paintOf(colourOf(game, seat), settings.value.palette);
}

function Grid({ share }: { share: number }) {
  const named = share !== 0.25 && share !== 0.75;
  return (
    <>
      <line class={named ? "level" : "level faint"} x1={LEFT} x2={RIGHT} y1={y(share)} y2={y(share)} />
      {named && (
        <text x={LEFT + 2} y={y(share) - 3}>
          {100 * share} %
        </text>
      )}
    </>
  );
}

interface OfSeat {
  points: Point[];
  seat: number;
  paint: string;
  x(step: number): number;
}

/** Where the chance lies, as far as so few games can tell. */
function Band({ points, seat, paint, x }: OfSeat) {
  const edge = (end: "low" | "high") => points.map(({ step, chances }) => `${x(step)},${y(chances[seat]?.[end] ?? 0)}`);
  return <polygon class="spread" points={[...edge("high"), ...edge("low").reverse()].join(" ")} fill={paint} />;
}

/** A line has an edge of the other lightness: dark paint is seen on dark ground. */
function Line({ points, seat, paint, x }: OfSeat) {
  const path = points.map(({ step, chances }) => `${x(step)},${y(chances[seat]?.value ?? 0)}`).join(" ");
  return (
    <>
      <polyline class="rim" points={path} stroke={inkOf(paint)} />
      <polyline class="course" points={path} stroke={paint} stroke-dasharray={DASHES[seat]} />
    </>
  );
}

/** The marks at the ends of the lines, moved apart where lines end together. */
function Ends({ look, game }: { look: LookBack<Words>; game: string }) {
  const ends = look.points.at(-1)?.chances.map(({ value }, seat) => ({ seat, value })) ?? [];
  const rising = [...ends].sort((a, b) => a.value - b.value || b.seat - a.seat);
  let free = Infinity;
  return (
    <>
      {rising.map(({ seat, value }) => {
        free = Math.min(y(value), free - MARK - 1);
        return (
          <g key={seat} transform={`translate(${RIGHT + 6} ${free - MARK / 2}) scale(${MARK / BOX})`}>
            <MarkShape colour={colourOf(game, seat)} />
          </g>
        );
      })}
    </>
  );
}

function Flag({ number, x, y, here }: { number: number; x: number; y: number; here: boolean }) {
  return (
    <g class={here ? "turned here" : "turned"}>
      <line x1={x} x2={x} y1={TOP - 6} y2={y} />
      <circle cx={x} cy={y} r="3" />
      <circle cx={x} cy={TOP - 13} r="8.5" />
      <text x={x} y={TOP - 9}>
        {number}
      </text>
    </g>
  );
}

/** A try stands up if it went well, and hangs down if it failed; its length is how likely it was. */
function Try({ tried, x, paint }: { tried: TryOdds; x: number; paint: string }) {
  const end = TRIES + (tried.well === false ? 1 : -1) * LONGEST * Math.max(0.08, tried.odds);
  return <line class="tried" x1={x} x2={x} y1={TRIES} y2={end} stroke={paint} />;
}
