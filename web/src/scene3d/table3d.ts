/** The table of all five games: renderer, light, ground, camera, picking and sounds put together. */

import { Group, NeutralToneMapping, type Object3D, Scene, type Vector3, VSMShadowMap, WebGLRenderer } from "three";
import type { Choice, Ground, Named, Occasion, Point, PointerCatcher, Room, Table3D, View } from "../board";
import { discard } from "../look/discard";
import type { Quality } from "../settings";
import { Banner } from "./banner";
import { type Gestures, listen } from "./gestures";
import { Label } from "./label";
import { evenSurroundings, Lights, MIRROR, surroundings } from "./lights";
import { type EachPicture, Loop } from "./loop";
import { FIELD_OF_VIEW, Orbit } from "./orbit";
import { Picking } from "./picking";
import { drawnInSoftware, Fineness } from "./quality";
import { Sounds } from "./sounds";
import { TableTop } from "./top";

export interface TableOptions {
  quality: Quality;
  reducedMotion: boolean;
  /** "normal" or "colour-blind" */
  palette: string;
  sound: boolean;
  onChoose(move: string): void;
  /** These moves can be chosen on the table now. */
  onOffer?(moves: string[]): void;
  /** The picture has another shape now. */
  onResize?(): void;
  /** Where boards put buttons; one is laid over the canvas if it is left out. */
  overlay?: HTMLElement;
}

/** A table that can be changed while it stands, and be taken away. */
export interface TableInUse extends Table3D {
  set(options: Partial<Pick<TableOptions, "quality" | "reducedMotion" | "sound">>): void;
  /** Light the choice of a move; null: none. */
  point(move: string | null): void;
  /** Resolves when everything that is there now has been drawn: shaders may take a while. */
  pictured(): Promise<void>;
  dispose(): void;
}

const OCCASION = 2600; // milliseconds that an occasion is looked at
const READ = 3600; // milliseconds to read its words
const WHEEL_ZOOM = 1.12;

export function makeTable3D(canvas: HTMLCanvasElement, options: TableOptions): TableInUse {
  return new Table(canvas, options);
}

class Table implements TableInUse, Gestures {
  readonly root = new Group();
  readonly overlay: HTMLElement;
  readonly fieldOfView = FIELD_OF_VIEW;
  readonly palette: string;
  private readonly scene = new Scene();
  private readonly lights = new Lights(this.scene);
  private readonly top = new TableTop();
  private readonly renderer: WebGLRenderer;
  private readonly loop: Loop;
  private readonly orbit: Orbit;
  private readonly picking: Picking;
  private readonly label: Label;
  private readonly banner: Banner;
  private readonly fineness: Fineness;
  private readonly sounds: Sounds;
  private readonly ends: (() => void)[] = [];
  private catcher: PointerCatcher | null = null;
  private drawn = false;
  private resizes = false; // with the next picture: a canvas of another size is empty
  private awaited: (() => void)[] = []; // who waits for the next picture
  private even: ReturnType<typeof evenSurroundings> | null = null; // what is mirrored while there are no windows
  private windows = false; // are mirrored

  constructor(
    readonly canvas: HTMLCanvasElement,
    private readonly options: TableOptions,
  ) {
    this.palette = options.palette;
    this.overlay = options.overlay ?? overlayOver(canvas);
    const plain = options.quality === "test" || (options.quality !== "high" && drawnInSoftware());
    this.renderer = new WebGLRenderer({
      canvas,
      antialias: !plain,
      powerPreference: "high-performance",
    });
    this.renderer.toneMapping = NeutralToneMapping;
    this.renderer.shadowMap.enabled = options.quality !== "test";
    this.renderer.shadowMap.type = VSMShadowMap; // soft, and without the grain of the others
    this.renderer.shadowMap.autoUpdate = false; // a camera that turns needs no new shadows
    this.loop = new Loop((now, goesOn) => this.draw(now, goesOn), options.reducedMotion);
    this.orbit = new Orbit(this.loop);
    this.label = new Label(this.overlay);
    this.banner = new Banner(this.overlay);
    this.picking = new Picking(canvas, this.orbit.camera, this.label, {
      onChoose: (move) => options.onChoose(move),
      changed: () => this.loop.ask(),
    });
    if (!plain) this.even = evenSurroundings(this.renderer);
    else this.lights.mirrorNothing();
    this.scene.environment = this.even?.texture ?? null;
    this.scene.environmentIntensity = MIRROR;
    this.scene.add(this.top.mesh, this.root, this.picking.glow.group);
    this.fineness = new Fineness(this.renderer, this.lights.key, options.quality, () => this.changed(), plain);
    this.sounds = new Sounds(options.sound, options.reducedMotion);
    this.watchSize();
    canvas.style.touchAction = "none";
    this.ends.push(listen(canvas, this));
  }

  get reducedMotion(): boolean {
    return this.loop.reducedMotion;
  }

  get camera(): Orbit["camera"] {
    return this.orbit.camera;
  }

  get turned(): boolean {
    return this.orbit.turned;
  }

  get aspect(): number {
    return this.orbit.camera.aspect;
  }

  offer(choices: Choice[]): void {
    this.picking.offer(choices);
    this.options.onOffer?.(choices.map(({ move }) => move));
  }

  name(things: Named[]): void {
    this.picking.name(things);
  }

  mark(things: readonly Object3D[]): void {
    this.picking.glow.mark(things);
    this.loop.ask();
  }

  point(move: string | null): void {
    this.picking.light(move);
  }

  frame(centre: Vector3, distance: number, pitch: number, yaw = 0): void {
    this.orbit.frame({ centre, distance, pitch, yaw });
  }

