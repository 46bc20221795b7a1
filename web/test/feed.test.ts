/** What a board is handed, and when. */

import { signal } from "@preact/signals";
import { describe, expect, it } from "vitest";
import type { Board, Source } from "../src/board";
import { feed } from "../src/parts/feed";
import type { Mounted } from "../src/parts/mount";
import type { Scene, Update } from "../src/protocol";
import { change, settings } from "../src/settings";

describe("a board that is fed", () => {
  it("makes its pieces once for each scene, whatever is set meanwhile", () => {
    const made: Scene[] = [];
    const board: Board = {
      scene(told) {
        expect(settings.value).toBeTruthy(); // boards look at them
        made.push(told);
      },
      poses: () => undefined,
      show: () => undefined,
      dispose: () => undefined,
    };
    const scene = signal<Scene | null>(null);
    const ends = feed(mounted(board), sourceOf(scene));
    const first = { names: ["pole"] } as Scene;
    scene.value = first;
    change({ filmed: [...settings.value.filmed, "gulo-gulo"] });
    expect(made).toEqual([first]);
    const second = { names: ["pole", "red-1"] } as Scene;
    scene.value = second;
    expect(made).toEqual([first, second]);
    for (const end of ends) end();
    scene.value = { names: [] } as unknown as Scene;
    expect(made).toEqual([first, second]);
  });
});

function mounted(board: Board): Mounted {
  return { board, point: () => undefined, projector: null, pictured: async () => undefined, dispose: () => undefined };
}

function sourceOf(scene: Source["scene"]): Source {
  return {
    update: signal<Update | null>(null),
    scene,
    pointed: signal<string | null>(null),
    codes: signal(false),
    listen: () => undefined,
  };
}
