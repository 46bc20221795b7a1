import { Vector3 } from "three";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { HandSender, HandWish } from "../src/board";
import { PlayerHand, type Sensed, type Task } from "../src/hand/hand";
import type { Limits } from "../src/hand/predicted";
import { QuietTable } from "./games/table";

const TEACHER = { says: null, show: () => undefined, stop: () => undefined };
const LIMITS: Limits = { speed: 0.5, change: 8, follows: 0.025, behind: 0.02, lead: 0.015 };
const UP = new Vector3(0, 0, 1);
const EGG = new Vector3(0, 0, 0.1);
const SIZE = 400; // pixels, of a square picture
const clock = () => 1e9 + performance.now(); // the sender's, which is not the page's
let table: QuietTable;
let sent: HandWish[];
let sensed: Sensed;
let hand: PlayerHand;
let sender: HandSender;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  table = new QuietTable();
  Object.defineProperties(table.canvas, { clientWidth: { value: SIZE }, clientHeight: { value: SIZE } });
  table.camera.up.set(0, 0, 1);
  table.camera.position.set(0, -0.5, 0.5);
  table.camera.lookAt(EGG);
  table.camera.updateMatrixWorld();
  sent = [];
  sender = { mine: () => null, send: (wish) => sent.push(wish) && clock() };
});
afterEach(() => {
  hand.dispose();
  vi.useRealTimers();
});

function begin(task: Task, held = false): void {
  sensed = { place: new Vector3(0, -0.1, 0.2), held, felt: 0, touched: false, blocked: null, played: 0 };
  hand = new PlayerHand(table, sender, task, TEACHER, sensed, LIMITS, false);
}

const taking: Task = {
  kind: "take",
  piece: "an egg",
  stick: false,
  grasp: () => ({ piece: "egg", place: EGG.clone(), seen: EGG.clone(), up: UP, yaw: null }),
  level: () => EGG.z,
  over: (aim) => aim.clone().addScaledVector(UP, 0.04),
  up: () => UP.clone(),
};

/** To lay a stick that would lie at this height. */
function laying(lands: number): Task {
  return {
    ...taking,
    kind: "lay",
    piece: "stick 1",
    stick: true,
    grasp: () => null,
    over: (aim) => aim.clone().setZ(0.25),
    height: () => sensed.place.z - lands,
  };
}

/** Time passes; the hand on the server is where it was drawn, but never below where it can go. */
function pass(seconds: number, lowest = 0, change: Partial<Sensed> = {}): void {
  for (let n = 0; n < Math.round(seconds * 60); n++) picture(lowest, change);
}

/** So many pictures are drawn, and nothing is heard of the server. */
function unheard(pictures: number): void {
  for (let n = 0; n < pictures; n++) {
    vi.advanceTimersByTime(1000 / 60);
    table.picture();
  }
}

function picture(lowest = 0, change: Partial<Sensed> = {}): void {
  unheard(1);
  const { place } = hand.state;
  sensed = { ...sensed, ...change, place: place.clone().setZ(Math.max(place.z, lowest)), played: clock() };
  hand.sense(sensed);
}

const key = (type: "keydown" | "keyup", code: string) => window.dispatchEvent(new KeyboardEvent(type, { code }));
const hint = () => table.overlay.querySelector(".hand-hint")?.textContent ?? "";
const thumb = () => table.overlay.querySelector<HTMLButtonElement>(".hand-grip")!;
/** Something that a thumb did at a moment; the page may hear of it later. */
const touch = (type: string, when = performance.now()) =>
  thumb().dispatchEvent(Object.defineProperty(new PointerEvent(type, { button: 0 }), "timeStamp", { value: when }));
const MIDDLE = { x: SIZE / 2, y: SIZE / 2 };

describe("over the heap", () => {
  it("hovers over what the pointer points at, and the wheel turns it", () => {
    begin(taking);
    hand.steer(MIDDLE, 0, 0, false);
    pass(1);
    expect(hand.state.place.distanceTo(new Vector3(0, 0, 0.14))).toBeLessThan(0.002);
    hand.wheel(2, false);
    pass(0.1);
    expect(sent.at(-1)?.yaw).not.toBe(0);
    expect(sent.at(-1)).toMatchObject({ inAir: true, pressed: false });
  });

  it("aims above a finger, which would hide what it points at", () => {
    begin(taking);
    hand.steer({ x: MIDDLE.x, y: MIDDLE.y + 56 }, 0, 0, true);
    pass(1);
    expect(hand.state.aim.distanceTo(EGG)).toBeLessThan(1e-6);
    expect(hint()).toMatch(/^Slide a finger.*“Down”/);
  });

  it("is drawn elsewhere within two pictures of the pointer, however late the server is", () => {
    begin(taking);
    pass(0.5);
    const before = hand.state.place.clone();
    hand.steer({ x: SIZE * 0.9, y: SIZE / 2 }, 0, 0, false);
    for (let n = 0; n < 2; n++) {
      vi.advanceTimersByTime(1000 / 60);
      table.picture(); // and nothing comes from the server
    }
    expect(hand.state.place.x).toBeGreaterThan(before.x + 0.001);
  });
});

