/** How a hand goes for a piece in a bowl: what anybody sees who looks for room beside it. */

import { Quaternion, Vector3 } from "three";
import type { Grasp } from "../hand/wish";
import { type PoseFrame, placeOf, turnOf } from "../poses";
import type { BowlScene } from "./bowl";

const YAWS = 12;
const BESIDE = 0.008; // metres: what lies less far below is in the way of fingers

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
    const yaw = this.yaw(name, piece);
    const place = piece.clone().addScaledVector(up, -this.radius(name) * this.scene.hand.deep);
    return { piece: name, place, seen: piece, up, yaw };
  }

  /** How the fingers are turned for a piece: with the most room. */
  private yaw(name: string, piece: Vector3): number {
    const pole = this.poleAt(piece.z);
    const side = Math.atan2(piece.y - pole.y, piece.x - pole.x); // to which the hand leans over it
    const others = this.inTheWay(name, piece);
    const turns = Array.from({ length: YAWS }, (_, n) => (Math.PI * n) / YAWS);
    const rooms = turns.map((yaw) => this.room(name, piece, side + yaw, others));
    return turns[rooms.indexOf(Math.max(...rooms))] ?? 0;
  }

  /** Of several pieces the one nearest to the line the fingers point along. */
  nearest(names: string[]): string | null {
    const hand = this.place("hand");
    const up = this.up();
    if (!hand || !up) return names[0] ?? null;
    const off = (name: string): number => {
      const way = this.place(name)?.sub(hand);
      return way ? way.addScaledVector(up, -way.dot(up)).length() : Infinity;
    };
    return [...names].sort((a, b) => off(a) - off(b))[0] ?? null;
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

  private inTheWay(name: string, piece: Vector3): { place: Vector3; radius: number }[] {
    const others = this.scene.pieces
      .filter((other) => other.name !== name)
      .map((other) => ({ place: this.place(other.name), radius: other.diameter / 2 }))
      .filter((other): other is { place: Vector3; radius: number } => (other.place?.z ?? -1) > piece.z - BESIDE);
    return [...others, { place: this.poleAt(piece.z), radius: 0.004 }];
  }

  /** Where the pole is at a height. */
  poleAt(height: number): Vector3 {
    const middle = this.place("pole") ?? new Vector3(9, 9, 0);
    const axis = new Vector3(0, 0, 1).applyQuaternion(turnOf(this.frame.rows, this.row("pole")));
    return middle.addScaledVector(axis, (height - middle.z) / Math.max(axis.z, 0.2));
  }

  /** How far the nearer finger stays from everything, seen from above. */
  private room(name: string, piece: Vector3, turn: number, others: { place: Vector3; radius: number }[]): number {
    const reach = this.radius(name) + this.scene.hand.margin;
    let room = -this.longer(name, turn);
    for (const sign of [-1, 1]) {
      const x = piece.x + sign * Math.cos(turn) * reach;
      const y = piece.y + sign * Math.sin(turn) * reach;
      room = Math.min(room, this.scene.rim - 0.002 - Math.hypot(x, y));
      for (const { place, radius } of others) room = Math.min(room, Math.hypot(place.x - x, place.y - y) - radius);
    }
    return room;
  }

  /** How much farther than its radius a lying egg reaches to this side. */
  private longer(name: string, turn: number): number {
    const axis = new Vector3(0, 0, 1).applyQuaternion(turnOf(this.frame.rows, this.row(name)));
    const piece = this.scene.pieces.find((one) => one.name === name);
    const along = Math.abs(axis.x * Math.cos(turn) + axis.y * Math.sin(turn));
    return piece
      ? (along * (piece.length - piece.diameter)) / 2 - (this.scene.hand.margin - this.scene.finger.radius)
      : 0;
  }
}
