/** Regular hexes in either orientation: corners, what touches, what a box shows, where a point lies. */
import { speaker } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { ORIENTATIONS, SHOVED } from '../geometry/offset.ts';
import { readMap } from '../map/read-map.ts';
import { en } from '../text/en.ts';
import { hexDrawable } from './hex-drawable.ts';
import { HexLayout } from './hex-layout.ts';

const WORDS = { terrains: ['clear'], features: [], hexsides: [] } as const;
const LATTICES = ORIENTATIONS.flatMap((orientation) => SHOVED.map((shoved) => [orientation, shoved] as const));
const mapOf = (orientation: string, shoved: string) => {
  const read = readMap(WORDS, {
    title: 'T',
    numbering: { orientation, shoved },
    from: '0203',
    to: '0607',
    background: 'clear',
  });
  return read.ok ? read.value : expect.fail(JSON.stringify(read.refusals));
};
const pointsOf = (path: string) =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
const apart = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y);

describe.each(LATTICES)('%s hexes, %s shoved', (orientation, shoved) => {
  const map = mapOf(orientation, shoved);
  const drawable = hexDrawable(map, { language: 'en', say: speaker({ 'terrain.clear': 'clear' }, en) });
  const corners = Array.from({ length: map.size }, (_, hex) => pointsOf(drawable.outline([hex])));
  const layout = new HexLayout(
    map,
    Array.from({ length: map.size }, (_, hex) => hex),
  );

  test('every hex has six corners, one radius from its centre and from the next', () => {
    for (const [hex, points] of corners.entries()) {
      expect(points).toHaveLength(6);
      const centre = drawable.centre(hex);
      // The circle that touches the sides has radius 35, so the corners are 35 ÷ cos 30° away, and as far from each other.
      for (const [at, point] of points.entries()) {
        expect(Math.abs(apart(point, centre) - 35 / Math.cos(Math.PI / 6))).toBeLessThan(1);
        expect(Math.abs(apart(point, points[(at + 1) % 6] ?? point) - 35 / Math.cos(Math.PI / 6))).toBeLessThan(1);
      }
    }
  });

  test('neighbours share two corners, others at most one', () => {
    const shared = (a: number, b: number) =>
      (corners[a] ?? []).filter((one) => (corners[b] ?? []).some((other) => apart(one, other) < 0.5)).length;
    for (let a = 0; a < map.size; a += 1)
      for (let b = 0; b < a; b += 1)
        expect(shared(a, b), `${map.id(a)} ${map.id(b)}`)[map.neighbours(a).includes(b) ? 'toBe' : 'toBeLessThan'](2);
  });

  test('a box shows every hex whose centre lies in it', () => {
    for (let hex = 0; hex < map.size; hex += 1) {
      const { x, y } = layout.centre(hex);
      for (const [wide, tall] of [
        [1, 1],
        [90, 10],
        [10, 90],
        [300, 300],
      ] as const) {
        const box = layout.within({ x: x - wide, y: y - tall }, { x: x + wide, y: y + tall });
        expect(new Set(box).size).toBe(box.length);
        for (let other = 0; other < map.size; other += 1) {
          const at = layout.centre(other);
          if (Math.abs(at.x - x) <= wide && Math.abs(at.y - y) <= tall) expect(box).toContain(other);
        }
      }
    }
  });

  test('a point has the number of its hex, on the map or beyond it', () => {
    for (let hex = 0; hex < map.size; hex += 1) {
      expect(layout.numberAt(layout.centre(hex))).toBe(map.id(hex));
      expect(layout.hexAt(layout.centre(hex))).toBe(hex);
    }
    const first = layout.centre(map.at('0203'));
    expect(layout.hexAt({ x: first.x - 200, y: first.y - 200 })).toBeUndefined();
    // 0203 lies two columns and three rows from the corner of all numbers: far beyond there are none.
    expect(layout.numberAt({ x: first.x - 1000, y: first.y })).toBeUndefined();
    expect(layout.numberAt({ x: first.x, y: first.y - 1000 })).toBeUndefined();
  });
});
