/** What a game's board is to the rest of the client, and what the table gives to a board. */

import type { ReadonlySignal } from "@preact/signals";
import type { Group, Object3D, PerspectiveCamera, Texture, Vector3 } from "three";
import type { PoseFrame } from "./poses";
import type { Hand, Poses, Scene, Update } from "./protocol";

/** A place on the table that can be chosen: lit when legal, clicked to make the move. */
export interface Choice {
  /** the text of the move, as the server sent it */
  move: string;
  /** what is under the pointer */
  object: Object3D;
  /** what a click does if the move is not made at once, as where a card is picked up first */
  choose?(): void;
}

/** A thing that can be pointed at, whether it is a choice or not. */
export interface Named {
  object: Object3D;
  /** shown beside the pointer */
  name: string;
  /** pointed at, or no longer: a board may show the thing large */
  pointed?(on: boolean): void;
}

/** Where the camera is: what it looks at, from how far, how steeply (radians from the table), turned to which side. */
export interface View {
  centre: Vector3;
  distance: number;
  pitch: number;
  yaw: number;
}

/** The light of the room round the table; colours as #rrggbb. */
export interface Room {
  /** what everything fades into */
  dim: string;
  /** from the upper left, with shadows; how strong it is */
  key: string;
  bright: number;
  /** from the right, without shadows */
  fill: string;
  soft: number;
  /** from above and from the ground */
  above: string;
  below: string;
  even: number;
}

/** What lies under and round a board: a picture that repeats, and how many metres it covers. */
export interface Ground {
  map: Texture;
  wide: number;
}

/** How an occasion feels. */
export type Mood = "alarm" | "wonder" | "joy";

/** Something that everybody should see: told in large letters over the picture, heard, and looked at from near. */
export interface Occasion {
  mood: Mood;
  words: string;
  sound?: string;
  /** from where it is seen best */
  look?: View;
  /** milliseconds */
  lasts?: number;
}

/** The 3D table that all games share. Lengths are metres, z points up, the table is z = 0. */
export interface Table3D {
  /** A board puts everything it draws in here. */
  readonly root: Group;
  /** Over the picture: a board may put buttons and cards to read here. Catches no pointer itself. */
  readonly overlay: HTMLElement;
  readonly reducedMotion: boolean;
  /** "normal" or "colour-blind" */
  readonly palette: string;
  /** Width of the picture by its height, and the camera's angle from top to bottom in radians. */
  readonly aspect: number;
  readonly fieldOfView: number;
  readonly canvas: HTMLCanvasElement;
  readonly camera: PerspectiveCamera;
  /** Whether the player has turned the camera since it was framed: then only they turn it further. */
  readonly turned: boolean;
  /** Which moves can be chosen on the table now. Replaces what was set before. */
  offer(choices: Choice[]): void;
  /** What the things on the table are called: pointing at one or tapping it names it. Replaces what was set before. */
  name(things: Named[]): void;
  /** Mark what a hand goes for. Replaces what was marked before. */
  mark(things: readonly Object3D[]): void;
  /** Where the camera looks, from how far, how steeply (radians from the table), and turned to which side. */
  frame(centre: Vector3, distance: number, pitch: number, yaw?: number): void;
  /** Hold the camera there for a picture of a film that lasts so many milliseconds; null: the film is over. */
  watch(view: View | null, milliseconds?: number): void;
  /** Come a little nearer than what is framed, while fingers hold something; or go back. */
  breathe(on: boolean): void;
  /** Light the room for a game, or for an hour of its day. */
  light(room: Room): void;
  /** Lay the ground of a game under everything. */
  lay(ground: Ground): void;
  /** Tell an occasion; resolves when the camera goes back, at once with reduced motion. */
  tell(occasion: Occasion): Promise<void>;
  /** Run a short animation; resolves at its end, at once with reduced motion. */
  animate(milliseconds: number, each: (share: number) => void): Promise<void>;
  /** Call `each` before every picture, for as long as it says true or until the returned function is called. */
  everyPicture(each: (now: number) => boolean): () => void;
  /** The player's hand takes presses, drags and the wheel; null: it is no longer at work. */
  catchPointer(catcher: PointerCatcher | null): void;
  /** The picture has changed and must be drawn again. Nothing is drawn while nothing changes. */
  changed(): void;
  /** A small sound of our own: "click", "tile", "card", "alarm", "rattle", ...; what the hand feels vibrates, too. */
  sound(name: string, loud?: number): void;
}

/** A place on the picture, in pixels. */
export interface Point {
  x: number;
  y: number;
}

/** What a hand hears of the pointer while it is at work. Lengths are pixels. */
export interface PointerCatcher {
  /** The pointer is here now, pressed or not, by so much farther; or a finger is, which hides what lies under it. */
  steer(at: Point, dx: number, dy: number, finger: boolean): void;
  press(at: Point): void;
  release(): void;
  /** Notches of the wheel, away from the player above 0; `other` with Alt or Ctrl held. */
  wheel(notches: number, other: boolean): void;
  /** Two fingers: farther apart by a factor, and turned by radians. */
  pinch(factor: number, twist: number): void;
}

/** A picture of the film that tells what a game is about. */
export interface Shot {
  /** the last part of the key of its words: `NAME-film-1` */
  caption: string;
  /** From where it is seen now. */
  look(): View;
  /** Something happens there; with reduced motion it has happened already. Returns what puts everything back. */
  play?(): () => void;
}

/** How a game is drawn. */
export interface Board {
  /** Draw the table as it is now; move things from where they were. */
  show(update: Update): void;
  /** A physical game: what there is to draw; comes once before the first poses. */
  scene?(scene: Scene): void;
  /** A physical game: where everything is. */
  poses?(frame: PoseFrame): void;
  /** The shape of the picture has changed: lay things out and frame them again. */
  resized?(): void;
  /** A move in the list is pointed at or has the focus; null: none. */
  point?(move: string | null): void;
  /** Whether the codes of places, by which the list of moves names them, are to be seen. */
  showCodes?(shown: boolean): void;
  /** The film of some twenty seconds that tells what the game is about, from what lies on the table. */
  film?(): Shot[];
  /** Take everything away. */
  dispose(): void;
}

/** Where a board gets what it shows: a running table, or a replay. */
export interface Source {
  update: ReadonlySignal<Update | null>;
  scene: ReadonlySignal<Scene | null>;
  /** the move in the list that is pointed at */
  pointed: ReadonlySignal<string | null>;
  /** whether the codes of the list are painted on the board */
  codes: ReadonlySignal<boolean>;
  /** hand on the poses; null: no more */
  listen(listener: ((poses: Poses) => void) | null): void;
}

/** A file `games/NAME/board.ts` has one of these as its default export. */
export type MakeBoard = (table: Table3D, hand: HandSender) => Board;

/** Where a player wishes the fingertips. */
export type HandWish = Omit<Hand, "seat" | "tryNumber" | "made">;

/** What a physical board needs to send the hand of the player: it does nothing but in one's own tries. */
export interface HandSender {
  /** Whether it is this screen's try now, and of which seat. */
  mine(): { seat: number; tryNumber: number } | null;
  /** Send a wish; when it was made, in milliseconds of this screen's clock. */
  send(wish: HandWish): number;
  giveUp?(): void;
  /** Show the panels beside the picture, which are folded away on a phone while the hand is at work. */
  panels?(): void;
}
