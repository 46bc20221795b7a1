import { h, render } from "preact";
import { describe, expect, it } from "vitest";
import { Lobby } from "../src/panels/lobby";
import { Players } from "../src/panels/players";
import type { SeatTold, Update } from "../src/protocol";
import { whole } from "./games/table";

const person: SeatTold = {
  kind: "person",
  name: "Ann",
  level: null,
  away: false,
  mine: true,
  may_sit: "no",
  helped: false,
  always: null,
};
const hand: Update["hand"] = { phase: "resting", number: 0, seat: null, sentence: "" };
const seats = [person, { ...person, name: "Bob", mine: false, helped: true }];

function drawn(part: Partial<Update>, panel: "lobby" | "players" = "players"): HTMLElement {
  const page = document.createElement("div");
  const update = whole({ game: "gulo-gulo", started: panel === "players", hand, seats, ...part });
  render(panel === "lobby" ? h(Lobby, { update, title: "Gulo Gulo" }) : h(Players, { update }), page);
  return page;
}

const switches = (page: HTMLElement) => [...page.querySelectorAll<HTMLButtonElement>("button.help")];

describe.each(["lobby", "players"] as const)("a helped hand, among the %s", (panel) => {
  it("is switched by who plays the seat, with its name, its state and what it means", () => {
    const [own, ...others] = switches(drawn({}, panel));
    expect(others).toEqual([]);
    expect(own?.getAttribute("aria-label")).toBe("Helped hand, Ann");
    expect(own?.getAttribute("aria-pressed")).toBe("false");
    expect(own?.title).toContain("Everybody sees it");
    const helped = switches(drawn({ seats: [{ ...person, helped: true }] }, panel));
    expect(helped[0]?.getAttribute("aria-pressed")).toBe("true");
  });

  it("is shown at the seat to everybody, in words and with a sign", () => {
    const [ann, bob] = drawn({}, panel).querySelectorAll("li");
    expect(bob?.querySelector(".helped")?.textContent).toContain("helped hand");
    expect(bob?.querySelector(".helped svg")).not.toBeNull();
    expect(ann?.querySelector(".helped")).toBeNull();
  });

  it("has no switch where no hand plays, nor while a bot does", () => {
    expect(switches(drawn({ hand: null }, panel))).toEqual([]);
    expect(switches(drawn({ seats: [{ ...person, level: "casual" }] }, panel))).toEqual([]);
  });
});
