/** The paint of the counters: six kinds of faces, one back, and the wood of the edge. */

import { type Atlas, makeAtlas } from "../../flat/atlas";
import { disc, grain, type Painter, shape, TITLE_FACE, within } from "../../flat/paint";
import { blend, type Pen } from "../../look/canvas";
import { ANIMALS } from "./animals";

/** In the order of flight: each runs from the next one. A face wears as many notches as its place in this row. */
export const CHAIN = ["herring", "salmon", "seal", "bear", "reindeer"] as const;

/** Light and dark in turn, so that neighbours in the chain differ without colour. */
const GROUNDS: Record<string, [string, string]> = {
  herring: ["#bfe6e6", "#7fc3cb"],
  salmon: ["#2f7f8c", "#1c5c6a"],
  seal: ["#dfeaf0", "#a9c3d2"],
  bear: ["#35578f", "#1d3462"],
  reindeer: ["#ffe39a", "#f2b544"],
};
const WOOD = "#c99e6b";
const BLOCKS = 9;

/** All faces by name ("igloo-1" to "igloo-9"), "back" and "edge". */
export function paintFaces(size: number): Atlas {
  const painters: Record<string, Painter> = {};
  CHAIN.forEach((kind, place) => (painters[kind] = (pen, width) => animal(pen, width, kind, place + 1)));
  for (let block = 1; block <= BLOCKS; block++) painters[`igloo-${block}`] = (pen, width) => igloo(pen, width, block);
  painters.igloo = (pen, width) => igloo(pen, width, 0);
  painters.back = back;
  painters.edge = edge;
  return makeAtlas(painters, size);
}

/** In a box from -100 to 100 over the whole picture. */
function boxed(pen: Pen, width: number, paint: () => void): void {
  within(pen, width / 2, width / 2, width / 200, paint);
}

function rim(pen: Pen): void {
  disc(pen, 0, 0, 110, WOOD);
  disc(pen, 0, 0, 91, "#f7ead2");
}

function animal(pen: Pen, width: number, kind: string, notches: number): void {
  boxed(pen, width, () => {
    rim(pen);
    const [light, dark] = GROUNDS[kind] ?? ["#fff", "#ccc"];
    disc(pen, 0, 0, 84, blend(pen.createRadialGradient(-20, -30, 10, 0, 0, 86), [0, light], [1, dark]));
    within(pen, 0, -2, 0.74, () => ANIMALS[kind]?.(pen));
    for (let n = 0; n < notches; n++) {
      const angle = Math.PI / 2 + (n - (notches - 1) / 2) * 0.16;
      disc(pen, 88 * Math.cos(angle), 88 * Math.sin(angle), 6, "#4a2f1b");
    }
  });
  grain(pen, width, width, 0.035);
}

/** The blocks of the igloo, three in each of three rows; the doorway is the block in the middle of the last row. */
function blockPath(block: number): Path2D {
  const row = Math.floor((block - 1) / 3);
  const column = (block - 1) % 3;
  const outer = [0.05, 0.62, 0.93, 1] as const; // half the width of the dome at each height
  const top = -62 + row * 42;
  const bottom = top + 42;
  const edgeOf = (line: number, side: number): number => side * 80 * (outer[line] ?? 1);
  const across = (line: number, share: number): number =>
    edgeOf(line, -1) + (edgeOf(line, 1) - edgeOf(line, -1)) * share;
  const shares = [0, 0.34, 0.66, 1] as const;
  const [from, to] = [shares[column] ?? 0, shares[column + 1] ?? 1];
  const bulge = row === 0 ? 0.75 : 0.35;
  const bow = (share: number): number => across(row, share) + (across(row + 1, share) - across(row, share)) * bulge;
  const path = new Path2D();
  path.moveTo(across(row, from), top);
  path.lineTo(across(row, to), top);
  path.quadraticCurveTo(bow(to), (top + bottom) / 2 - (row === 0 ? 14 : 4), across(row + 1, to), bottom);
  path.lineTo(across(row + 1, from), bottom);
  path.quadraticCurveTo(bow(from), (top + bottom) / 2 - (row === 0 ? 14 : 4), across(row, from), top);
  path.closePath();
  return path;
}

/** The whole igloo in outline; the block of this counter is laid in. Block 0: all of them. */
export function paintIgloo(pen: Pen, block: number): void {
  for (let n = 1; n <= BLOCKS; n++) {
    const laid = block === 0 || n === block;
    shape(
      pen,
      blockPath(n),
      laid ? (n === 8 ? "#28425f" : "#ffffff") : "rgba(255,255,255,.22)",
      laid ? "#1f3a57" : "rgba(31,58,87,.45)",
      laid ? 5 : 3,
    );
  }
}

function igloo(pen: Pen, width: number, block: number): void {
  boxed(pen, width, () => {
    rim(pen);
    disc(
      pen,
      0,
      0,
      84,
      blend(pen.createLinearGradient(0, -84, 0, 84), [0, "#f7b7a5"], [0.6, "#b79ccf"], [1, "#7d8fc4"]),
    );
    within(pen, 0, 2, 0.86, () => paintIgloo(pen, block));
    if (block) {
      pen.font = `400 30px ${TITLE_FACE}`;
      pen.textAlign = "center";
      pen.textBaseline = "middle";
      disc(pen, 0, 76, 19, "#f7ead2", "#4a2f1b", 4);
      pen.fillStyle = "#4a2f1b";
      pen.fillText(String(block), 0, 78);
    }
  });
  grain(pen, width, width, 0.03);
}

/** A snow crystal; all backs are alike. */
function back(pen: Pen, width: number): void {
  boxed(pen, width, () => {
    disc(pen, 0, 0, 110, WOOD);
    disc(pen, 0, 0, 90, blend(pen.createRadialGradient(-30, -40, 10, 0, 0, 95), [0, "#5f93b8"], [1, "#2c5d86"]));
    disc(pen, 0, 0, 78, "", "rgba(235,246,250,.55)", 4);
    for (let arm = 0; arm < 6; arm++)
      within(
        pen,
        0,
        0,
        1,
        () =>
          shape(pen, new Path2D("M0 0V-62M0 -24L-14 -38M0 -24L14 -38M0 -42L-11 -54M0 -42L11 -54"), "", "#e9f5fa", 8),
        (arm * Math.PI) / 3,
      );
    disc(pen, 0, 0, 9, "#e9f5fa");
  });
  grain(pen, width, width, 0.03);
}

function edge(pen: Pen, width: number): void {
  pen.fillStyle = WOOD;
  pen.fillRect(0, 0, width, width);
  pen.fillStyle = "rgba(110,64,25,.22)";
  for (let y = 0; y < width; y += 9) pen.fillRect(0, y, width, 3);
}
