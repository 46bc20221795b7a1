/** What the things of Eruk are called when somebody points at them. */

import type { Named } from "../../board";
import { t } from "../../i18n";
import type { ErukView, SeatTold } from "../../protocol";
import type { Counters } from "./counters";
import { CHAIN } from "./faces";
import { KINDS } from "./order";
import type { Scene } from "./scene";
import { faceName } from "./words";

export function namesOf(scene: Scene, counters: Counters, view: ErukView, seats: SeatTold[]): Named[] {
  return [
    ...counterNames(counters, view),
    ...orderNames(scene),
    ...iglooNames(scene, view, seats),
    ...trayNames(scene, view, seats),
    { object: scene.sky.sun, name: t("eruk.board.sunField", { field: view.sun }) },
  ];
}

function counterNames(counters: Counters, view: ErukView): Named[] {
  return view.counters.flatMap((face, index) => {
    const object = counters.at(index + 1);
    if (!object || face === "") return [];
    const place = t("eruk.board.counter", { place: index + 1 });
    return [{ object, name: face === "?" ? place : `${faceName(face)} (${index + 1})` }];
  });
}

function orderNames(scene: Scene): Named[] {
  return [...scene.order.medals].map(([kind, object]) => {
    const hunter = CHAIN[KINDS.indexOf(kind as (typeof KINDS)[number]) + 1];
    return {
      object,
      name: hunter ? t("eruk.board.runsFrom", { one: faceName(kind), other: faceName(hunter) }) : faceName(kind),
    };
  });
}

function iglooNames(scene: Scene, view: ErukView, seats: SeatTold[]): Named[] {
  return view.igloo.flatMap((owner, index) => {
    const object = scene.plot.at(index + 1);
    if (!object || owner === null) return [];
    const field = index + 1;
    const figure = { field, name: seats[owner]?.name ?? "" };
    return [{ object, name: owner < 0 ? t("eruk.board.unmarked", { field }) : t("eruk.board.figureOf", figure) }];
  });
}

function trayNames(scene: Scene, view: ErukView, seats: SeatTold[]): Named[] {
  return scene.trays.flatMap((tray, seat) => {
    const pile = view.piles[seat];
    const name = seats[seat]?.name ?? "";
    if (!pile) return [];
    const text = pile.top
      ? t("eruk.board.upTo", { name, height: pile.height, top: faceName(pile.top) })
      : t("eruk.board.noCounters", { name });
    return [{ object: tray.board, name: text }];
  });
}
