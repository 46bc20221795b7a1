/** A turned bowl with its pieces and its pole. */

import { DoubleSide, Group, LatheGeometry, Mesh, MeshStandardMaterial, type Object3D, Vector2 } from "three";
import type { Limits } from "../hand/predicted";
import type { Paints } from "../look/paint";
import { contactShadow, eggGeometry, solid, stickGeometry } from "../look/shapes";
import { turned, varnished } from "../look/wood";

/** What the server tells of a bowl; lengths in metres. */
export interface BowlScene {
  kind: "bowl";
  rim: number;
  depth: number;
  wall: number;
  foot: number;
  pieces: { name: string; colour: string; length: number; diameter: number }[];
  pole: { length: number; diameter: number; top_length: number; top_diameter: number; colour: string };
  finger: { length: number; radius: number };
  /**
   * `high`: above the table, from where on fingertips are clear of the heap; `margin`: of the open fingers beside a
   * piece; `deep`: how far below its middle it is gripped, of its radius
   */
  hand: Limits & { lean: number; margin: number; high: number; deep: number };
}

export interface Woods {
  light: string;
  dark: string;
}

/** The wood: the same profile as in the physics, with a foot and a rounded lip. */
export function bowlMesh(scene: BowlScene, woods: Woods): Group {
  const geometry = new LatheGeometry(profile(scene), 72).rotateX(Math.PI / 2);
  const map = turned(woods.light, woods.dark);
  const material = new MeshStandardMaterial({ map, roughness: 0.5, side: DoubleSide });
  const bowl = new Group();
  bowl.add(solid(new Mesh(geometry, material)), contactShadow(scene.rim * 1.25, 0.55));
  return bowl;
}

function profile(scene: BowlScene): Vector2[] {
  const sphere = (scene.rim ** 2 + scene.depth ** 2) / (2 * scene.depth);
  const centre = scene.foot + sphere;
  const highest = Math.acos((sphere - scene.depth) / sphere);
  const on = (radius: number, angle: number): Vector2 =>
    new Vector2(radius * Math.sin(angle), centre - radius * Math.cos(angle));
  const points: Vector2[] = [];
  for (let n = 0; n <= 20; n++) points.push(on(sphere, (highest * n) / 20));
  const lip = on(sphere + scene.wall / 2, highest);
  for (let n = 1; n <= 6; n++) {
    const turn = Math.PI - (n / 6) * Math.PI;
    points.push(new Vector2(lip.x + (Math.cos(turn) * scene.wall) / 2, lip.y + (Math.sin(turn) * scene.wall) / 2));
  }
  const lowest = Math.asin((0.45 * scene.rim) / (sphere + scene.wall));
  for (let n = 1; n <= 12; n++) points.push(on(sphere + scene.wall, highest + ((lowest - highest) * n) / 12));
  const foot = points[points.length - 1]?.x ?? 0;
  points.push(new Vector2(foot * 1.04, 0.003), new Vector2(foot * 1.06, 0), new Vector2(0, 0));
  return points;
}

/** An egg or a boulder, painted. */
export function pieceMesh(piece: BowlScene["pieces"][number], paints: Paints): Mesh {
  const mesh = solid(new Mesh(eggGeometry(piece.length, piece.diameter), paints.banded(piece.colour)));
  mesh.name = piece.name;
  return mesh;
}

/** A thin shaft with a weight on top. The middle of the shaft is the origin. */
export function poleMesh(scene: BowlScene, top: Object3D): Group {
  const { length, diameter } = scene.pole;
  const pole = new Group();
  pole.add(solid(new Mesh(stickGeometry(length, diameter / 2, 14), varnished("#f2dcb8"))));
  top.position.z = length / 2 + scene.pole.top_length / 2 - 0.002;
  pole.add(top);
  return pole;
}
