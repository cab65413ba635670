import fc from 'fast-check';
import { expect, test } from 'vitest';
import { neighbour, opposite, SIDES, type Side } from '../geometry/axial.ts';
import { ORIENTATIONS, SHOVED } from '../geometry/offset.ts';
import { COLUMN_ROW, numbering } from '../numbering/numbering.ts';
import { HexGrid } from './hex-grid.ts';
import { placeIn, wire } from './wiring.ts';

const sheet = fc.record({
  orientation: fc.constantFrom(...ORIENTATIONS),
  shoved: fc.constantFrom(...SHOVED),
  from: fc.record({ column: fc.integer({ min: 0, max: 3 }), row: fc.integer({ min: 0, max: 3 }) }),
  columns: fc.integer({ min: 1, max: 6 }),
  rows: fc.integer({ min: 1, max: 6 }),
  absent: fc.array(fc.nat(35), { maxLength: 8 }),
});

/** The other way round: each hex and each of its six steps in axial coordinates, looked up by name. */
test('links are the axial steps between the hexes that are there, in any lattice', () =>
  fc.assert(
    fc.property(sheet, ({ orientation, shoved, absent, ...frame }) => {
      const scheme = numbering({ ...COLUMN_ROW, orientation, shoved });
      const grid = new HexGrid(wire(scheme, frame, new Set(absent)));
      const there = new Map<string, number>();
      for (let hex = 0; hex < grid.size; hex += 1) {
        const { q, r } = grid.axial(hex);
        there.set(`${q},${r}`, hex);
      }
      expect([grid.first[0], grid.first.length]).toEqual([0, grid.size + 1]);
      expect([grid.targets.length, grid.sides.length, grid.reverse.length]).toEqual(
        Array.from({ length: 3 }, () => grid.first[grid.size]),
      );
      const missing = new Set(absent.filter((place) => place < frame.columns * frame.rows));
      expect(there.size).toBe(frame.columns * frame.rows - missing.size);
      for (let hex = 0; hex < grid.size; hex += 1) {
        const expected = SIDES.flatMap((side): [Side, number][] => {
          const { q, r } = neighbour(grid.axial(hex), side);
          const to = there.get(`${q},${r}`);
          return to === undefined ? [] : [[side, to]];
        });
        const first = grid.first[hex] as number;
        const links = expected.map((_, index) => first + index);
        expect(grid.first[hex + 1]).toBe(first + expected.length);
        expect(links.map((link) => [grid.sides[link], grid.targets[link]])).toEqual(expected);
        for (const link of links) {
          const back = grid.reverse[link] as number;
          expect([grid.targets[back], grid.reverse[back]]).toEqual([hex, link]);
          expect(grid.sides[back]).toBe(opposite(grid.sides[link] as Side));
        }
        expect(grid.find(grid.id(hex))).toBe(hex);
        expect(placeIn(frame, grid.place(hex))).toBeDefined();
      }
    }),
  ));
