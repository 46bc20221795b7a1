/** The path of tiles, the deck with Gulo junior, and the Gulos that walk along it. */

import { Group, type Mesh, type Object3D } from "three";
import type { Named, Table3D } from "../../board";
import { colourWord, say } from "../../hand/words";
import type { Paints } from "../../look/paint";
import type { GuloGuloView } from "../../protocol";
import { colourOf } from "./colours";
import { Gulo } from "./gulo";
import { Junior } from "./junior";
import { deckSpot, type Spot, spot, standing, TILE_THICK } from "./path";
import { Tiles } from "./tiles";

const LYING = TILE_THICK / 2 + 0.001;
const FLIP = 380; // milliseconds
const STEP = 210; // for every tile that a Gulo sneaks along
const BOLT = 85; // for every tile that it bolts back
const DECK_STEP = TILE_THICK + 0.0002;

export class Trail {
  readonly group = new Group();
  private readonly tiles: Mesh[] = [];
  private readonly deck: Mesh[] = [];
  private readonly gulos: Gulo[] = [];
  private readonly at: number[] = [];
  private readonly walks = new Map<Gulo, number>(); // the newest way of each: an older one gives way
  private readonly make: Tiles;
  private readonly junior: Junior;
  private turned: Mesh | null = null;

  constructor(
    private readonly table: Table3D,
    private readonly paints: Paints,
  ) {
    this.make = new Tiles(paints);
    this.junior = new Junior(table, paints);
    put(this.junior.group, spot(25.15, 0.004), 0);
    this.group.add(this.junior.group);
  }

  /** Gulos that an alarm drives back wait until it was seen. */
  show(view: GuloGuloView, seen: Promise<void>): void {
    view.path.forEach((face, n) => this.tile(n, face));
    this.showDeck(view);
    this.showGulos(view, seen);
    this.junior.peek(view.turned === "junior" || view.phase === "deck", view.phase === "over");
  }

  /** What can be pointed at for a move: the next hidden tile, open tiles of a colour ahead, the deck. */
  choices(move: string, view: GuloGuloView): Object3D[] {
    if (move === "turn deck") return this.deck.slice(-1);
    if (move === "turn tile") return this.tiles.filter((_, n) => n === view.path.indexOf("?"));
    const colour = move.replace("choose ", "");
    const from = view.gulos[view.player] ?? 0;
    return this.tiles.filter((_, n) => n + 1 > from && view.path[n] === colour);
  }

  names(view: GuloGuloView): Named[] {
    const tiles = view.path.flatMap((face, n) => {
      const object = this.tiles[n];
      const word =
        face === "?" ? say("tileDown", { number: n + 1 }) : say("tile", { number: n + 1, colour: colourWord(face) });
      return object ? [{ object, name: word }] : [];
    });
    return [...tiles, ...this.deck.slice(-1).map((object) => ({ object, name: say("deck", { count: view.deck }) }))];
  }

  // For the film

  /** Gulo junior comes out so far; returns what hides him again. */
  juniorPeeks(far: number): () => void {
    const before = this.junior.height;
    this.junior.rise(far);
    return () => this.junior.rise(before);
  }

  /** The first Gulo sneaks ahead for a look; returns what calls it back. */
  scout(): () => void {
    const [gulo] = this.gulos;
    const from = this.at[0] ?? 0;
    if (!gulo) return () => undefined;
    const home = gulo.group.position.clone();
    const turn = gulo.group.rotation.z;
    this.walk(gulo, from, from + 3, standing(from + 3, 0, 1));
    return () => {
      this.walks.set(gulo, 0);
      gulo.rest();
      gulo.group.position.copy(home);
      gulo.group.rotation.z = turn;
    };
  }

  private tile(n: number, face: string): void {
    let tile = this.tiles[n];
    if (!tile) {
      tile = this.make.make(face);
      this.tiles[n] = tile;
      put(tile, spot(n + 1), LYING);
      tile.rotation.y = face === "?" ? Math.PI : 0;
      this.group.add(tile);
    } else if (tile.userData.face !== face) this.flip(tile, face);
  }

