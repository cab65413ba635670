/** What each tool of the editor does with touches and keys. */
import {
  type HexMap,
  type HexScene,
  type HexSheets,
  type Link,
  paint,
  printHexside,
  remove,
  restore,
  runsThrough,
  type Side,
  type Space,
  setSide,
} from '@grognard/hexes';
import { type KeyboardEvent, useRef } from 'react';
import type { MapTool, Touched } from '../view/map-stage.tsx';
import type { Cursor } from '../view/stage.ts';
import { type Breadth, brushed } from './brush.ts';
import type { Editing } from './use-editing.ts';

const NOTHING = (): void => undefined;

/** A drag pushes the map, a tap chooses a hex. */
export const lookAt = (tap: (at: Touched) => void = NOTHING): MapTool => ({
  strokes: () => false,
  tap,
  stroke: NOTHING,
});

/** Lays terrain on every hex that the brush passes. */
export function usePaint({ settled, sketch, put }: Editing, terrain: string, breadth: Breadth): MapTool {
  const passed = useRef(new Set<Space>());
  const painted = (hexes: Iterable<Space>): HexMap =>
    paint(
      settled,
      terrain,
      [...hexes].map((hex) => settled.id(hex)),
    );
  const pass = ({ hex }: Touched): void => {
    if (hex === undefined || passed.current.has(hex)) return;
    for (const each of brushed(settled, hex, breadth)) passed.current.add(each);
    sketch(painted(passed.current));
  };
  return {
    strokes: () => true,
    tap: ({ hex }) => {
      if (hex !== undefined) put(painted(brushed(settled, hex, breadth)));
    },
    stroke: (phase, at) => {
      if (phase === 'begin') passed.current = new Set();
      if (phase === 'begin' || phase === 'move') pass(at);
      else if (phase === 'end' && passed.current.size > 0) put(painted(passed.current));
      else sketch(undefined);
    },
  };
}

/** A hexside is meant when the finger is this near to it, and not at a corner. */
const [NEAR, CORNER] = [0.42, 0.12];

/** Draws rivers along hexsides and roads from hex to hex. */
export function useLines(
  { settled, sketch, put }: Editing,
  sheets: HexSheets,
  hexside: string,
  isLaid: boolean,
  keys: LineKeys,
): MapTool {
  const passed = useRef(new Set<Link>());
  const last = useRef<Space>(undefined);
  const isThrough = runsThrough(settled.hexsides, hexside, sheets.look);
  const drawn = (links: Iterable<Link>, is = isLaid): HexMap =>
    setSide(
      settled,
      hexside,
      [...links].map((link) => printHexside(settled, link)),
      is,
    );
  const toggled = (link: Link): void => put(drawn([link], isLaid && !settled.crosses(link, hexside)));
  const pass = ({ hex, side }: Touched): void => {
    if (isThrough) {
      const link = last.current === undefined || hex === undefined ? undefined : settled.link(last.current, hex);
      if (link !== undefined) passed.current.add(link);
      last.current = hex ?? last.current;
    } else if (side?.link !== undefined && side.away < NEAR && side.along > CORNER && side.along < 1 - CORNER)
      passed.current.add(side.link);
    sketch(drawn(passed.current));
  };
  return {
    strokes: () => true,
    tap: ({ side }) => {
      if (side?.link !== undefined && !isThrough) toggled(side.link);
    },
    stroke: (phase, at) => {
      if (phase === 'begin') {
        passed.current = new Set();
        last.current = undefined;
      }
      if (phase === 'begin' || phase === 'move') pass(at);
      else if (phase === 'end' && passed.current.size > 0) put(drawn(passed.current));
      else sketch(undefined);
    },
    walked: (from, to) => {
      const link = keys.isDown ? settled.link(from, to) : undefined;
      if (link !== undefined) put(drawn([link]));
    },
    key: (event, hex) => lineKey(event, hex, settled, isThrough, keys, toggled),
  };
}

/** A pen for the keys: put down, it draws a road as the cursor walks; for rivers a side of the hex is chosen. */
export interface LineKeys {
  readonly isDown: boolean;
  readonly cursor: Cursor | undefined;
  turn(side: Side): void;
  lift(down: boolean): void;
}

function lineKey(
  { key }: KeyboardEvent,
  hex: Space,
  map: HexMap,
  isThrough: boolean,
  keys: LineKeys,
  toggled: (link: Link) => void,
): boolean {
  if (key !== 'Enter' && key !== ' ' && key !== '[' && key !== ']') return false;
  if (isThrough) {
    if (key === 'Enter' || key === ' ') keys.lift(!keys.isDown);
    return true;
  }
  const side = keys.cursor?.side;
  if (key === '[' || key === ']') {
    const turned = side === undefined ? 0 : (side + (key === ']' ? 1 : 5)) % 6;
    keys.turn(turned as Side);
    return true;
  }
  const to = side === undefined ? undefined : map.neighbour(hex, side);
  const link = to === undefined ? undefined : map.link(hex, to);
  if (link === undefined) keys.turn(side ?? 0);
  else toggled(link);
  return true;
}

/** Takes hexes off the sheet and puts them back. */
export const cutOut = ({ settled, put }: Editing, scene: HexScene): MapTool =>
  lookAt(({ hex, point }) => {
    if (hex !== undefined) {
      put(remove(settled, [settled.id(hex)]));
      return;
    }
    const number = scene.numberAt(point);
    if (number !== undefined) put(restore(settled, [number]));
  });
