/** The board of Go Cuckoo!: draws the view, offers its moves, and lets fingers work at the nest. */

import { Group, Mesh, type Object3D, Quaternion, Vector3 } from "three";
import type { HandSender, MakeBoard, Named, Shot, Table3D } from "../../board";
import type { Task } from "../../hand/hand";
import { type HandLook, pinchMesh } from "../../hand/meshes";
import type { Limits } from "../../hand/predicted";
import type { Grasp } from "../../hand/wish";
import { colourWord, say } from "../../hand/words";
import { PhysicalBoard } from "../../physical/board";
import type { RefereeWords } from "../../physical/reports";
import { turnOf } from "../../poses";
import type { GoCuckooView, Update } from "../../protocol";
import { circle, type Gaze, type Margins, show } from "../../scene3d/framing";
import { Eggs } from "./eggs";
import { filmOf } from "./film";
import { Kiki, type KikiSize } from "./kiki";
import { LandingPreview } from "./landing";
import { makeMeadow } from "./meadow";
import { ROOM } from "./room";
import { placeInPicture, Seats } from "./seats";
import { Sticks } from "./sticks";
import { makeGround, makeTin, type TinSize } from "./tin";

/** What the server tells of the tin and all that belongs to it. */
interface CanScene {
  can: TinSize;
  stick: { length: number; radius: number };
  egg: { length: number; diameter: number };
  kiki: KikiSize;
  finger: { length: number; radius: number };
  hand: Limits;
}

const FINGERS: HandLook = { skin: "#e3b48e", tip: "#f2d9c6", claws: false };
const AT_THE_RIM: Gaze = { low: 0.4, high: 0.4 };
const ROUND_THE_TIN: Gaze = { low: 0.42, high: 0.9 };
const TIN = [...circle(0.07, 0), ...circle(0.1, 0.2)];
const NEST = [...circle(0.06, 0.06), ...circle(0.1, 0.21)];
const CARRYING = circle(0.08, 0.325); // a stick over the nest, with the fingers that hold it
const KIKI = 0.03; // metres round her, and as high
const GROUND = 0.165;
const BELOW_TOP = 0.006; // metres from the end of a stick where fingers take it
const OVER = 0.03; // metres above the top of a stick where a hand hovers
const TOPS = 0.235; // and above all of them
const NEST_LEVEL = 0.012; // metres above the rim: where a pointer aims that lays something
const CARRIED = 0.27; // metres above the table where a piece is carried
const GUIDE_EVERY = 3; // pictures

const WORDS: RefereeWords = {
  joy: "kiki stands",
  sounds: [
    ["pulled", "take"],
    ["rests", "click"],
    ["fell", "tumble"],
    ["tipped", "click"],
    ["sank", "rattle"],
    ["kiki stands", "cuckoo"],
    ["kiki", "tumble"],
    ["knock", "tumble"],
  ],
};

export class GoCuckooBoard extends PhysicalBoard<GoCuckooView, CanScene> {
  private readonly tin = new Group();
  private readonly landing = new LandingPreview();
  private sticks: Sticks | null = null;
  private seats: Seats | null = null;
  private eggs: Eggs | null = null;
  private offersToLay = false;
  private pictures = 0;
  private kiki: Kiki | null = null;

  constructor(table: Table3D, hand: HandSender) {
    super(table, hand, WORDS);
    table.light(ROOM);
    table.lay(makeMeadow());
    table.root.add(makeGround(GROUND), this.tin, this.landing.group);
    this.resized();
  }

  protected build(parts: CanScene): void {
    this.sticks = new Sticks(this.paints, parts.stick.length, parts.stick.radius);
    this.eggs = new Eggs(parts.egg.length, parts.egg.diameter, this.paints);
    this.seats?.group.removeFromParent();
    this.seats = new Seats(this.paints, this.eggs, this.sticks);
    this.tin.clear();
    this.tin.add(makeTin(parts.can));
    this.table.root.add(this.seats.group);
  }

  film(): Shot[] {
    const { table, physical, kiki, parts } = this;
    const kikiAt = (): Vector3 => physical.place("kiki") ?? new Vector3();
    return filmOf(table, { body: (name) => physical.body(name), kiki, kikiAt, rim: parts?.can.height ?? 0.1 });
  }

  protected draw(view: GoCuckooView, update: Update): void {
    view.sticks.forEach((ends, n) => {
      const stick = this.physical.body(`stick-${n + 1}`);
      if (stick instanceof Mesh) this.sticks?.paint(stick, ends);
    });
    this.seats?.show(view);
    if (update.events.some(({ text }) => text === WORDS.joy)) void this.kiki?.cheer(this.table);
    this.offersToLay = update.moves.some(({ text }) => /^(lay|place) /.test(text));
    if (update.hand?.phase !== "trying") this.landing.hide();
  }

  protected chosen({ declared }: GoCuckooView): string[] {
    const [verb, what] = declared?.split(" ") ?? [];
    return verb === "pull" ? [`stick-${what}`] : [];
  }

  protected choosesClosely(move: string): boolean {
    return /^(pull|lay|no|place) /.test(move);
  }

