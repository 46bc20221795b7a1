/** Which things on the table stand for which moves. */

import type { Object3D } from "three";
import type { Choice } from "../../board";
import type { Choice as Move } from "../../protocol";
import { HIDDEN } from "./cards";
import type { Dealer, Dealt } from "./dealer";
import type { Scene } from "./scene";

/** What can be chosen now: things, and moves that need a sign because no thing stands for them alone. */
export interface Offers {
  choices: Choice[];
  signs: Move[];
}

/** What is needed to find the things. */
export interface Around {
  scene: Scene;
  dealer: Dealer;
  /** one's own seat, or -1 */
  me: number;
  phase: string;
  /** the card in hand that is picked up */
  picked: Dealt | null;
  pick(card: Dealt): void;
}

const LETTERS = "ABCDEF";
const BUTT = "j-blerries";

/** Moves with a card of the hand that ask for something more: which use, or which spot. */
const WITH_CARD = new Set(["push", "harvest", "sacrifice", "fill"]);

export function offersOf(moves: Move[], around: Around): Offers {
  const [withCard, others] = split(moves, (move) => WITH_CARD.has(verbOf(move.text)));
  const hand = handOffers(withCard, around);
  const choices = [...hand.choices];
  const signs = [...hand.signs];
  for (const move of others) {
    const things = thingsFor(move.text, around);
    choices.push(...things.map((object) => ({ move: move.text, object })));
    if (things.length === 0 || NEEDS_SIGN.has(move.text)) signs.push(move);
  }
  return { choices, signs };
}

/** Answers that a thing alone would not tell. */
const NEEDS_SIGN = new Set(["store", "butt", "let pass"]);

function verbOf(text: string): string {
  return text.split(" ")[0] ?? "";
}

function lastOf(text: string): string {
  return text.split(" ").at(-1) ?? "";
}

function split(moves: Move[], is: (move: Move) => boolean): [Move[], Move[]] {
  return [moves.filter(is), moves.filter((move) => !is(move))];
}

/** In a harvest a card goes at once; otherwise it is picked up first, and signs or spots say what for. */
function handOffers(moves: Move[], around: Around): Offers {
  const { dealer, phase, picked } = around;
  const byCard = new Map<string, Move[]>();
  for (const move of moves) byCard.set(lastOf(move.text), [...(byCard.get(lastOf(move.text)) ?? []), move]);
  const offers: Offers = { choices: [], signs: [] };
  for (const card of dealer.cards) {
    const uses = card.zone === "hand" ? byCard.get(card.card) : undefined;
    const first = uses?.[0];
    if (!uses || !first) continue;
    if (phase === "harvest") offers.choices.push({ move: first.text, object: card.thing.object });
    else if (card === picked) offerUses(uses, around, offers);
    else offers.choices.push({ move: first.text, object: card.thing.object, choose: () => around.pick(card) });
  }
  return offers;
}

/** What the card that is picked up can be used for. */
function offerUses(uses: Move[], around: Around, offers: Offers): void {
  for (const move of uses) {
    const bed = verbOf(move.text) === "fill" ? around.scene.river.beds[Number(move.text.split(" ")[1]) - 1] : undefined;
    if (bed) offers.choices.push({ move: move.text, object: bed });
    else offers.signs.push(move);
  }
}

function thingsFor(move: string, around: Around): Object3D[] {
  const find = THINGS[move] ?? THINGS[verbOf(move)];
  return find ? find(lastOf(move), around).filter((thing) => thing !== undefined) : [];
}

type Find = (last: string, around: Around) => (Object3D | undefined)[];

const stone: Find = (last, { scene }) => [scene.river.stones[Number(last) - 1]];
const village: Find = (last, { scene }) => {
  const seat = LETTERS.indexOf(last);
  return [scene.villages[seat], scene.plaques[seat]?.object];
};
const riverCard: Find = (last, { dealer }) => [
  dealer.cards.find((card) => card.zone === "river" && card.index === Number(last) - 1)?.thing.object,
];
const lookedCard: Find = (last, { dealer }) =>
  dealer.cards
    .filter((card) => card.zone === "looked" && card.card === last && last !== HIDDEN)
    .map((card) => card.thing.object);

/** By the whole move or by its first word. What is not here gets a sign. */
const THINGS: Record<string, Find> = {
  settle: stone,
  "no offer": () => [],
  "keep no more": () => [],
  move: stone,
  offer: village,
  choose: village,
  draw: (_, { dealer }) => [dealer.deck],
  store: (_, { scene, me }) => [scene.plaques[me]?.object],
  butt: (_, { dealer }) => [dealer.find("hand", BUTT)?.thing.object],
  let: (_, { dealer }) => dealer.cards.filter((card) => card.zone === "stage").map((card) => card.thing.object),
  keep: lookedCard,
  under: lookedCard,
  gulp: riverCard,
  discard: riverCard,
  copy: riverCard,
};
