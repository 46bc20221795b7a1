/** One WebSocket that comes back by itself: says hello, matches answers to questions, hands on the rest. */

import { Fault, fault } from "../i18n/fault";
import { type Elsewhere, PROTOCOL, type Refused, type Said, type Told, type Welcome, type Words } from "../protocol";
import type { Line } from "../state/table";

/** What somebody who holds a connection wants to hear. */
export interface Listener {
  welcome(welcome: Welcome<Words>): void;
  told(message: Told<Words>): void;
  poses(message: ArrayBuffer): void;
  line(line: Line): void;
}

/** A message was refused: the answer says why. */
export class RefusedError extends Fault {
  constructor(readonly refused: Refused<Words>) {
    super(refused.sentence);
  }
}

/** The table is with another server: nothing was done here. */
export class MovedError extends Fault {
  constructor(readonly elsewhere: Elsewhere) {
    super(fault("error-moved").words);
  }
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 4000;
const PING_EVERY = 15000;
const PONG_WITHIN = 8000;

interface Waiting {
  done(): void;
  refused(error: Error): void;
}

/** Milliseconds before the next attempt: doubling, with a little chance so that not all come at once. */
export function waitBefore(attempt: number, chance: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + chance / 2);
}

export class Connection {
  private socket: WebSocket | null = null;
  private attempt = 0;
  private nextId = 1;
  private waiting = new Map<number, Waiting>();
  private retry = 0;
  private pulse = 0;
  private deadline = 0;
  /** How often we were sent on since we last came to a table. */
  private hops = 0;
  private sentTo = "";

  /** `address` says where to connect, if a server has sent us to another one; "" if none has. */
  constructor(
    private readonly address: (sentTo: string) => string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", () => this.hurry());
    addEventListener("offline", () => this.socket && this.lost(this.socket));
    addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.hurry());
    this.open();
  }

  /** Send a message; resolves when the server has carried it out, rejects when it refuses. */
  ask(message: Said): Promise<void> {
    const id = this.nextId++;
    return new Promise((done, refused) => {
      if (!this.put({ ...message, id })) {
        refused(fault("error-unreachable"));
        return;
      }
      this.waiting.set(id, { done, refused });
    });
  }

  /** Send bytes if the line is open; what is late is of no use later. */
  send(bytes: ArrayBuffer): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(bytes);
  }

  private put(message: Said): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private hurry(): void {
    if (this.socket) return;
    clearTimeout(this.retry);
    this.attempt = 0;
    this.open();
  }

  /** While the machine has no network there is nothing to try: "online" tells when it is back. */
  private open(): void {
    if (!navigator.onLine) return;
    this.listener.line(this.hops > 0 ? "moving" : this.attempt === 0 ? "connecting" : "lost");
    const socket = new WebSocket(this.address(this.sentTo));
    this.sentTo = ""; // if nobody is there, we ask at home again
    socket.binaryType = "arraybuffer";
    this.socket = socket;
    socket.onopen = () => this.put({ type: "hello", protocol: PROTOCOL });
    socket.onmessage = (event: MessageEvent<string | ArrayBuffer>) => this.hear(event.data);
    socket.onclose = () => this.lost(socket);
  }

  private hear(data: string | ArrayBuffer): void {
    if (typeof data !== "string") {
      this.listener.poses(data);
      return;
    }
    const message = JSON.parse(data) as Told<Words>;
    switch (message.type) {
      case "welcome":
        this.attempt = 0;
        this.beat();
        this.listener.line("open");
        this.listener.welcome(message);
        break;
      case "done":
        this.answer(message.id)?.done();
        break;
      case "pong":
        clearTimeout(this.deadline);
        break;
      case "refused": {
        const asked = this.answer(message.id);
        if (asked) asked.refused(new RefusedError(message));
        else this.listener.told(message);
        break;
      }
      case "elsewhere":
        this.answer(message.id)?.refused(new MovedError(message));
        this.move(message.address);
        break;
      case "joined":
        this.hops = 0;
        this.listener.told(message);
        break;
      default:
        this.listener.told(message);
    }
  }

  private answer(id: number): Waiting | undefined {
    const asked = this.waiting.get(id);
    this.waiting.delete(id);
    return asked;
  }

  /** A line can be dead without anybody saying so: ask now and then, and hang up if nobody answers. */
  private beat(): void {
    clearInterval(this.pulse);
    this.pulse = window.setInterval(() => {
      this.put({ type: "ping" });
      clearTimeout(this.deadline);
      this.deadline = window.setTimeout(() => this.socket && this.lost(this.socket), PONG_WITHIN);
    }, PING_EVERY);
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.hops = 0;
    this.hangUp(socket);
    this.listener.line("lost");
    this.retry = window.setTimeout(() => this.open(), waitBefore(this.attempt++, Math.random()));
  }

  /** To another server: at once if we know where it is, else with all others who look for it. */
  private move(address: string): void {
    if (!this.socket) return;
    this.hangUp(this.socket);
    this.sentTo = address;
    const known = address !== "" && this.hops === 0;
    this.retry = window.setTimeout(() => this.open(), known ? 0 : waitBefore(this.hops, Math.random()));
    this.hops++;
    this.listener.line("moving");
  }

  private hangUp(socket: WebSocket): void {
    socket.onclose = null;
    socket.onmessage = null; // of a table that is no longer there
    socket.close();
    this.socket = null;
    clearInterval(this.pulse);
    clearTimeout(this.deadline);
    for (const asked of this.waiting.values()) asked.refused(fault("error-line"));
    this.waiting.clear();
  }
}
