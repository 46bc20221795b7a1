import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Poses, Replay, Step } from "../src/protocol";
import type { Track } from "../src/recordings/track";
import { ReplayPlayer } from "../src/state/replay_player";
import { ended, framed } from "./made";

const ANN = 0;
const REFEREE = -1;
const NAMES = ["egg-1", "hand"];

function step(number: number, who: number | null): Step {
  return { number, seconds: null, who, text: "", well: null, sentence: "", view: {}, words: [], track: false };
}

/** Three pictures in two seconds; everything is at the number of its picture. */
function track(number: number): Track {
  const poses = (picture: number): Poses => {
    const rows = new Float32Array(14).fill(picture);
    return framed(rows, { tryNumber: number, picture, seconds: picture, seat: null });
  };
  return { times: [0, 1, 2], bodies: NAMES.length, poses };
}

/** Ann decides, a try of two words follows, Ann decides, a try of one word. */
const replay: Replay = {
  game: "gulo-gulo",
  variant: "base",
  options: {},
  names: ["Ann"],
  outcome: ended(),
  steps: [null, ANN, REFEREE, REFEREE, ANN, REFEREE].map((who, number) => step(number, who)),
  scene: { type: "scene", names: NAMES, tick: 0.002, scene: {} },
};

let shown: Poses[] = [];
let player: ReplayPlayer;

function watch(read: (step: number) => Promise<Track> = async (step) => track(step)): void {
  shown = [];
  player = new ReplayPlayer({ replay, tracks: { steps: [2, 5], read } }, null);
  player.source.listen((poses) => shown.push(poses));
}

const last = () => shown.at(-1);
const passed = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame", "cancelAnimationFrame", "performance"],
  });
  watch();
});
afterEach(() => {
  player.dispose();
  vi.useRealTimers();
});

it("lays everything out as the first try finds it, without a hand", async () => {
  await passed();
  expect(last()).toMatchObject({ tryNumber: 2, picture: 0, atRest: true });
  expect([...(last()?.rows ?? [])].map(Number.isNaN)).toEqual([...Array(7).fill(false), ...Array(7).fill(true)]);
});

it("shows a step of a try as the try left it, and the next decision as the next try finds it", async () => {
  player.go(3);
  await passed();
  expect(last()).toMatchObject({ tryNumber: 2, picture: 2 });
  expect(player.trying.value?.step).toBe(2);
  player.go(4);
  await passed();
  expect(last()).toMatchObject({ tryNumber: 5, picture: 0 });
  expect(player.trying.value).toBeNull();
});

it("shows any moment of a try, with the hand, and the table as it was before", async () => {
  player.go(2);
  await passed();
  player.scrub(1.2);
  expect(last()).toMatchObject({ tryNumber: 2, picture: 1, atRest: false });
  expect(player.at.value).toBe(1);
  expect(player.update.value.hand).toMatchObject({ phase: "trying", seat: ANN });
  player.scrub(2);
  await passed();
  expect(player.at.value).toBe(2);
  expect(player.seconds.value).toBeNull();
});

it("plays from step to step and each try in its own time, up to the end", async () => {
  player.toggle();
  await vi.advanceTimersByTimeAsync(1150);
  expect(player.at.value).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(player.seconds.value).toBeGreaterThan(0.5);
  expect(last()).toMatchObject({ tryNumber: 2, atRest: false });
  await vi.advanceTimersByTimeAsync(12_000);
  expect(player.at.value).toBe(5);
  expect(player.playing.value).toBe(false);
});

it("goes on where a try was paused, at the speed that is asked for", async () => {
  player.go(1);
  player.speed.value = 0.5;
  player.toggle();
  await vi.advanceTimersByTimeAsync(2000);
  player.toggle();
  const paused = player.seconds.value ?? 0;
  expect(paused).toBeGreaterThan(0.7);
  expect(paused).toBeLessThan(1.2);
  player.toggle();
  await vi.advanceTimersByTimeAsync(500);
  expect(player.seconds.value).toBeGreaterThan(paused);
});

it("says so when a try cannot be shown, and goes on without it", async () => {
  player.dispose();
  watch(() => Promise.reject(new Error("it is gone")));
  await passed();
  expect(player.lost.value).toBe("it is gone");
  player.toggle();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(player.at.value).toBe(5);
});

it("another seat's view goes on at the same step", async () => {
  player.go(3);
  const other = new ReplayPlayer(player.told, ANN, player);
  expect(other.at.value).toBe(3);
  expect(other.update.value.looking).toBe(ANN);
  other.dispose();
});

it("shows the moment that decided a game: from a little before it, and stops there", async () => {
  player.dispose();
  player = new ReplayPlayer({ replay, tracks: { steps: [], read: async (step) => track(step) } }, null, null, 4);
  expect([player.at.value, player.playing.value]).toEqual([1, true]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([player.at.value, player.playing.value]).toEqual([4, false]);
  player.toggle();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(player.at.value).toBe(5);
});
