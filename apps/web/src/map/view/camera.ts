/** Where a map lies in its frame: moved and enlarged, never turned. */
import type { Point } from '@grognard/hexes';

export interface Camera {
  /** Where the corner of the map stands in the frame. */
  readonly x: number;
  readonly y: number;
  /** Pixels of the frame for one step of the map. */
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const toMap = ({ x, y, scale }: Camera, point: Point): Point => ({
  x: (point.x - x) / scale,
  y: (point.y - y) / scale,
});

export const toFrame = ({ x, y, scale }: Camera, point: Point): Point => ({
  x: point.x * scale + x,
  y: point.y * scale + y,
});

/** A hex is 70 steps high: no more than two of them fill a phone. */
const NEAREST = 4;

/** What the buttons take of a frame: a file at its right, or a row at the top of a narrow one. */
const [BUTTONS, NARROW] = [58, 700];

/** The whole map in the middle of the frame, clear of the buttons. */
export function whole(map: Size, frame: Size): Camera {
  const isNarrow = frame.width < NARROW;
  const [width, top] = isNarrow ? [frame.width, BUTTONS] : [frame.width - BUTTONS, 0];
  const height = frame.height - top;
  const scale = Math.max(0.01, Math.min(width / map.width, height / map.height, 1.4));
  return { scale, x: (width - map.width * scale) / 2, y: top + (height - map.height * scale) / 2 };
}

/** Nearer or further by so much, with what lies under one point of the frame staying there. */
export function zoomed(camera: Camera, by: number, at: Point, map: Size, frame: Size): Camera {
  const furthest = Math.min(whole(map, frame).scale, 1) / 1.5;
  const scale = Math.min(NEAREST, Math.max(furthest, camera.scale * by));
  const { x, y } = toMap(camera, at);
  return held({ scale, x: at.x - x * scale, y: at.y - y * scale }, map, frame);
}

export const moved = (camera: Camera, by: Point, map: Size, frame: Size): Camera =>
  held({ ...camera, x: camera.x + by.x, y: camera.y + by.y }, map, frame);

/** So much of the map at least stays in sight. */
const IN_SIGHT = 80;

function held({ x, y, scale }: Camera, map: Size, frame: Size): Camera {
  const kept = (at: number, long: number, room: number): number =>
    Math.min(room - IN_SIGHT, Math.max(IN_SIGHT - long * scale, at));
  return { scale, x: kept(x, map.width, frame.width), y: kept(y, map.height, frame.height) };
}

/** The same camera, moved no further than it takes to bring a point well into the frame. */
export function brought(camera: Camera, point: Point, frame: Size): Camera {
  const margin = Math.min(60, frame.width / 4, frame.height / 4);
  const { x, y } = toFrame(camera, point);
  const pull = (at: number, room: number): number =>
    at < margin ? margin - at : at > room - margin ? room - margin - at : 0;
  return { ...camera, x: camera.x + pull(x, frame.width), y: camera.y + pull(y, frame.height) };
}
