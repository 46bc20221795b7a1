/** The board of Pharaoh's Gulo Gulo: draws the view, offers its moves, and lets the glove work in the trap. */

import { Group, Mesh, MeshStandardMaterial, type Object3D } from "three";
import type { Board, Choice, HandDoor, Named, Table3D } from "../../board";
import type { Task } from "../../hand/hand";
import { fingerMesh, GLOVE, palmMesh } from "../../hand/paws";
import { colourWord, say } from "../../hand/words";
import { shade, texture } from "../../look/canvas";
import { discard } from "../../look/discard";
import { brushed, Paints } from "../../look/paint";
import { inkOf, seatColour, symbolOf } from "../../look/palette";
import { solid, tileGeometry } from "../../look/shapes";
import { drawSymbol } from "../../look/symbols";
import type { PoseFrame } from "../../poses";
import type { PharaohView, Scene, Update } from "../../protocol";
import { type Extent, showBox } from "../../room/framing";
import { type BowlScene, bowlMesh, pieceMesh, poleMesh, staffTop } from "../../stage/bowl";
import { nearestOnScreen } from "../../stage/pointing";
import { Heap } from "../../stage/reach";
import { Stagecraft } from "../../stage/stagecraft";
import { makeMat } from "./mat";
import { BOARD, scarabAt } from "./plan";
import { Track } from "./track";

const TRAP: Extent = { min: [-0.055, -0.03, 0.01], max: [0.055, 0.03, 0.145] };
const ALL: Extent = { min: [BOARD.min.x, BOARD.min.y - 0.035, 0], max: [BOARD.max.x, BOARD.max.y, 0.02] };
const FINGER = { length: 0.034, radius: 0.004 }; // metres, as in the physics

export class PharaohBoard implements Board {
  private readonly paints: Paints;
  private readonly trap = new Group();
  private readonly seats = new Group();
  private readonly track: Track;
  private readonly stage: Stagecraft;
  private mat: Mesh | null = null;
  private view: PharaohView | null = null;
  private update: Update | null = null;
  private bowl: BowlScene | null = null;
  private glove: Group | null = null;
  private close = false;

  constructor(
    private readonly table: Table3D,
    hand: HandDoor,
  ) {
    this.paints = new Paints(table.palette);
    this.track = new Track(table, this.paints);
    table.root.add(this.trap, this.seats, this.track.group);
    this.stage = new Stagecraft(table, hand, {
      body: (name) => this.body(name),
      task: () => this.task(),
      accident: (word) => word.startsWith("landslide") && word !== "landslide gave up",
      sound: (word) => (word === "takes" ? "take" : word.startsWith("landslide") ? "tumble" : null),
    });
    this.resized();
  }

  scene(told: Scene): void {
    this.bowl = told.scene as unknown as BowlScene;
    this.trap.clear();
    this.trap.add(bowlMesh(this.bowl, { light: "#b99a68", dark: "#6f5230" }));
    this.stage.scene(told);
    if (this.update) this.show({ ...this.update, events: [] });
    this.table.changed();
  }

  poses(frame: PoseFrame): void {
    this.stage.poses(frame);
  }

  show(update: Update): void {
    const view = update.view as unknown as PharaohView | null;
    if (!view) return;
    this.view = view;
    this.update = update;
    if (!this.mat) this.table.root.add((this.mat = makeMat(view.mummy ? view.scarab_fields : [])));
    this.showSeats(view, update.game);
    this.track.show(view, update.game);
    this.sleeve(update);
    const moves = [...update.moves, ...update.asides].map(({ text }) => text);
    this.table.offer(moves.flatMap((move): Choice[] => this.track.choices(move, view).map((object) => ({ move, object }))));
    this.table.name([...this.track.names(view), ...this.boulderNames()]);
    this.stage.show(update);
    this.lookFor(update.hand?.phase === "trying");
    this.table.changed();
  }

  resized(): void {
    this.look(this.close);
  }

  dispose(): void {
    this.stage.dispose();
    discard(this.table.root);
    this.paints.dispose();
  }

