/** Gulp on the table: cards flow down the River, villages store, hands are played. */

import { Group } from "three";
import type { Board, Table3D } from "../../board";
import { moveInWords } from "../../i18n/moves";
import type { Choice as Move, GulpView, NewsView, Update } from "../../protocol";
import { fit } from "../flat/framing";
import { Glider } from "../flat/glide";
import { isNext, isSame, Shows } from "../flat/shows";
import { inRows, Sign, SIGN_HEIGHT } from "../flat/sign";
import { Dealer, type Dealt } from "./dealer";
import { Large } from "./large";
import { layOut } from "./layout";
import { namesOf } from "./names";
import { offersOf } from "./offers";
import { Scene } from "./scene";
import { slotsOf } from "./slots";
import { words } from "./words";

const WIDE_PITCH = 1.0;
const TALL_PITCH = 1.2;
const NEWS_MS = 1700;

export class GulpBoard implements Board {
  private readonly glider: Glider;
  private readonly dealer: Dealer;
  private readonly large: Large;
  private readonly shows = new Shows((update, hurry) => this.draw(update, hurry));
  private readonly ground = new Group(); // moved so that the middle of all lies in the light
  private laid: Scene | null = null;
  private made = ""; // what the scene was made for
  private update: Update | null = null;
  private view: GulpView | null = null;
  private signs: Sign[] = [];
  private picked: Dealt | null = null;

  constructor(private readonly table: Table3D) {
    this.glider = new Glider(table);
    this.dealer = new Dealer(table);
    this.large = new Large(table.overlay);
    this.ground.add(this.dealer.group);
    table.root.add(this.ground);
  }

  show(update: Update): void {
    this.shows.add(update);
  }

  resized(): void {
    if (!this.update) return;
    const scene = this.sceneFor(this.update);
    this.frame(scene);
    if (this.view) void this.lay(scene, this.view, this.update, true);
  }

  /** A move in the list names a card: show it large. */
  point(move: string | null): void {
    const card = move?.split(" ").find((word) => word.includes("-"));
    this.large.show(card ?? "", false);
  }

  dispose(): void {
    this.shows.stop();
    this.table.offer([]);
    this.table.name([]);
    this.clearSigns();
    this.large.dispose();
    this.laid?.dispose();
    this.dealer.dispose();
    this.ground.removeFromParent();
  }

  private get me(): number {
    return this.update?.looking ?? -1;
  }

  private async draw(update: Update, hurry: boolean): Promise<void> {
    const before = this.view;
    const last = this.update;
    this.update = update;
    const old = this.laid;
    const scene = this.sceneFor(update);
    const view = update.view as GulpView | null;
    if (view && before && scene === old && isSame(last, update)) return scene.tell(view, update);
    this.withdraw();
    if (!view) return this.table.changed();
    this.view = view;
    const jump = hurry || !before || !isNext(last, update);
    if (!jump) this.sounds(scene, before, view);
    await this.lay(scene, view, update, jump);
    if (!jump) for (const news of view.news) void this.announce(scene, news);
  }

  private sounds(scene: Scene, before: GulpView, view: GulpView): void {
    if (before.river.join() === view.river.join()) return;
    this.table.sound("splash");
    void scene.river.flow(this.table);
  }

  /** The scene for this update: made anew when the players, the words or the picture's shape have changed. */
  private sceneFor(update: Update): Scene {
    const wide = this.table.aspect >= 1;
    const key = [update.seats.length, this.me, wide, this.table.palette, document.documentElement.lang].join();
    if (this.laid && key === this.made) return this.laid;
    this.laid?.dispose();
    this.made = key;
    const scene = new Scene(layOut(update.seats.length, this.me, wide), this.table.palette);
    this.laid = scene;
    this.ground.add(scene.group);
    this.frame(scene);
    return scene;
  }

  private frame(scene: Scene): void {
    const { aspect, fieldOfView } = this.table;
    const pitch = aspect >= 1 ? WIDE_PITCH : TALL_PITCH;
    const { area } = scene.layout;
    const { centre, distance } = fit(area, { aspect, fieldOfView, pitch });
    this.ground.position.y = -(area.near + area.far) / 2;
    this.table.frame(centre.add(this.ground.position), distance, pitch);
  }

