/**
 * A model of a person at the page: sees what is drawn, moves a pointer over it in pixels, presses and lets go.
 *
 * Movements are of minimum jerk. Where one ends varies by SD = 0.6 mm + 0.03 x way x (0.6 s / duration)^0.8, in depth
 * twice as much; what went wrong is seen after 200 ms; a hand trembles with 8 to 12 Hz.
 */

import type { Vector3 } from "three";
import type { Chance } from "./chance";
import type { Person } from "./persons";

export interface Point {
  x: number;
  y: number;
}

/** What there is to be seen in the last picture. */
export interface Eyes {
  /** where the piece is to be gripped */
  mark(): Vector3;
  /** the own fingertips, and from there to the palm */
  hand(): Vector3;
  up(): Vector3;
  held(): boolean;
  /** what is in the way */
  blocked(): Vector3 | null;
  pixel(place: Vector3): Point;
  /** how many metres a pixel is there */
  metres(place: Vector3): number;
}

export interface Mouse {
  move(to: Point): void;
  press(): void;
  release(): void;
}

/** How far a piece has to be lifted, and how far below its mark fingers grip; metres. */
export interface Job {
  way: number;
  deep: number;
}

/** A picture after the other; the person acts before each. */
export type Acting = Generator<undefined, void, undefined>;

const PICTURE = 1 / 60;
const REACTS = 0.2; // seconds from seeing to doing
const CORRECTS = 0.4; // seconds of a small correction
const LOWERS = 0.035; // metres a second: everybody knows after a try or two that a pressed hand comes down
const ATTEMPTS = 6;
const CLOSES = 0.25; // seconds that the hasty wait for fingers to close
const WAITS = 2.5; // seconds that others do, once they are down
const STUCK = 0.5; // seconds that something is in the way before they look for another way
const SHUNS = 2.5; // millimetres that they then keep away from it
const RISES = 0.35; // seconds that a hand takes out of the heap
const AGAIN = 0.5; // seconds that even the hasty take to aim once more
const MORE = 0.03; // metres that are pulled farther when nothing happens

export class Actor {
  act = "over";
  missed = 0;
  slipped = 0;
  private at: Point = { x: 0, y: 0 }; // where the pointer would be without the tremor
  private time = 0;
  private shun: Point = { x: 0, y: 0 };
  private rest: Point[] = []; // what is left of a movement that went on while the hand was pressed
  private readonly shake: [number, number][][];

  constructor(
    private readonly person: Person,
    private readonly eyes: Eyes,
    private readonly mouse: Mouse,
    private readonly job: Job,
    private readonly chance: Chance,
  ) {
    const axis = (): [number, number][] => [0, 1].map(() => [chance.between(8, 12), chance.between(0, 2 * Math.PI)]);
    this.shake = [axis(), axis()];
  }

