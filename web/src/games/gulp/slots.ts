/** Where every card of a view lies: a list of places with what is seen of the card there. */

import { Euler, Quaternion, Vector3 } from "three";
import type { Spot } from "../../flat/framing";
import type { Pose } from "../../flat/glide";
import type { GulpView } from "../../protocol";
import { HIDDEN } from "./cards";
import { along, type Layout, type Row, spread } from "./layout";

export type Zone = "river" | "hand" | "fan" | "stage" | "harvest" | "looked" | "discard" | "left";

export interface Slot {
  zone: Zone;
  /** the seat whose card it is, or -1 */
  seat: number;
  index: number;
  /** what is seen of it: a card, or HIDDEN */
  card: string;
  pose: Pose;
}

const OVER_TABLE = 0.0016;
const LAYER = 0.0007; // cards that overlap lie one above the other
const FACE_DOWN = new Quaternion().setFromEuler(new Euler(0, Math.PI, 0));

/** All cards in sight, from the deck's top to the hands. `me`: whose hand is open, or -1. */
export function slotsOf(view: GulpView, layout: Layout, me: number): Slot[] {
  return [
    ...riverSlots(view, layout),
    ...handSlots(view, layout, me),
    ...fanSlots(view, layout, me),
    ...stageSlots(view, layout),
    ...discardSlots(view, layout),
  ];
}

export function faceUp(spot: Spot, z: number, size: number, tilt = 0): Pose {
  return { at: new Vector3(spot.x, spot.y, z), turn: new Quaternion().setFromEuler(new Euler(tilt, 0, 0)), size };
}

export function faceDown(spot: Spot, z: number, size: number): Pose {
  return { at: new Vector3(spot.x, spot.y, z), turn: FACE_DOWN.clone(), size };
}

function riverSlots(view: GulpView, layout: Layout): Slot[] {
  return view.river.flatMap((card, index) => {
    const spot = layout.river[index];
    return card && spot ? [{ zone: "river" as const, seat: -1, index, card, pose: faceUp(spot, 0.0042, 1) }] : [];
  });
}

/** The open hand stands up a little, one card over the other. */
function handSlots(view: GulpView, layout: Layout, me: number): Slot[] {
  if (me < 0 || view.left) return [];
  const hand = sorted(view.hand);
  return spread(layout.hand, hand.length).map(({ row, spot }, index) => ({
    zone: "hand" as const,
    seat: me,
    index,
    card: hand[index] ?? HIDDEN,
    pose: faceUp(spot, raised(row) + index * LAYER, row.size, row.tilt),
  }));
}

const CROPS = ["grettuce", "grabbles", "blornn", "blerries"];
const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k", "a"];

/** A hand as people hold it: crop by crop, the low cards first. */
export function sorted(hand: string[]): string[] {
  const value = (card: string): number => {
    const [rank = "", crop = ""] = card.split("-");
    return CROPS.indexOf(crop) * RANKS.length + RANKS.indexOf(rank);
  };
  return [...hand].sort((one, other) => value(one) - value(other));
}

/** How high the middle of a tilted card is. */
function raised(row: Row): number {
  return OVER_TABLE + (row.height / 2) * Math.sin(row.tilt);
}

/** Backs of the others' cards; at the end all hands are laid open there. */
function fanSlots(view: GulpView, layout: Layout, me: number): Slot[] {
  return view.hand_sizes.flatMap((size, seat) => {
    if (seat === me && !view.left) return [];
    const left = view.left?.[seat] && sorted(view.left[seat]);
    const mine = seat === me ? layout.hand : null;
    const fan = layout.places[seat]?.fan;
    if (!fan) return [];
    if (mine)
      return spread(mine, size).map(({ row, spot }, index) =>
        laid(left, seat, index, faceUp(spot, raised(row) + index * LAYER, row.size, row.tilt)),
      );
    return along(fan, size).map((spot, index) =>
      laid(
        left,
        seat,
        index,
        left
          ? faceUp(spot, OVER_TABLE + index * LAYER, fan.size)
          : faceDown(spot, OVER_TABLE + index * LAYER, fan.size),
      ),
    );
  });
}

function laid(left: string[] | undefined, seat: number, index: number, pose: Pose): Slot {
  return { zone: left ? "left" : "fan", seat, index, card: left?.[index] ?? HIDDEN, pose };
}

/** The card being played, the harvest so far, or the cards that CHEEK POUCHES looks at. */
function stageSlots(view: GulpView, layout: Layout): Slot[] {
  const { stage } = layout;
  if (view.declared)
    return [
      { zone: "stage", seat: view.pusher ?? -1, index: 0, card: view.declared, pose: faceUp(stage, 0.02, stage.size) },
    ];
  const harvest = along(stage, view.harvested.length).map(
    (spot, index): Slot => ({
      zone: "harvest",
      seat: view.active,
      index,
      card: view.harvested[index] ?? HIDDEN,
      pose: faceUp(spot, OVER_TABLE + index * LAYER, stage.size),
    }),
  );
  const looked = along(stage, view.looking).map((spot, index): Slot => {
    const card = view.looked[index] ?? HIDDEN;
    const z = OVER_TABLE + index * LAYER;
    return {
      zone: "looked",
      seat: view.turn,
      index,
      card,
      pose: card ? faceUp(spot, z, stage.size) : faceDown(spot, z, stage.size),
    };
  });
  return [...harvest, ...looked];
}

function discardSlots(view: GulpView, layout: Layout): Slot[] {
  if (!view.discard) return [];
  return [
    {
      zone: "discard",
      seat: -1,
      index: 0,
      card: view.discard,
      pose: faceUp(layout.discard, pileHeight(view.discards) + 0.0012, 1),
    },
  ];
}

/** How high a pile of so many cards is. */
export function pileHeight(count: number): number {
  return OVER_TABLE + Math.max(0, count) * 0.00026;
}
