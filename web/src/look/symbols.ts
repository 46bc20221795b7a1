/** The symbols on pieces as outlines in a box of 24 by 24: for canvases, and for SVG in panels. */

import type { SymbolName } from "./palette";

export const BOX = 24;

/** SVG path data. Filled with the rule "evenodd". */
export const OUTLINES: Record<SymbolName, string> = {
  ring: "M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19zM12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10z",
  sun:
    "M12 6.8a5.2 5.2 0 1 1 0 10.4a5.2 5.2 0 1 1 0-10.4z" +
    "M10.9 1h2.2v4h-2.2zM10.9 19h2.2v4h-2.2zM1 10.9h4v2.2h-4zM19 10.9h4v2.2h-4z" +
    "M3.4 5l1.6-1.6 2.8 2.8-1.6 1.6zM16.2 17.8l1.6-1.6 2.8 2.8-1.6 1.6zM5 20.6l-1.6-1.6 2.8-2.8 1.6 1.6zM17.8 7.8l-1.6-1.6 2.8-2.8 1.6 1.6z",
  diamond: "M12 1.5L21 12L12 22.5L3 12z",
  leaf: "M12 1.5C19 6 20.5 14 12.9 20.2L12.9 23H11.1V20.2C3.5 14 5 6 12 1.5zM11.3 8v10h1.4V8z",
  triangle: "M12 2.5L22 20.5H2z",
  cross: "M9 2h6v7h7v6h-7v7H9v-7H2V9h7z",
  wave:
    "M1.5 7.5C5 3.5 8.5 3.5 12 7.5S19 11.5 22.5 7.5V11.5C19 15.5 15.5 15.5 12 11.5S5 7.5 1.5 11.5z" +
    "M1.5 15C5 11 8.5 11 12 15S19 19 22.5 15V19C19 23 15.5 23 12 19S5 15 1.5 19z",
  star: "M12 1.5L14.9 8.9L22.8 9.3L16.6 14.3L18.7 22L12 17.6L5.3 22L7.4 14.3L1.2 9.3L9.1 8.9z",
  dots:
    "M7 3.5a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7zM17 3.5a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7z" +
    "M7 13.5a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7zM17 13.5a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7z",
  square: "M3.5 3.5h17v17h-17zM8 8v8h8V8z",
  paw:
    "M12 10.5c3.6 0 7 3.6 7 7.2c0 3.2-3 3.8-7 3.8s-7-.6-7-3.8c0-3.6 3.4-7.2 7-7.2z" +
    "M4.2 7.5a2.3 3 0 1 1 0 6a2.3 3 0 1 1 0-6zM8.8 2.2a2.4 3.2 0 1 1 0 6.4a2.4 3.2 0 1 1 0-6.4z" +
    "M15.2 2.2a2.4 3.2 0 1 1 0 6.4a2.4 3.2 0 1 1 0-6.4zM19.8 7.5a2.3 3 0 1 1 0 6a2.3 3 0 1 1 0-6z",
};

/** Draw a symbol with its middle at x, y. */
export function drawSymbol(
  pen: CanvasRenderingContext2D,
  symbol: SymbolName,
  x: number,
  y: number,
  size: number,
  ink: string,
): void {
  pen.save();
  pen.translate(x - size / 2, y - size / 2);
  pen.scale(size / BOX, size / BOX);
  pen.fillStyle = ink;
  pen.fill(new Path2D(OUTLINES[symbol]), "evenodd");
  pen.restore();
}
