/** Villages of the Boggles, and the logs that bar one from the River. */

import { ConeGeometry, CylinderGeometry, DoubleSide, Group, Mesh, MeshStandardMaterial, SphereGeometry } from "three";
import { sheet } from "../../flat/solids";
import { texture } from "../../look/canvas";
import { inkOf, symbolOf } from "../../look/palette";
import { drawSymbol } from "../../look/symbols";

/** A round hut with a roof and a flag in the player's colour; it stands on z = 0. */
export function makeVillage(colour: string, paint: string): Group {
  const clay = new MeshStandardMaterial({ color: "#c9a878", roughness: 0.85 });
  const dark = new MeshStandardMaterial({ color: "#4a2f1b", roughness: 0.9 });
  const roof = new MeshStandardMaterial({ color: paint, roughness: 0.45 });
  const walls = new Mesh(new CylinderGeometry(0.0088, 0.0094, 0.0105, 22).rotateX(Math.PI / 2), clay);
  walls.position.z = 0.00525;
  const top = new Mesh(new ConeGeometry(0.0136, 0.0135, 22).rotateX(Math.PI / 2), roof);
  top.position.z = 0.0168;
  const door = new Mesh(new SphereGeometry(0.0034, 14, 10), dark);
  door.scale.set(1, 0.5, 1.7);
  door.position.set(0, -0.009, 0.0035);
  const pole = new Mesh(new CylinderGeometry(0.0006, 0.0006, 0.016, 8).rotateX(Math.PI / 2), dark);
  pole.position.set(0, 0, 0.028);
  const group = new Group();
  group.add(walls, top, door, pole, flag(colour, paint));
  for (const part of group.children) part.castShadow = true;
  return group;
}

function flag(colour: string, paint: string): Mesh {
  const symbol = symbolOf(colour);
  const map = texture(112, 80, (pen) => {
    pen.fillStyle = paint;
    pen.fillRect(0, 0, 112, 80);
    if (symbol) drawSymbol(pen, symbol, 56, 40, 62, inkOf(paint));
  });
  const made = new Mesh(
    sheet(0.0168, 0.012, 0.0015),
    new MeshStandardMaterial({
      map,
      roughness: 0.6,
      side: DoubleSide,
      emissive: "#ffffff",
      emissiveMap: map,
      emissiveIntensity: 0.3,
    }),
  );
  made.position.set(0.0088, 0, 0.0305);
  made.rotation.x = 0.95;
  return made;
}

/** Three logs across the way. */
export function makeLogs(): Group {
  const bark = new MeshStandardMaterial({ color: "#9a6236", roughness: 0.95 });
  const cut = new MeshStandardMaterial({ color: "#d8a870", roughness: 0.8 });
  const group = new Group();
  for (const [y, z, turn] of [
    [-0.006, 0.0052, 0.06],
    [0.006, 0.0052, -0.05],
    [0, 0.0135, 0.12],
  ] as const) {
    const log = new Mesh(new CylinderGeometry(0.0052, 0.0052, 0.062, 18).rotateZ(Math.PI / 2), [bark, cut, cut]);
    log.position.set(0, y, z);
    log.rotation.z = turn;
    log.castShadow = true;
    group.add(log);
  }
  return group;
}
