import { Object3D } from "three";
import { describe, expect, it } from "vitest";
import { Film, type PoseFrame, pose } from "../src/poses";
import { framed } from "./made";

function frame(x: number, over: Partial<PoseFrame> = {}): PoseFrame {
  return framed(new Float32Array([x, 0, 0, 1, 0, 0, 0]), over);
}

describe("a film of poses", () => {
  it("shows what lies between two pictures", () => {
    const film = new Film(1000);
    film.add(frame(0), 100);
    film.add(frame(1), 200);
    const body = new Object3D();
    const moment = film.at(125);
    if (moment) pose(body, 0, moment);
    expect(body.position.x).toBeCloseTo(0.25);
  });

  it("holds the last picture still when no other has come", () => {
    const film = new Film(1000);
    film.add(frame(0), 100);
    film.add(frame(1), 200);
    expect(film.at(900)?.share).toBe(1);
    expect(film.at(900)?.after.rows[0]).toBe(1);
  });

  it("forgets what is older than it keeps, but never the picture before", () => {
    const film = new Film(100);
    for (const at of [0, 50, 100, 150, 200]) film.add(frame(at), at);
    expect(film.begins).toBe(50);
  });

  it("cuts the end of one try out of several", () => {
    const film = new Film(10000);
    film.add(frame(1, { tryNumber: 1 }), 0);
    for (const at of [1000, 2000, 3000]) film.add(frame(at, { tryNumber: 2 }), at);
    film.add(frame(9, { tryNumber: 2, atRest: true }), 4000);
    const clip = film.clip(2, 1500);
    expect([clip.begins, clip.ends]).toEqual([2000, 3000]);
    expect(film.clip(7, 1500).last).toBeNull();
  });

  it("puts a body out of sight that has no place, and back without a flight through the room", () => {
    const body = new Object3D();
    pose(body, 0, { before: frame(0), after: frame(NaN), share: 0.5 });
    expect(body.visible).toBe(false);
    pose(body, 0, { before: frame(NaN), after: frame(3), share: 0.5 });
    expect([body.visible, body.position.x]).toEqual([true, 3]);
  });
});