  /** Everything goes where the view has it; then what can be done is offered. */
  private async lay(scene: Scene, view: GulpView, update: Update, hurry: boolean): Promise<void> {
    this.picked = null;
    this.dealer.showPiles(scene.layout, view.deck, view.discards);
    scene.tell(view, update);
    this.table.changed();
    await Promise.all([
      this.dealer.deal(slotsOf(view, scene.layout, this.me), scene.layout, view.deck, hurry),
      scene.settle(view, this.glider, hurry),
    ]);
    this.table.name(namesOf(scene, this.dealer, view, update.seats, (card, on) => this.enlarge(card, on)));
    this.offer(scene, view, update);
    this.table.changed();
  }

  private enlarge(card: Dealt, on: boolean): void {
    const shown = on ? card : this.picked;
    this.large.show(shown?.card ?? "", (shown?.pose.at.x ?? 0) < 0);
  }

  // What can be done

  private withdraw(): void {
    this.picked = null;
    this.large.hide();
    this.clearSigns();
    this.table.offer([]);
  }

  private offer(scene: Scene, view: GulpView, update: Update): void {
    const pick = (card: Dealt): void => this.pick(scene, view, update, card);
    const offers = offersOf(update.moves, {
      scene,
      dealer: this.dealer,
      me: this.me,
      phase: view.phase,
      picked: this.picked,
      pick,
    });
    this.table.offer([...offers.choices, ...this.laySigns(scene, offers.signs)]);
  }

  /** Pick a card up, and put the one before back. */
  private pick(scene: Scene, view: GulpView, update: Update, card: Dealt): void {
    if (this.picked) void this.dealer.lift(this.picked, false);
    this.picked = card;
    void this.dealer.lift(card, true);
    this.table.sound("card");
    this.large.show(card.card, card.pose.at.x < 0);
    this.offer(scene, view, update);
  }

  private clearSigns(): void {
    for (const sign of this.signs.splice(0)) sign.dispose();
  }

  private laySigns(scene: Scene, moves: Move[]): { move: string; object: Sign["object"] }[] {
    this.clearSigns();
    this.signs = moves.map((move) => new Sign(this.signText(move)));
    const { signs } = scene.layout;
    const spots = inRows(
      this.signs.map((sign) => sign.width * signs.size),
      signs.width,
    );
    return this.signs.map((sign, index) => {
      const spot = spots[index] ?? { x: 0, row: 0 };
      sign.object.position.set(signs.x + spot.x, signs.y + signs.step * spot.row * (SIGN_HEIGHT * signs.size + 0.005), signs.height);
      sign.object.scale.setScalar(signs.size);
      scene.group.add(sign.object);
      return { move: moves[index]?.text ?? "", object: sign.object };
    });
  }

  /** What is done with the card that is picked up needs no name of the card. */
  private signText(move: Move): string {
    const text = moveInWords("gulp", move);
    return this.picked
      ? text
          .replace(this.picked.card, "")
          .replace(/\s+/g, " ")
          .replace(/[:\s]+$/, "")
      : text;
  }

  // What was stored

  /** A sign rises over the plaque of whoever stored something, and goes. */
  private async announce(scene: Scene, news: NewsView): Promise<void> {
    const place = scene.layout.places[news.seat]?.plaque;
    if (!place) return;
    const sign = new Sign(`+${news.crops} ${words().news[news.what] ?? news.what}`);
    sign.object.position.set(place.x, place.y, 0.02);
    scene.group.add(sign.object);
    this.table.sound("take");
    if (this.table.reducedMotion) await new Promise((resolve) => setTimeout(resolve, NEWS_MS));
    else await this.table.animate(NEWS_MS, (share) => (sign.object.position.z = 0.02 + 0.03 * Math.min(1, share * 4)));
    sign.dispose();
    this.table.changed();
  }
}