describe("down and out", () => {
  it("goes down while it is pressed, steered by every drag, and closes where it is", () => {
    begin(taking);
    hand.steer(MIDDLE, 0, 0, false);
    pass(1);
    hand.press(MIDDLE);
    pass(0.5);
    expect(hint()).toMatch(/^Going down/);
    const { z } = hand.state.place;
    expect(z).toBeLessThan(0.135);
    hand.steer({ x: MIDDLE.x + 10, y: MIDDLE.y }, 10, 0, false);
    pass(0.3);
    expect(hand.state.place.x).toBeGreaterThan(0.005);
    expect(sent.at(-1)).toMatchObject({ inAir: false, pressed: true });
  });

  it("says that it has missed, once it is as deep as it goes", () => {
    begin(taking);
    hand.steer(MIDDLE, 0, 0, false);
    pass(1);
    hand.press(MIDDLE);
    pass(4, 0.1);
    expect(hint()).toMatch(/^Nothing between the fingers/);
    hand.release();
    pass(0.1);
    expect(hint()).toMatch(/^Move the hand over an egg/);
    expect(sent.at(-1)).toMatchObject({ inAir: true, pressed: false });
  });

  it("says that something is in the way where it goes no deeper", () => {
    begin(taking);
    hand.steer(MIDDLE, 0, 0, false);
    pass(1);
    hand.press(MIDDLE);
    pass(4, 0.125);
    expect(hint()).toMatch(/^Something is in the way/);
  });

  it("turns at once when the drag does: what was dragged in vain is not dragged back", () => {
    begin(taking, true);
    hand.steer(MIDDLE, 0, 0, false);
    pass(1);
    hand.press(MIDDLE);
    const stuck = hand.state.place.clone();
    const stay = () => hand.sense({ ...sensed, held: true, felt: 0.9, place: stuck, played: clock() });
    for (let n = 0; n < 60; n++) {
      hand.steer(MIDDLE, 2, 0, false);
      unheard(1);
      stay();
    }
    const { place, heldBack } = hand.state;
    expect(heldBack.length()).toBeLessThan(LIMITS.lead + 1e-6);
    expect(heldBack.x).toBeGreaterThan(0.005); // a band shows it
    const there = place.x;
    expect(there - stuck.x).toBeLessThan(0.03);
    hand.steer(MIDDLE, -8, 0, false);
    unheard(6);
    expect(hand.state.place.x).toBeLessThan(there - 0.0005);
  });
});

describe("letting go", () => {
  it("keeps what is still high, and says why", () => {
    begin(laying(0.1), true);
    hand.press(MIDDLE);
    pass(0.2);
    hand.release();
    pass(0.1);
    expect(hint()).toMatch(/^Too high to let stick 1 go/);
    expect(sent.at(-1)).toMatchObject({ inAir: true });
    pass(5);
    expect(hint()).toMatch(/^Move stick 1 over the nest/);
  });

  it("lowers what is pressed until it lies, and lets it go there", () => {
    begin(laying(0.18), true);
    pass(0.1, 0.18);
    hand.press(MIDDLE);
    pass(3, 0.18);
    expect(hint()).toMatch(/^It lies/);
    hand.release();
    pass(0.1, 0.18, { held: false });
    expect(hint()).toMatch(/^Let go/);
  });

  it("does not take back up what a slow server has not opened yet", () => {
    begin(laying(0.18), true);
    hand.press(MIDDLE);
    pass(3, 0.18);
    hand.release();
    unheard(120);
    expect(sent.at(-1)).toMatchObject({ pressed: false, inAir: false });
    pass(0.1, 0.18, { held: false });
    expect(sent.at(-1)).toMatchObject({ pressed: false, inAir: true });
  });

  it("says why the server kept it, in its own words or in ours", () => {
    begin(laying(0.18), true);
    hand.press(MIDDLE);
    pass(3, 0.18);
    hand.release();
    pass(0.1, 0.18);
    hand.note("It would roll away.");
    pass(0.1, 0.18);
    expect(hint()).toBe("It would roll away.");
    pass(5, 0.18);
    hand.press(MIDDLE);
    pass(3, 0.18);
    hand.release();
    pass(1, 0.18);
    expect(hint()).toMatch(/^Stick 1 would not lie here/);
  });
});

