/** The pictures of the sixteen events, by card. Each in a box from -100 to 100, its middle at 0. */

import { disc, oval, roundRect, shape, within, write } from "../../flat/paint";
import type { Pen } from "../../look/canvas";
import { boggle, INK } from "./boggle";

export const EMBLEMS: Record<string, (pen: Pen) => void> = {
  "a-grettuce": seedShower,
  "k-grettuce": wave,
  "q-grettuce": caffeinatedSun,
  "j-grettuce": exodus,
  "a-grabbles": (pen) => {
    boggle(pen, "full");
    for (const side of [-1, 1])
      within(
        pen,
        side * 64,
        -2,
        0.26,
        () => shape(pen, roundRect(-40, -60, 80, 110, 12), "#fbf3df", INK, 14),
        side * 0.35,
      );
  },
  "k-grabbles": (pen) => boggle(pen, "open"),
  "q-grabbles": breakfast,
  "j-grabbles": copycroak,
  "a-blornn": frostquake,
  "k-blornn": (pen) => boggle(pen, "sewn", "#6f93a8"),
  "q-blornn": drowsyDew,
  "j-blornn": hurricane,
  "a-blerries": moths,
  "k-blerries": logs,
  "q-blerries": leech,
  "j-blerries": butt,
};

function cloud(pen: Pen): void {
  shape(
    pen,
    new Path2D("M-66 -6C-96 -10 -94 -50 -62 -48C-56 -82 -8 -88 6 -62C34 -82 72 -62 64 -36C92 -36 90 -4 66 -4Z"),
    "#e8edf0",
    INK,
    6,
  );
}

function seedShower(pen: Pen): void {
  for (const [x, y] of [
    [-50, 28],
    [-18, 46],
    [14, 24],
    [46, 44],
    [-34, 76],
    [0, 84],
    [34, 78],
    [60, 18],
  ] as const)
    oval(pen, x, y, 8, 13, 0.25, "#d8a94a", INK, 4.5);
  cloud(pen);
}

function wave(pen: Pen): void {
  shape(
    pen,
    new Path2D("M-98 78C-72 -28 -8 -96 62 -74C96 -62 98 -18 66 -8C74 -30 54 -46 34 -34C2 -14 14 34 98 50L98 78Z"),
    "#3f86b5",
    INK,
    6.5,
  );
  shape(
    pen,
    new Path2D("M-78 70C-52 -8 -8 -62 44 -60M-44 72C-30 20 -12 -10 10 -28M-6 72C-10 52 -8 36 -2 22"),
    "",
    "rgba(255,255,255,.75)",
    6,
  );
  for (const [x, y] of [
    [-6, -30],
    [26, -50],
  ] as const) {
    disc(pen, x, y, 14, "#fffbe8", INK, 4.5);
    disc(pen, x - 4, y + 2, 6, INK);
  }
}

function caffeinatedSun(pen: Pen): void {
  for (let ray = 0; ray < 12; ray++)
    within(
      pen,
      0,
      -8,
      1,
      () => shape(pen, new Path2D("M-10 -58L0 -92L10 -58Z"), "#f0a52a", INK, 4),
      (ray * Math.PI) / 6,
    );
  disc(pen, 0, -8, 56, "#ffd34d", INK, 6);
  for (const x of [-22, 22]) {
    disc(pen, x, -18, 15, "#fffbe8", INK, 4.5);
    shape(pen, new Path2D(`M${x} -18m-8 0a8 8 0 1 1 8 8a5 5 0 1 1 -3 -8`), "", INK, 4);
  }
  shape(pen, new Path2D("M-24 12C-10 28 10 28 24 12"), "", INK, 6);
  shape(pen, new Path2D("M26 38H82L76 88H34Z"), "#fbf3df", INK, 6);
  shape(pen, new Path2D("M82 50C100 48 100 74 78 74M42 30q-8 -10 0 -18M60 30q-8 -10 0 -18"), "", INK, 5.5);
}

