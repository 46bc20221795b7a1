/** The board of Pharaoh's Gulo Gulo: draws the view, offers its moves, and lets the glove work in the trap. */

import { Group, type Mesh, type Object3D, Vector3 } from "three";
import type { HandSender, MakeBoard, Named, Shot, Table3D } from "../../board";
import type { Task } from "../../hand/hand";
import type { HandLook } from "../../hand/meshes";
import { colourWord, say } from "../../hand/words";
import { discard } from "../../look/discard";
import { BowlBoard, type CloseLook } from "../../physical/bowl_board";
import { nearestOnScreen } from "../../physical/pointing";
import { isAccident, type RefereeWords } from "../../physical/reports";
import type { PharaohView, Update } from "../../protocol";
import { BANNER, circle, cornersOf, type Gaze, lookAt, type Margins, show } from "../../scene3d/framing";
import { makeCodes } from "./codes";
import { colourOf } from "./colours";
import { filmOf } from "./film";
import { makeGround } from "./ground";
import { makeMat } from "./mat";
import { BOARD, fieldAt } from "./plan";
import { makePlates } from "./plates";
import { ROOM } from "./room";
import { Snakes } from "./snakes";
import { staffTop } from "./staff";
import { Track } from "./track";

const GLOVE: HandLook = { skin: "#b98545", tip: "#7a4f22", claws: false };
const AT_THE_RIM: Gaze = { low: 0.59, high: 0.59 };
const FROM_THE_START: Gaze = { low: 0.52, high: 0.8, yaw: -0.4 }; // over the shoulders of the adventurers
const ALONG: Gaze = { low: 0.6, high: 1, yaw: -Math.PI / 2 };
const TRAP = [...circle(0.06, 0.03), ...circle(0.012, 0.165)]; // and a hand that draws out a boulder
const START = cornersOf({ min: [BOARD.min.x, BOARD.min.y - 0.032, 0], max: [0.03, -0.02, 0] });
const MUMMY: Gaze = { low: 0.36, high: 0.5 };
const FIGURE = 0.026; // metres: half a field, and as high as a figure
const WORDS: RefereeWords = {
  gaveUp: "landslide gave up",
  sounds: [
    ["takes", "take"],
    ["landslide", "tumble"],
  ],
};

export class PharaohBoard extends BowlBoard<PharaohView> {
  private readonly track: Track;
  private readonly snakes = new Snakes();
  private readonly ground = new Group(); // the mat and the plates
  private laidFor = "";
  private codes: Mesh | null = null;
  private codesShown = false;
  private plates: Object3D[] = []; // by seat
  private people: string[] = []; // their names
  private mummy = ""; // where it was

  constructor(table: Table3D, hand: HandSender) {
    const woods = { light: "#b99a68", dark: "#6f5230" };
    const look = { woods, hand: GLOVE, palm: 0.02, top: staffTop, pole: () => say("staff"), seatColour: colourOf };
    super(table, hand, WORDS, look);
    this.track = new Track(table, this.paints);
    table.light(ROOM);
    table.lay(makeGround());
    this.snakes.group.visible = false; // they lie in the pits of a board that is not there yet
    table.root.add(this.ground, this.snakes.group, this.track.group);
    this.resized();
  }

  override resized(): void {
    super.resized();
    if (this.view) this.lay(this.view);
  }

  showCodes(shown: boolean): void {
    this.codesShown = shown;
    if (this.codes) this.codes.visible = shown;
    this.table.changed();
  }

  film(): Shot[] {
    const { table, track, snakes } = this;
    return filmOf(table, { track, snakes, staff: this.physical.body("pole"), foot: this.parts?.foot ?? 0 });
  }

  protected draw(view: PharaohView, update: Update, seen: Promise<void>): void {
    if (update.events.some(isAccident)) void this.snakes.rear(this.table);
    this.people = update.seats.map(({ name }) => name);
    this.lay(view);
    this.snakes.group.visible = true;
    this.track.show(view, seen);
    const walks = view.walk.length > 1 && view.mummy !== this.mummy && this.mummy !== "";
    this.mummy = view.mummy ?? "";
    if (walks) void seen.then(() => this.mummyWalks(view.walk));
  }

