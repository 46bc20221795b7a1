import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Said } from "../src/protocol";

const asked: { message: Said; done(): void }[] = [];
// Test files share what they have loaded: this one brings a connection of its own.
vi.resetModules();
vi.doMock("../src/net/client", () => ({
  connection: { ask: (message: Said) => new Promise<void>((done) => asked.push({ message, done })) },
  enter: () => undefined,
}));
afterAll(() => {
  vi.doUnmock("../src/net/client");
  vi.resetModules();
});

const { tell } = await import("../src/net/actions");
const turn = (version: number, text: string): Said => ({ type: "move", seat: 0, text, version });

describe("what is said to the server", () => {
  beforeEach(() => {
    for (const one of asked.splice(0)) one.done();
  });

  it("is one move of a position, however often somebody clicks", async () => {
    void tell(turn(7, "turn 1"));
    expect(await tell(turn(7, "turn 2"))).toBe(false);
    expect(asked).toHaveLength(1);
  });

  it("is the move of the next position too, also before the last one is answered", async () => {
    void tell(turn(8, "turn 1"));
    const second = tell(turn(9, "turn 2"));
    asked.at(-1)?.done();
    expect(await second).toBe(true);
    expect(asked.map((one) => "text" in one.message && one.message.text)).toEqual(["turn 1", "turn 2"]);
  });
});
