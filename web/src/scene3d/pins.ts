/** Small arrows that hang over what may be chosen, and are seen through whatever lies before it. */

import { Box3, type Camera, CanvasTexture, Group, Mesh, MeshBasicMaterial, type Object3D, PlaneGeometry } from "three";
import { drawn } from "../look/canvas";
import { ROOM } from "../look/palette";

const MOST = 12; // things: more of them would hide the table
const HIGH = 0.032; // of the distance to the eye
const DIPS = 0.35; // of its height, with every pulse

interface Pin {
  over: Object3D;
  mesh: Mesh;
}

export class Pins {
  readonly group = new Group();
  private pins: Pin[] = [];
  private material: MeshBasicMaterial | null = null;
  private readonly plane = new PlaneGeometry(1, 1).translate(0, 0.5, 0); // its tip is the origin

  /** One over each of these things, if they are not too many. */
  set(objects: readonly Object3D[]): void {
    for (const { mesh } of this.pins) mesh.removeFromParent();
    this.pins = objects.length > MOST ? [] : objects.map((over) => ({ over, mesh: this.pin() }));
  }

  /** Follow things and eye; `beat`: how far the pulse is, from 0 to 1. */
  sync(camera: Camera, beat: number): void {
    for (const { over, mesh } of this.pins) {
      const box = new Box3().setFromObject(over);
      box.getCenter(mesh.position).setZ(box.max.z);
      const high = HIGH * mesh.position.distanceTo(camera.position);
      mesh.position.z += high * DIPS * (1 - beat);
      mesh.scale.setScalar(high);
      mesh.quaternion.copy(camera.quaternion);
    }
  }

  dispose(): void {
    this.set([]);
    this.plane.dispose();
    this.material?.map?.dispose();
    this.material?.dispose();
  }

  private pin(): Mesh {
    this.material ??= arrow();
    const mesh = new Mesh(this.plane, this.material);
    mesh.raycast = () => undefined; // nobody means the arrow
    mesh.userData.glow = true;
    mesh.renderOrder = 6;
    this.group.add(mesh);
    return mesh;
  }
}

function arrow(): MeshBasicMaterial {
  const canvas = drawn(64, 64, (pen) => {
    pen.lineJoin = "round";
    const head = new Path2D("M32 56L10 28H23V8H41V28H54Z");
    pen.lineWidth = 9;
    pen.strokeStyle = "#2d1400";
    pen.stroke(head);
    pen.fillStyle = ROOM.glowPointed;
    pen.fill(head);
  });
  const map = new CanvasTexture(canvas);
  return new MeshBasicMaterial({ map, transparent: true, depthTest: false, depthWrite: false, fog: false });
}