  /** Everybody looks at the mummy on its way. */
  private mummyWalks(fields: string[]): Promise<void> {
    const points = fields.flatMap(standingOn);
    const look = lookAt(this.table, points, { ...MUMMY, yaw: this.gaze.yaw ?? 0 }, { top: BANNER, bottom: 30 });
    return this.table.tell({ mood: "wonder", words: say("mummy"), sound: "growl", look });
  }

  protected override framed(): string {
    return this.fields().sort().join(" ");
  }

  protected places(move: string, view: PharaohView): (Object3D | undefined)[] {
    return this.track.choices(move, view);
  }

  protected names(view: PharaohView, { seats }: Update): Named[] {
    const boulders = (this.parts?.pieces ?? []).map(({ name, colour }): [string, string] => [
      name,
      say("boulderNamed", { colour: colourWord(colour) }),
    ]);
    const plates = this.plates.map((object, seat) => {
      const count = view.scarabs[seat] ?? 0;
      return { object, name: say("scarabs", { name: seats[seat]?.name ?? "", count }) };
    });
    return [...this.track.names(view), ...plates, ...this.bodyNames(boulders)];
  }

  protected override pieceOf(seat: number): Object3D | undefined {
    return this.track.piece(seat);
  }

  /** Any boulder of the colour will do: the one that is pressed, or the nearest to the hand. */
  protected task({ colour, phase }: PharaohView): Task | null {
    if (!colour || phase !== "try") return null;
    return this.taking(say("boulder", { colour: colourWord(colour) }), (at) => {
      const names = (this.parts?.pieces ?? [])
        .filter((piece) => piece.colour === colour && this.physical.place(piece.name))
        .map(({ name }) => name);
      const pressed = at && nearestOnScreen(this.table, at, names, (name) => this.physical.place(name));
      return pressed ?? this.heap()?.nearest(names) ?? null;
    });
  }

  /** Any boulder of the colour. */
  protected chosen({ colour }: PharaohView): string[] {
    return (this.parts?.pieces ?? []).filter((piece) => piece.colour === colour).map(({ name }) => name);
  }

  protected choosesClosely(): boolean {
    return false;
  }

  protected closeLook(): CloseLook {
    const { yaw } = this.gaze;
    return { points: TRAP, gaze: yaw === ALONG.yaw ? { ...AT_THE_RIM, yaw } : AT_THE_RIM };
  }

  /** All who are on their way, what they may do and the trap: in a narrow picture, lengthways. */
  protected frameAll(margins: Margins): void {
    show(this.table, [...START, ...this.poleTop(), ...this.fields().flatMap(standingOn)], this.gaze, margins);
  }

  /** Where somebody stands, walks or may choose something. */
  private fields(): string[] {
    const { view } = this;
    if (!view) return [];
    const open = view.track.filter(({ colour }) => colour !== "?").map(({ field }) => field);
    const next = view.track.find(({ colour }) => colour === "?")?.field ?? "C";
    return [...view.at, ...view.walk, ...open, next];
  }

  private get gaze(): Gaze {
    return this.table.aspect < 0.9 ? ALONG : FROM_THE_START;
  }

  /** How far round the board the player sits, in radians. */
  private get turned(): number {
    return this.gaze === ALONG ? -Math.PI / 2 : 0;
  }

  private lay(view: PharaohView): void {
    const { turned } = this;
    const laidFor = `${turned} ${Boolean(view.mummy)} ${this.people.join("/")}`;
    if (laidFor === this.laidFor) return;
    this.laidFor = laidFor;
    discard(this.ground);
    this.codes = makeCodes(turned);
    this.codes.visible = this.codesShown;
    this.ground.add(makeMat(view.mummy ? view.scarab_fields : [], turned), this.codes);
    this.plates = view.mummy ? makePlates(this.people, turned, this.paints).children : [];
    this.ground.add(...this.plates);
    this.track.turnTo(turned);
  }
}

/** A field with a figure on it. */
function standingOn(field: string): Vector3[] {
  const { x, y } = fieldAt(field);
  return [...circle(FIGURE, 0, x, y), new Vector3(x, y, FIGURE)];
}

const makeBoard: MakeBoard = (table, hand) => new PharaohBoard(table, hand);
export default makeBoard;