describe("with one button for a thumb", () => {
  beforeEach(() => {
    begin(taking);
    hand.steer({ x: MIDDLE.x, y: MIDDLE.y + 56 }, 0, 0, true);
    pass(1);
  });

  it("goes down while it is held, and up again when it is let go", () => {
    touch("pointerdown");
    pass(0.6);
    expect(sent.at(-1)).toMatchObject({ pressed: true, inAir: false });
    touch("pointerup");
    pass(0.1);
    expect(sent.at(-1)).toMatchObject({ pressed: false, inAir: true });
  });

  it("goes down again at once, however few pictures are drawn", () => {
    touch("pointerdown");
    pass(0.1);
    hand.release();
    touch("pointerdown");
    expect(hand.wish.pressed).toBe(true);
  });

  it("knows a tap though the page was too busy to hear at once that it ended", () => {
    touch("pointerdown");
    pass(1);
    touch("pointerup", performance.now() - 920);
    expect(hand.wish.pressed).toBe(true);
  });

  it("keeps what it holds without the thumb, until the next tap", () => {
    touch("pointerdown");
    pass(1, 0.1, { held: true });
    touch("pointerup");
    pass(0.2);
    expect(sent.at(-1)).toMatchObject({ pressed: true });
    expect(hint()).toMatch(/^You hold an egg.*“Let go”/);
    expect(thumb().textContent).toBe("Let go");
    touch("pointerdown");
    touch("pointerup");
    pass(0.1, 0, { held: false });
    expect(sent.at(-1)).toMatchObject({ pressed: false });
  });

  it("lays what it carries when the thumb leaves it", () => {
    hand.dispose();
    begin(laying(0.18), true);
    pass(0.1, 0.18);
    touch("pointerdown");
    pass(3, 0.18);
    expect(hint()).toMatch(/^It lies/);
    touch("pointerup");
    pass(0.1, 0.18);
    expect(sent.at(-1)).toMatchObject({ pressed: false });
  });

  it("is a switch for those who only tap, and for keys", () => {
    touch("pointerdown");
    touch("pointerup");
    pass(0.5);
    expect(sent.at(-1)).toMatchObject({ pressed: true });
    thumb().click(); // as Enter and screen readers do
    pass(0.1);
    expect(sent.at(-1)).toMatchObject({ pressed: false });
  });
});

it("is moved by keys, and Space goes down and lets go", () => {
  begin(taking);
  key("keydown", "ArrowRight");
  pass(0.5);
  key("keyup", "ArrowRight");
  expect(hand.state.aim.x).toBeGreaterThan(0.02);
  key("keydown", "Space");
  pass(0.3);
  expect(sent.at(-1)).toMatchObject({ pressed: true, inAir: false });
  key("keydown", "Space");
  pass(0.1);
  expect(sent.at(-1)).toMatchObject({ pressed: false, inAir: true });
});

it("holds still and says so while the line is lost", () => {
  begin(taking);
  hand.lineLost = true;
  pass(0.1);
  expect(hint()).toBe("The line is lost; your hand holds still.");
  hand.lineLost = false;
  pass(0.1);
  expect(hint()).toMatch(/^Move the hand/);
});

it("lets the heap be felt: touch, grip, a creak that comes sooner the harder it holds, a slip", () => {
  begin(taking);
  hand.press(MIDDLE);
  pass(0.1, 0, { touched: true });
  pass(0.1, 0, { held: true });
  const creaks = (felt: number) => {
    table.sounds.splice(0);
    pass(2, 0, { felt });
    return table.sounds.filter((name) => name === "creak").length;
  };
  expect(table.sounds).toEqual(["touch", "grip"]);
  expect(creaks(0.2)).toBe(0);
  const [gently, hard] = [creaks(0.5), creaks(0.95)];
  expect(gently).toBeGreaterThan(0);
  expect(hard).toBeGreaterThan(gently);
  table.sounds.splice(0);
  pass(0.1, 0, { held: false, felt: 0 });
  expect(table.sounds).toEqual(["slip"]);
});

describe("a game controller", () => {
  const pad = (axes: number[], trigger = 0, a = false) => ({
    connected: true,
    axes,
    buttons: Array.from({ length: 8 }, (_, n) => ({ value: n === 7 ? trigger : 0, pressed: n === 0 && a })),
  });
  let pads: unknown[] = [];
  beforeEach(() => {
    vi.stubGlobal("navigator", { getGamepads: () => pads });
    begin(taking);
  });
  afterEach(() => {
    pads = [];
    vi.unstubAllGlobals();
  });

  it("aims with its left stick, whose middle is never quite in the middle", () => {
    pads = [null, pad([0.1, -0.1, 0, 0])];
    const { x } = hand.state.aim;
    pass(0.5);
    expect(hand.state.aim.x).toBe(x);
    pads = [null, pad([1, 0, 0, 0])];
    pass(0.5);
    expect(hand.state.aim.x).toBeGreaterThan(x + 0.03);
  });

  it("goes down while the trigger is pulled, and lets go with it; the A button is a switch", () => {
    pads = [pad([0, 0, 0, 0], 1)];
    pass(0.2);
    expect(sent.at(-1)).toMatchObject({ pressed: true });
    pads = [pad([0, 0, 0, 0], 0)];
    pass(0.1);
    expect(sent.at(-1)).toMatchObject({ pressed: false });
    pads = [pad([0, 0, 0, 0], 0, true)];
    pass(0.2);
    expect(sent.at(-1)).toMatchObject({ pressed: true });
  });
});

it("is moved over the table by keys also for who looks from straight above", () => {
  begin(taking);
  table.camera.position.set(0, -0.02, 1);
  table.camera.lookAt(EGG);
  pass(0.1);
  const from = hand.state.aim.y;
  key("keydown", "ArrowUp");
  pass(0.5);
  key("keyup", "ArrowUp");
  expect(hand.state.aim.y).toBeGreaterThan(from + 0.01);
});
