/** The animals of the ice as little figures: they come up when their counter is turned, and run when they flee. */

import { Group, type Mesh, Vector3 } from "three";
import type { Table3D } from "../../board";
import { FIGURES, type Kind } from "./figures";

const COMES = 1500; // milliseconds that an animal is to be seen when it is turned up
const RUNS = 1250; // milliseconds that it runs
const GROWS = 420; // milliseconds
const FAR = 0.24; // metres that it runs
const SIZE = 1.15;

type Gait = (figure: Mesh, share: number) => void;

/** Fish leap, the seal slides on its belly, the others gallop. */
const GAITS: Record<Kind, Gait> = {
  herring: leap(5, 0.016),
  salmon: leap(3, 0.032),
  seal: (figure, share) => {
    figure.rotation.set(0.06 * Math.sin(share * 40), 0, 0.25 * Math.sin(share * 26));
    figure.position.z = 0.001;
  },
  bear: gallop(7, 0.006),
  reindeer: gallop(5, 0.016),
};

function leap(times: number, high: number): Gait {
  return (figure, share) => {
    const beat = share * times * Math.PI;
    figure.position.z = high * Math.abs(Math.sin(beat));
    figure.rotation.set(0.9 * Math.cos(beat) * Math.sign(Math.sin(beat)), 0.4 * Math.sin(beat * 2), 0);
  };
}

function gallop(times: number, high: number): Gait {
  return (figure, share) => {
    const beat = share * times * Math.PI;
    figure.position.z = high * Math.abs(Math.sin(beat));
    figure.rotation.set(0.28 * Math.cos(beat * 2), 0, 0);
  };
}

function isAnimal(face: string): face is Kind {
  return face in FIGURES;
}

export class Wildlife {
  readonly group = new Group();

  constructor(private readonly table: Table3D) {}

  /** It stands there, turned so far, until what is returned takes it away. */
  stand(face: Kind, at: Vector3, turn: number): () => void {
    const { runner, figure } = this.put(face, at, turn);
    void this.table.animate(GROWS, (share) => {
      runner.scale.setScalar(SIZE * share * (1 + 0.3 * Math.sin(share * Math.PI)));
      figure.position.z = 0.01 * Math.sin(share * Math.PI);
    });
    return () => void runner.removeFromParent();
  }

  /** It comes up on its counter, looks round, and is gone again. */
  async appear(face: string, at: Vector3): Promise<void> {
    if (!isAnimal(face) || this.table.reducedMotion) return;
    const { runner, figure } = this.put(face, at, Math.PI);
    await this.table.animate(COMES, (share) => {
      const up = Math.min(1, share * 5) * Math.min(1, (1 - share) * 5);
      runner.scale.setScalar(Math.max(0.001, SIZE * up * (1 + 0.25 * Math.sin(Math.min(1, share * 5) * Math.PI))));
      figure.position.z = 0.008 * Math.abs(Math.sin(share * Math.PI * 3)) * (1 - share);
      figure.rotation.z = 0.5 * Math.sin(share * Math.PI * 4);
    });
    runner.removeFromParent();
  }

  /** It runs from its counter to the edge of the ice, away from the middle, and is gone. */
  async flee(face: string, from: Vector3, middle: Vector3): Promise<void> {
    if (!isAnimal(face) || this.table.reducedMotion) return;
    const way = new Vector3(from.x - middle.x, from.y - middle.y, 0);
    if (way.lengthSq() < 1e-6) way.set(1, 0, 0);
    way.normalize();
    const { runner, figure } = this.put(face, from, Math.atan2(way.y, way.x) - Math.PI / 2);
    await this.table.animate(RUNS, (share) => {
      runner.position.copy(from).addScaledVector(way, FAR * share ** 1.4);
      runner.scale.setScalar(Math.max(0.001, SIZE * Math.min(1, share * 8, (1 - share) * 6)));
      GAITS[face](figure, share);
    });
    runner.removeFromParent();
  }

  /** A figure that stands there, to be turned and lifted inside what runs. */
  private put(kind: Kind, at: Vector3, turn: number): { runner: Group; figure: Mesh } {
    const figure = FIGURES[kind]();
    figure.rotation.order = "ZYX";
    const runner = new Group();
    runner.add(figure);
    runner.position.copy(at);
    runner.rotation.z = turn;
    runner.scale.setScalar(0.001);
    this.group.add(runner);
    return { runner, figure };
  }
}