/** A hut, as on the table. */
function hut(pen: Pen, roof: string): void {
  shape(pen, roundRect(-34, -6, 68, 56, 8), "#d9b98a", INK, 6);
  shape(pen, new Path2D("M-50 2L0 -58L50 2Z"), roof, INK, 6);
  shape(pen, roundRect(-11, 16, 22, 34, 8), "#5a3b22", INK, 4);
}

function exodus(pen: Pen): void {
  within(pen, -48, 8, 0.72, () => hut(pen, "#c4352a"));
  within(pen, 48, 8, 0.72, () => hut(pen, "#2560ae"));
  shape(
    pen,
    new Path2D(
      "M-44 -56C-20 -88 20 -88 42 -58M42 -58L44 -84M42 -58L18 -64M44 68C20 94 -20 94 -42 70M-42 70L-44 94M-42 70L-18 76",
    ),
    "",
    INK,
    8,
  );
}

function breakfast(pen: Pen): void {
  for (const [x, y, turn] of [
    [-36, -30, 0],
    [36, 34, 1],
  ] as const) {
    disc(pen, x, y, 56, "#f2f4f5", INK, 6);
    disc(pen, x, y, 44, "", "rgba(43,36,23,.3)", 4);
    within(
      pen,
      x,
      y,
      0.62,
      () =>
        shape(
          pen,
          new Path2D("M-50 -8C-58 -44 -14 -56 8 -46C36 -58 62 -24 48 0C62 30 26 54 2 44C-26 58 -56 26 -50 -8Z"),
          "#fffdf4",
          INK,
          5,
        ),
      turn,
    );
    disc(pen, x - 3, y - 3, 16, "#f5b52a", INK, 4.5);
    oval(pen, x - 9, y - 9, 5, 3.5, -0.5, "#fff4c4");
  }
}

function copycroak(pen: Pen): void {
  within(pen, -40, -22, 0.56, () => boggle(pen, "smile"));
  pen.save();
  pen.setLineDash([9, 9]);
  within(pen, 42, 30, 0.56, () => boggle(pen, "smile", "#b9c9a0"));
  pen.restore();
  shape(pen, new Path2D("M18 -64C44 -76 66 -60 68 -34M68 -34L50 -46M68 -34L82 -52"), "", INK, 7);
}

function frostquake(pen: Pen): void {
  for (let arm = 0; arm < 6; arm++)
    within(
      pen,
      0,
      -6,
      1,
      () => shape(pen, new Path2D("M0 0V-86M0 -34L-20 -54M0 -34L20 -54M0 -60L-14 -76M0 -60L14 -76"), "", "#2f6aa0", 10),
      (arm * Math.PI) / 3,
    );
  disc(pen, 0, -6, 14, "#dff0fa", "#2f6aa0", 6);
  shape(pen, new Path2D("M-98 62L-58 48L-36 76L-8 44L22 80L48 52L98 70"), "", INK, 9);
}

function drowsyDew(pen: Pen): void {
  shape(
    pen,
    new Path2D("M-6 -90C26 -46 54 -14 54 24C54 60 26 84 -6 84C-38 84 -66 60 -66 24C-66 -14 -38 -46 -6 -90Z"),
    "#8fc1e0",
    INK,
    6.5,
  );
  oval(pen, -32, 6, 10, 22, 0.4, "rgba(255,255,255,.8)");
  shape(pen, new Path2D("M-38 34q12 11 24 0M6 34q12 11 24 0M-14 56q10 7 18 0"), "", INK, 6);
  write(pen, "z", 66, -18, 40, 60, INK);
  write(pen, "Z", 84, -60, 52, 60, INK);
}