  /** Come closer or go back, unless the player is there already. */
  private lookFor(close: boolean): void {
    if (close !== this.close) this.look(close);
  }

  /** The whole board, from its short side on a narrow screen; or the trap close by. */
  private look(close: boolean): void {
    this.close = close;
    const narrow = this.table.aspect < 0.9;
    if (close) showBox(this.table, TRAP, 0.62, 0, 0.74);
    else showBox(this.table, ALL, narrow ? 1.1 : 0.95, narrow ? -Math.PI / 2 : 0);
  }

  private body(name: string): Object3D | null {
    const scene = this.bowl;
    if (!scene) return null;
    if (name === "pole") return poleMesh(scene, staffTop(scene, this.paints));
    if (name === "hand") return (this.glove = palmMesh(GLOVE, 0.046, 0.02));
    if (name.startsWith("finger")) return fingerMesh(GLOVE, FINGER.length, FINGER.radius);
    const piece = scene.pieces.find((one) => one.name === name);
    return piece ? pieceMesh(piece, this.paints) : null;
  }

  /** The cuff has the colour of the player whose glove it is. */
  private sleeve(update: Update): void {
    const cuff = this.glove?.getObjectByName("sleeve");
    const seat = update.hand?.seat ?? null;
    if (seat === null || !(cuff instanceof Mesh)) return;
    (cuff.material as MeshStandardMaterial).color.set(this.paints.colour(seatColour(update.game, seat)));
  }

  /** A little plate before each player, for the scarabs. */
  private showSeats(view: PharaohView, game: string): void {
    if (this.seats.children.length || !view.mummy) return;
    view.at.forEach((_, seat) => {
      const colour = seatColour(game, seat);
      const edge = this.paints.coat(colour, 0.7);
      const plate = solid(new Mesh(tileGeometry(0.108, 0.024, 0.002, 0.008), [edge, plateFace(colour, this.paints), edge]));
      const { x, y } = scarabAt(seat, 2.9);
      plate.position.set(x, y, -0.0012);
      this.seats.add(plate);
    });
  }

  private boulderNames(): Named[] {
    const boulders = (this.bowl?.pieces ?? []).flatMap(({ name, colour }) => {
      const object = this.stage.body(name);
      return object ? [{ object, name: say("boulderNamed", { colour: colourWord(colour) }) }] : [];
    });
    const staff = this.stage.body("pole");
    return staff ? [...boulders, { object: staff, name: say("staff") }] : boulders;
  }

  private task(): Task | null {
    const colour = this.view?.colour;
    if (!colour || this.view?.phase !== "try") return null;
    return {
      kind: "take",
      piece: say("boulder", { colour: colourWord(colour) }),
      stick: false,
      aim: (at) => {
        const boulder = this.aimed(colour, at);
        return () => (boulder ? (this.heap()?.grasp(boulder) ?? null) : null);
      },
    };
  }

  /** Any boulder of the colour will do: the one that is pressed, or the nearest to the hand. */
  private aimed(colour: string, at: { x: number; y: number } | null): string | null {
    const names = (this.bowl?.pieces ?? [])
      .filter((piece) => piece.colour === colour && this.stage.place(piece.name))
      .map(({ name }) => name);
    const pressed = at && nearestOnScreen(this.table, at, names, (name) => this.stage.place(name));
    return pressed ?? this.heap()?.nearest(names) ?? null;
  }

  private heap(): Heap | null {
    const frame = this.stage.newest;
    return frame && this.bowl ? new Heap(this.bowl, this.stage.names, frame) : null;
  }
}

/** The colour of a player with its symbol at the left end; the scarabs lie to the right of it. */
function plateFace(colour: string, paints: Paints): MeshStandardMaterial {
  return paints.once(`plate ${colour}`, () => {
    const paint = paints.colour(colour);
    const map = texture(288, 64, (pen) => {
      brushed(pen, shade(paint, -0.12));
      const symbol = symbolOf(colour);
      if (symbol) drawSymbol(pen, symbol, 32, 32, 40, inkOf(paint));
    });
    return new MeshStandardMaterial({ map, roughness: 0.7 });
  });
}
