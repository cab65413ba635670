import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { neighbours } from '../geometry/axial.ts';
import { ORIENTATIONS, SHOVED } from '../geometry/offset.ts';
import { LABELS } from './label.ts';
import { COLUMN_ROW, LETTERED, type Numbering, numbering, ORDERS, SEPARATORS } from './numbering.ts';

const around = (scheme: Numbering, id: string): readonly string[] => {
  const place = scheme.parse(id) ?? expect.fail(`${id} is no hex`);
  return neighbours(scheme.toAxial(place))
    .map((hex) => scheme.print(scheme.toOffset(hex)))
    .sort();
};

describe('column-row numbers, even columns lower', () => {
  const scheme = numbering(COLUMN_ROW);

  // Aegean Strike, zones of control example: the only neighbour sets that hold all the hexes it names.
  test.each([
    ['4524', ['4423', '4424', '4523', '4525', '4623', '4624']],
    ['5728', ['5627', '5628', '5727', '5729', '5827', '5828']],
    ['4626', ['4526', '4527', '4625', '4627', '4726', '4727']],
  ])('%s touches %j', (id, expected) => expect(around(scheme, id)).toEqual(expected));

  test.each(['452', '45244', '45-24', 'AX-05', ''])('%j is no number of this scheme', (id) =>
    expect(scheme.parse(id)).toBeUndefined(),
  );
});

describe('lettered strategic hexes', () => {
  const scheme = numbering(LETTERED);

  test.each([
    ['A-00', 1, 0],
    ['Z-07', 26, 7],
    ['AA-01', 27, 1],
    ['AX-05', 50, 5],
    ['AZ-07', 52, 7],
    ['BA-07', 53, 7],
  ])('%s is column %i, row %i', (id, column, row) => {
    expect(scheme.parse(id)).toEqual({ column, row });
    expect(scheme.print({ column, row })).toBe(id);
  });

  test('a player may write it small', () => expect(scheme.parse('ax-05')).toEqual(scheme.parse('AX-05')));
});

test('doubled letters: Z is followed by AA, then BB', () => {
  const scheme = numbering({ ...LETTERED, columns: 'doubled' });
  expect([26, 27, 28, 53].map((column) => scheme.print({ column, row: 1 }))).toEqual([
    'Z-01',
    'AA-01',
    'BB-01',
    'AAA-01',
  ]);
  expect(scheme.parse('AB-01')).toBeUndefined();
});

test('what is printed is parsed back, in every scheme', () =>
  fc.assert(
    fc.property(
      fc.record({
        orientation: fc.constantFrom(...ORIENTATIONS),
        shoved: fc.constantFrom(...SHOVED),
        columns: fc.constantFrom(...LABELS),
        rows: fc.constantFrom(...LABELS),
        digits: fc.integer({ min: 2, max: 4 }),
        separator: fc.constantFrom(...SEPARATORS),
        order: fc.constantFrom(...ORDERS),
      }),
      fc.record({ column: fc.integer({ min: 1, max: 99 }), row: fc.integer({ min: 1, max: 99 }) }),
      (plan, place) => {
        fc.pre(plan.separator !== 'none' || plan.columns === 'digits' || plan.rows === 'digits');
        const scheme = numbering(plan);
        expect(scheme.parse(scheme.print(place))).toEqual(place);
      },
    ),
  ));
