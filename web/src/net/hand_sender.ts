/** Sends what the hand of this screen's player does in a physical game. */

import type { HandSender } from "../board";
import { packHand } from "../protocol";
import { sheet, update } from "../state/table";
import { giveUp } from "./actions";
import { connection } from "./client";

const LEAST_GAP = 1000 / 120;
const CLOCK = 2 ** 32; // milliseconds after which what is sent begins anew

export function makeHandSender(): HandSender {
  let sentAt = 0;

  function mine(): { seat: number; tryNumber: number } | null {
    const now = update.peek();
    const hand = now?.hand;
    if (!now || hand?.phase !== "trying" || hand.seat === null) return null;
    const seat = now.seats[hand.seat];
    return seat?.mine && seat.level === null ? { seat: hand.seat, tryNumber: hand.number } : null;
  }

  return {
    mine,
    giveUp,
    panels: () => (sheet.value = true),
    send(wish) {
      const own = mine();
      const now = performance.timeOrigin + performance.now(); // goes on when the page is loaded anew
      const made = Math.floor(now) % CLOCK;
      if (!own || now - sentAt < LEAST_GAP) return made;
      sentAt = now;
      connection.send(packHand({ ...wish, ...own, made }));
      return made;
    },
  };
}
