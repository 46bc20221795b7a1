/** Figures put together from simple shapes: one body, painted in several colours. */

import {
  type BufferGeometry,
  Color,
  Euler,
  Float32BufferAttribute,
  Matrix4,
  Mesh,
  MeshStandardMaterial,
  Quaternion,
  SphereGeometry,
  Vector3,
} from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { solid } from "./shapes";

const ball = new SphereGeometry(1, 14, 10);
const paint = new Map<number, MeshStandardMaterial>();

/** Where a shape goes: its middle, its size along each axis, and its turn. */
export interface Setting {
  at: [number, number, number];
  size?: [number, number, number];
  turn?: [number, number, number];
}

export class Sculpture {
  private readonly shapes: BufferGeometry[] = [];

  /** A ball, pressed into an ellipsoid. */
  ball(
    colour: string,
    at: [number, number, number],
    size: [number, number, number],
    turn?: [number, number, number],
  ): this {
    return this.add(ball, colour, { at, size, turn: turn ?? [0, 0, 0] });
  }

  add(shape: BufferGeometry, colour: string, { at, size = [1, 1, 1], turn = [0, 0, 0] }: Setting): this {
    const made = shape.clone();
    const turned = new Quaternion().setFromEuler(new Euler(...turn));
    made.applyMatrix4(new Matrix4().compose(new Vector3(...at), turned, new Vector3(...size)));
    const { r, g, b } = new Color(colour);
    const count = made.getAttribute("position").count;
    made.setAttribute("color", new Float32BufferAttribute(Array.from({ length: count }, () => [r, g, b]).flat(), 3));
    this.shapes.push(made);
    return this;
  }

  /** A shape that has its place and its colours already. */
  painted(shape: BufferGeometry): this {
    this.shapes.push(shape);
    return this;
  }

  /** The finished figure. */
  mesh(roughness = 0.4): Mesh {
    const whole = mergeGeometries(this.shapes);
    for (const shape of this.shapes) shape.dispose();
    const material = paint.get(roughness) ?? new MeshStandardMaterial({ vertexColors: true, roughness });
    paint.set(roughness, material);
    return solid(new Mesh(whole, material));
  }
}
