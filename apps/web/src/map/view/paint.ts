/** The ground of a map on a canvas: only what is in view, by the same shapes and colours as every picture of it. */
import {
  type Colour,
  dayOf,
  type HexScene,
  linePen,
  NUMBER_PEN,
  nightOf,
  type Pen,
  type Space,
  signPen,
} from '@grognard/hexes';
import { type Camera, type Size, toFrame, toMap } from './camera.ts';

export interface Light {
  readonly night: boolean;
  /** How much of the ground shows where a photograph lies beneath. */
  readonly cover: number;
}

const painted = (colour: Colour, { night }: Light): string => (night ? nightOf(colour) : dayOf(colour));

/** A hex is 70 steps high: below these scales its signs, its edge and its number are left out. */
const [SIGNS_FROM, EDGES_FROM, NUMBERS_FROM] = [0.4, 0.1, 0.62];

/** Path data is read once. */
const paths = new Map<string, Path2D>();
const pathOf = (data: string): Path2D => {
  const known = paths.get(data) ?? new Path2D(data);
  paths.set(data, known);
  return known;
};

/** Fills and edges of hexes, all of one colour at once, then their signs and lines; the context is in steps of the map. */
export function paintHexes(
  context: CanvasRenderingContext2D,
  scene: HexScene,
  hexes: readonly Space[],
  scale: number,
  light: Light,
  lined: readonly Space[] = hexes,
): void {
  const byColour = new Map<Colour, Path2D>();
  for (const hex of hexes) {
    const { colour } = scene.look(hex);
    let path = byColour.get(colour);
    if (!path) {
      path = new Path2D();
      byColour.set(colour, path);
    }
    addHex(path, scene, hex);
  }
  context.lineJoin = 'round';
  context.lineWidth = 1;
  context.strokeStyle = painted('grid', light);
  for (const [colour, path] of byColour) {
    context.globalAlpha = light.cover;
    context.fillStyle = painted(colour, light);
    context.fill(path);
    context.globalAlpha = 1;
    if (scale >= EDGES_FROM) context.stroke(path);
  }
  if (scale >= SIGNS_FROM) paintSigns(context, scene, hexes, light);
  for (const [name, path] of scene.strokes(lined)) drawWith(context, linePen(name), new Path2D(path), light);
}

function addHex(path: Path2D, scene: HexScene, hex: Space): void {
  const { x, y } = scene.centre(hex);
  scene.corners.forEach((corner, index) => {
    if (index === 0) path.moveTo(x + corner.x, y + corner.y);
    else path.lineTo(x + corner.x, y + corner.y);
  });
  path.closePath();
}

function paintSigns(context: CanvasRenderingContext2D, scene: HexScene, hexes: readonly Space[], light: Light): void {
  const before = context.getTransform();
  for (const hex of hexes) {
    const signs = scene.signs(hex);
    const { signs: look } = scene.look(hex);
    if (signs === undefined || !look) continue;
    const { x, y } = scene.centre(hex);
    context.setTransform(before);
    context.translate(x, y);
    drawWith(context, signPen(look.class), pathOf(signs), light);
  }
  context.setTransform(before);
}

function drawWith(context: CanvasRenderingContext2D, pen: Pen, path: Path2D, light: Light): void {
  if (pen.fill) {
    context.fillStyle = painted(pen.fill, light);
    context.fill(path);
  }
  if (!pen.stroke) return;
  context.globalAlpha = pen.opacity;
  context.strokeStyle = painted(pen.stroke, light);
  context.lineWidth = pen.width;
  context.lineCap = pen.cap;
  context.setLineDash([...pen.dash]);
  context.stroke(path);
  context.setLineDash([]);
  context.globalAlpha = 1;
}

const NUMBER_UP = 22;

/** Numbers above everything else, where they can be read. */
export function paintNumbers(
  context: CanvasRenderingContext2D,
  scene: HexScene,
  hexes: readonly Space[],
  scale: number,
  light: Light,
): void {
  if (scale < NUMBERS_FROM) return;
  const { font = '', fill = 'quiet', stroke = 'paper', width, opacity } = NUMBER_PEN;
  context.font = font;
  context.textAlign = 'center';
  context.lineJoin = 'round';
  context.lineWidth = width;
  context.fillStyle = painted(fill, light);
  context.strokeStyle = painted(stroke, light);
  for (const hex of hexes) {
    const { x, y } = scene.centre(hex);
    const text = scene.map.id(hex);
    context.globalAlpha = opacity;
    context.strokeText(text, x, y - NUMBER_UP);
    context.globalAlpha = 1;
    context.fillText(text, x, y - NUMBER_UP);
  }
}

/** The line around one hex. */
export function outlineOf(scene: HexScene, hex: Space): Path2D {
  const path = new Path2D();
  addHex(path, scene, hex);
  return path;
}

/** The hexes that a frame may show: all that it does, and some beyond its edge. */
export const nearView = (scene: HexScene, camera: Camera, { width, height }: Size): readonly Space[] =>
  scene.within(toMap(camera, { x: 0, y: 0 }), toMap(camera, { x: width, y: height }));

/** From the middle of a hex to its sides. */
const APOTHEM = 35;

/** The hexes of which a frame shows more than a corner. */
export function inView(scene: HexScene, camera: Camera, frame: Size): readonly Space[] {
  const rim = APOTHEM * camera.scale;
  return nearView(scene, camera, frame).filter((hex) => {
    const { x, y } = toFrame(camera, scene.centre(hex));
    return x > -rim && y > -rim && x < frame.width + rim && y < frame.height + rim;
  });
}
