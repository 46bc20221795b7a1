/** All of Gulp's things but the cards, for one shape of the picture and one number of players. */

import { Group } from "three";
import { type Glider, pose } from "../../flat/glide";
import { t } from "../../i18n";
import { discard } from "../../look/discard";
import { paintOf, seatColour } from "../../look/palette";
import type { GulpView, Update } from "../../protocol";
import { Creature } from "./creature";
import type { Layout } from "./layout";
import { Plaque } from "./plaque";
import { River } from "./river";
import { makeLogs, makeVillage } from "./village";

/** Planks lie so high that the light of a choice is seen under them. */
const OVER_TABLE = 0.002;
const ON_STONE = 0.0052;
const VILLAGE_SIZE = 1.12;
const BEFORE_THE_DOOR = [-0.0035, -0.0215, 0] as const; // metres from the middle of a village
const ORDINARY = 2; // actions of a turn that needs no remark

export class Scene {
  readonly group = new Group();
  readonly river: River;
  readonly plaques: Plaque[];
  readonly villages: Group[];
  readonly creatures: Creature[];
  readonly logs: Group[];

  constructor(
    readonly layout: Layout,
    private readonly palette: string,
  ) {
    this.river = new River(layout);
    this.plaques = layout.places.map(({ plaque }) => {
      const made = new Plaque();
      made.object.position.set(plaque.x, plaque.y, OVER_TABLE);
      return made;
    });
    this.villages = layout.places.map((_, seat) => makeVillage(seatColour(seat), paintOf(seatColour(seat), palette)));
    this.creatures = this.villages.map((village, seat) => {
      const creature = new Creature(paintOf(seatColour(seat), palette));
      creature.group.position.set(...BEFORE_THE_DOOR);
      village.add(creature.group);
      return creature;
    });
    this.logs = layout.places.map(({ plaque }) => {
      const logs = makeLogs();
      const towardsRiver = plaque.y > layout.water.y ? -1 : 1;
      logs.position.set(plaque.x, plaque.y + towardsRiver * (plaque.height / 2 + 0.013), 0.002);
      logs.visible = false;
      return logs;
    });
    for (const village of this.villages) village.visible = false;
    this.group.add(this.river.group, ...this.plaques.map((plaque) => plaque.object), ...this.villages, ...this.logs);
  }

  /** What the plaques tell, and the logs before them. */
  tell(view: GulpView, update: Update): void {
    this.river.turn(view.flow === "left");
    this.plaques.forEach((plaque, seat) => {
      const next = view.next_actions[seat] ?? ORDINARY;
      const colour = seatColour(seat);
      plaque.tell({
        name: update.seats[seat]?.name ?? "",
        colour,
        paint: paintOf(colour, this.palette),
        store: (view.final ?? view.stores)[seat] ?? 0,
        limit: view.limit,
        fungus: view.fungus[seat] ?? false,
        hand: view.hand_sizes[seat] ?? 0,
        actions: view.active === seat && view.phase !== "settle" && view.phase !== "over" ? view.actions : -1,
        next: next === ORDINARY ? "" : t("gulp.board.next", { actions: next }),
        asked: update.turn === seat,
        winner: update.outcome?.winners.includes(seat) ?? false,
      });
      const logs = this.logs[seat];
      if (logs) logs.visible = (view.logs[seat]?.length ?? 0) > 0;
    });
  }

  /** Every village goes to its spot. */
  async settle(view: GulpView, glider: Glider, hurry: boolean): Promise<void> {
    await Promise.all(
      this.villages.map(async (village, seat) => {
        const spot = this.layout.villages[(view.villages[seat] ?? 0) - 1];
        if (!spot) {
          village.visible = false;
          return;
        }
        const home = pose(spot.x, spot.y, ON_STONE, undefined, VILLAGE_SIZE);
        const fresh = !village.visible;
        village.visible = true;
        if (fresh) glider.put(village, pose(spot.x, spot.y, ON_STONE + 0.06, undefined, VILLAGE_SIZE));
        if (hurry) glider.put(village, home);
        else await glider.send(village, home, { milliseconds: 360, lift: fresh ? 0 : 0.05 });
      }),
    );
  }

  dispose(): void {
    this.group.removeFromParent();
    discard(this.group);
  }
}