function hurricane(pen: Pen): void {
  for (const [y, width] of [
    [-70, 84],
    [-38, 64],
    [-8, 48],
    [22, 32],
    [50, 20],
    [76, 10],
  ] as const)
    oval(pen, 12 - y * 0.12, y, width, 15, -0.06, "#9db5c4", INK, 5.5);
  for (const [x, y, turn] of [
    [-72, 6, 0.5],
    [74, 22, -0.4],
    [-52, 62, -0.2],
  ] as const)
    within(pen, x, y, 0.32, () => shape(pen, roundRect(-40, -56, 80, 112, 12), "#fbf3df", INK, 16), turn);
}

function moths(pen: Pen): void {
  for (const side of [-1, 1])
    within(pen, 0, 0, 1, () => {
      pen.scale(side, 1);
      shape(pen, new Path2D("M6 -18C30 -78 92 -74 92 -32C92 -4 50 4 8 6Z"), "#c9b58d", INK, 6);
      shape(pen, new Path2D("M8 8C46 6 74 28 64 58C50 80 18 54 6 26Z"), "#a98d62", INK, 6);
      disc(pen, 62, -36, 13, "#5d4a2f", INK, 4);
      disc(pen, 42, 38, 9, "#5d4a2f");
      shape(pen, new Path2D("M4 -40C14 -62 28 -70 40 -72"), "", INK, 5);
    });
  oval(pen, 0, 4, 14, 46, 0, "#7c6544", INK, 6);
  for (const x of [-6, 6]) disc(pen, x, -30, 4, "#fffbe8");
}

function logs(pen: Pen): void {
  for (const [x, y] of [
    [-44, 44],
    [44, 44],
    [0, -28],
  ] as const) {
    disc(pen, x, y, 43, "#7a4b28", INK, 6.5);
    disc(pen, x, y, 33, "#d8a870", INK, 3);
    disc(pen, x, y, 20, "", "#9a6a3a", 4.5);
    disc(pen, x, y, 8, "", "#9a6a3a", 4.5);
  }
}

function leech(pen: Pen): void {
  shape(pen, new Path2D("M-86 46C-60 6 -26 86 4 44C30 6 48 20 58 40"), "", INK, 42);
  shape(pen, new Path2D("M-86 46C-60 6 -26 86 4 44C30 6 48 20 58 40"), "", "#6a4a78", 30);
  disc(pen, 62, 38, 26, "#6a4a78", INK, 6);
  shape(pen, new Path2D("M48 32q7 8 14 0M66 32q7 8 14 0"), "", "#fbf3df", 4.5);
  oval(pen, 66, 50, 8, 6, 0, INK);
  for (const [x, y] of [
    [-40, -36],
    [20, -52],
  ] as const) {
    shape(
      pen,
      new Path2D(`M${x} ${y}V${y - 40}C${x + 12} ${y - 30} ${x + 24} ${y - 32} ${x + 26} ${y - 14}`),
      "",
      INK,
      7,
    );
    oval(pen, x - 9, y + 2, 13, 9, -0.4, INK);
  }
}

/** Somebody jumps in, bottom first. */
function butt(pen: Pen): void {
  for (let spike = 0; spike < 10; spike++)
    within(
      pen,
      0,
      46,
      1,
      () => shape(pen, new Path2D("M-9 -66L0 -96L9 -66Z"), "#f0c04a", INK, 3.5),
      (spike - 4.5) * 0.36,
    );
  for (const side of [-1, 1]) oval(pen, side * 60, -48, 12, 26, side * -0.5, "#7d9c4a", INK, 5.5);
  shape(
    pen,
    new Path2D(
      "M0 -40C44 -40 84 -8 84 34C84 70 50 86 20 78C12 76 6 72 0 66C-6 72 -12 76 -20 78C-50 86 -84 70 -84 34C-84 -8 -44 -40 0 -40Z",
    ),
    "#7d9c4a",
    INK,
    6.5,
  );
  shape(pen, new Path2D("M0 66V18"), "", INK, 6.5);
  disc(pen, 0, -8, 9, "#c4d68c", INK, 4.5);
  shape(pen, new Path2D("M-96 92C-64 80 -40 98 0 90S66 80 96 92"), "", "#3f86b5", 9);
}
