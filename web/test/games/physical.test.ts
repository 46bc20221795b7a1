import { Vector3 } from "three";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Board, HandSender } from "../../src/board";
import { GoCuckooBoard } from "../../src/games/go-cuckoo/board";
import { GuloGuloBoard } from "../../src/games/gulo-gulo/board";
import { standing } from "../../src/games/gulo-gulo/path";
import { Trail } from "../../src/games/gulo-gulo/trail";
import { PharaohBoard } from "../../src/games/pharaoh/board";
import { Paints } from "../../src/look/paint";
import { layingPath, shownAt, takingPath } from "../../src/physical/demonstration_path";
import type { GuloGuloView, Happened, Update } from "../../src/protocol";
import { showMe } from "../../src/state/table";
import { QuietTable } from "./table";
import { casesOf, posesOf, sceneOf } from "./told";

const BOARDS: Record<string, (table: QuietTable, hand: HandSender) => Board> = {
  "gulo-gulo": (table, hand) => new GuloGuloBoard(table, hand),
  pharaoh: (table, hand) => new PharaohBoard(table, hand),
  "go-cuckoo": (table, hand) => new GoCuckooBoard(table, hand),
};
const GAMES = Object.keys(BOARDS);
/** What cannot be pointed at: it has its button. */
const ONLY_WORDS = /^(stay|decline|enter|no |go )/;

let table = new QuietTable();

/** A board with everything on it. */
function laid(game: string, mine = false): Board {
  const hand = { mine: () => (mine ? { seat: 0, tryNumber: 1 } : null), send: () => 0 };
  const board = BOARDS[game]!(table, hand);
  board.scene?.(sceneOf(game));
  board.poses?.(posesOf(sceneOf(game)));
  return board;
}

/** The same table after the referee has said something. */
function heard(update: Update, text: string, well = false): Update {
  const event: Happened = {
    number: 9,
    seconds: 1,
    kind: "move",
    who: -1,
    text,
    by_bot: false,
    shown: "",
    sentence: "",
    bodies: [],
    place: null,
    well,
  };
  return { ...update, version: update.version + 1, events: [event] };
}

function tryOf(game: string): Update {
  return casesOf(game).find(({ update }) => update.hand?.phase === "trying")!.update;
}

const again = () => table.overlay.querySelector(".hand-again");
const hint = () => table.overlay.querySelector(".hand-hint")?.textContent ?? "";
const button = (name: string) => [...table.overlay.querySelectorAll("button")].find((one) => one.textContent === name);

