/** The layers of a map in its frame, painted again whenever something moved: ground, what lies over it, numbers. */
import type { HexScene, Point, Side, Space } from '@grognard/hexes';
import { brought, type Camera, moved, type Size, toMap, whole, zoomed } from './camera.ts';
import { Overview } from './overview.ts';
import { inView, type Light, nearView, outlineOf, paintHexes, paintNumbers } from './paint.ts';

/** A photograph of the player's own map, by where its corner, its right and its lower edge lie on the drawn one. */
export interface Beneath {
  readonly image: ImageBitmap;
  /** As a canvas takes it. */
  readonly fit: DOMMatrix2DInit;
}

export interface StageLayers {
  readonly ground: HTMLCanvasElement;
  readonly over: SVGSVGElement;
  readonly numbers: HTMLCanvasElement;
}

/** What the cursor of the keys stands on. */
export interface Cursor {
  readonly hex: Space;
  readonly side?: Side | undefined;
}

/** Below this scale no figure that lies over the map can be read. */
const READ_FROM = 0.3;

/** Milliseconds without a new frame. */
const REST = 200;

/** More hexes than these are not painted one by one. */
const MOST = 1500;

export class Stage {
  readonly #layers: StageLayers;
  readonly #overview = new Overview();
  #scene: HexScene;
  #camera: Camera | undefined;
  /** Nobody has moved it: it shows the whole map, whatever the size of the frame. */
  #isWhole = true;
  #frame: Size = { width: 0, height: 0 };
  #light: Light = { night: false, cover: 1 };
  #cursor: Cursor | undefined;
  #beneath: Beneath | undefined;
  #asked = 0;
  readonly #watchers = new Set<() => void>();
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(layers: StageLayers, scene: HexScene) {
    this.#layers = layers;
    this.#scene = scene;
  }

  get scene(): HexScene {
    return this.#scene;
  }

  get camera(): Camera {
    this.#camera ??= whole(this.#scene, this.#frame);
    return this.#camera;
  }

  /** Another map; one of the same size stays where it lies. */
  show(scene: HexScene): void {
    const isSame = scene.width === this.#scene.width && scene.height === this.#scene.height;
    this.#scene = scene;
    if (!isSame) this.whole();
    this.ask();
  }

  lit(night: boolean, beneath: Beneath | undefined): void {
    this.#light = { night, cover: beneath ? 0.45 : 1 };
    this.#beneath = beneath;
    this.ask();
  }

  point(cursor: Cursor | undefined): void {
    this.#cursor = cursor;
    this.ask();
  }

  resize(frame: Size): void {
    this.#frame = frame;
    if (this.#isWhole) this.#camera = undefined;
    const ratio = devicePixelRatio;
    for (const canvas of [this.#layers.ground, this.#layers.numbers]) {
      canvas.width = Math.max(1, Math.round(frame.width * ratio));
      canvas.height = Math.max(1, Math.round(frame.height * ratio));
    }
    this.ask();
  }

  push(by: Point): void {
    this.#look(moved(this.camera, by, this.#scene, this.#frame));
  }

  zoom(by: number, at: Point = { x: this.#frame.width / 2, y: this.#frame.height / 2 }): void {
    this.#look(zoomed(this.camera, by, at, this.#scene, this.#frame));
  }

  whole(): void {
    this.#camera = undefined;
    this.#isWhole = true;
    this.ask();
  }

  bring(hex: Space): void {
    const camera = brought(this.camera, this.#scene.centre(hex), this.#frame);
    if (camera.x !== this.camera.x || camera.y !== this.camera.y) this.#look(camera);
  }

  #look(camera: Camera): void {
    this.#camera = camera;
    this.#isWhole = false;
    this.ask();
  }

  /** The hexes in the frame now. */
  inView(): readonly Space[] {
    return inView(this.#scene, this.camera, this.#frame);
  }

  /** A point of the frame as a point of the map. */
  at(point: Point): Point {
    return toMap(this.camera, point);
  }

  /** Paints with the next frame, once however often it is asked. */
  ask(): void {
    if (this.#asked === 0) this.#asked = requestAnimationFrame(() => this.#paint());
  }

  /** Told when what is in view has come to rest. */
  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  stop(): void {
    cancelAnimationFrame(this.#asked);
    clearTimeout(this.#resting);
  }

  #rest(): void {
    if (this.#watchers.size === 0) return;
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => {
      for (const watcher of this.#watchers) watcher();
    }, REST);
  }

  #paint(): void {
    this.#asked = 0;
    const { width, height } = this.#frame;
    if (width === 0 || height === 0) return;
    const { x, y, scale } = this.camera;
    this.#layers.over.setAttribute('viewBox', `${-x / scale} ${-y / scale} ${width / scale} ${height / scale}`);
    // Figures too small to be read need not be drawn.
    this.#layers.over.toggleAttribute('data-far', scale < READ_FROM);
    const hexes = nearView(this.#scene, this.camera, this.#frame);
    const ground = this.#cleared(this.#layers.ground);
    if (ground) this.#paintGround(ground, hexes);
    const numbers = this.#cleared(this.#layers.numbers);
    if (numbers) {
      if (hexes.length <= MOST) paintNumbers(numbers, this.#scene, hexes, scale, this.#light);
      this.#paintCursor(numbers);
    }
    this.#rest();
  }

  /** In steps of the map, with nothing on it. */
  #cleared(canvas: HTMLCanvasElement): CanvasRenderingContext2D | undefined {
    const context = canvas.getContext('2d');
    if (!context) return undefined;
    const { x, y, scale } = this.camera;
    const ratio = devicePixelRatio;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.setTransform(scale * ratio, 0, 0, scale * ratio, x * ratio, y * ratio);
    return context;
  }

  #paintGround(context: CanvasRenderingContext2D, hexes: readonly Space[]): void {
    const { scale } = this.camera;
    if (this.#beneath) {
      context.save();
      const { a = 1, b = 0, c = 0, d = 1, e = 0, f = 0 } = this.#beneath.fit;
      context.transform(a, b, c, d, e, f);
      context.drawImage(this.#beneath.image, 0, 0);
      context.restore();
    }
    if (hexes.length <= MOST) {
      paintHexes(context, this.#scene, hexes, scale, this.#light);
      return;
    }
    this.#overview.update(this.#scene, this.#light);
    context.drawImage(this.#overview.canvas, 0, 0, this.#scene.width, this.#scene.height);
  }

  #paintCursor(context: CanvasRenderingContext2D): void {
    if (!this.#cursor) return;
    const { hex, side } = this.#cursor;
    const path = outlineOf(this.#scene, hex);
    context.lineJoin = 'round';
    context.lineCap = 'round';
    for (const [colour, width] of this.#light.night ? NIGHT_CURSOR : DAY_CURSOR) {
      context.strokeStyle = colour;
      context.lineWidth = width / Math.min(1, this.camera.scale);
      context.stroke(path);
    }
    if (side === undefined) return;
    const [from, to] = this.#scene.side(hex, side);
    context.lineWidth = 9;
    context.beginPath();
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
    context.stroke();
  }
}

/** The colours of the focus, cased so that they show on any ground. */
const DAY_CURSOR = [
  ['#fffdf8', 7],
  ['#0b5bd3', 3.4],
] as const;
const NIGHT_CURSOR = [
  ['#141519', 7],
  ['#8ab8ff', 3.4],
] as const;
