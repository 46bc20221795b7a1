/** Sends what the hand of this screen's player does in a physical game. */

import type { HandSender } from "../board";
import { packHand } from "../protocol";
import { update } from "../state/table";
import { connection } from "./client";

const LEAST_GAP = 1000 / 120;
const MOST = 2 ** 32;

/** Growing faster than frames are sent, so that the hand is heard after the page was loaded anew. */
function nextSequence(last: number, now: number): number {
  return Math.max(last + 1, Math.floor(now / 8) % MOST);
}

export function makeHandSender(): HandSender {
  let sequence = 0;
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
    send(command) {
      const own = mine();
      const now = performance.now();
      if (!own || now - sentAt < LEAST_GAP) return;
      sentAt = now;
      sequence = nextSequence(sequence, Date.now());
      connection.send(packHand({ ...command, ...own, sequence }));
    },
  };
}