  /** A whole try; ends when the person gives up. */
  *tries(): Acting {
    this.at = this.under();
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      this.act = attempt ? "again" : "over";
      yield* this.over(attempt === 0);
      this.act = "down";
      yield* this.down();
      if (this.eyes.held()) {
        yield* this.wait(this.person.hasty ? 0.05 : REACTS);
        this.act = "pull";
        yield* this.pull();
        this.slipped++;
      } else this.missed++;
      this.act = "back";
      this.mouse.release();
      yield* this.wait(RISES);
    }
    this.act = "gave up";
  }

  /** In the air: to where the piece is seen; then look, and correct. */
  private *over(first: boolean): Acting {
    const { person } = this;
    const mark = this.eyes.pixel(this.eyes.mark());
    const goal = { x: mark.x + this.shun.x, y: mark.y + this.shun.y };
    const way = Math.hypot(goal.x - this.at.x, goal.y - this.at.y) * this.metres * 1000;
    const seconds = first ? person.over : Math.max(AGAIN, person.over / 2);
    let off = this.scatter(this.law(way, seconds));
    const early = first ? person.early : 0;
    yield* this.travel({ x: goal.x + off.x, y: goal.y + off.y }, seconds, early);
    for (let look = 0; look < person.looks; look++) {
      const miss = Math.hypot(off.x, off.y) * this.metres * 1000;
      if (miss < 1) break;
      yield* this.wait(REACTS);
      const better = this.scatter(this.law(miss, CORRECTS));
      yield* this.travel({ x: this.at.x - off.x + better.x, y: this.at.y - off.y + better.y }, CORRECTS);
      off = better;
    }
  }

  /** Press: the hand comes down, by itself or dragged; what is seen to be off to the side is corrected on the way. */
  private *down(): Acting {
    const { person } = this;
    const far = this.above() + this.job.deep;
    this.mouse.press();
    if (person.helped) {
      for (let left = 8; left > 0 && !this.eyes.held(); left -= PICTURE) yield* this.still();
      return;
    }
    const sd = this.law(far * 1000, person.down);
    const seen = Math.min(1, Math.max(0, (person.down - REACTS) / 0.8));
    const aside = -this.aside() * seen + (this.chance.gauss() * sd) / 1000;
    const deeper = (this.chance.gauss() * sd * 2) / 1000; // depth is judged twice as badly
    const drag = person.drags ? Math.max(0, far + deeper - LOWERS * person.down) : 0;
    yield* this.shift({ x: aside / this.metres, y: drag / this.metres }, person.down);
    if (person.looks > 1) yield* this.look();
    yield* this.untilHeld();
  }

  /** Once more, while the hand is nearly down. */
  private *look(): Acting {
    const off = this.aside();
    if (Math.abs(off) < 1e-3 || this.eyes.held()) return;
    yield* this.wait(REACTS);
    const better = (this.chance.gauss() * this.law(Math.abs(off) * 1000, CORRECTS)) / 1000;
    yield* this.shift({ x: (better - off) / this.metres, y: 0 }, CORRECTS);
  }

  private *untilHeld(): Acting {
    const { hasty } = this.person;
    let stuck = 0;
    for (let left = hasty ? CLOSES : WAITS; left > 0 && !this.eyes.held(); left -= PICTURE) {
      yield* this.still();
      if (this.eyes.blocked()) stuck += PICTURE;
      if (stuck > STUCK && !hasty) return this.keepOff();
    }
  }

  /** What was in the way is given a little more room the next time. */
  private keepOff(): void {
    const blocked = this.eyes.blocked();
    if (!blocked) return;
    const from = this.eyes.pixel(blocked);
    const mark = this.eyes.pixel(this.eyes.mark());
    const way = Math.hypot(mark.x - from.x, mark.y - from.y) || 1;
    const by = SHUNS / 1000 / this.metres / way;
    this.shun = { x: this.shun.x + (mark.x - from.x) * by, y: this.shun.y + (mark.y - from.y) * by };
  }

  /** Drag it out: straight up is best; haste cuts the corner to one side. */
  private *pull(): Acting {
    const { person, chance, job } = this;
    const start = this.at;
    const side = chance.between(0, 1) < 0.5 ? -1 : 1;
    const turn = ((side * person.corner + chance.gauss() * person.strays) * Math.PI) / 180;
    const long = job.way / this.metres;
    const bow = (chance.gauss() * this.law(job.way * 1000, person.pull) * 0.7) / 1000 / this.metres;
    const jolts = Array.from({ length: person.jolts }, () => this.jolt());
    let farther = 0;
    for (let now = PICTURE; this.eyes.held(); now += PICTURE) {
      const part = Math.min(1, now / person.pull);
      const along = (long + farther) * smooth(part);
      const beside = bow * Math.sin(Math.PI * part);
      const at = {
        x: start.x + Math.sin(turn) * along + Math.cos(turn) * beside,
        y: start.y - Math.cos(turn) * along + Math.sin(turn) * beside,
      };
      for (const { when, push } of jolts) {
        const since = now - when;
        const share = smooth(since / 0.08) - smooth((since - 0.08) / 0.25);
        at.x += push.x * share;
        at.y += push.y * share;
      }
      if (now > person.pull + 2) farther += (MORE / this.metres) * PICTURE;
      yield* this.to(at);
    }
  }

  private jolt(): { when: number; push: Point } {
    const { chance, person } = this;
    const way = chance.between(0, 2 * Math.PI);
    const far = 0.015 / this.metres;
    const push = { x: Math.cos(way) * far, y: Math.sin(way) * far };
    return { when: chance.between(0.05, 0.3) * person.pull, push };
  }

  // What is seen

  private get metres(): number {
    return this.eyes.metres(this.eyes.mark());
  }

  /** Below the hand as it waits, on the height of the piece. */
  private under(): Point {
    return this.eyes.pixel(this.eyes.hand().setZ(this.eyes.mark().z));
  }

  private above(): number {
    return this.eyes.hand().sub(this.eyes.mark()).dot(this.eyes.up());
  }

  /** How far the hand is to the right of where it should come down. */
  private aside(): number {
    const foot = this.eyes.hand().addScaledVector(this.eyes.up(), -this.above());
    return (this.eyes.pixel(foot).x - this.eyes.pixel(this.eyes.mark()).x) * this.metres;
  }

  // What hands do

  /** Millimetres by which a movement misses. */
  private law(millimetres: number, seconds: number): number {
    return this.person.noise * (0.6 + 0.03 * millimetres * (0.6 / seconds) ** 0.8);
  }

  private scatter(millimetres: number): Point {
    const by = millimetres / 1000 / this.metres;
    return { x: this.chance.gauss() * by, y: this.chance.gauss() * by };
  }

  /** Go there; of the time the last share is left for what comes next to go along with. */
  private *travel(goal: Point, seconds: number, early = 0): Acting {
    const from = this.at;
    const pictures = Math.max(1, Math.round(seconds / PICTURE));
    const now = pictures - Math.round(pictures * early);
    const place = (n: number): Point => {
      const share = smooth(n / pictures);
      return { x: from.x + (goal.x - from.x) * share, y: from.y + (goal.y - from.y) * share };
    };
    for (let n = 1; n <= now; n++) yield* this.to(place(n));
    this.rest = [];
    for (let n = now + 1; n <= pictures; n++) {
      const [one, other] = [place(n - 1), place(n)];
      this.rest.push({ x: other.x - one.x, y: other.y - one.y });
    }
  }

  /** By so much farther, and with it what was left of the movement before. */
  private *shift(by: Point, seconds: number): Acting {
    const pictures = Math.max(1, Math.round(seconds / PICTURE));
    for (let n = 1; n <= pictures; n++) {
      const share = smooth(n / pictures) - smooth((n - 1) / pictures);
      const more = this.rest.shift() ?? { x: 0, y: 0 };
      yield* this.to({ x: this.at.x + by.x * share + more.x, y: this.at.y + by.y * share + more.y });
      if (this.eyes.held() && !this.person.hasty) return;
    }
  }

  private *wait(seconds: number): Acting {
    for (let left = seconds; left > 0; left -= PICTURE) yield* this.still();
  }

  private *still(): Acting {
    yield* this.to(this.at);
  }

  private *to(at: Point): Acting {
    this.at = at;
    this.time += PICTURE;
    const by = this.person.tremor / 1000 / this.metres;
    const [x = 0, y = 0] = this.shake.map((axis) =>
      axis.reduce((sum, [often, from]) => sum + Math.sin(2 * Math.PI * often * this.time + from), 0),
    );
    this.mouse.move({ x: at.x + x * by, y: at.y + y * by });
    yield;
  }
}

/** From 0 to 1 with the least jerk. */
function smooth(part: number): number {
  const p = Math.min(1, Math.max(0, part));
  return p ** 3 * (10 - 15 * p + 6 * p * p);
}
