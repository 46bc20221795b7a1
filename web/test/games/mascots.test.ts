/** The mascots move when something happens, and then stand as before. */

import { type Object3D, Vector3 } from "three";
import { expect, it } from "vitest";
import { Wildlife } from "../../src/games/eruk/wildlife";
import { Kiki } from "../../src/games/go-cuckoo/kiki";
import { Creature } from "../../src/games/gulp/creature";
import { Mummy } from "../../src/games/pharaoh/mummy";
import { Snakes } from "../../src/games/pharaoh/snakes";
import { drawn, QuietTable } from "./table";

const KIKI = { height: 0.042, length: 0.032, diameter: 0.026, base: 0.016, head: 0.018 };
const HALFWAY = 0.3; // of a movement: where nothing passes through its rest

/** A table on which things move: it stops halfway, and goes on when it is told to. */
class MovingTable extends QuietTable {
  override reducedMotion = false;
  private readonly ends: (() => void)[] = [];

  override animate(_milliseconds: number, each: (share: number) => void): Promise<void> {
    each(0);
    each(HALFWAY);
    return new Promise((resolve) => {
      this.ends.push(() => {
        each(1);
        resolve();
      });
    });
  }

  /** Everything comes to its end, also what follows on it. */
  async finish(): Promise<void> {
    while (this.ends.length) {
      for (const end of this.ends.splice(0)) end();
      await drawn();
    }
  }
}

/** How all parts of something stand. */
function pose(whole: Object3D): number[] {
  const parts: number[] = [];
  whole.traverseVisible(({ position, quaternion, scale }) => {
    const all = [...position.toArray(), ...quaternion.toArray(), ...scale.toArray()];
    parts.push(...all.map((one) => Math.round(one * 1e5) / 1e5 || 0));
  });
  return parts;
}

const MOVED: Record<string, () => [Object3D, (table: MovingTable) => Promise<void>]> = {
  "the mummy wakes": () => {
    const mummy = new Mummy();
    return [mummy.group, (table) => mummy.wake(table)];
  },
  "the snakes rear up": () => {
    const snakes = new Snakes();
    return [snakes.group, (table) => snakes.rear(table)];
  },
  "Kiki cheers": () => {
    const kiki = new Kiki(KIKI);
    return [kiki.group, (table) => kiki.cheer(table)];
  },
  "a Boggle eats": () => {
    const boggle = new Creature("#ff0000");
    return [boggle.group, (table) => boggle.eat(table, new Vector3(0.1, 0, 0))];
  },
};

it.each(Object.keys(MOVED))("%s", async (name) => {
  const table = new MovingTable();
  const [whole, move] = MOVED[name]!();
  const before = pose(whole);
  const done = move(table);
  expect(pose(whole)).not.toEqual(before);
  await table.finish();
  await done;
  expect(pose(whole)).toEqual(before);
});

it("the mummy plods with one leg before the other, and stands still again", () => {
  const mummy = new Mummy();
  const before = pose(mummy.group);
  expect(mummy.stride(0.3)).toBeGreaterThan(0);
  expect(pose(mummy.group)).not.toEqual(before);
  mummy.rest();
  expect(pose(mummy.group)).toEqual(before);
});

it.each(["herring", "salmon", "seal", "bear", "reindeer"])(
  "a %s runs away from the middle, and is gone",
  async (kind) => {
    const table = new MovingTable();
    const wildlife = new Wildlife(table);
    const from = new Vector3(0.1, 0, 0.01);
    const done = wildlife.flee(kind, from, new Vector3());
    const [runner] = wildlife.group.children;
    expect(runner!.position.x).toBeGreaterThan(from.x);
    await table.finish();
    await done;
    expect(wildlife.group.children).toHaveLength(0);
  },
);

it("a counter of the igloo brings no animal, and with reduced motion none comes", async () => {
  const table = new MovingTable();
  const wildlife = new Wildlife(table);
  await wildlife.appear("igloo-3", new Vector3());
  table.reducedMotion = true;
  await wildlife.appear("bear", new Vector3());
  expect(wildlife.group.children).toHaveLength(0);
});
