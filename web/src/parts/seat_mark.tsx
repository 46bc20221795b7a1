/** The mark of a seat: the colour of its pieces and the symbol on them, so that neither is needed alone. */

import { gameClient } from "../games";
import { inkOf, paintOf, seatColour, symbolOf } from "../look/palette";
import { OUTLINES } from "../look/symbols";
import { settings } from "../settings";

export const LETTERS = "ABCDEF";

export function colourOf(game: string, seat: number): string {
  return seatColour(seat, gameClient(game).seatColours);
}

export function SeatMark({ game, seat, small = false }: { game: string; seat: number; small?: boolean }) {
  return <ColourMark colour={colourOf(game, seat)} small={small} />;
}

export function ColourMark({ colour, small }: { colour: string; small: boolean }) {
  return (
    <svg class={small ? "seatmark small" : "seatmark"} viewBox="0 0 24 24" aria-hidden="true">
      <MarkShape colour={colour} />
    </svg>
  );
}

/** The mark inside of a drawing, in a box of 24 by 24. */
export function MarkShape({ colour }: { colour: string }) {
  const paint = paintOf(colour, settings.value.palette);
  const symbol = symbolOf(colour);
  return (
    <>
      <circle cx="12" cy="12" r="11.5" fill={paint} stroke="rgb(0 0 0 / .35)" />
      {symbol && (
        <path d={OUTLINES[symbol]} fill={inkOf(paint)} fill-rule="evenodd" transform="translate(6 6) scale(.5)" />
      )}
    </>
  );
}

/** The seat's own colour as a custom property, for borders and bands. */
export function seatStyle(game: string, seat: number): Record<string, string> {
  return { "--seat": paintOf(colourOf(game, seat), settings.value.palette) };
}
