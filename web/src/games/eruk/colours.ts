/** The colours of the players' figures. */

import { houseValues } from "../../house_values";
import { seatColour } from "../../look/palette";

export const { COLOURS } = houseValues("eruk");

export function colourOf(seat: number): string {
  return seatColour(seat, COLOURS);
}
