/** Brings every card from where it lies to where the view has it. */

import { type BufferGeometry, Group, Mesh, MeshStandardMaterial } from "three";
import type { Table3D } from "../../board";
import { Glider, type Pose } from "../../flat/glide";
import { plank } from "../../flat/solids";
import { solid } from "../../look/shapes";
import { Card, CardPaints, HIDDEN } from "./cards";
import { CARD, type Layout } from "./layout";
import { type Lying, match } from "./matching";
import { faceDown, faceUp, pileHeight, type Slot } from "./slots";

/** A card on the table and the place it belongs to. */
export interface Dealt extends Lying {
  thing: Card;
  pose: Pose;
}

const STAGGER = 45; // milliseconds between cards that leave together
const LIFT = 0.03;

export class Dealer {
  readonly group = new Group();
  readonly paints = new CardPaints();
  readonly deck: Mesh;
  private readonly discards: Mesh;
  private readonly edge = new MeshStandardMaterial({ color: "#e9dcc0", roughness: 0.8 });
  private readonly block: BufferGeometry = plank(CARD.width, CARD.height, 0.01, 0.0042);
  private readonly glider: Glider;
  private dealt: Dealt[] = [];

  constructor(private readonly table: Table3D) {
    this.glider = new Glider(table);
    this.deck = this.pile(HIDDEN);
    this.discards = this.pile(null);
    this.group.add(this.deck, this.discards);
  }

  get cards(): readonly Dealt[] {
    return this.dealt;
  }

  /** The first card in this zone that shows this. */
  find(zone: Slot["zone"], card: string): Dealt | undefined {
    return this.dealt.find((dealt) => dealt.zone === zone && dealt.card === card);
  }

  showPiles(layout: Layout, deck: number, discards: number): void {
    this.deck.visible = deck > 0;
    this.deck.position.set(layout.deck.x, layout.deck.y, 0.001);
    this.deck.scale.z = pileHeight(deck) / 0.01;
    this.discards.visible = discards > 1;
    this.discards.position.set(layout.discard.x, layout.discard.y, 0.001);
    this.discards.scale.z = pileHeight(discards - 1) / 0.01;
  }

  /** Every card goes to its slot; resolves when all lie there. */
  async deal(slots: Slot[], layout: Layout, deckCount: number, hurry: boolean): Promise<void> {
    const found = match(this.dealt, slots);
    const gone = this.dealt.filter((_, number) => !found.includes(number));
    const top = faceDown(layout.deck, pileHeight(deckCount) + 0.002, 1);
    let leaving = 0;
    const ways: Promise<void>[] = [];
    this.dealt = slots.map((slot, at) => {
      const old = this.dealt[found[at] ?? -1];
      const thing = old?.thing ?? this.fromDeck(slot.card, top);
      if (thing.card !== slot.card) thing.card = slot.card;
      const stays = old?.zone === slot.zone;
      ways.push(this.send(thing, slot.pose, hurry, stays ? 0 : LIFT, stays ? 0 : STAGGER * leaving++));
      return { zone: slot.zone, seat: slot.seat, index: slot.index, card: slot.card, thing, pose: slot.pose };
    });
    ways.push(...gone.map((card) => this.clear(card, layout, hurry)));
    if (leaving + gone.length && !hurry) this.table.sound("card");
    await Promise.all(ways);
  }

  /** Lift a card out of its row, or put it back. */
  async lift(card: Dealt, up: boolean): Promise<void> {
    const pose = { ...card.pose, at: card.pose.at.clone() };
    if (up) pose.at.add({ x: 0, y: 0.009, z: 0.016 });
    await this.send(card.thing, pose, false, 0, 0, 160);
  }

  dispose(): void {
    this.group.removeFromParent();
    this.paints.dispose();
    this.edge.dispose();
    this.block.dispose();
  }

  private fromDeck(card: string, at: Pose): Card {
    const thing = new Card(card, this.paints);
    this.group.add(thing.object);
    this.glider.put(thing.object, at);
    return thing;
  }

  /** What has no place any more lies under the top of the discard pile. */
  private async clear(card: Dealt, layout: Layout, hurry: boolean): Promise<void> {
    if (card.zone !== "discard" && card.zone !== "looked" && !hurry)
      await this.glider.send(card.thing.object, faceUp(layout.discard, 0.004, 1), { lift: LIFT });
    else if (card.zone === "discard") await this.table.animate(hurry ? 0 : 380, () => undefined);
    else if (!hurry) await this.glider.send(card.thing.object, faceDown(layout.deck, 0.002, 1), { lift: 0.01 });
    card.thing.remove();
    this.table.changed();
  }

  private async send(
    card: Card,
    pose: Pose,
    hurry: boolean,
    lift: number,
    after: number,
    milliseconds = 320,
  ): Promise<void> {
    if (hurry) this.glider.put(card.object, pose);
    else await this.glider.send(card.object, pose, { lift, after, milliseconds });
  }

  private pile(card: string | null): Mesh {
    const face = card === null ? this.edge : this.paints.face(card);
    const mesh = new Mesh(this.block, [face, this.edge]);
    return solid(mesh);
  }
}
