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
import type { HandState } from "./hand";

const Y = new Vector3(0, 1, 0);
const LINE = 0.0007; // metres: half the thickness of a line
const RING = 0.0065; // metres: where the fingers would come down
const SHOWN_LEAD = 0.003; // metres that a wish is ahead before a band shows it
const FULL_LEAD = 0.015;

export class Guides {
  private readonly group = new Group();
  private readonly line = rod("#fff7e0", 0.75);
  private readonly band = rod("#d8432f", 0.9);
  private readonly ring = new Mesh(new RingGeometry(RING * 0.72, RING, 40), flat("#fff7e0", 0.85));
  private readonly spot = new Mesh(new RingGeometry(0, RING * 0.72, 40), flat("#000000", 0.28));
  private readonly chosen = sign("hand-marker");
  private readonly inTheWay = sign("hand-blocked");

  constructor(private readonly table: Table3D) {
    this.group.add(this.spot, this.ring, this.line, this.band);
    table.root.add(this.group);
    table.overlay.append(this.chosen, this.inTheWay);
  }

  /** After every picture: the hand as it is drawn, where the chosen piece is, and what is in the way. */
  show(state: HandState, chosen: Vector3 | null, blocked: Vector3 | null): void {
    const { place, aim, up, wish, inAir, held } = state;
    const down = held ? 0 : Math.max(0, place.clone().sub(aim).dot(up));
    this.line.visible = down > 0.004;
    lay(this.line, place, place.clone().addScaledVector(up, -down));
    const foot = inAir ? aim : place.clone().addScaledVector(up, -down);
    for (const part of [this.ring, this.spot]) {
      part.visible = !held;
      part.position.copy(foot);
    }
    const lead = wish.distanceTo(place);
    this.band.visible = !inAir && lead > SHOWN_LEAD;
    lay(this.band, place, place.clone().lerp(wish, Math.min(1, FULL_LEAD / Math.max(lead, 1e-6))));
    this.put(this.chosen, held ? null : chosen);
    this.put(this.inTheWay, blocked);
  }

  dispose(): void {
    this.group.removeFromParent();
    for (const { geometry, material } of [this.line, this.band, this.ring, this.spot]) {
      geometry.dispose();
      material.dispose();
    }
    this.chosen.remove();
    this.inTheWay.remove();
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
