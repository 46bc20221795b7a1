/** The light of the room: a soft key light from the upper left, a cool fill, a dim room in reflections. */

import {
  AmbientLight,
  BackSide,
  BoxGeometry,
  Color,
  DirectionalLight,
  Fog,
  HalfFloatType,
  HemisphereLight,
  LinearMipmapLinearFilter,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  SpotLight,
  WebGLCubeRenderTarget,
  type WebGLRenderer,
} from "three";
import type { Room } from "../board";
import { ROOM } from "../look/palette";

const EVEN = new Color(0.36, 0.3, 0.24); // the surroundings below, seen without looking
export const MIRROR = 0.55; // how strongly the surroundings are mirrored

/** The lights of a scene; the key light throws shadows. */
export class Lights {
  readonly key = new SpotLight("#ffecd2", 4.6, 0, 0.46, 1, 0);
  private readonly fill = new DirectionalLight("#b4c6e8", 0.6);
  private readonly sky = new HemisphereLight("#d3cfd0", "#5a4030", 1);
  private readonly even = new AmbientLight(EVEN, 0);
  private readonly dim = new Color(ROOM.dim);
  private readonly fog = new Fog(ROOM.dim, 1.2, 2.9);

  constructor(scene: Scene) {
    const { key, fill, sky } = this;
    key.position.set(-0.75, 0.55, 1.5);
    key.target.position.set(0.02, 0, 0);
    key.shadow.camera.near = 0.7;
    key.shadow.camera.far = 3;
    key.shadow.bias = -0.0004;
    key.shadow.normalBias = 0.0011;
    key.shadow.radius = 4;
    key.shadow.blurSamples = 12;
    fill.position.set(0.9, -0.6, 0.8);
    sky.position.set(0, 0, 1);
    scene.add(key, key.target, fill, sky, this.even);
    scene.background = this.dim;
    scene.fog = this.fog;
  }

  /** The light of a game's room. */
  set(room: Room): void {
    this.dim.set(room.dim);
    this.fog.color.set(room.dim);
    this.key.color.set(room.key);
    this.key.intensity = room.bright;
    this.fill.color.set(room.fill);
    this.fill.intensity = room.soft;
    this.sky.color.set(room.above);
    this.sky.groundColor.set(room.below);
    this.sky.intensity = room.even;
  }

  /** Where nothing is mirrored, what the surroundings would throw back comes from everywhere. */
  mirrorNothing(nothing = true): void {
    this.even.intensity = nothing ? MIRROR * Math.PI : 0;
  }

  /** The room fades behind what is looked at, not over it: the closer the eye, the softer and darker what is behind. */
  clear(distance: number): void {
    this.fog.near = distance * AIR;
    this.fog.far = distance * DIM;
  }
}

const AIR = 1.12; // of the distance to what is framed: here the room begins to fade
const DIM = 2.1; // and here it is dark
const MIRRORED = [256, 128, 64, 32, 16, 8]; // sides of the pictures that are mirrored, from sharp to rough

/**
 * Surroundings without windows: ready at once. In form they are like those below, which without a graphics card take
 * seconds to make; so they can be put in their place without a pause for new shaders.
 */
export function evenSurroundings(renderer: WebGLRenderer): WebGLCubeRenderTarget {
  const made = new WebGLCubeRenderTarget(256, {
    type: HalfFloatType,
    minFilter: LinearMipmapLinearFilter,
    depthBuffer: false,
  });
  made.texture.isPMREMTexture = true;
  const before = renderer.getClearColor(new Color());
  Object.assign(made.texture, { mipmaps: MIRRORED.map((side) => ({ width: side, height: side })) });
  renderer.setClearColor(EVEN);
  for (let side = 0; side < 6; side++) {
    for (let rough = 0; rough < MIRRORED.length; rough++) {
      renderer.setRenderTarget(made, side, rough);
      renderer.clear();
    }
  }
  renderer.setRenderTarget(null);
  renderer.setClearColor(before);
  return made;
}

/** What shiny things mirror: dark walls, a bright window to the upper left, a pale one to the right. */
export function surroundings(renderer: WebGLRenderer): Scene["environment"] {
  const room = new Scene();
  const walls = new Mesh(
    new BoxGeometry(6, 6, 4),
    new MeshBasicMaterial({ color: new Color(0.05, 0.036, 0.028), side: BackSide }),
  );
  const pane = (r: number, g: number, b: number, size: number, x: number, y: number, z: number): Mesh => {
    const mesh = new Mesh(new PlaneGeometry(size, size), new MeshBasicMaterial({ color: new Color(r, g, b) }));
    mesh.position.set(x, y, z);
    mesh.lookAt(0, 0, 0);
    return mesh;
  };
  room.add(walls, pane(7, 5.8, 4.2, 1.5, -1.8, 1.2, 1.7), pane(0.9, 1.2, 1.8, 1.8, 2.6, -1.4, 0.8));
  room.add(pane(0.22, 0.13, 0.07, 5, 0, 0, -1.8));
  const generator = new PMREMGenerator(renderer);
  const made = generator.fromScene(room, 0.03);
  generator.dispose();
  room.traverse((part) => {
    if (part instanceof Mesh) {
      part.geometry.dispose();
      part.material.dispose();
    }
  });
  return made.texture;
}
