/** The tin: rolled rims, a printed band of branches and sky; and the ground of leaves it stands on. */

import { BackSide, CircleGeometry, Group, LatheGeometry, Mesh, MeshStandardMaterial, Vector2 } from "three";
import { between, blend, type Pen, pixels, texture } from "../../look/canvas";
import { rough, series } from "../../look/noise";
import { contactShadow, solid } from "../../look/shapes";

export interface TinSize {
  radius: number;
  height: number;
  wall: number;
  floor: number;
}

export function makeTin(size: TinSize): Group {
  const outer = size.radius + size.wall;
  const tin = new Group();
  const map = texture(2048, 512, label);
  const metal = new MeshStandardMaterial({ color: "#c9ccd2", roughness: 0.32, metalness: 0.75 });
  const print = new MeshStandardMaterial({ map, roughness: 0.42, metalness: 0.25 });
  const wall = [new Vector2(outer, 0.004), new Vector2(outer, size.height - 0.003)];
  const printed = solid(turned(wall, print));
  printed.rotation.z = -0.55; // a bird looks at the first player
  tin.add(printed);
  const roll = (z: number, wide: number): Vector2[] =>
    Array.from({ length: 9 }, (_, n) => {
      const turn = (n / 8) * 2 * Math.PI;
      return new Vector2(outer + Math.cos(turn) * wide - wide * 0.4, z + Math.sin(turn) * wide);
    });
  tin.add(solid(turned(roll(0.0022, 0.0022), metal)), solid(turned(roll(size.height - 0.0014, 0.0016), metal)));
  const dark = new MeshStandardMaterial({ color: "#6d7077", roughness: 0.6, metalness: 0.4, side: BackSide });
  const inside = turned([new Vector2(size.radius, size.floor), new Vector2(size.radius, size.height - 0.001)], dark);
  inside.receiveShadow = true;
  const floor = new Mesh(
    new CircleGeometry(size.radius, 48),
    new MeshStandardMaterial({ color: "#4a4c52", roughness: 0.7 }),
  );
  floor.position.z = size.floor;
  floor.receiveShadow = true;
  tin.add(inside, floor, contactShadow(outer * 1.3, 0.6));
  return tin;
}

function turned(profile: Vector2[], material: MeshStandardMaterial): Mesh {
  return new Mesh(new LatheGeometry(profile, 96).rotateX(Math.PI / 2), material);
}

/** A branch with leaves and blossoms under a morning sky, all the way round. */
function label(pen: Pen): void {
  const { width, height } = pen.canvas;
  pen.fillStyle = blend(pen.createLinearGradient(0, 0, 0, height), [0, "#7fb8c9"], [0.7, "#d9e6c9"], [1, "#8fae6a"]);
  pen.fillRect(0, 0, width, height);
  const next = series(3);
  const bough = (x: number): number => height * 0.56 + Math.sin((x / width) * 6.283 * 2) * 46;
  pen.strokeStyle = "#6d4a2c";
  pen.lineCap = "round";
  for (const [wide, colour] of [
    [26, "#54371f"],
    [16, "#7b5535"],
  ] as const) {
    pen.lineWidth = wide;
    pen.strokeStyle = colour;
    pen.beginPath();
    for (let x = -20; x <= width + 20; x += 20) pen.lineTo(x, bough(x));
    pen.stroke();
  }
  for (let n = 0; n < 150; n++) {
    const x = next() * width;
    leaf(
      pen,
      x,
      bough(x) + (next() - 0.5) * 150,
      next() * 6.283,
      16 + next() * 22,
      ["#4f7f3f", "#6c9a4d", "#93b85e"][n % 3] ?? "#4f7f3f",
    );
  }
  for (let n = 0; n < 26; n++)
    blossom(pen, next() * width, bough(next() * width) + (next() - 0.5) * 120, 9 + next() * 7);
  for (let n = 0; n < 3; n++) bird(pen, ((n + 0.5) / 3) * width, bough(((n + 0.5) / 3) * width) - 74);
}

function leaf(pen: Pen, x: number, y: number, turn: number, size: number, colour: string): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  pen.fillStyle = colour;
  pen.beginPath();
  pen.moveTo(-size, 0);
  pen.quadraticCurveTo(0, -size * 0.7, size, 0);
  pen.quadraticCurveTo(0, size * 0.7, -size, 0);
  pen.fill();
  pen.strokeStyle = "rgba(255,255,255,.35)";
  pen.lineWidth = 1.5;
  pen.beginPath();
  pen.moveTo(-size, 0);
  pen.lineTo(size, 0);
  pen.stroke();
  pen.restore();
}

function blossom(pen: Pen, x: number, y: number, size: number): void {
  for (let petal = 0; petal < 5; petal++) {
    const turn = (petal / 5) * 6.283;
    pen.fillStyle = "#f6e7ee";
    pen.beginPath();
    pen.arc(x + Math.cos(turn) * size * 0.6, y + Math.sin(turn) * size * 0.6, size * 0.55, 0, 7);
    pen.fill();
  }
  pen.fillStyle = "#e8b04a";
  pen.beginPath();
  pen.arc(x, y, size * 0.35, 0, 7);
  pen.fill();
}

function bird(pen: Pen, x: number, y: number): void {
  pen.fillStyle = "#5f7288";
  pen.beginPath();
  pen.ellipse(x, y, 62, 40, -0.25, 0, 7);
  pen.fill();
  pen.beginPath();
  pen.moveTo(x - 40, y + 10);
  pen.lineTo(x - 128, y + 44);
  pen.lineTo(x - 52, y + 34);
  pen.fill();
  pen.beginPath();
  pen.arc(x + 52, y - 32, 29, 0, 7);
  pen.fill();
  pen.fillStyle = "#efe8d6";
  pen.beginPath();
  pen.ellipse(x + 14, y + 14, 44, 24, -0.2, 0, 7);
  pen.fill();
  pen.fillStyle = "#e8b04a";
  pen.beginPath();
  pen.moveTo(x + 78, y - 38);
  pen.lineTo(x + 108, y - 26);
  pen.lineTo(x + 78, y - 20);
  pen.fill();
  pen.fillStyle = "#fff";
  pen.beginPath();
  pen.arc(x + 60, y - 38, 9, 0, 7);
  pen.fill();
  pen.fillStyle = "#222";
  pen.beginPath();
  pen.arc(x + 62, y - 38, 5, 0, 7);
  pen.fill();
}

/** Forest floor: moss and fallen leaves in a round mat. */
export function makeGround(radius: number): Mesh {
  const map = texture(1024, 1024, (pen) => {
    const moss = between("#2f3d24", "#5c6e3a");
    pixels(pen, (u, v) => moss(rough(u * 16, v * 16, 51, 4) + 0.05), 2.5);
    const next = series(8);
    for (let n = 0; n < 260; n++) {
      const turn = next() * 6.283;
      const far = 512 * (0.34 + Math.sqrt(next()) * 0.66);
      const colour = ["#7b5a2c", "#8f7035", "#5c6e3a", "#6e4a26", "#8a8a4a"][n % 5] ?? "#7b5a2c";
      leaf(pen, 512 + Math.cos(turn) * far, 512 + Math.sin(turn) * far, next() * 6.283, 12 + next() * 18, colour);
    }
  });
  const ground = new Mesh(new CircleGeometry(radius, 96), new MeshStandardMaterial({ map, roughness: 0.9 }));
  ground.position.z = 0.0008;
  ground.receiveShadow = true;
  return ground;
}
