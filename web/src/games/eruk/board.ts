/** Eruk on the table: counters are turned, flee, are taken; the sun goes its way. */

import { type Object3D, Vector3 } from "three";
import type { MakeBoard, Shot, Table3D } from "../../board";
import { FlatBoard } from "../../flat/board";
import { eased, pose } from "../../flat/glide";
import { houseValues } from "../../house_values";
import { t } from "../../i18n";
import { paintOf } from "../../look/palette";
import type { ErukView, Update } from "../../protocol";
import { show } from "../../scene3d/framing";
import { colourOf } from "./colours";
import { Counters } from "./counters";
import { paintFaces } from "./faces";
import { filmOf } from "./film";
import { makeGround } from "./ground";
import { roomAt } from "./hours";
import { ICE } from "./ice";
import { HEIGHT, layOut } from "./layout";
import { namesOf } from "./names";
import { fleeing, placeOf } from "./occasions";
import { Scene } from "./scene";
import { Wildlife } from "./wildlife";

const FACE_PIXELS = 256;
const FLED_MS = houseValues("eruk").FLEEING_SECONDS * 1000;
const FLED_AT_LEAST_MS = 1400; // when the next move is there already
const GAZES = { wide: { low: 0.66, high: 0.9 }, tall: { low: 0.8, high: 1.1 } };
const SUN_GOES_MS = 1400;
const NEAR_EDGE = 14; // pixels

export class ErukBoard extends FlatBoard<ErukView, Scene> {
  private readonly counters: Counters;
  private readonly wildlife: Wildlife;
  private codes = false;
  private drawn: Scene | null = null;

  constructor(table: Table3D) {
    super(table);
    table.lay(makeGround());
    this.counters = new Counters(paintFaces(FACE_PIXELS), this.glider);
    this.wildlife = new Wildlife(table);
    this.ground.add(this.counters.group, this.wildlife.group);
  }

  override dispose(): void {
    super.dispose();
    this.counters.group.removeFromParent();
    this.counters.dispose();
  }

  showCodes(shown: boolean): void {
    this.codes = shown;
    if (this.drawn) this.drawn.numbers.visible = shown;
    this.table.changed();
  }

  film(): Shot[] {
    const { table, wildlife, counters, ground, drawn } = this;
    if (!drawn) return [];
    const showHour = (sun: number): void => this.showHour(drawn, sun);
    return filmOf(table, {
      wildlife,
      counters,
      ground: ground.position,
      scene: drawn,
      sun: this.view?.sun ?? 1,
      showHour,
    });
  }

  protected kindOf(update: Update): boolean[] {
    return [isScattered(update)];
  }

  protected make(update: Update, wide: boolean): Scene {
    const scene = new Scene(layOut(update.seats.length, wide, isScattered(update)), this.table.palette, this.counters);
    scene.numbers.visible = this.codes;
    this.drawn = scene;
    this.counters.moveTo(scene.layout.counters);
    if (!this.view) this.counters.lay(scene.layout.counters.map(() => "?"));
    return scene;
  }

  /** From low enough to see the sky. */
  protected override look(scene: Scene, top: number): void {
    const points = scene.extent.map((point) => point.add(this.ground.position));
    show(this.table, points, this.table.aspect >= 1 ? GAZES.wide : GAZES.tall, { top, bottom: NEAR_EDGE });
  }

  protected tellAgain(scene: Scene, view: ErukView, update: Update): void {
    scene.trays.forEach((tray, seat) => this.settleTray(tray, view, update, seat));
    this.table.changed();
  }

  protected async goOn(scene: Scene, view: ErukView, update: Update, before: ErukView | null): Promise<void> {
    if (before) await this.tell(scene, before, view, update);
    this.settle(scene, view, update);
  }

  // What happened

  private async tell(scene: Scene, before: ErukView, view: ErukView, update: Update): Promise<void> {
    const who = update.events.find((event) => event.kind === "move")?.who ?? 0;
    await this.turn(before, view);
    if (view.sun !== before.sun) {
      this.table.sound("win");
      await this.shine(scene, before.sun, view.sun);
    }
    const fled = this.flee(view, update);
    await Promise.all([
      this.build(scene, before, view),
      this.take(scene, before, view, who),
      this.fetch(scene, before, view),
      fled,
    ]);
  }

  /** The sun goes on, and the hour with it. */
  private async shine(scene: Scene, from: number, to: number): Promise<void> {
    await this.table.animate(SUN_GOES_MS, (share) => this.showHour(scene, from + (to - from) * eased(share)));
  }

  private showHour(scene: Scene, sun: number): void {
    scene.sky.show(sun);
    this.table.light(roomAt(sun));
  }

  /** The counter turned last shows its face. */
  private async turn(before: ErukView, view: ErukView): Promise<void> {
    if (!view.shown) return;
    const [place, face] = view.shown;
    if (before.counters[place - 1] !== "?") return;
    this.table.sound("tile");
    await this.counters.reveal(place, face);
    void this.wildlife.appear(face, this.onTopOf(place));
  }

  /** What fled stays in sight for a while and is turned back. */
  private async flee(view: ErukView, update: Update): Promise<void> {
    if (view.fled.length === 0) return;
    const places = view.fled.flatMap(([place]) => this.counters.at(place) ?? []).map(placeOf);
    if (places.length) void this.table.tell(fleeing(this.table, update, places, FLED_AT_LEAST_MS));
    for (const [place, face] of view.fled) if (this.counters.isAt(place) === "?") this.counters.put(place, face);
    const from = performance.now();
    for (const [place, face] of view.fled) void this.wildlife.flee(face, this.onTopOf(place), new Vector3());
    await this.table.animate(300, (share) => this.tremble(view, share));
    await until(() => performance.now() - from > (this.queue.pressed ? FLED_AT_LEAST_MS : FLED_MS));
    this.table.sound("tile");
    await Promise.all(view.fled.map(([place]) => this.counters.hide(place)));
  }

