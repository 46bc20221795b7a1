/** The words on and over the board of Gulp. */

import { t } from "../../i18n";
import { upper } from "../../i18n/phrasebook";
import { spoken } from "../../i18n/spoken";
import english from "./events.json";

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
  return t("gulp.board.rank", { rank });
}

/** A card by rank and crop: "7 Blornn"; in German "Blornn-7". */
export function plainName(card: string): string {
  const { rank, crop } = partsOf(card);
  return t("gulp.board.card", { rank, crop: upper(crop) });
}

/** What a card is called: "7 Blornn", "FROSTQUAKE (A Blornn)". */
export function cardName(card: string): string {
  const plain = plainName(card);
  const event = eventOn(card);
  return event ? `${event.name} (${plain})` : plain;
}
