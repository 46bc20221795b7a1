/** Gulp on the table: cards flow down the River, villages store, hands are played. */

import { Vector3 } from "three";
import type { MakeBoard, Shot, Table3D } from "../../board";
import { FlatBoard, type Offered } from "../../flat/board";
import type { Spot } from "../../flat/framing";
import { inRows, SIGN_HEIGHT, Sign } from "../../flat/sign";
import { named } from "../../i18n";
import type { GulpView, Choice as Move, NewsView, Update } from "../../protocol";
import { Dealer, type Dealt } from "./dealer";
import { filmOf } from "./film";
import { makeGround } from "./ground";
import { Large } from "./large";
import { layOut } from "./layout";
import { namesOf } from "./names";
import { wave } from "./occasions";
import { offersOf } from "./offers";
import { ROOM } from "./room";
import { Scene } from "./scene";
import { slotsOf } from "./slots";
import { signText } from "./words";

const PITCHES = { wide: 1.12, tall: 1.2 };
const NEWS_MS = 1700;

export class GulpBoard extends FlatBoard<GulpView, Scene> {
  private readonly dealer: Dealer;
  private readonly large: Large;
  private picked: Dealt | null = null;
  private drawn: Scene | null = null;

  constructor(table: Table3D) {
    super(table, PITCHES);
    table.light(ROOM);
    table.lay(makeGround());
    this.dealer = new Dealer(table);
    this.large = new Large(table.overlay);
    this.ground.add(this.dealer.group);
  }

  /** A move in the list names a card: show it large. */
  point(move: string | null): void {
    const card = move?.split(" ").find((word) => word.includes("-"));
    this.large.show(card ?? "", false);
  }

  override dispose(): void {
    super.dispose();
    this.large.dispose();
    this.dealer.dispose();
  }

  private get me(): number {
    return this.update?.looking ?? -1;
  }

  film(): Shot[] {
    const { table, ground, drawn, me } = this;
    if (!drawn) return [];
    const feed = (seat: number, from: Spot): Promise<void> => this.feed(drawn, seat, from);
    return filmOf(table, { scene: drawn, ground: ground.position, me: Math.max(0, me), feed });
  }

  protected kindOf(): number[] {
    return [this.me];
  }

  protected make(update: Update, wide: boolean): Scene {
    this.drawn = new Scene(layOut(update.seats.length, this.me, wide), this.table.palette);
    return this.drawn;
  }

  protected tellAgain(scene: Scene, view: GulpView, update: Update): void {
    scene.tell(view, update);
    this.table.changed();
  }

  protected async goOn(scene: Scene, view: GulpView, update: Update, before: GulpView | null): Promise<void> {
    if (before) this.sounds(scene, before, view);
    const turned = before && wave(this.table, before, view, update, scene.river.water, scene.layout.water);
    if (turned) void this.table.tell(turned);
    await this.lay(scene, view, update, before === null);
    if (before) for (const news of view.news) void this.announce(scene, news);
  }

  private sounds(scene: Scene, before: GulpView, view: GulpView): void {
    if (before.river.join() === view.river.join()) return;
    this.table.sound("splash");
    void scene.river.flow(this.table);
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

  protected override withdraw(): void {
    this.picked = null;
    this.large.hide();
    super.withdraw();
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

  private laySigns(scene: Scene, moves: Move[]): Offered[] {
    this.clearSigns();
    const made = moves.map((move) => this.putUp(scene, signText(move, this.picked?.card ?? null)));
    const { signs } = scene.layout;
    const spots = inRows(
      made.map((sign) => sign.width * signs.size),
      signs.width,
    );
    return made.map((sign, index) => {
      const spot = spots[index] ?? { x: 0, row: 0 };
      sign.object.position.set(
        signs.x + spot.x,
        signs.y + signs.step * spot.row * (SIGN_HEIGHT * signs.size + 0.005),
        signs.height,
      );
      sign.object.scale.setScalar(signs.size);
      return { move: moves[index]?.text ?? "", object: sign.object };
    });
  }

  // What was stored

  /** What is stored flies from the plaque into the mouth of the village's Boggle. */
  private async feed(scene: Scene, seat: number, from: Spot): Promise<void> {
    const creature = scene.creatures[seat];
    const village = scene.villages[seat];
    if (!creature || !village?.visible) return;
    const { position, scale } = village;
    await creature.eat(this.table, new Vector3(from.x - position.x, from.y - position.y, 0.02).divideScalar(scale.x));
  }

  /** A sign rises over the plaque of whoever stored something, and goes. */
  private async announce(scene: Scene, news: NewsView): Promise<void> {
    const place = scene.layout.places[news.seat]?.plaque;
    if (!place) return;
    const sign = new Sign(`+${news.crops} ${named("gulp", "news", news.what)}`);
    sign.object.position.set(place.x, place.y, 0.02);
    scene.group.add(sign.object);
    this.table.sound("take");
    void this.feed(scene, news.seat, place);
    if (this.table.reducedMotion) await new Promise((resolve) => setTimeout(resolve, NEWS_MS));
    else await this.table.animate(NEWS_MS, (share) => (sign.object.position.z = 0.02 + 0.03 * Math.min(1, share * 4)));
    sign.dispose();
    this.table.changed();
  }
}

const makeBoard: MakeBoard = (table) => new GulpBoard(table);
export default makeBoard;
