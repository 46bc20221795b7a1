/** Cards as things on the table: a face, a back, and where they go. */

import { type BufferGeometry, Group, Mesh, MeshStandardMaterial, type Texture } from "three";
import { sheet } from "../../flat/solids";
import { cardTexture } from "./card_face";
import { CARD } from "./layout";

const PIXELS = 320; // across a card
const THIN = 0.0005;

/** A card whose face nobody here knows. */
export const HIDDEN = "";

/** Every face is painted once. */
export class CardPaints {
  private readonly made = new Map<string, MeshStandardMaterial>();
  readonly front: BufferGeometry = sheet(CARD.width, CARD.height, 0.0042);
  readonly rear: BufferGeometry = this.front.clone().rotateY(Math.PI);

  face(card: string): MeshStandardMaterial {
    const known = this.made.get(card);
    if (known) return known;
    const map: Texture = cardTexture(card === HIDDEN ? null : card, PIXELS);
    const paint = new MeshStandardMaterial({ map, roughness: 0.55 });
    this.made.set(card, paint);
    return paint;
  }

  dispose(): void {
    for (const paint of this.made.values()) {
      paint.map?.dispose();
      paint.dispose();
    }
    this.front.dispose();
    this.rear.dispose();
  }
}

/** One card. Face up its picture looks along +z; what nobody knows has a back on both sides. */
export class Card {
  readonly object = new Group();
  private readonly face: Mesh;
  private shown: string;

  constructor(
    card: string,
    private readonly paints: CardPaints,
  ) {
    this.shown = card;
    this.face = new Mesh(paints.front, paints.face(card));
    this.face.position.z = THIN;
    const back = new Mesh(paints.rear, paints.face(HIDDEN));
    for (const side of [this.face, back]) {
      side.castShadow = true;
      side.receiveShadow = true;
    }
    this.object.add(this.face, back);
  }

  get card(): string {
    return this.shown;
  }

  /** Become another card: when a hidden one is turned. */
  set card(card: string) {
    this.shown = card;
    this.face.material = this.paints.face(card);
  }

  remove(): void {
    this.object.removeFromParent();
  }
}
