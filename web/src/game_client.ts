/** What the folder of a game may bring: `games/NAME/index.ts` has one of these as its default export. */

import type { VNode } from "preact";
import type { MakeBoard } from "./board";

/** The lid of a box, 300 wide and 380 high: a picture in the mood of the game, and what its title is printed with. */
export interface Lid {
  picture(): VNode;
  ink: string;
  rim: string;
}

/** Pictures of the rules, 240 wide and 150 high, by the name that the page of the rules has for each. */
export type Pictures = Record<string, () => VNode>;

/** Whether a step of the guide is over, by the view of the table; `mine`: it is this screen's turn. */
export type Step = (view: unknown, mine: boolean) => boolean;

/** What is loaded with the page is small; the rest comes when somebody looks at it. */
export interface GameClient {
  /** The game on the 3D table. */
  board(): Promise<{ default: MakeBoard }>;
  /** Without one: a plain box with the title. */
  lid?: Lid;
  /** The colours of the players' own things, by seat. Without them: those that every game may use. */
  seatColours?: readonly string[];
  /** The steps of the guide to the first turn, without the last, which the person ends. A game of hands has its own. */
  guide?: readonly Step[];
  /** Whether who is on turn is only asked for an answer to what another does. */
  answers?(view: unknown): boolean;
  /** Without them: the page of the rules has no pictures. */
  pictures?(): Promise<{ pictures: Pictures }>;
}
