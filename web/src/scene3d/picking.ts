/** What is under the pointer: choices are lit and can be clicked, named things tell their name. */

import { type Camera, type Object3D, Raycaster, Vector2 } from "three";
import type { Choice, Named, Point } from "../board";
import { Glow, isSeen } from "./glow";
import type { Label } from "./label";

export interface Pointed {
  choice: Choice | null;
  named: Named | null;
}

export interface PickingActions {
  onChoose(move: string): void;
  changed(): void;
}

const NOTHING: Pointed = { choice: null, named: null };

export class Picking {
  readonly glow = new Glow();
  private choices: Choice[] = [];
  private named: Named[] = [];
  private over: Pointed = NOTHING;
  private readonly caster = new Raycaster();

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly camera: Camera,
    private readonly label: Label,
    private readonly actions: PickingActions,
  ) {}

  offer(choices: Choice[]): void {
    this.choices = choices;
    this.glow.set(choices.map((choice) => choice.object));
    this.over = { ...this.over, choice: null };
    this.actions.changed();
  }

  /** What is pointed at stays so, whatever else has changed. */
  name(things: Named[]): void {
    this.named = things;
    const again = things.find(({ object }) => object === this.over.named?.object) ?? null;
    this.over = { ...this.over, named: again };
    again?.pointed?.(true);
  }

  /** The pointer is here, or nowhere; a name beside it would be in the way of a hand at work. */
  hover(at: Point | null, names = true): void {
    const found = at ? this.at(at) : NOTHING;
    if (found.choice !== this.over.choice) {
      this.glow.point(found.choice?.object ?? null);
      this.canvas.style.cursor = found.choice ? "pointer" : "";
      this.actions.changed();
    }
    if (found.named !== this.over.named) {
      this.over.named?.pointed?.(false);
      found.named?.pointed?.(true);
    }
    this.over = found;
    this.label.show(names ? (found.named?.name ?? "") : "", at);
  }

  /** Light the choice of a move that is pointed at somewhere else, like in the list of moves. */
  light(move: string | null): void {
    this.glow.point(this.choices.find((choice) => choice.move === move)?.object ?? null);
    this.actions.changed();
  }

  /** Click or tap: make the move; a tap on another thing names it. */
  tap(at: Point, touch: boolean): void {
    const found = this.at(at);
    if (found.choice) this.choose(found.choice);
    else if (touch) this.hover(at);
  }

  private choose(choice: Choice): void {
    if (choice.choose) choice.choose();
    else this.actions.onChoose(choice.move);
  }

  at(point: Point): Pointed {
    const box = this.canvas.getBoundingClientRect();
    const place = new Vector2((point.x / box.width) * 2 - 1, 1 - (point.y / box.height) * 2);
    this.caster.setFromCamera(place, this.camera);
    const objects = [...new Set([...this.choices, ...this.named].map((thing) => thing.object))].filter(isSeen);
    const [hit] = this.caster.intersectObjects(objects, true);
    if (!hit) return NOTHING;
    return {
      choice: this.choices.find((choice) => isWithin(hit.object, choice.object)) ?? null,
      named: this.named.find((thing) => isWithin(hit.object, thing.object)) ?? null,
    };
  }
}

function isWithin(part: Object3D, whole: Object3D): boolean {
  for (let at: Object3D | null = part; at; at = at.parent) if (at === whole) return true;
  return false;
}
