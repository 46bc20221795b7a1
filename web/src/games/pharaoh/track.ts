/** What lies and stands on the board: markers, adventurers, scarabs, and the mummy on its way. */

import { Group, type Mesh, type Object3D, type Vector3 } from "three";
import type { Named, Table3D } from "../../board";
import { colourWord, say } from "../../hand/words";
import type { Paints } from "../../look/paint";
import type { PharaohView } from "../../protocol";
import { colourOf } from "./colours";
import { makeAdventurer, makeScarab } from "./figures";
import { type Back, Markers } from "./markers";
import { Mummy } from "./mummy";
import { fieldAt, MARKER_THICK, scarabAt, standing, TRACK } from "./plan";

const GROUND = 0.0008;
const LYING = GROUND + MARKER_THICK / 2;
const FLIP = 380; // milliseconds
const STEP = 150;
const PLOD = 420; // for every field that the mummy plods along

export class Track {
  readonly group = new Group();
  private readonly markers = new Map<string, Mesh>();
  private readonly figures: Group[] = [];
  private readonly scarabs: Group[] = [];
  private readonly at = new Map<Object3D, string>();
  private readonly make: Markers;
  private mummy: Mummy | null = null;
  private readonly walks = new Map<Group, number>(); // the newest way of each figure: an older one gives way
  private facing = "";
  private turn = 0;

  constructor(
    private readonly table: Table3D,
    private readonly paints: Paints,
  ) {
    this.make = new Markers(paints);
  }

  /** The mummy sets out when everybody has seen what woke it. */
  show(view: PharaohView, seen: Promise<void>): void {
    for (const { field, colour, heads } of view.track)
      this.marker(field, field.startsWith("D") ? "desert" : "pyramid", colour, heads ?? 0);
    view.burial.forEach((colour, n) => this.marker(`C${n + 1}`, "burial", colour, 0));
    view.at.forEach((field, seat) => this.figure(view, seat, field));
    this.showMummy(view, seen);
    this.showScarabs(view);
  }

  /** Turn the pictures on the markers upright: `turned` is how far the players' eyes are, in radians. */
  turnTo(turned: number): void {
    this.turn = turned;
    for (const marker of this.markers.values()) marker.rotation.z = turned;
    for (const figure of this.figures) if (figure) figure.rotation.z = turned;
  }

  /** What can be pointed at for a move. */
  choices(move: string, view: PharaohView): Object3D[] {
    const [verb, what = ""] = move.split(" ");
    const next = view.track.find(({ field, colour }) => colour === "?" && field !== view.blocked)?.field;
    const fields: Record<string, (string | undefined)[]> = {
      turn: [next],
      choose: view.track.filter(({ colour }) => colour === what).map(({ field }) => field),
      enter: [view.burial[0] === "?" ? "C1" : "C2"],
      go: [what],
    };
    if (verb === "stay") return this.figures.filter((_, seat) => seat === view.player);
    return (fields[verb ?? ""] ?? []).flatMap((field) => this.markers.get(field ?? "") ?? []);
  }

  names(view: PharaohView): Named[] {
    const markers = view.track.flatMap(({ field, colour, heads }) => {
      const object = this.markers.get(field);
      const word = colour === "?" ? "markerDown" : heads ? "markerHeads" : "marker";
      const more = view.scarab_fields.includes(field) && view.mummy ? ` · ${say("scarab")}` : "";
      return object
        ? [{ object, name: say(word, { field, colour: colourWord(colour), heads: heads ?? 0 }) + more }]
        : [];
    });
    return this.mummy ? [...markers, { object: this.mummy.group, name: say("mummy") }] : markers;
  }

  private marker(field: string, back: Back, colour: string, heads: number): void {
    let marker = this.markers.get(field);
    if (!marker) {
      marker = this.make.make(back);
      const { x, y } = fieldAt(field);
      marker.position.set(x, y, LYING);
      marker.rotation.set(0, colour === "?" ? Math.PI : 0, this.turn, "ZYX"); // flipped, then turned
      this.make.show(marker, colour, heads);
      this.markers.set(field, marker);
      this.group.add(marker);
    } else if (marker.userData.face !== colour) this.flip(marker, colour, heads);
  }

  private flip(marker: Mesh, colour: string, heads: number): void {
    const up = colour !== "?";
    if (up) this.make.show(marker, colour, heads);
    marker.userData.face = colour;
    this.table.sound("tile");
    void this.table
      .animate(FLIP, (share) => {
        const s = ease(share);
        marker.rotation.y = Math.PI * (up ? 1 - s : s);
        marker.position.z = LYING + Math.sin(s * Math.PI) * 0.026;
      })
      .then(() => !up && this.make.show(marker, colour, heads));
  }

  /** The adventurer of a seat. */
  piece(seat: number): Group | undefined {
    return this.figures[seat];
  }

  private figure(view: PharaohView, seat: number, field: string): void {
    const figure = (this.figures[seat] ??= this.add(makeAdventurer(colourOf(seat), this.paints)));
    const same = view.at.flatMap((other, n) => (other === field ? [n] : []));
    const goal = standing(field, same.indexOf(seat), same.length);
    const from = this.at.get(figure);
    this.at.set(figure, field);
    const high = onTop(field);
    figure.rotation.z = this.turn;
    if (from === undefined || from === field) figure.position.set(goal.x, goal.y, high);
    else void this.walk(figure, wayBetween(from, field), goal, high);
  }

