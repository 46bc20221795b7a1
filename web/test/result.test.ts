import { h, render } from "preact";
import { expect, it } from "vitest";
import { Result } from "../src/panels/result";
import type { OutcomeTold, Update } from "../src/protocol";
import { ended } from "./made";

const seats = ["Ann", "Bob", "Cid"].map((name) => ({ kind: "person", name, level: null, away: false, mine: false }));
const update = { game: "go-cuckoo", table: "t", seats, rematch: [], next_table: null } as unknown as Update;

function shown(outcome: OutcomeTold): { rows: string[]; text: string } {
  const root = document.createElement("div");
  render(h(Result, { update, outcome }), root);
  const rows = [...root.querySelectorAll(".scores li")].map((row) => row.textContent ?? "");
  return { rows, text: root.textContent ?? "" };
}

const CID = ended({ winners: [2], scores: [5, 7, 9], counted: ["5", "7", "9"] });

it("says what the scores count and which is better, the winner first", () => {
  const outcome = ended({
    winners: [1],
    scores: [3, 0, 1],
    reason: "Kiki sits on the nest",
    sentence: "Bob wins: Kiki sits on the nest.",
    counted: ["3 eggs left", "no eggs left", "1 egg left"],
    remark: "Fewer is better.",
    fewer_is_better: true,
  });
  const { rows, text } = shown(outcome);
  expect(rows.map((row) => row.match(/Ann|Bob|Cid/)?.[0])).toEqual(["Bob", "Cid", "Ann"]);
  expect(rows[0]).toContain("no eggs left");
  expect(text).toContain("Fewer is better.");
});

it("puts the highest score first where more is better", () => {
  const { rows } = shown({ ...CID, counted: ["5 counters", "7 counters", "9 counters"] });
  expect(rows.map((row) => row.match(/\d counters/)?.[0])).toEqual(["9 counters", "7 counters", "5 counters"]);
});

it("tells what the game will be remembered for, around the winner's mark", () => {
  const { text } = shown({ ...CID, feats: ["Boldest theft: Cid, 6 tiles at once."] });
  expect(text).toContain("Boldest theft: Cid, 6 tiles at once.");
});

it("shares how it ended and the way to watch it", async () => {
  const shared: ShareData[] = [];
  Object.assign(navigator, { share: (data: ShareData) => Promise.resolve(void shared.push(data)) });
  const root = document.createElement("div");
  render(h(Result, { update, outcome: { ...CID, sentence: "Cid wins." } }), root);
  const button = [...root.querySelectorAll("button")].find((one) => one.textContent?.includes("Share"));
  button?.click();
  expect(shared).toHaveLength(1);
  expect(shared[0]?.text).toContain("Cid wins.");
  expect(shared[0]?.text).toContain(`${location.origin}/replay/t`);
  Reflect.deleteProperty(navigator, "share");
});
