/** The River: its water that flows, and the spots of cards and villages. */

import {
  type CanvasTexture,
  CylinderGeometry,
  DoubleSide,
  Group,
  Mesh,
  MeshStandardMaterial,
  RepeatWrapping,
} from "three";
import type { Table3D } from "../../board";
import { eased } from "../../flat/glide";
import { grain, shape, TITLE_FACE } from "../../flat/paint";
import { sheet } from "../../flat/solids";
import { blend, type Pen, texture } from "../../look/canvas";
import { noise } from "../../look/noise";
import { solid } from "../../look/shapes";
import { makeBanks, ROUND } from "./bank";
import { CARD, type Layout } from "./layout";

const STREAM = 0.14; // how far the water goes on when a card is pushed, as a share of its picture
const CHEVRONS = 7;

export class River {
  readonly group = new Group();
  /** by spot: where a card lies or is missing */
  readonly beds: Mesh[];
  /** by spot: where a village stands or could stand */
  readonly stones: Mesh[];
  readonly water: Mesh;
  private readonly stream: CanvasTexture;
  private backwards = false;

  constructor(layout: Layout) {
    const { water } = layout;
    this.stream = texture(1024, 256, paintWater);
    this.stream.wrapS = RepeatWrapping;
    this.water = new Mesh(
      sheet(water.width, water.height, ROUND),
      new MeshStandardMaterial({ map: this.stream, roughness: 0.35 }),
    );
    this.water.position.set(water.x, water.y, 0.0014);
    this.water.receiveShadow = true;
    this.beds = layout.river.map((spot, index) => bed(spot.x, spot.y, index + 1));
    this.stones = layout.villages.map((spot, index) => stone(spot.x, spot.y, index + 1));
    this.group.add(makeBanks(water), this.water, ...this.beds, ...this.stones);
  }

  /** Which way the water runs: painted arrows point there. */
  turn(backwards: boolean): void {
    this.backwards = backwards;
    this.stream.repeat.x = backwards ? -1 : 1;
  }

  /** The water goes on for a moment. */
  async flow(table: Table3D): Promise<void> {
    const from = this.stream.offset.x;
    const way = this.backwards ? STREAM : -STREAM;
    await table.animate(700, (share) => (this.stream.offset.x = (from + way * eased(share)) % 1));
  }
}

/** Seamless from left to right, because it flows. */
function paintWater(pen: Pen): void {
  const { width, height } = pen.canvas;
  pen.fillStyle = blend(
    pen.createLinearGradient(0, 0, 0, height),
    [0, "#5d8f8a"],
    [0.18, "#2f7479"],
    [0.5, "#1f5f6b"],
    [0.82, "#2f7479"],
    [1, "#5d8f8a"],
  );
  pen.fillRect(0, 0, width, height);
  pen.lineWidth = 3;
  for (let y = 8; y < height; y += 14) {
    pen.strokeStyle = `rgba(210,240,232,${0.08 + 0.14 * noise(y, 1, 3)})`;
    pen.beginPath();
    for (let x = 0; x <= width; x += 8)
      pen.lineTo(
        x,
        y + 5 * Math.sin((x / width) * Math.PI * 2 * 6 + y) + 3 * Math.sin((x / width) * Math.PI * 2 * 11 + y * 2),
      );
    pen.stroke();
  }
  for (let n = 0; n < CHEVRONS; n++) {
    const x = ((n + 0.5) / CHEVRONS) * width;
    for (const y of [height * 0.07, height * 0.93])
      shape(pen, new Path2D(`M${x - 14} ${y - 9}L${x + 8} ${y}L${x - 14} ${y + 9}`), "", "rgba(240,252,245,.85)", 6);
  }
}

/** The bed of a River card: a shadowy outline with the number of the spot. */
function bed(x: number, y: number, spot: number): Mesh {
  const map = texture(160, 224, (pen) => {
    shape(
      pen,
      new Path2D("M18 6H142Q154 6 154 18V206Q154 218 142 218H18Q6 218 6 206V18Q6 6 18 6Z"),
      "rgba(8,40,46,.42)",
    );
    pen.setLineDash([14, 10]);
    shape(
      pen,
      new Path2D("M18 8H142Q152 8 152 18V206Q152 216 142 216H18Q8 216 8 206V18Q8 8 18 8Z"),
      "",
      "rgba(225,245,238,.8)",
      5,
    );
    pen.setLineDash([]);
    pen.font = `800 92px ${TITLE_FACE}`;
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.fillStyle = "rgba(230,247,240,.85)";
    pen.fillText(String(spot), 80, 116);
  });
  const mesh = new Mesh(
    sheet(CARD.width, CARD.height, 0.0042),
    new MeshStandardMaterial({ map, transparent: true, depthWrite: false, roughness: 0.6 }),
  );
  mesh.position.set(x, y, 0.0022);
  mesh.receiveShadow = true;
  return mesh;
}

/** A flat stone in the water with the number of the village spot. */
function stone(x: number, y: number, spot: number): Mesh {
  const map = texture(128, 128, (pen) => {
    pen.fillStyle = "#b9ac97";
    pen.fillRect(0, 0, 128, 128);
    grain(pen, 128, 128, 0.12);
    pen.font = `800 64px ${TITLE_FACE}`;
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.fillStyle = "#4a4034";
    pen.fillText(String(spot), 64, 68);
  });
  const top = new MeshStandardMaterial({ map, roughness: 0.9, side: DoubleSide });
  const side = new MeshStandardMaterial({ color: "#8f836f", roughness: 0.9 });
  const mesh = new Mesh(new CylinderGeometry(0.0128, 0.0142, 0.0045, 26).rotateX(Math.PI / 2).rotateZ(Math.PI / 2), [
    side,
    top,
    top,
  ]);
  mesh.position.set(x, y, 0.003);
  return solid(mesh);
}