  private flip(tile: Mesh, face: string): void {
    if (face !== "?") this.make.show(tile, face);
    const up = face !== "?";
    this.table.sound("tile");
    void this.table
      .animate(FLIP, (share) => {
        const s = ease(share);
        tile.rotation.y = Math.PI * (up ? 1 - s : s);
        tile.position.z = LYING + Math.sin(s * Math.PI) * 0.02;
      })
      .then(() => !up && this.make.show(tile, face));
  }

  private showDeck(view: GuloGuloView): void {
    while (this.deck.length > view.deck) this.deck.pop()?.removeFromParent();
    while (this.deck.length < view.deck) {
      const tile = this.make.make("?");
      put(tile, deckSpot(), LYING + this.deck.length * DECK_STEP);
      tile.rotation.y = Math.PI;
      this.deck.push(tile);
      this.group.add(tile);
    }
    if (view.turned === (this.turned?.userData.face ?? null)) return;
    this.turned?.removeFromParent();
    this.turned = null;
    if (!view.turned) return;
    this.turned = this.make.make(view.turned);
    put(this.turned, spot(24.1, -0.034), LYING);
    this.group.add(this.turned);
    this.flip(this.turned, view.turned);
  }

  private showGulos(view: GuloGuloView, seen: Promise<void>): void {
    view.gulos.forEach((tile, seat) => {
      const gulo = (this.gulos[seat] ??= this.newGulo(seat));
      const same = view.gulos.filter((other) => other === tile).length;
      const nth = view.gulos.slice(0, seat).filter((other) => other === tile).length;
      const from = this.at[seat];
      this.at[seat] = tile;
      const goal = standing(tile, nth, same);
      if (from === undefined || from === tile) put(gulo.group, goal, onTop(tile), Math.PI / 2);
      else if (this.table.reducedMotion) this.walk(gulo, from, tile, goal);
      else void seen.then(() => this.walk(gulo, from, tile, goal));
    });
  }

  /** The Gulo of a seat. */
  piece(seat: number): Group | undefined {
    return this.gulos[seat]?.group;
  }

  private newGulo(seat: number): Gulo {
    const gulo = new Gulo(colourOf(seat), this.paints);
    this.group.add(gulo.group);
    return gulo;
  }

  /** Forward it sneaks from tile to tile; back it bolts. */
  private walk(gulo: Gulo, from: number, to: number, goal: Spot): void {
    const steps = Math.abs(to - from);
    const bolts = to < from;
    const ahead = bolts ? -Math.PI / 2 : Math.PI / 2;
    let heard = -1;
    const walk = (this.walks.get(gulo) ?? 0) + 1;
    this.walks.set(gulo, walk);
    void this.table
      .animate(Math.min(2600, steps * (bolts ? BOLT : STEP) + 150), (share) => {
        if (this.walks.get(gulo) !== walk) return;
        const far = share * steps;
        if (Math.floor(far) > heard && share < 1) {
          heard = Math.floor(far);
          this.table.sound(bolts ? "scurry" : "sneak");
        }
        const at = spot(from + Math.sign(to - from) * far, 0.002);
        const end = Math.max(0, far - (steps - 1));
        const way = { x: at.x + (goal.x - at.x) * end, y: at.y + (goal.y - at.y) * end, turn: at.turn };
        put(gulo.group, way, onTop(1) + gulo.stride(far, bolts), share < 1 ? ahead : Math.PI / 2);
      })
      .then(() => gulo.rest());
  }
}

function onTop(tile: number): number {
  return tile ? LYING + TILE_THICK / 2 : 0.001;
}

function put(object: Object3D, at: Spot, z: number, turn = 0): void {
  object.position.set(at.x, at.y, z);
  object.rotation.z = at.turn + turn;
}

function ease(share: number): number {
  return share * share * (3 - 2 * share);
}
