import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type Listener, RefusedError, waitBefore } from "../src/net/connection";
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
    new Connection("ws://here/socket", ear);
    last().answer();
    expect(JSON.parse(last().sent[0] ?? "")).toMatchObject({ type: "hello", protocol: 3 });
    expect(ear.lines).toEqual(["connecting", "open"]);
  });

  it("matches answers to what was asked", async () => {
    const connection = new Connection("ws://here/socket", listen());
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
    const connection = new Connection("ws://here/socket", ear);
    last().answer();
    const asked = connection.ask({ type: "look", seat: 1 });
    last().cut();
    await expect(asked).rejects.toThrow("lost");
    expect(ear.lines.at(-1)).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(Wire.all).toHaveLength(2);
    last().answer();
    expect(ear.lines.at(-1)).toBe("open");
  });

  it("hangs up a line on which nobody answers any more", () => {
    new Connection("ws://here/socket", listen());
    last().answer();
    vi.advanceTimersByTime(15_000 + 8_000);
    expect(Wire.all[0]?.readyState).toBe(3);
  });

  it("waits longer each time, up to a limit", () => {
    expect(waitBefore(0, 0.5)).toBe(250);
    expect(waitBefore(1, 0.5)).toBe(500);
    expect(waitBefore(20, 0.5)).toBe(4000);
    expect(waitBefore(0, 0)).toBeLessThan(waitBefore(0, 1));
  });
});
