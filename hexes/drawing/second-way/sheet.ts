/** A small sheet to draw on, and how a picture of it is measured: for tests. */
import { speaker, words } from '@grognard/kernel';
import { expect } from 'vitest';
import type { Counter } from '../../counters/counter.ts';
import type { Orientation } from '../../geometry/offset.ts';
import { readMap } from '../../map/read-map.ts';
import { en } from '../../text/en.ts';
import type { Drawing, Look } from '../drawing.ts';
import type { Overlay } from '../overlay.ts';
import { hexSvg } from '../svg.ts';
import { layerOf } from './read-picture.ts';

const WORDS = { terrains: ['clear', 'forest'], features: ['city', 'port', 'mill'], hexsides: ['river'] } as const;
export const SAID = {
  'terrain.clear': 'clear',
  'terrain.forest': 'forest',
  'feature.city': 'city',
  'feature.port': 'port',
  'feature.mill': 'mill',
  'hexside.river': 'river',
  'side.a': 'A',
  'side.b': 'B',
  'side.c': 'C',
  'side.d': 'D',
  'space.town': 'town',
  'link.road': 'road',
  here: 'here',
  other: 'other',
  long: 'Zone of a very long name that has no room on one line of the legend',
};
export const say = speaker(SAID, en);
export const LOOK: Look = { sides: ['a', 'b', 'c', 'd'] };
export const label = words('here');

/** Six columns and four rows; a port in a city, a mill, and a name. */
export const mapOf = (orientation: Orientation, change: object = {}) => {
  const read = readMap(WORDS, {
    title: 'Sheet',
    numbering: { orientation, shoved: 'even' },
    from: '0101',
    to: '0604',
    background: 'clear',
    features: [
      { feature: 'city', hexes: ['0202'] },
      { feature: 'port', hexes: ['0202'] },
      { feature: 'mill', hexes: ['0403'] },
    ],
    places: [{ hex: '0403', name: 'Ford' }],
    ...change,
  });
  return read.ok ? read.value : expect.fail(JSON.stringify(read.refusals));
};
export const map = mapOf('flat');

/** The sheet as it is built: hexes 70 from side to side, so 35 ÷ cos 30° from centre to corner, 45 of margin. */
export const [APOTHEM, RADIUS, EDGE] = [35, 35 / Math.cos(Math.PI / 6), 45];
export const centre = (id: string) => {
  const [column, row] = [Number(id.slice(0, 2)), Number(id.slice(2))];
  return { x: EDGE + (column - 1) * 1.5 * RADIUS, y: EDGE + (row - 1) * 70 + (column % 2 === 0 ? APOTHEM : 0) };
};

export const drawn = (overlays: readonly Overlay[], more: Partial<Drawing> = {}, look: Look = LOOK): string =>
  hexSvg(map, { language: 'en', say, overlays, ...more }, look);
export const onMap = (svg: string, layer: string): string => layerOf(svg.split('<g class="legend"')[0] ?? '', layer);
export const found = (text: string, pattern: RegExp): readonly (readonly number[])[] =>
  [...text.matchAll(pattern)].map(([, ...numbers]) => numbers.map(Number));
export const boxOf = (svg: string): readonly number[] => found(svg, /viewBox="0 0 ([\d.]+) ([\d.]+)"/g)[0] ?? [];
export const near = (value: number | undefined, expected: number) =>
  expect(Math.abs((value ?? Number.NaN) - expected)).toBeLessThan(0.11);
const unit = (name: string, change: Partial<Counter> = {}): Counter => ({
  name,
  symbol: 'armour',
  pigment: { body: '#994f3a', ink: '#ffffff' },
  printed: [1, 1],
  states: {},
  ...change,
});
export const stack = (hex: string, ...names: readonly string[]): Overlay => ({
  kind: 'stack',
  space: map.at(hex),
  counters: names.map((name) => unit(name)),
  label,
});
export const mark = (sign: string, ...hexes: readonly string[]): Overlay => ({
  kind: 'mark',
  sign,
  spaces: hexes.map((hex) => map.at(hex)),
  label,
});
export const zone = (side: string, sign = 'L', ...hexes: readonly string[]): Overlay => ({
  kind: 'zone',
  side,
  sign,
  spaces: hexes.map((hex) => map.at(hex)),
  label,
});