  /** The nest close by, with what may be laid until that is chosen; or the tin, what every player has, and Kiki. */
  protected frame(close: boolean, margins: Margins): void {
    const seats = this.view?.supplies ?? [];
    if (close && this.view) {
      const own = this.offersToLay ? placeInPicture(this.view.player, seats.length) : [];
      const more = this.view.declared === null ? own : CARRYING;
      return show(this.table, [...NEST, ...more], AT_THE_RIM, margins);
    }
    const { x, y } = this.physical.place("kiki") ?? { x: 0, y: 0 };
    const places = seats.flatMap((_, seat) => placeInPicture(seat, seats.length));
    show(this.table, [...TIN, ...places, ...circle(KIKI, KIKI, x, y)], ROUND_THE_TIN, margins);
  }

  protected rim(): Vector3[] {
    return circle(0.06, this.parts?.can.height ?? 0.1);
  }

  protected override framed({ declared, supplies }: GoCuckooView): string {
    return `${declared === null} ${this.offersToLay} ${supplies.length}`;
  }

  protected body(name: string, parts: CanScene): Object3D | null {
    if (name === "hand") return pinchMesh(FINGERS, parts.finger.length, parts.finger.radius);
    if (name === "kiki") {
      this.kiki = new Kiki(parts.kiki);
      return this.kiki.group;
    }
    return name.startsWith("egg") ? (this.eggs?.make() ?? null) : (this.sticks?.make() ?? null);
  }

  protected places(move: string, view: GoCuckooView): (Object3D | undefined)[] {
    const [verb, what = ""] = move.split(" ");
    const found: Record<string, () => Object3D | undefined> = {
      pull: () => this.physical.body(`stick-${what}`),
      lay: () => (what === "egg" ? this.seats?.egg(view.player) : this.seats?.stick(Number(what))),
      place: () => this.physical.body("kiki"),
      take: () => this.seats?.place("ABCDEF".indexOf(move.split(" ")[2] ?? "")),
    };
    return [found[verb ?? ""]?.()];
  }

  protected names(view: GoCuckooView, update: Update): Named[] {
    const sticks = view.sticks.flatMap((ends, n) => {
      const [top = "", bottom = "?"] = ends.split("/");
      const values = { number: n + 1, colour: colourWord(top), other: colourWord(bottom) };
      const name = say(bottom === "?" ? "top" : "stickBoth", values);
      return [this.physical.body(`stick-${n + 1}`), this.seats?.stick(n + 1)].flatMap((object) =>
        object ? [{ object, name }] : [],
      );
    });
    const kiki = this.physical.body("kiki");
    return [
      ...sticks,
      ...(kiki ? [{ object: kiki, name: "Kiki" }] : []),
      ...(this.seats?.names(view, update.seats) ?? []),
    ];
  }

  protected task({ declared }: GoCuckooView): Task | null {
    if (!declared) return null;
    const [verb, what = ""] = declared.split(" ");
    const stick = /^\d+$/.test(what);
    const up = (): Vector3 => new Vector3(0, 0, 1);
    if (verb === "pull") {
      const grasp = (): Grasp | null => this.topOf(`stick-${what}`);
      return {
        kind: "take",
        piece: say("stick", { number: what }),
        stick: false,
        grasp,
        level: () => grasp()?.place.z ?? 0,
        over: (aim) => aim.clone().setZ(Math.max(aim.z + OVER, TOPS)),
        up,
      };
    }
    const piece = stick ? say("stick", { number: what }) : verb === "lay" ? say("anEgg") : "Kiki";
    return {
      kind: "lay",
      piece,
      stick,
      grasp: () => null,
      level: () => (this.parts?.can.height ?? 0) + NEST_LEVEL, // not where it would land: that jumps
      over: (aim) => aim.clone().setZ(CARRIED),
      up,
      height: () => this.height(),
    };
  }

  /** How far what is held is above its landing place, in the newest picture. */
  private height(): number {
    const held = this.physical.held;
    const place = held === null ? null : this.physical.place(held);
    return place ? this.landing.height(place.z) : 0;
  }

  /** The upper end of a stick, a little below its tip. */
  private topOf(name: string): Grasp | null {
    const frame = this.physical.newest;
    const middle = this.physical.place(name);
    if (!frame || !middle || !this.parts) return null;
    const axis = new Vector3(0, 0, 1).applyQuaternion(
      turnOf(frame.rows, this.physical.names.indexOf(name), new Quaternion()),
    );
    if (axis.z < 0) axis.negate();
    const place = middle.addScaledVector(axis, this.parts.stick.length / 2 - BELOW_TOP);
    return { piece: name, place, seen: place.clone(), up: new Vector3(0, 0, 1), yaw: null };
  }

  /** After every picture: the guide under what is carried, and Kiki's eyes. */
  protected override shown(): void {
    this.pictures++;
    if (!this.table.reducedMotion) this.kiki?.live(performance.now());
    const held = this.physical.held;
    const carried = held !== null && !this.view?.declared?.startsWith("pull");
    const piece = carried ? this.physical.body(held) : undefined;
    if (!piece || !this.parts) return this.landing.hide();
    if (this.pictures % GUIDE_EVERY) return;
    const hand = this.physical.body("hand");
    const others = this.physical.group.children.filter((body) => body !== piece && body !== hand && body.visible);
    const { stick, egg } = this.parts;
    const half = held?.startsWith("stick") ? stick.length / 2 : 0;
    const low = held?.startsWith("stick") ? stick.radius : held === "kiki" ? 0 : egg.diameter / 2;
    this.landing.show(piece, [...others, this.tin], half, low);
  }
}

const makeBoard: MakeBoard = (table, hand) => new GoCuckooBoard(table, hand);
export default makeBoard;
