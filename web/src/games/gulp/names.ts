/** What the things of Gulp are called when somebody points at them; cards are shown large. */

import type { Named } from "../../board";
import { t } from "../../i18n";
import type { GulpView, SeatTold } from "../../protocol";
import { HIDDEN } from "./cards";
import type { Dealer, Dealt } from "./dealer";
import type { Scene } from "./scene";
import { cardName } from "./words";

const LETTERS = "ABCDEF";

export function namesOf(
  scene: Scene,
  dealer: Dealer,
  view: GulpView,
  seats: SeatTold[],
  enlarge: (card: Dealt, on: boolean) => void,
): Named[] {
  return [
    ...dealer.cards.flatMap((card) => cardNamed(card, view, seats, enlarge)),
    ...riverNames(scene, view),
    ...villageNames(scene, view, seats),
    ...plaqueNames(scene, view, seats),
    { object: dealer.deck, name: t("gulp.board.deck", { count: view.deck }) },
    { object: scene.river.water, name: view.flow === "left" ? t("gulp.board.flowsBack") : t("gulp.board.flows") },
  ];
}

function nameOf(seats: SeatTold[], seat: number): string {
  return seats[seat]?.name ?? LETTERS[seat] ?? "";
}

function cardNamed(
  card: Dealt,
  view: GulpView,
  seats: SeatTold[],
  enlarge: (card: Dealt, on: boolean) => void,
): Named[] {
  const object = card.thing.object;
  if (card.card === HIDDEN)
    return [
      {
        object,
        name: t("gulp.board.hidden", { name: nameOf(seats, card.seat), count: view.hand_sizes[card.seat] ?? 0 }),
      },
    ];
  return [{ object, name: titleOf(card, view, seats), pointed: (on) => enlarge(card, on) }];
}

function titleOf(card: Dealt, view: GulpView, seats: SeatTold[]): string {
  const name = cardName(card.card);
  if (card.zone === "river") return t("gulp.board.spot", { spot: card.index + 1, card: name });
  if (card.zone === "discard") return t("gulp.board.discard", { card: name, count: view.discards });
  if (card.zone === "stage")
    return t(view.sacrifice ? "gulp.board.sacrifices" : "gulp.board.plays", {
      name: nameOf(seats, card.seat),
      card: name,
    });
  return name;
}

function riverNames(scene: Scene, view: GulpView): Named[] {
  return scene.river.beds.flatMap((object, index) =>
    view.river[index] ? [] : [{ object, name: t("gulp.board.gap", { spot: index + 1 }) }],
  );
}

function villageNames(scene: Scene, view: GulpView, seats: SeatTold[]): Named[] {
  const stones = scene.river.stones.flatMap((object, index) =>
    view.villages.includes(index + 1) ? [] : [{ object, name: t("gulp.board.free", { spot: index + 1 }) }],
  );
  const huts = scene.villages.map((object, seat) => ({
    object,
    name: t("gulp.board.village", { name: nameOf(seats, seat), spot: view.villages[seat] ?? 0 }),
  }));
  return [...stones, ...huts];
}

function plaqueNames(scene: Scene, view: GulpView, seats: SeatTold[]): Named[] {
  return scene.plaques.flatMap((plaque, seat) => {
    const store = t("gulp.board.store", {
      name: nameOf(seats, seat),
      store: view.stores[seat] ?? 0,
      limit: view.limit,
    });
    const name = view.fungus[seat] ? `${store}, ${t("gulp.board.fungus")}` : store;
    const logs = scene.logs[seat];
    const by = (view.logs[seat] ?? []).map((owner) => nameOf(seats, owner)).join(", ");
    return [
      { object: plaque.object, name },
      ...(logs && by ? [{ object: logs, name: t("gulp.board.logs", { names: by }) }] : []),
    ];
  });
}
