/** The small hooded people of the ice: four of each player's colour. */

import { Group, LatheGeometry, Mesh, MeshStandardMaterial, SphereGeometry, TorusGeometry, Vector2 } from "three";
import { sheet } from "../../flat/solids";
import { texture } from "../../look/canvas";
import { inkOf, symbolOf } from "../../look/palette";
import { drawSymbol } from "../../look/symbols";

/** The shapes and paints of one player's figures: made once, used four times. */
export class FigureMaker {
  private readonly body = new LatheGeometry(
    [
      [0, 0],
      [0.0064, 0],
      [0.0068, 0.001],
      [0.0066, 0.003],
      [0.0055, 0.0075],
      [0.0042, 0.0112],
      [0.003, 0.0128],
      [0, 0.0135],
    ].map(([r, z]) => new Vector2(r, z)),
    24,
  ).rotateX(Math.PI / 2);
  private readonly hood = new SphereGeometry(0.0042, 18, 14);
  private readonly fur = new TorusGeometry(0.0031, 0.0011, 8, 18);
  private readonly face = new SphereGeometry(0.003, 14, 10);
  private readonly badge = sheet(0.0072, 0.0072, 0.003);
  private readonly coat: MeshStandardMaterial;
  private readonly white = new MeshStandardMaterial({ color: "#f6efe2", roughness: 0.9 });
  private readonly skin = new MeshStandardMaterial({ color: "#c98f63", roughness: 0.7 });
  private readonly sign: MeshStandardMaterial;

  constructor(colour: string, paint: string) {
    this.coat = new MeshStandardMaterial({ color: paint, roughness: 0.4 });
    const symbol = symbolOf(colour);
    const map = texture(64, 64, (pen) => {
      pen.fillStyle = paint;
      pen.fillRect(0, 0, 64, 64);
      if (symbol) drawSymbol(pen, symbol, 32, 32, 52, inkOf(paint));
    });
    this.sign = new MeshStandardMaterial({ map, roughness: 0.5 });
  }

  /** Stands on z = 0 and looks at the player. */
  make(): Group {
    const group = new Group();
    const body = new Mesh(this.body, this.coat);
    const hood = new Mesh(this.hood, this.coat);
    hood.position.set(0, 0.0006, 0.0148);
    const face = new Mesh(this.face, this.skin);
    face.position.set(0, -0.0018, 0.0152);
    const fur = new Mesh(this.fur, this.white);
    fur.position.set(0, -0.0026, 0.0154);
    fur.rotation.x = Math.PI / 2 - 0.5;
    const badge = new Mesh(this.badge, this.sign);
    badge.position.set(0, -0.0063, 0.0063);
    badge.rotation.x = 1.25;
    group.add(body, hood, face, fur, badge);
    for (const part of group.children) part.castShadow = true;
    return group;
  }
}