async function pass(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= 50) {
    await vi.advanceTimersByTimeAsync(50);
    table.picture();
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  table = new QuietTable();
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each([1.6, 0.6])("in a picture of %s", (aspect) => {
  it.each(casesOf(...GAMES))(
    "$game, $phase: what lies on the table can be chosen there, and has a name",
    ({ game, update }) => {
      table.aspect = aspect;
      const board = laid(game);
      board.show(update);
      const offered = new Set(table.offered.map(({ move }) => move));
      const listed = update.moves.map(({ text }) => text).filter((text) => !ONLY_WORDS.test(text));
      expect([...offered]).toEqual(expect.arrayContaining(listed));
      for (const { name } of table.named) expect(name).toMatch(/^[^{}]+$/);
      expect(table.named.length).toBeGreaterThan(10);
      board.dispose();
      expect(table.root.children).toHaveLength(0);
    },
  );
});

it.each([
  ["gulo-gulo", "alarm pole", "alarm gave up"],
  ["pharaoh", "landslide staff", "landslide gave up"],
  ["go-cuckoo", "fell egg", "pulled"],
])("%s: after an accident its last seconds can be seen again, and nothing else", async (game, accident, other) => {
  const board = laid(game);
  board.show(tryOf(game));
  for (let n = 2; n < 30; n++) {
    await pass(50);
    board.poses?.(posesOf(sceneOf(game), { picture: n }));
  }
  board.show(heard(tryOf(game), other, other === "pulled"));
  expect(again()).toBeNull();
  board.show(heard(tryOf(game), accident));
  expect(again()?.textContent).toBe("See it again");
  (again() as HTMLButtonElement).click();
  await pass(6000);
  expect(again()).not.toBeNull(); // while it is watched, and a little longer
  await pass(12_000);
  expect(again()).toBeNull();
  board.dispose();
});

it.each([
  ["gulo-gulo", "alarm egg blue", "alarm"],
  ["pharaoh", "landslide staff", "alarm"],
  ["go-cuckoo", "sank egg", "alarm"],
  ["go-cuckoo", "kiki stands", "joy"],
])("%s: %s is told to everybody, and looked at from low on the side where it fell", (game, text, mood) => {
  const board = laid(game);
  const update = heard({ ...tryOf(game), hand: null }, text, mood === "joy");
  Object.assign(update.events[0]!, { sentence: "It fell.", place: [0.1, -0.05, 0] });
  board.show(update);
  expect(table.told.map((one) => [one.mood, one.words])).toEqual([[mood, "It fell."]]);
  const look = table.told[0]!.look!;
  expect(look.pitch).toBeLessThan(0.4);
  expect(look.yaw).toBeGreaterThan(0.5); // the camera is on the right, too
  board.dispose();
});

it.each(GAMES)("%s: nothing takes the picture from who has a hand in the nest", (game) => {
  const board = laid(game, true);
  board.show(heard(tryOf(game), game === "go-cuckoo" ? "fell egg" : "alarm"));
  for (const told of table.told) expect(told.look).toBeUndefined();
  board.dispose();
});

it.each(GAMES)("%s: what a hand goes for is marked as long as it tries, for everybody", (game) => {
  const board = laid(game);
  const pull = casesOf(game).find(({ update }) => update.hand?.phase === "trying" && update.view)!.update;
  const view = (game === "go-cuckoo" ? { ...pull.view, declared: "pull 3" } : pull.view) as Update["view"];
  board.show({ ...pull, view });
  expect(table.marked.length).toBeGreaterThan(0);
  board.show({ ...pull, view, hand: null });
  expect(table.marked).toHaveLength(0);
  board.dispose();
});

it("Gulo bolts back only when the alarm was seen", async () => {
  table.reducedMotion = false;
  const trail = new Trail(table, new Paints("normal"));
  const view = casesOf("gulo-gulo")[0]!.update.view as unknown as GuloGuloView;
  const seats = view.gulos.length;
  const stand = (tile: number): boolean =>
    view.gulos.every((_, seat) => {
      const { x, y } = standing(tile, seat, seats);
      return trail.group.children.some(({ position }) => Math.hypot(position.x - x, position.y - y) < 1e-6);
    });
  trail.show({ ...view, gulos: view.gulos.map(() => 5) }, Promise.resolve());
  expect(stand(5)).toBe(true);
  let seen = (): void => undefined;
  trail.show({ ...view, gulos: view.gulos.map(() => 1) }, new Promise((resolve) => (seen = resolve)));
  await pass(200);
  expect(stand(5)).toBe(true);
  seen();
  await pass(200);
  expect(stand(1)).toBe(true);
});

describe.each([false, true])("with reduced motion: %s", (reduced) => {
  it.each(GAMES)("%s: the first pull is shown by a ghost, in words too, and can be stopped", async (game) => {
    table.reducedMotion = reduced;
    const board = laid(game, true);
    board.show(tryOf(game));
    board.poses?.(posesOf(sceneOf(game), { picture: 2 }));
    const parts = table.root.children.length;
    await pass(50);
    const before = hint();
    expect(showMe.value).not.toBeNull();
    button("Show me")?.click();
    const said: string[] = [];
    do {
      await pass(50);
      if (said.at(-1) !== hint()) said.push(hint());
    } while (button("Stop showing"));
    expect(said.length).toBeGreaterThan(3);
    expect(said[0]).toMatch(/^Move the hand over/);
    expect(said).toContainEqual(expect.stringMatching(/press and hold/));
    expect(said).toContainEqual(expect.stringMatching(/^Draw .* out your own way/));
    expect(hint()).toBe(before);
    expect(table.root.children).toHaveLength(parts);

    showMe.value?.();
    await pass(100);
    expect(hint()).not.toBe(before);
    button("Stop showing")?.click();
    await pass(100);
    expect(hint()).toBe(before);
    board.dispose();
    expect(showMe.value).toBeNull();
  });
});

describe("a demonstration", () => {
  const hand = new Vector3(0, 0, 0.2);
  const egg = { place: new Vector3(0.05, 0, 0.04), up: new Vector3(0, 0, 1) };

  it("goes over the piece, down, closes and lifts it", () => {
    const legs = takingPath(hand, egg);
    expect(shownAt(legs, 0, false)?.place.toArray()).toEqual(hand.toArray());
    const gripped = shownAt(legs, 1.6 + 1.4 + 1.19, false);
    expect(gripped?.shut).toBeGreaterThan(0.9);
    expect(gripped?.place.distanceTo(egg.place)).toBeLessThan(1e-6);
    expect(shownAt(legs, 7, false)?.carried.z).toBeCloseTo(0.1);
    expect(shownAt(legs, 60, false)).toBeNull();
  });

  it("jumps from picture to picture where nothing shall move", () => {
    const legs = takingPath(hand, egg);
    expect(shownAt(legs, 0.1, true)?.place).toEqual(shownAt(legs, 2, true)?.place);
  });

  it("lays a piece down and leaves it there", () => {
    const legs = layingPath(hand, 0.08);
    expect(shownAt(legs, 2.19, false)?.carried.z).toBeCloseTo(-0.08);
    const left = shownAt(legs, 4.9, false);
    expect(left?.shut).toBe(0);
    expect(left?.carried.z).toBeCloseTo(-0.08);
    expect(left?.place.z).toBeGreaterThan(0.13);
  });
});

it.each([
  ["gulo-gulo", 1],
  ["pharaoh", 1],
  ["go-cuckoo", 0],
])("%s: the end is told with joy, and the winner's piece is lit and looked at", async (game, pieces) => {
  const board = laid(game);
  const before = casesOf(game).find(({ update }) => !update.hand || update.hand.phase === "resting")!.update;
  const outcome = { ...(before.outcome ?? {}), winners: [0], sentence: "Ann wins." } as Update["outcome"];
  board.show({ ...before, outcome: null });
  table.told.length = 0;
  board.show({ ...before, version: before.version + 1, turn: null, moves: [], asides: [], events: [], outcome });
  await pass(4000);
  expect(table.marked).toHaveLength(pieces);
  expect(table.told.map(({ mood, words, look }) => [mood, words, look !== undefined])).toEqual([
    ["joy", "Ann wins.", pieces > 0],
  ]);
  board.show({ ...before, version: before.version + 1, turn: null, moves: [], asides: [], events: [], outcome });
  await pass(4000);
  expect(table.told).toHaveLength(1); // whoever comes back finds the result
});
