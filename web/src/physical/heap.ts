/** How a hand goes for a piece in a bowl: what anybody sees who looks for room beside it. */

import { Quaternion, Vector3 } from "three";
import type { Grasp } from "../hand/wish";
import { type PoseFrame, placeOf, turnOf } from "../poses";
import type { BowlScene } from "./bowl";
import { fingerRoom, type Lying, leaningTo } from "./finger_room";

const YAWS = 12;
const FARTHER = 0.04; // metres: as if what is covered lay so much farther away
const CLOSES = 0.1; // of a piece's radius below its middle: so deep fingers are when they have closed on it

/** The heap as it is in a picture. */
export class Heap {
  constructor(
    private readonly scene: BowlScene,
    private readonly names: readonly string[],
    private readonly frame: PoseFrame,
  ) {}

  grasp(name: string): Grasp | null {
    const piece = this.place(name);
    const up = this.up();
    if (!piece || !up) return null;
    const place = piece.clone().addScaledVector(up, -this.radius(name) * this.scene.hand.deep);
    const yaw = (): number => this.yaw(name, piece); // only while the hand may still turn: it takes a while to find
    return {
      piece: name,
      place,
      seen: piece,
      up,
      get yaw(): number {
        return yaw();
      },
    };
  }

  /** How the fingers are turned for a piece: with the most room. */
  private yaw(name: string, piece: Vector3): number {
    const pole = this.poleAt(piece.z);
    const side = Math.atan2(piece.y - pole.y, piece.x - pole.x); // to which the hand leans over it
    const { lean, margin } = this.scene.hand;
    const tips = piece.clone().addScaledVector(leaningTo(side, lean), -this.radius(name) * CLOSES);
    const reach = { tips, side, opening: this.radius(name) + margin };
    const around = { others: this.others(name), poleAt: (height: number) => this.poleAt(height) };
    const turns = Array.from({ length: YAWS }, (_, n) => (Math.PI * n) / YAWS).map((yaw) => {
      const room = fingerRoom(this.scene, reach, yaw, around);
      return { yaw, room, least: Math.min(room, this.beside(name, side + yaw)) };
    });
    turns.sort((one, other) => other.least - one.least || other.room - one.room);
    return turns[0]?.yaw ?? 0;
  }

  /** Of several pieces the one nearest to the line the fingers point along; rather one that nothing lies on. */
  nearest(names: string[]): string | null {
    const hand = this.place("hand");
    const up = this.up();
    if (!hand || !up) return names[0] ?? null;
    const off = (name: string): number => {
      const way = this.place(name)?.sub(hand);
      const far = way?.addScaledVector(up, -way.dot(up)).length() ?? Infinity;
      return far > this.radius(name) && this.covered(name) ? far + FARTHER : far; // what they point at is meant
    };
    return [...names].sort((a, b) => off(a) - off(b))[0] ?? null;
  }

  /** Whether another piece lies over the middle of it. */
  private covered(name: string): boolean {
    const piece = this.place(name);
    return this.others(name).some(
      ({ place, radius }) =>
        piece && place.z > piece.z + radius / 2 && Math.hypot(place.x - piece.x, place.y - piece.y) < radius,
    );
  }

  private row(name: string): number {
    return this.names.indexOf(name);
  }

  private place(name: string): Vector3 | null {
    const place = placeOf(this.frame.rows, this.row(name));
    return Number.isFinite(place.x) ? place : null;
  }

  /** From the fingertips to the palm. */
  private up(): Vector3 | null {
    if (!this.place("hand")) return null;
    return new Vector3(0, 0, 1).applyQuaternion(turnOf(this.frame.rows, this.row("hand"), new Quaternion()));
  }

  private radius(name: string): number {
    return (this.scene.pieces.find((piece) => piece.name === name)?.diameter ?? 0) / 2;
  }

  private others(name: string): Lying[] {
    return this.scene.pieces.flatMap((other) => {
      const place = other.name === name ? null : this.place(other.name);
      return place ? [{ place, radius: other.diameter / 2 }] : [];
    });
  }

  /** Where the pole is at a height. */
  poleAt(height: number): Vector3 {
    const middle = this.place("pole") ?? new Vector3(9, 9, 0);
    const axis = new Vector3(0, 0, 1).applyQuaternion(turnOf(this.frame.rows, this.row("pole")));
    return middle.addScaledVector(axis, (height - middle.z) / Math.max(axis.z, 0.2));
  }

  /** How much room a lying egg leaves fingers that come down at this side of it. */
  private beside(name: string, turn: number): number {
    const axis = new Vector3(0, 0, 1).applyQuaternion(turnOf(this.frame.rows, this.row(name)));
    const piece = this.scene.pieces.find((one) => one.name === name);
    const along = Math.abs(axis.x * Math.cos(turn) + axis.y * Math.sin(turn));
    const longer = piece ? (along * (piece.length - piece.diameter)) / 2 : 0;
    return this.scene.hand.margin - this.scene.finger.radius - longer;
  }
}
