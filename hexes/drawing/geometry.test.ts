/** Regular hexes in either orientation: corners, what touches, what a box shows, where a point lies. */
import { speaker } from '@grognard/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ORIENTATIONS, type Orientation, SHOVED, type Shoved } from '../geometry/offset.ts';
import { readMap } from '../map/read-map.ts';
import { en } from '../text/en.ts';
import { boxOf } from './drawing.ts';
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

/** A sheet from 0101 to 0504 in which each place of the lattice stands where its column and row say. */
function latticeOf(orientation: Orientation, shoved: Shoved) {
  const read = readMap(WORDS, {
    title: 'T',
    numbering: { orientation, shoved },
    from: '0101',
    to: '0504',
    background: 'clear',
    absent: ['0303'],
  });
  const map = read.ok ? read.value : expect.fail(JSON.stringify(read.refusals));
  const layout = new HexLayout(
    map,
    Array.from({ length: map.size }, (_, hex) => hex),
  );
  const radius = 35 / Math.cos(Math.PI / 6);
  const along = (column: number, row: number): { x: number; y: number } => {
    const isLower = (orientation === 'flat' ? column : row) % 2 === (shoved === 'odd' ? 1 : 0);
    const half = isLower ? 35 : 0;
    return orientation === 'flat'
      ? { x: 1.5 * radius * column, y: 70 * row + half }
      : { x: 70 * column + half, y: 1.5 * radius * row };
  };
  const [first, here] = [along(1, 1), layout.centre(map.at('0101'))];
  const at = (column: number, row: number) => ({
    x: along(column, row).x - first.x + here.x,
    y: along(column, row).y - first.y + here.y,
  });
  return { map, layout, at, radius };
}

describe.each(LATTICES)('%s hexes, %s shoved, by the nearest centre', (orientation, shoved) => {
  const { map, layout, at, radius } = latticeOf(orientation, shoved);
  const places = Array.from({ length: 10 }, (_, row) =>
    Array.from({ length: 11 }, (__, column) => ({ column, row })),
  ).flat();
  const numbered = ({ column, row }: { column: number; row: number }) => `0${column}`.slice(-2) + `0${row}`.slice(-2);

  test('a point has the number, and the hex, of the centre that is nearest to it', () =>
    fc.assert(
      // From the hexes of column and row 0 to those just beyond the sheet.
      fc.property(
        fc.double({ min: -70, max: 480, noNaN: true }),
        fc.double({ min: -70, max: 420, noNaN: true }),
        (x, y) => {
          const sorted = places
            .map((place) => ({ place, off: apart(at(place.column, place.row), { x, y }) }))
            .sort((a, b) => a.off - b.off);
          const [nearest, next] = sorted as [(typeof sorted)[number], (typeof sorted)[number]];
          fc.pre(next.off - nearest.off > 0.01 && nearest.off < 40);
          const id = numbered(nearest.place);
          expect(layout.numberAt({ x, y })).toBe(id);
          expect(layout.hexAt({ x, y })).toBe(map.find(id));
        },
      ),
      { numRuns: 120, seed: 16 },
    ));

  test('numbers begin with column and row 0, and before them there are none', () => {
    expect([layout.numberAt(at(0, 2)), layout.numberAt(at(2, 0)), layout.numberAt(at(0, 0))]).toEqual([
      '0002',
      '0200',
      '0000',
    ]);
    expect([layout.numberAt(at(-2, 2)), layout.numberAt(at(2, -2))]).toEqual([undefined, undefined]);
  });

  test('a box shows every hex that it touches, and none beyond the next two of them', () =>
    fc.assert(
      fc.property(
        fc.double({ min: -60, max: 400, noNaN: true }),
        fc.double({ min: -60, max: 400, noNaN: true }),
        fc.double({ min: 0, max: 150, noNaN: true }),
        fc.double({ min: 0, max: 150, noNaN: true }),
        (x, y, wide, tall) => {
          const shown = new Set(layout.within({ x, y }, { x: x + wide, y: y + tall }));
          for (let hex = 0; hex < map.size; hex += 1) {
            const centre = layout.centre(hex);
            const [right, down] = [
              Math.max(x - centre.x, centre.x - x - wide, 0),
              Math.max(y - centre.y, centre.y - y - tall, 0),
            ];
            if (Math.hypot(right, down) < 35) expect(shown.has(hex)).toBe(true);
            // Two columns of one and a half radii, or two rows and the half by which some stand lower.
            const [most, least] = [2 * 70 + 35, 2 * 1.5 * radius];
            if (orientation === 'flat' ? right > least || down > most : right > most || down > least)
              expect(shown.has(hex)).toBe(false);
          }
        },
      ),
      { numRuns: 120, seed: 16 },
    ));

  test('hexes come row by row', () => {
    const all = layout.within({ x: 0, y: 0 }, { x: 500, y: 400 });
    expect(all).toEqual(Array.from({ length: map.size }, (_, hex) => hex));
  });
});

test('a sheet of one hex has it under its point, a sheet of none has nothing', () => {
  const sheet = (absent: readonly string[]) => {
    const read = readMap(WORDS, {
      title: 'T',
      numbering: { shoved: 'even' },
      from: '0101',
      to: '0101',
      background: 'clear',
      absent,
    });
    const map = read.ok ? read.value : expect.fail(JSON.stringify(read.refusals));
    return new HexLayout(map, absent.length > 0 ? [] : [0]);
  };
  const [one, none] = [sheet([]), sheet(['0101'])];
  expect([
    one.hexAt({ x: 45, y: 45 }),
    one.numberAt({ x: 45, y: 45 }),
    one.within({ x: 0, y: 0 }, { x: 90, y: 90 }),
  ]).toEqual([0, '0101', [0]]);
  expect([
    none.hexAt({ x: 45, y: 45 }),
    none.numberAt({ x: 45, y: 45 }),
    none.within({ x: 0, y: 0 }, { x: 90, y: 90 }),
  ]).toEqual([undefined, undefined, []]);
});

test('the box around points, and around none', () => {
  expect(
    boxOf([
      { x: 3, y: 9 },
      { x: -1, y: 4 },
      { x: 2, y: 12 },
    ]),
  ).toEqual({ least: { x: -1, y: 4 }, most: { x: 3, y: 12 } });
  expect(boxOf([])).toEqual({ least: { x: 0, y: 0 }, most: { x: 0, y: 0 } });
});

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
