/** What shows a player where the hand is in depth: a shadow, a plumb line, a band to the wish, rings round pieces. */

import {
  CylinderGeometry,
  DoubleSide,
  Group,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
  Quaternion,
  RingGeometry,
  Vector3,
} from "three";
import type { Table3D } from "../board";
import { contactShadow } from "../look/shapes";
import type { HandState } from "./hand";

const Y = new Vector3(0, 1, 0);
const LINE = 0.0006; // metres: half the thickness of a line
const RING = 0.0065; // metres: where the fingers would come down
const SHADOW = 0.012; // metres of the soft shadow of a hand that is low
const DARK = 0.42;
const SPREADS = 0.12; // by how much of its height the shadow of a higher hand is larger
const SHOWN = 0.0025; // metres by which a hand is held back before a band shows it
const OVER = 0.002; // metres beside the aim where a hand is over it
const FELT = 0.12; // and how hard it is held

/** Where things are drawn that a player looks for. */
export interface Marked {
  /** the piece that the hand goes for or holds */
  chosen: Vector3 | null;
  /** what is in the way */
  blocked: Vector3 | null;
}

export class Guides {
  private readonly group = new Group();
  private readonly line = rod("#fff7e0", 0.7);
  private readonly band = rod("#d8432f", 0.9);
  private readonly ring = new Mesh(new RingGeometry(RING * 0.8, RING, 40), flat("#fff7e0", 0.85));
  private readonly shadow = contactShadow(1, DARK);
  private readonly chosen = sign("hand-marker");
  private readonly inTheWay = sign("hand-blocked");
  private readonly spot = sign("hand-aim");

  constructor(private readonly table: Table3D) {
    this.shadow.material.depthTest = false; // it lies on eggs, whose surface nobody asks here
    this.shadow.renderOrder = 2;
    this.group.add(this.shadow, this.ring, this.line, this.band);
    table.root.add(this.group);
    table.overlay.append(this.chosen, this.inTheWay, this.spot);
  }

  /** After every picture: the hand as it is drawn, and what is marked. */
  show(state: HandState, { chosen, blocked }: Marked): void {
    const { place, aim, up, held, felt, heldBack } = state;
    const down = held ? 0 : Math.max(0, place.clone().sub(aim).dot(up));
    const foot = state.inAir ? aim : place.clone().addScaledVector(up, -down);
    this.line.visible = down > 0.004;
    lay(this.line, place, foot);
    this.ring.visible = this.shadow.visible = !held;
    this.ring.position.copy(foot);
    this.shadow.position.copy(foot);
    this.shadow.scale.setScalar(SHADOW + down * SPREADS);
    this.shadow.material.opacity = DARK / (1 + down * 10);
    this.band.visible = felt > FELT && heldBack.length() > SHOWN;
    lay(this.band, place, place.clone().add(heldBack));
    this.band.scale.x = this.band.scale.z = 1.6 - 0.8 * felt; // a band that is pulled grows thin
    this.chosen.dataset.held = String(held);
    this.put(this.chosen, chosen);
    this.put(this.inTheWay, blocked);
    const way = place.clone().sub(aim);
    this.spot.dataset.over = String(way.addScaledVector(up, -way.dot(up)).length() < OVER);
    this.put(this.spot, state.inAir ? aim : null);
  }

  dispose(): void {
    this.group.removeFromParent();
    for (const { geometry, material } of [this.line, this.band, this.ring, this.shadow]) {
      geometry.dispose();
      material.dispose();
    }
    this.chosen.remove();
    this.inTheWay.remove();
    this.spot.remove();
  }

  /** Over a place of the table, as it is seen. */
  private put(sign: HTMLElement, place: Vector3 | null): void {
    sign.hidden = place === null;
    if (!place) return;
    const { clientWidth, clientHeight } = this.table.canvas;
    const seen = place.clone().project(this.table.camera);
    sign.style.left = `${((seen.x + 1) / 2) * clientWidth}px`;
    sign.style.top = `${((1 - seen.y) / 2) * clientHeight}px`;
  }
}

function flat(color: string, opacity: number): MeshBasicMaterial {
  return new MeshBasicMaterial({ color, opacity, transparent: true, depthTest: false, side: DoubleSide });
}

type Rod = Mesh<CylinderGeometry, MeshBasicMaterial>;

function rod(color: string, opacity: number): Rod {
  const made = new Mesh(new CylinderGeometry(LINE, LINE, 1, 8), flat(color, opacity));
  made.renderOrder = 3;
  return made;
}

/** Let a rod reach from one place to another. */
function lay(made: Object3D, from: Vector3, to: Vector3): void {
  const way = to.clone().sub(from);
  const long = Math.max(way.length(), 1e-6);
  made.position.copy(from).addScaledVector(way, 0.5);
  made.scale.set(1, long, 1);
  made.quaternion.copy(new Quaternion().setFromUnitVectors(Y, way.divideScalar(long)));
}

function sign(name: string): HTMLElement {
  const made = document.createElement("div");
  made.className = name;
  made.hidden = true;
  made.setAttribute("aria-hidden", "true");
  return made;
}