  watch(view: View | null, milliseconds?: number): void {
    void this.orbit.watch(view, milliseconds);
  }

  light(room: Room): void {
    this.lights.set(room);
    this.loop.ask();
  }

  lay(ground: Ground): void {
    this.top.lay(ground);
    this.loop.ask();
  }

  async tell({ mood, words, sound, look, lasts = OCCASION }: Occasion): Promise<void> {
    if (sound) this.sounds.play(sound);
    this.banner.show(words, mood, Math.max(lasts, READ));
    if (look && !this.reducedMotion) await this.orbit.visit(look, lasts);
  }

  breathe(on: boolean): void {
    this.orbit.breathe(on);
    this.sounds.tension(on);
  }

  animate(milliseconds: number, each: (share: number) => void): Promise<void> {
    return this.loop.animate(milliseconds, (share) => {
      this.renderer.shadowMap.needsUpdate = true;
      each(share);
    });
  }

  everyPicture(each: EachPicture): () => void {
    return this.loop.every(each);
  }

  catchPointer(catcher: PointerCatcher | null): void {
    this.catcher = catcher;
    this.picking.hover(null);
  }

  changed(): void {
    this.renderer.shadowMap.needsUpdate = true;
    this.loop.ask();
  }

  sound(name: string, loud = 1): void {
    this.sounds.play(name, loud);
  }

  set(options: Partial<Pick<TableOptions, "quality" | "reducedMotion" | "sound">>): void {
    if (options.reducedMotion !== undefined) this.loop.reducedMotion = this.sounds.still = options.reducedMotion;
    if (options.sound !== undefined) this.sounds.on = options.sound;
    if (options.sound === false) this.sounds.tension(false);
    if (options.quality !== undefined) this.fineness.set(options.quality);
  }

  dispose(): void {
    this.loop.stop();
    for (const end of this.ends) end();
    this.picking.glow.dispose();
    this.label.dispose();
    this.banner.dispose();
    this.sounds.dispose();
    discard(this.scene);
    this.even?.dispose();
    this.scene.environment?.dispose();
    this.renderer.dispose();
  }

  // Gestures: the hand takes the main button and the wheel while it is at work; the camera has the rest.

  hover(at: Point | null): void {
    this.picking.hover(at, this.catcher === null);
  }

  press(at: Point): "hand" | "click" | "either" {
    this.label.hide();
    if (!this.catcher) return "click";
    return this.picking.at(at).choice ? "either" : "hand";
  }

  hold(at: Point): void {
    this.catcher?.press(at);
  }

  steer(at: Point, dx: number, dy: number, finger: boolean): void {
    this.catcher?.steer(at, dx, dy, finger);
  }

  release(): void {
    this.catcher?.release();
  }

  tap(at: Point, touch: boolean): void {
    this.picking.tap(at, touch);
  }

  rest(at: Point): void {
    this.picking.hover(at);
  }

  turn(dx: number, dy: number): void {
    this.orbit.turn(dx, dy);
  }

  wheel(notches: number, other: boolean): void {
    if (this.catcher) this.catcher.wheel(notches, other);
    else this.orbit.zoom(WHEEL_ZOOM ** notches);
  }

  pinch(factor: number, twist: number): void {
    this.catcher?.pinch(factor, twist);
    this.orbit.zoom(factor);
  }

  private draw(now: number, goesOn: boolean): void {
    if (this.fineness.waitsFor(now)) return this.move();
    if (this.resizes) this.renderer.setSize(this.canvas.clientWidth, this.canvas.clientHeight, false);
    this.resizes = false;
    this.fineness.draws(now, goesOn);
    if (this.fineness.fine) this.openWindows();
    this.lights.clear(this.orbit.air);
    this.picking.glow.sync(this.orbit.camera, this.reducedMotion);
    if (!this.reducedMotion && this.picking.glow.pulses(performance.now())) this.loop.ask();
    const began = performance.now();
    this.renderer.render(this.scene, this.orbit.camera);
    if (this.fineness.judges) this.judge(began);
    if (!this.drawn) performance.mark("first picture");
    this.drawn = true;
    for (const done of this.awaited.splice(0)) done();
  }

  pictured(): Promise<void> {
    this.loop.ask();
    return new Promise((done) => this.awaited.push(done));
  }

  /** Everything goes to its place, unseen yet: for whoever asks where on the page it is. */
  private move(): void {
    this.scene.updateMatrixWorld();
    this.orbit.camera.updateMatrixWorld();
    this.loop.ask();
  }

  /** Wait until the picture is really there, and see how long that took. */
  private judge(began: number): void {
    const gl = this.renderer.getContext();
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
    this.fineness.judge(performance.now() - began);
    this.loop.ask();
  }

  /** Let shiny things mirror the windows of the room. */
  private openWindows(): void {
    if (this.windows) return;
    this.windows = true;
    this.scene.environment = surroundings(this.renderer);
    this.lights.mirrorNothing(false);
    this.even?.dispose();
    this.even = null;
  }

  private watchSize(): void {
    const fit = (): void => {
      const { clientWidth, clientHeight } = this.canvas;
      if (!clientWidth || !clientHeight) return;
      this.resizes = true;
      this.orbit.resize(clientWidth, clientHeight);
      this.loop.ask();
    };
    const watcher = new ResizeObserver(() => {
      fit();
      this.options.onResize?.();
    });
    fit();
    watcher.observe(this.canvas);
    this.ends.push(() => watcher.disconnect());
  }
}

function overlayOver(canvas: HTMLCanvasElement): HTMLElement {
  const overlay = document.createElement("div");
  Object.assign(overlay.style, { position: "absolute", inset: "0", pointerEvents: "none" });
  canvas.after(overlay);
  return overlay;
}
