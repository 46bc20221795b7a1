/** The table itself: a round top of walnut that fades into the dim room. */

import { CircleGeometry, Mesh, MeshStandardMaterial, RepeatWrapping } from "three";
import { walnut } from "../look/wood";

const RADIUS = 2.6;
const BOARDS = 0.8; // metres that the picture of the boards covers

export function tableTop(): Mesh {
  const geometry = new CircleGeometry(RADIUS, 64);
  const place = geometry.getAttribute("position");
  const uv = geometry.getAttribute("uv");
  for (let n = 0; n < place.count; n++)
    uv.setXY(n, place.getX(n) / BOARDS + 0.3, (place.getY(n) / BOARDS) * 1.6 + 0.13);
  const map = walnut().clone();
  map.wrapS = map.wrapT = RepeatWrapping;
  map.anisotropy = 16; // it is seen from very low
  map.needsUpdate = true;
  const top = new Mesh(geometry, new MeshStandardMaterial({ map, roughness: 0.62, envMapIntensity: 0.22 }));
  top.receiveShadow = true;
  top.name = "table";
  return top;
}