  private add(figure: Group): Group {
    this.group.add(figure);
    return figure;
  }

  /** From field to field, a hop each, and to its own place at the end. */
  private walk(
    figure: Group,
    way: string[],
    goal: { x: number; y: number },
    high: number,
    mummy: Mummy | null = null,
  ): Promise<void> {
    const walk = (this.walks.get(figure) ?? 0) + 1;
    this.walks.set(figure, walk);
    const stops = [{ x: figure.position.x, y: figure.position.y }, ...way.slice(1, -1).map(fieldAt), goal];
    const hops = stops.length - 1;
    let heard = 0;
    const lasts = mummy ? Math.min(3600, hops * PLOD + 300) : Math.min(2200, hops * STEP + 150);
    return this.table.animate(lasts, (share) => {
      if (this.walks.get(figure) !== walk) return;
      const far = share * hops;
      const n = Math.min(hops - 1, Math.floor(far));
      const [a, b] = [stops[n], stops[n + 1]];
      if (!a || !b) return;
      if (n > heard) {
        heard = n;
        this.table.sound("step");
      }
      const s = far - n;
      const up = mummy ? mummy.stride(far) : Math.sin(s * Math.PI) * 0.012;
      figure.position.set(a.x + (b.x - a.x) * s, a.y + (b.y - a.y) * s, high + up);
      const ahead = Math.atan2(b.y - a.y, b.x - a.x) + (mummy ? -Math.PI / 2 : Math.PI / 2);
      figure.rotation.z = share < 1 || mummy ? ahead : this.turn;
    });
  }

  private showMummy(view: PharaohView, seen: Promise<void>): void {
    if (!view.mummy) return;
    const first = this.mummy === null;
    const mummy = (this.mummy ??= this.newMummy());
    const { group } = mummy;
    const from = this.at.get(group) ?? view.mummy;
    const goal = fieldAt(view.mummy);
    goal.y += 0.012;
    const turned = this.facing !== view.facing && !first;
    this.facing = view.facing ?? "";
    this.at.set(group, view.mummy);
    const side = direction(view.mummy, this.facing);
    if (first || from === view.mummy) {
      group.position.set(goal.x, goal.y, onTop(view.mummy));
      group.rotation.z = side;
      if (turned) void mummy.wake(this.table);
      return;
    }
    const way = view.walk.length > 1 ? view.walk : wayBetween(from, view.mummy);
    const high = onTop(view.mummy);
    const sets = async (): Promise<void> => {
      void mummy.wake(this.table);
      await this.walk(group, way[0] === from ? way : [from, ...way], goal, high, mummy);
      mummy.rest();
      group.rotation.z = side;
    };
    if (this.table.reducedMotion) void sets();
    else void seen.then(sets);
  }

  private newMummy(): Mummy {
    const mummy = new Mummy();
    this.add(mummy.group);
    return mummy;
  }

  // For the film

  /** The mummy wakes where it stands. */
  wake(): void {
    void this.mummy?.wake(this.table);
  }

  get mummyAt(): Vector3 | null {
    return this.mummy?.group.position ?? null;
  }

  /** The first adventurer goes ahead for a look; what calls them back. */
  scout(): () => void {
    const [figure] = this.figures;
    if (!figure) return () => undefined;
    const home = figure.position.clone();
    const way = ["START", "D1", "D2", "D3"];
    void this.walk(figure, way, fieldAt("D3"), onTop("D3"));
    return () => {
      this.walks.set(figure, 0);
      figure.position.copy(home);
    };
  }

  private showScarabs(view: PharaohView): void {
    for (const scarab of this.scarabs) scarab.visible = false;
    let n = 0;
    view.scarabs.forEach((count, seat) => {
      for (let nth = 0; nth < count; nth++) {
        const scarab = (this.scarabs[n] ??= this.add(makeScarab()));
        n++;
        const { x, y } = scarabAt(seat, nth + 1.6);
        scarab.position.set(x, y, 0.0026);
        scarab.visible = true;
      }
    });
  }
}

function onTop(field: string): number {
  return /^[DP]\d/.test(field) ? LYING + MARKER_THICK / 2 : GROUND;
}

function wayBetween(from: string, to: string): string[] {
  const order = [...TRACK, "C"];
  const [a, b] = [order.indexOf(from), order.indexOf(to)];
  const way = order.slice(Math.min(a, b), Math.max(a, b) + 1);
  return a > b ? way.reverse() : way;
}

/** Turned so that it looks towards the next field of its way. */
function direction(field: string, facing: string): number {
  const at = TRACK.indexOf(field);
  const here = fieldAt(field);
  const there = fieldAt(TRACK[Math.min(TRACK.length - 1, Math.max(0, at + (facing === "chamber" ? 1 : -1)))] ?? field);
  return Math.atan2(there.y - here.y, there.x - here.x) - Math.PI / 2;
}

function ease(share: number): number {
  return share * share * (3 - 2 * share);
}
