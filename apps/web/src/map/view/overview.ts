/** A small picture of the whole ground, shown when too much of a large map is in view to paint it hex by hex. */
import type { HexMap, HexScene, Space } from '@grognard/hexes';
import { type Light, paintHexes } from './paint.ts';

/** The longer edge, in pixels. */
const LONGEST = 1600;

export class Overview {
  readonly canvas = document.createElement('canvas');
  #scene: HexScene | undefined;
  #light: Light | undefined;
  scale = 1;

  /** Paints what is not as it was: after a change of one hex no more than that hex. */
  update(scene: HexScene, light: Light): void {
    const before = this.#scene;
    if (before === scene && sameLight(this.#light, light)) return;
    const context = this.canvas.getContext('2d');
    if (!context) return;
    const isSame =
      before !== undefined &&
      sameLight(this.#light, light) &&
      before.width === scene.width &&
      before.height === scene.height;
    const changed = isSame ? changesBetween(before.map, scene.map) : undefined;
    this.#scene = scene;
    this.#light = light;
    if (changed === undefined) {
      this.scale = Math.min(LONGEST / scene.width, LONGEST / scene.height);
      this.canvas.width = Math.ceil(scene.width * this.scale);
      this.canvas.height = Math.ceil(scene.height * this.scale);
    }
    const hexes = changed ?? Array.from({ length: scene.map.size }, (_, hex) => hex);
    if (hexes.length === 0) return;
    const lined = changed ? [...new Set(changed.flatMap((hex) => scene.map.within(hex, 2)))] : hexes;
    context.setTransform(this.scale, 0, 0, this.scale, 0, 0);
    if (light.cover < 1 && changed) this.#erase(context, scene, changed);
    paintHexes(context, scene, hexes, this.scale, light, lined);
  }

  /** What is half covered must not be covered twice. */
  #erase(context: CanvasRenderingContext2D, scene: HexScene, hexes: readonly Space[]): void {
    context.globalCompositeOperation = 'destination-out';
    for (const hex of hexes) {
      const { x, y } = scene.centre(hex);
      context.fillRect(x - 30, y - 30, 60, 60);
    }
    context.globalCompositeOperation = 'source-over';
  }
}

const sameLight = (a: Light | undefined, b: Light): boolean => a?.night === b.night && a.cover === b.cover;

/** The hexes whose ground or sides differ; nothing where the maps are not of one sheet. */
export function changesBetween(before: HexMap, after: HexMap): readonly Space[] | undefined {
  if (before.size !== after.size || before.targets.length !== after.targets.length || before.id(0) !== after.id(0))
    return undefined;
  const changed = new Set<Space>();
  for (let hex = 0; hex < after.size; hex += 1)
    if (before.terrainCodes[hex] !== after.terrainCodes[hex]) changed.add(hex);
  for (const hexside of after.hexsides) {
    const [was, is] = [before.hexsideMask(hexside), after.hexsideMask(hexside)];
    for (let link = 0; link < is.length; link += 1)
      if (was[link] !== is[link]) changed.add(after.targets[link] as Space);
  }
  return [...changed];
}
