/**
 * A person at the page, run by `teeter bench hand`: a line of JSON comes in for each picture, and one goes out.
 *
 * The first line of a try tells what is asked; each other the time and the server's frames that have arrived.
 */

import "./dom"; // before everything that needs a page

import { createInterface } from "node:readline";
import { Chance } from "./chance";
import { clock } from "./dom";
import { Page, type Told } from "./page";
import { type Acting, Actor, type Job } from "./person";
import { PERSONS } from "./persons";
import { Probe } from "./probes";

interface Begun extends Told {
  person: string;
  seed: number;
  job: Job;
}

interface Picture {
  now: number;
  frames: string[];
  /** sixtieths of a second since the last picture: what people do does not wait for pictures */
  moments: number;
}

let page: Page | null = null;
let actor: Actor | Probe | null = null;
let acting: Acting | null = null;
let asked: Begun | null = null;

function begin(told: Begun): object {
  clock.now = 0;
  page?.close();
  page = new Page(told);
  actor = acting = null;
  asked = told;
  return {};
}

/** Frames arrive, the person acts, a picture is drawn. */
function picture({ now, frames, moments }: Picture): object {
  if (!page || !asked) throw new Error("no try has begun");
  clock.now = now;
  for (const frame of frames) page.hear(bytes(frame));
  let done = false;
  for (let n = 0; n < moments && !done; n++) done = acting?.next().done ?? false;
  if (!acting && frames.length) {
    actor = person(page, asked); // who looks at this picture first
    acting = actor.tries();
  }
  const wishes = page.picture().map((message) => Buffer.from(message).toString("base64"));
  const { act = "", missed = 0, slipped = 0 } = actor ?? {};
  return { wishes, act, missed, slipped, done, answers: actor instanceof Probe ? actor.answers : null };
}

function person(page: Page, told: Begun): Actor | Probe {
  if (told.person === "probe") return new Probe(page, page.table);
  const found = PERSONS[told.person];
  if (!found) throw new Error(`nobody is called ${told.person}`);
  return new Actor(found, page, page.table, told.job, new Chance(told.seed));
}

function bytes(text: string): ArrayBuffer {
  const read = Buffer.from(text, "base64");
  return read.buffer.slice(read.byteOffset, read.byteOffset + read.byteLength) as ArrayBuffer;
}

for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line) as Begun | Picture;
  const answer = "scene" in told ? begin(told) : picture(told);
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
process.exit(0);
