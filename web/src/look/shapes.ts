/** Shapes that several games are made of: eggs, sticks, tiles, soft shadows. */

import {
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  CapsuleGeometry,
  CircleGeometry,
  Mesh,
  MeshBasicMaterial,
  SphereGeometry,
} from "three";
import { blend, drawn } from "./canvas";

/** An egg standing along z, its thin end up; a ball if it is as long as thick. */
export function eggGeometry(length: number, diameter: number): BufferGeometry {
  const geometry = new SphereGeometry(1, 26, 18).rotateX(Math.PI / 2);
  const place = geometry.getAttribute("position");
  const thin = length > diameter * 1.02 ? 0.1 : 0;
  for (let n = 0; n < place.count; n++) {
    const z = place.getZ(n);
    const round = (diameter / 2) * (1 - thin * z * (1 - 0.25 * z));
    place.setXYZ(n, place.getX(n) * round, place.getY(n) * round, (z * length) / 2);
  }
  geometry.computeVertexNormals();
  return geometry;
}

/** A stick with round ends along z; v runs from its lower end (0) to its upper end (1). */
export function stickGeometry(length: number, radius: number, round = 10): BufferGeometry {
  const geometry = new CapsuleGeometry(radius, length - 2 * radius, 4, round).rotateX(Math.PI / 2);
  const place = geometry.getAttribute("position");
  const uv = geometry.getAttribute("uv");
  for (let n = 0; n < place.count; n++) uv.setY(n, place.getZ(n) / length + 0.5);
  return geometry;
}

/**
 * A flat tile with round corners, its underside at z = 0. Three groups: edge, upper side, underside;
 * both sides are drawn upright for somebody who looks along +y.
 */
export function tileGeometry(width: number, depth: number, thick: number, corner: number): BufferGeometry {
  const outline = roundedOutline(width, depth, corner);
  const count = outline.length;
  const places: number[] = [];
  const uvs: number[] = [];
  const faces: number[] = [];
  const put = (x: number, y: number, z: number, u: number): number => {
    places.push(x, y, z);
    uvs.push(u, y / depth + 0.5);
    return places.length / 3 - 1;
  };
  const geometry = new BufferGeometry();
  const bevel = Math.min(thick * 0.3, corner * 0.4);
  const rings = [
    { z: 0, inset: bevel },
    { z: bevel, inset: 0 },
    { z: thick - bevel, inset: 0 },
    { z: thick, inset: bevel },
  ].map(({ z, inset }) => outline.map(([x, y, nx, ny]) => put(x - nx * inset, y - ny * inset, z, x / width + 0.5)));
  for (let ring = 0; ring < 3; ring++) {
    for (let n = 0; n < count; n++) {
      const m = (n + 1) % count;
      const [a, b, c, d] = [rings[ring]?.[n], rings[ring]?.[m], rings[ring + 1]?.[m], rings[ring + 1]?.[n]].map(
        (i) => i ?? 0,
      );
      faces.push(a ?? 0, b ?? 0, c ?? 0, a ?? 0, c ?? 0, d ?? 0);
    }
  }
  geometry.addGroup(0, faces.length, 0);
  for (const up of [true, false]) {
    const from = faces.length;
    const z = up ? thick : 0;
    const flat = outline.map(([x, y, nx, ny]) => put(x - nx * bevel, y - ny * bevel, z, (up ? x : -x) / width + 0.5));
    for (let n = 1; n < count - 1; n++) {
      const [a, b, c] = [flat[0] ?? 0, flat[n] ?? 0, flat[n + 1] ?? 0];
      faces.push(...(up ? [a, b, c] : [a, c, b]));
    }
    geometry.addGroup(from, faces.length - from, up ? 1 : 2);
  }
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(places), 3));
  geometry.setAttribute("uv", new BufferAttribute(new Float32Array(uvs), 2));
  geometry.setIndex(faces);
  geometry.computeVertexNormals();
  return geometry;
}

/** Points round a rectangle with round corners, each with the direction outward. */
function roundedOutline(width: number, depth: number, corner: number): [number, number, number, number][] {
  const points: [number, number, number, number][] = [];
  const steps = 5;
  for (let quarter = 0; quarter < 4; quarter++) {
    const x = (width / 2 - corner) * (quarter === 0 || quarter === 3 ? 1 : -1);
    const y = (depth / 2 - corner) * (quarter < 2 ? 1 : -1);
    for (let step = 0; step <= steps; step++) {
      const turn = ((quarter + step / steps) * Math.PI) / 2;
      const [nx, ny] = [Math.cos(turn), Math.sin(turn)];
      points.push([x + nx * corner, y + ny * corner, nx, ny]);
    }
  }
  return points;
}

let soft: CanvasTexture | null = null;

/** A soft dark spot under a thing that touches the table. */
export function contactShadow(radius: number, dark = 0.5): Mesh<CircleGeometry, MeshBasicMaterial> {
  soft ??= new CanvasTexture(
    drawn(128, 128, (pen) => {
      pen.fillStyle = blend(
        pen.createRadialGradient(64, 64, 0, 64, 64, 64),
        [0, "rgba(0,0,0,1)"],
        [0.6, "rgba(0,0,0,.75)"],
        [1, "rgba(0,0,0,0)"],
      );
      pen.fillRect(0, 0, 128, 128);
    }),
  );
  const material = new MeshBasicMaterial({ map: soft, transparent: true, opacity: dark, depthWrite: false });
  const spot = new Mesh(new CircleGeometry(radius, 32), material);
  spot.position.z = 0.0006;
  spot.raycast = () => undefined;
  spot.userData.outline = false;
  return spot;
}

/** Things made of wood throw shadows and catch them. */
export function solid<T extends Mesh>(mesh: T): T {
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}
