/** The words on and over the board of Gulp. */

import { fill } from "../../i18n";
import { spoken } from "../../i18n/spoken";
import english from "./events.json";

interface Words {
  crops: Record<string, string>;
  /** as it is printed on the card */
  ranks: Record<string, string>;
  /** as it is called */
  called: Record<string, string>;
  card: string;
  house: string;
  next: string;
  deck: string;
  discard: string;
  noDiscard: string;
  gap: string;
  spot: string;
  free: string;
  village: string;
  hidden: string;
  store: string;
  fungus: string;
  logs: string;
  flows: string;
  flowsBack: string;
  news: Record<string, string>;
  plays: string;
  sacrifices: string;
  worth: string;
}

const EN: Words = {
  crops: { grettuce: "Grettuce", grabbles: "Grabbles", blornn: "Blornn", blerries: "Blerries" },
  ranks: { a: "A", k: "K", q: "Q", j: "J" },
  called: { a: "A", k: "K", q: "Q", j: "J" },
  card: "{rank} {crop}",
  house: "house text",
  next: "next turn: {actions}",
  deck: "The deck: {count} cards",
  discard: "Discarded: {card} on top of {count}",
  noDiscard: "Nothing discarded yet",
  gap: "River spot {spot}: a gap",
  spot: "River spot {spot}: {card}",
  free: "Village spot {spot}: free",
  village: "Village of {name}, on spot {spot}",
  hidden: "{name} holds {count} cards",
  store: "{name}: {store} of {limit} crops",
  fungus: "with fungus: what is stored is taken away",
  logs: "BOGGLE LOGS of {names}: no pushing",
  flows: "The River flows from spot 1 to spot 5",
  flowsBack: "A wave: the River flows backwards, from spot 5 to spot 1",
  news: {},
  plays: "{name} plays {card}",
  sacrifices: "{name} sacrifices {card}",
  worth: "{count} crops, harvested from hand",
};

const DE: Words = {
  crops: EN.crops,
  ranks: { a: "A", k: "K", q: "D", j: "B" },
  called: { a: "Ass", k: "König", q: "Dame", j: "Bube" },
  card: "{crop}-{rank}",
  house: "Haustext",
  next: "nächster Zug: {actions}",
  deck: "Der Stapel: {count} Karten",
  discard: "Abgeworfen: {card} oben von {count}",
  noDiscard: "Noch nichts abgeworfen",
  gap: "Flussplatz {spot}: eine Lücke",
  spot: "Flussplatz {spot}: {card}",
  free: "Dorfplatz {spot}: frei",
  village: "Dorf von {name}, auf Platz {spot}",
  hidden: "{name} hält {count} Karten",
  store: "{name}: {store} von {limit} Früchten",
  fungus: "mit Schimmel: Was gelagert wird, wird abgezogen",
  logs: "BOGGLE LOGS von {names}: kein Schieben",
  flows: "Der Fluss fließt von Platz 1 zu Platz 5",
  flowsBack: "Eine Welle: Der Fluss fließt rückwärts, von Platz 5 zu Platz 1",
  news: {
    juiced: "saftig",
    saturated: "gesättigt",
    "full house": "Full House",
    "four of a kind": "Vierling",
    "five of a kind": "Fünfling",
    "run of four": "Viererstraße",
    "run of five": "Fünferstraße",
    harvest: "Ernte",
    frostquake: "FROSTQUAKE",
  },
  plays: "{name} spielt {card}",
  sacrifices: "{name} opfert {card}",
  worth: "{count} Früchte, aus der Hand geerntet",
};

function isGerman(): boolean {
  return document.documentElement.lang.startsWith("de");
}

export function words(): Words {
  return isGerman() ? DE : EN;
}

/** The name and the text of an event card. */
export interface EventText {
  name: string;
  text: string;
  house: boolean;
}

/** Its rank as the rules call it ("7", "q"), and its crop. */
export function partsOf(card: string): { rank: string; crop: string } {
  const [rank = "", crop = ""] = card.split("-");
  return { rank, crop };
}

/** The event on a card, or null if it is a crop card. */
export function eventOn(card: string): EventText | null {
  const event = (english as Record<string, EventText>)[card];
  if (!event) return null;
  return { ...event, text: spoken(event.text, "gulp") };
}

/** A card's rank as it is printed. */
export function rankOn(card: string): string {
  const { rank } = partsOf(card);
  return words().ranks[rank] ?? rank;
}

/** A card by rank and crop: "7 Blornn"; in German "Blornn-7". */
export function plainName(card: string): string {
  const { rank, crop } = partsOf(card);
  return fill(words().card, { rank: words().called[rank] ?? rank, crop: words().crops[crop] ?? "" });
}

/** What a card is called: "7 Blornn", "FROSTQUAKE (A Blornn)". */
export function cardName(card: string): string {
  const plain = plainName(card);
  const event = eventOn(card);
  return event ? `${event.name} (${plain})` : plain;
}
