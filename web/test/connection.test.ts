import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type Listener, MovedError, RefusedError, waitBefore } from "../src/net/connection";
import type { Told, Words } from "../src/protocol";
import type { Line } from "../src/state/table";

/** The other end of the wire, in the hands of the test. */
class Wire {
  static all: Wire[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  binaryType = "";
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string | ArrayBuffer }) => void) | null = null;
  constructor(readonly address: string) {
    Wire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
  answer(): void {
    this.readyState = 1;
    this.onopen?.();
    this.tell({ type: "welcome" });
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  cut(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

function listen(): Listener & { lines: Line[]; heard: Told<Words>[] } {
  const lines: Line[] = [];
  const heard: Told<Words>[] = [];
  return {
    lines,
    heard,
    line: (line) => lines.push(line),
    told: (message) => heard.push(message),
    welcome: () => undefined,
    poses: () => undefined,
  };
}

const home = (sentTo: string): string => sentTo || "ws://here/socket";
const last = (): Wire => Wire.all.at(-1) as Wire;

describe("the connection", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Wire);
    Wire.all = [];
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("says hello first, and is open after welcome", () => {
    const ear = listen();
    new Connection(home, ear);
    last().answer();
    expect(JSON.parse(last().sent[0] ?? "")).toMatchObject({ type: "hello", protocol: 3 });
    expect(ear.lines).toEqual(["connecting", "open"]);
  });

  it("matches answers to what was asked", async () => {
    const connection = new Connection(home, listen());
    last().answer();
    const first = connection.ask({ type: "look", seat: 1 });
    const second = connection.ask({ type: "look", seat: 2 });
    last().tell({ type: "refused", id: 2, to: "look", reason: "wrong-seat", rule: "", sentence: "Not yours." });
    last().tell({ type: "done", id: 1 });
    await expect(first).resolves.toBeUndefined();
    await expect(second).rejects.toBeInstanceOf(RefusedError);
  });

  it("tries again when the line is lost, and tells whoever waits for an answer", async () => {
    const ear = listen();
    const connection = new Connection(home, ear);
    last().answer();
    const asked = connection.ask({ type: "look", seat: 1 });
    last().cut();
    await expect(asked).rejects.toThrow("error-line");
    expect(ear.lines.at(-1)).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(Wire.all).toHaveLength(2);
    last().answer();
    expect(ear.lines.at(-1)).toBe("open");
  });

  it("hangs up a line on which nobody answers any more", () => {
    new Connection(home, listen());
    last().answer();
    vi.advanceTimersByTime(15_000 + 8_000);
    expect(Wire.all[0]?.readyState).toBe(3);
  });

  it("goes to the server it is sent to, says so meanwhile, and asks at home when nobody is there", async () => {
    const ear = listen();
    const connection = new Connection(home, ear);
    last().answer();
    const asked = connection.ask({ type: "join", table: "T" });
    last().tell({ type: "elsewhere", id: 1, table: "T", address: "ws://here/socket?server=b" });
    await expect(asked).rejects.toBeInstanceOf(MovedError);
    expect(Wire.all[0]?.readyState).toBe(3);
    expect(ear.lines.at(-1)).toBe("moving");
    vi.advanceTimersByTime(0);
    expect(last().address).toBe("ws://here/socket?server=b");
    last().cut();
    expect(ear.lines.at(-1)).toBe("lost");
    vi.advanceTimersByTime(5000);
    expect(last().address).toBe("ws://here/socket");
    last().answer();
    expect(ear.lines.at(-1)).toBe("open");
  });

  it("connects again when the table moves under it, and hears nothing more of the old line", () => {
    const ear = listen();
    new Connection(home, ear);
    const first = last();
    first.answer();
    first.tell({ type: "elsewhere", id: 0, table: "T", address: "" });
    first.tell({ type: "closed", table: "T", sentence: "Too late." });
    expect(ear.heard).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(Wire.all).toHaveLength(2);
  });

  it("waits longer before each hop, so that two servers at odds are not run over", () => {
    const ear = listen();
    new Connection(home, ear);
    for (let hop = 0; hop < 6; hop++) {
      last().answer();
      last().tell({ type: "elsewhere", id: 0, table: "T", address: `ws://here/socket?server=${hop}` });
      vi.advanceTimersByTime(hop === 0 ? 0 : 5000);
      expect(Wire.all).toHaveLength(hop + 2);
    }
    last().answer();
    last().tell({ type: "elsewhere", id: 0, table: "T", address: "ws://here/socket?server=a" });
    vi.advanceTimersByTime(2000);
    expect(Wire.all).toHaveLength(7);
    vi.advanceTimersByTime(3000);
    last().answer();
    last().tell({ type: "joined" });
    last().tell({ type: "elsewhere", id: 0, table: "T", address: "ws://here/socket?server=b" });
    vi.advanceTimersByTime(0);
    expect(Wire.all).toHaveLength(9);
  });

  it("waits longer each time, up to a limit", () => {
    expect(waitBefore(0, 0.5)).toBe(250);
    expect(waitBefore(1, 0.5)).toBe(500);
    expect(waitBefore(20, 0.5)).toBe(4000);
    expect(waitBefore(0, 0)).toBeLessThan(waitBefore(0, 1));
  });
});
