import fc from 'fast-check';
import { defineHex, Grid, line as honeycombLine, ring as honeycombRing, Orientation, spiral } from 'honeycomb-grid';
import { describe, expect, test } from 'vitest';
import {
  type Axial,
  distance,
  line,
  neighbour,
  neighbours,
  opposite,
  ring,
  SIDES,
  sideBetween,
  within,
} from './axial.ts';
import { ORIENTATIONS, SHOVED, toAxial, toOffset } from './offset.ts';

const number = fc.integer({ min: -60, max: 60 });
const hex = fc.record({ q: number, r: number });
const place = fc.record({ column: number, row: number });
const lattice = fc.record({ orientation: fc.constantFrom(...ORIENTATIONS), shoved: fc.constantFrom(...SHOVED) });

const Oracle = defineHex({ orientation: Orientation.FLAT, offset: 1 });
const grid = new Grid(Oracle);
const plain = ({ q, r }: Axial): Axial => ({ q: q + 0, r: r + 0 });
const sorted = (hexes: Iterable<Axial>): readonly string[] => [...hexes].map(({ q, r }) => `${q + 0},${r + 0}`).sort();

describe('honeycomb-grid as the oracle', () => {
  test('distance', () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        expect(distance(a, b)).toBe(grid.distance(a, b));
      }),
    );
  });

  // Where a line runs along a hexside two hexes are equally near, and honeycomb-grid leaves some of these to rounding.
  test('line: the same hexes, or equally near ones', () => {
    fc.assert(
      fc.property(hex, hex, (start, stop) => {
        const theirs = [...new Grid(Oracle, honeycombLine({ start, stop }))].map(plain);
        const ours = line(start, stop);
        const length = ours.length - 1;
        expect(ours.length).toBe(theirs.length);
        for (const [step, mine] of ours.entries()) {
          const off = ({ q, r }: Axial): number => {
            const dq = (q - start.q) * length - (stop.q - start.q) * step;
            const dr = (r - start.r) * length - (stop.r - start.r) * step;
            return dq * dq + dr * dr + dq * dr;
          };
          expect(off(mine)).toBe(off(theirs[step] as Axial));
        }
      }),
    );
  });

  test('ring and range', () =>
    fc.assert(
      fc.property(hex, fc.integer({ min: 1, max: 6 }), (center, radius) => {
        expect(sorted(ring(center, radius))).toEqual(sorted(new Grid(Oracle, honeycombRing({ center, radius }))));
        expect(sorted(within(center, radius))).toEqual(sorted(new Grid(Oracle, spiral({ start: center, radius }))));
      }),
    ));

  test('columns and rows to axial and back', () =>
    fc.assert(
      fc.property(lattice, place, (layout, { column, row }) => {
        const Theirs = defineHex({
          orientation: layout.orientation === 'flat' ? Orientation.FLAT : Orientation.POINTY,
          offset: layout.shoved === 'even' ? 1 : -1,
        });
        const ours = toAxial(layout, { column, row });
        expect(plain(ours)).toEqual(plain(new Theirs({ col: column, row })));
        const theirs = new Theirs(ours);
        expect(toOffset(layout, ours)).toEqual({ column: theirs.col, row: theirs.row });
      }),
    ));
});

describe('neighbours', () => {
  test('six, each one away, each leading back by the opposite side', () =>
    fc.assert(
      fc.property(hex, fc.constantFrom(...SIDES), (from, side) => {
        const to = neighbour(from, side);
        expect(distance(from, to)).toBe(1);
        expect(sideBetween(from, to)).toBe(side);
        expect(neighbour(to, opposite(side))).toEqual(from);
        expect(new Set(sorted(neighbours(from))).size).toBe(6);
      }),
    ));

  test('hexes apart share no side', () => expect(sideBetween({ q: 0, r: 0 }, { q: 2, r: 0 })).toBeUndefined());
});

test('a line goes from hex to touching hex and has one more than the distance', () =>
  fc.assert(
    fc.property(hex, hex, (a, b) => {
      const hexes = line(a, b);
      expect([hexes.at(0), hexes.at(-1), hexes.length]).toEqual([a, b, distance(a, b) + 1]);
      for (const [index, next] of hexes.slice(1).entries()) expect(distance(hexes[index] as Axial, next)).toBe(1);
    }),
  ));

test('a ring of 0 is the hex, a ring of n has 6n hexes at n', () =>
  fc.assert(
    fc.property(hex, fc.integer({ min: 0, max: 8 }), (centre, radius) => {
      const hexes = ring(centre, radius);
      expect(hexes.length).toBe(radius === 0 ? 1 : 6 * radius);
      for (const away of hexes) expect(distance(centre, away)).toBe(radius);
    }),
  ));