  /** The upper side of the counter at a place. */
  private onTopOf(place: number): Vector3 {
    const { x = 0, y = 0 } = this.counters.at(place)?.position ?? {};
    return new Vector3(x, y, ICE + HEIGHT);
  }

  private tremble(view: ErukView, share: number): void {
    for (const [place] of view.fled) {
      const counter = this.counters.at(place);
      if (counter) counter.rotation.z = share < 1 ? 0.22 * Math.sin(share * 25) * (1 - share) : 0;
    }
  }

  /** An igloo counter goes to its field. */
  private async build(scene: Scene, before: ErukView, view: ErukView): Promise<void> {
    const field = view.igloo.findIndex((owner, index) => owner !== null && before.igloo[index] === null) + 1;
    if (!field || !view.shown) return;
    await this.counters.fly(view.shown[0], scene.iglooPose(field), { milliseconds: 400, lift: 0.05 });
    this.table.sound("click");
    scene.plot.show(view.igloo);
  }

  /** What is still open goes to the pile of the player. */
  private async take(scene: Scene, before: ErukView, view: ErukView, who: number): Promise<void> {
    const tray = scene.trays[who];
    if (!tray) return;
    const built = view.igloo.some((owner, index) => owner !== null && before.igloo[index] === null);
    const taken = view.counters.flatMap((face, index) =>
      face === "" && before.counters[index] !== "" ? [index + 1] : [],
    );
    const flying = taken.filter((place) => !(built && place === view.shown?.[0]));
    if (flying.length) this.table.sound("click");
    const to = tray.landing();
    const landing = pose(to.x, to.y, to.z, undefined, 0.6);
    await Promise.all(
      flying.map((place, index) =>
        this.counters.fly(place, landing, { milliseconds: 380, lift: 0.06, after: 70 * index }),
      ),
    );
  }

  /** In the finishing phase a figure comes back, and the igloo counter under it goes to its owner. */
  private async fetch(scene: Scene, before: ErukView, view: ErukView): Promise<void> {
    const field = before.igloo.findIndex((owner, index) => owner !== null && view.igloo[index] === null) + 1;
    const counter = scene.plot.at(field);
    const tray = scene.trays[before.igloo[field - 1] ?? -1];
    if (!counter || !tray) return;
    const home = scene.iglooPose(field);
    const to = tray.landing();
    await this.glider.send(counter, pose(to.x, to.y, to.z, undefined, 0.6), { milliseconds: 400, lift: 0.05 });
    counter.visible = false;
    this.glider.put(counter, home);
  }

  // What is

  private settle(scene: Scene, view: ErukView, update: Update): void {
    this.counters.lay(view.counters, view.phase !== "collect");
    this.showHour(scene, view.sun);
    scene.plot.show(view.igloo);
    this.tellAgain(scene, view, update);
    this.offer(scene, update);
    this.table.name(namesOf(scene, this.counters, view, update.seats));
    this.table.changed();
  }

  private settleTray(tray: Scene["trays"][number], view: ErukView, update: Update, seat: number): void {
    const pile = view.piles[seat];
    if (!pile) return;
    const colour = colourOf(seat);
    const count =
      pile.count === null ? (pile.height ? t("eruk.board.atMost", { count: pile.height }) : "0") : String(pile.count);
    const active = update.turn === seat || (update.outcome?.winners.includes(seat) ?? false);
    tray.tell({
      name: update.seats[seat]?.name ?? "",
      colour,
      paint: paintOf(colour, this.table.palette),
      count,
      active,
    });
    tray.showFigures(view.figures[seat] ?? 0);
    tray.showPile(pile.count ?? pile.height, pile.top);
  }

  private offer(scene: Scene, update: Update): void {
    this.withdraw();
    const turnable = update.moves
      .filter(({ text }) => text.startsWith("turn "))
      .map(({ text }) => Number(text.slice(5)));
    scene.ice.show((update.view as ErukView).counters, new Set(turnable));
    this.table.offer(
      update.moves.flatMap(({ text, label }) =>
        this.places(scene, update, text, label).map((object) => ({ move: text, object })),
      ),
    );
  }

  /** What on the table stands for a move. */
  private places(scene: Scene, update: Update, move: string, label: string): Object3D[] {
    const last = move.split(" ").at(-1) ?? "";
    const tray = scene.trays[update.looking ?? -1];
    if (move === "stop") return [this.sign(scene, label), ...(tray ? [tray.board] : [])];
    const thing = move.startsWith("turn ")
      ? this.counters.at(Number(last))
      : move.startsWith("name ")
        ? scene.order.medals.get(last)
        : scene.plot.at(Number(last));
    return thing ? [thing] : [];
  }

  private sign(scene: Scene, label: string): Object3D {
    const { object } = this.putUp(scene, label);
    const { x, y, size } = scene.layout.sign;
    object.position.set(x, y, 0.001);
    object.scale.setScalar(size);
    return object;
  }
}

function isScattered(update: Update): boolean {
  return update.options.layout === "scattered";
}

/** Resolves when it is so; looks every little while. */
function until(isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (isSo()) resolve();
      else setTimeout(look, 50);
    };
    look();
  });
}

const makeBoard: MakeBoard = (table) => new ErukBoard(table);
export default makeBoard;
