/** The places of the players round the tin: their eggs, and the sticks in front of them. */

import { CircleGeometry, Group, Mesh, MeshStandardMaterial, type Object3D, type Vector3 } from "three";
import type { Named } from "../../board";
import { say } from "../../hand/words";
import { shade, texture } from "../../look/canvas";
import type { Paints } from "../../look/paint";
import { inkOf, seatColour, symbolOf } from "../../look/palette";
import { contactShadow } from "../../look/shapes";
import { drawSymbol } from "../../look/symbols";
import type { GoCuckooView, SeatTold } from "../../protocol";
import { circle } from "../../scene3d/framing";
import type { Eggs } from "./eggs";
import type { Sticks } from "./sticks";

const FAR = 0.212; // metres from the tin to the middle of a place
const PLACE = 0.046;
const IN_ROW = 4;
const GAP = 0.0225;

/** Where a seat's place is, and how it is turned: the first one sits in front, the others go clockwise. */
export function placeOfSeat(seat: number, of: number): { x: number; y: number; turn: number } {
  const angle = -Math.PI / 2 - (seat / of) * 2 * Math.PI;
  return { x: Math.cos(angle) * FAR, y: Math.sin(angle) * FAR, turn: angle + Math.PI / 2 };
}

/** The round of a seat's place, for the camera. */
export function placeInPicture(seat: number, of: number): Vector3[] {
  const { x, y } = placeOfSeat(seat, of);
  return circle(PLACE, 0, x, y);
}

/** Where the n-th of some eggs lies on a place, from its middle. */
export function eggAt(nth: number, of: number): { x: number; y: number } {
  const row = Math.floor(nth / IN_ROW);
  const rows = Math.ceil(of / IN_ROW);
  const inRow = row === rows - 1 ? of - row * IN_ROW : IN_ROW;
  const across = Math.min(GAP, (PLACE * 2) / (IN_ROW + 0.4));
  return { x: ((nth % IN_ROW) - (inRow - 1) / 2) * across, y: ((rows - 1) / 2 - row) * GAP * (rows > 3 ? 0.8 : 1) };
}

export class Seats {
  readonly group = new Group();
  private readonly places: Group[] = [];
  private readonly eggs: Mesh[][] = [];
  private readonly front = new Map<number, Mesh>();

  constructor(
    private readonly paints: Paints,
    private readonly makeEggs: Eggs,
    private readonly sticks: Sticks,
  ) {}

  show(view: GoCuckooView): void {
    view.supplies.forEach((count, seat) => {
      const place = (this.places[seat] ??= this.newPlace(seat, view.supplies.length));
      this.lay(place, (this.eggs[seat] ??= []), count);
    });
    this.showFront(view);
  }

  stick(number: number): Object3D | undefined {
    return this.front.get(number);
  }

  place(seat: number): Object3D | undefined {
    return this.places[seat]?.children[0];
  }

  /** An egg of this seat that could be laid. */
  egg(seat: number): Object3D | undefined {
    return this.eggs[seat]?.find((egg) => egg.visible);
  }

  names(view: GoCuckooView, seats: SeatTold[]): Named[] {
    return view.supplies.flatMap((count, seat) => {
      const object = this.places[seat];
      return object ? [{ object, name: say("supply", { name: seats[seat]?.name ?? "", count }) }] : [];
    });
  }

  private newPlace(seat: number, of: number): Group {
    const { x, y, turn } = placeOfSeat(seat, of);
    const place = new Group();
    place.position.set(x, y, 0);
    place.rotation.z = turn;
    const colour = seatColour(seat);
    const felt = new Mesh(new CircleGeometry(PLACE, 48), this.felt(colour));
    felt.position.z = 0.0012;
    felt.receiveShadow = true;
    place.add(felt);
    this.group.add(place);
    return place;
  }

  private felt(colour: string): MeshStandardMaterial {
    return this.paints.once(`felt ${colour}`, () => {
      const paint = this.paints.colour(colour);
      const map = texture(256, 256, (pen) => {
        pen.fillStyle = shade(paint, -0.25);
        pen.fillRect(0, 0, 256, 256);
        pen.strokeStyle = paint;
        pen.lineWidth = 12;
        pen.beginPath();
        pen.arc(128, 128, 116, 0, 7);
        pen.stroke();
        const symbol = symbolOf(colour);
        if (!symbol) return;
        for (const [px, py, size] of [
          [128, 128, 96],
          [128, 218, 34],
          [128, 38, 34],
        ] as const) {
          drawSymbol(pen, symbol, px, py, size, inkOf(paint) === "#33241a" ? shade(paint, 0.35) : shade(paint, 0.3));
        }
      });
      return new MeshStandardMaterial({ map, roughness: 0.95 });
    });
  }

  private lay(place: Group, eggs: Mesh[], count: number): void {
    while (eggs.length < count) {
      const egg = this.makeEggs.make();
      egg.rotation.set(Math.PI / 2, 0, 0);
      egg.add(spot());
      place.add(egg);
      eggs.push(egg);
    }
    eggs.forEach((egg, n) => {
      egg.visible = n < count;
      const { x, y } = eggAt(n, count);
      egg.position.set(x, y, 0.0105);
    });
  }

  /** Sticks that were pulled in this turn lie between the player and the tin. */
  private showFront(view: GoCuckooView): void {
    const lying = new Set(view.front.flat());
    for (const [number, stick] of this.front) stick.visible = lying.has(number);
    view.front.forEach((numbers, seat) => {
      const { x, y, turn } = placeOfSeat(seat, view.supplies.length);
      numbers.forEach((number, n) => {
        const stick = this.front.get(number) ?? this.sticks.make();
        this.front.set(number, stick);
        this.sticks.paint(stick, view.sticks[number - 1] ?? "?/?");
        const near = 1 - (PLACE + 0.012 + n * 0.011) / FAR;
        stick.position.set(x * near, y * near, this.sticks.radius + 0.001);
        stick.rotation.set(0, Math.PI / 2, turn, "ZYX");
        if (!stick.parent) this.group.add(stick);
      });
    });
  }
}

/** The egg lies on its side: its own shadow spot is turned back to the table. */
function spot(): Mesh {
  const shadow = contactShadow(0.012, 0.4);
  shadow.rotation.x = -Math.PI / 2;
  shadow.position.set(0, -0.009, 0);
  return shadow;
}
