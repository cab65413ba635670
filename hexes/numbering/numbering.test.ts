import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { neighbours } from '../geometry/axial.ts';
import { ORIENTATIONS, SHOVED } from '../geometry/offset.ts';
import { LABELS, label } from './label.ts';
import { COLUMN_ROW, LETTERED, type Numbering, numbering, ORDERS, runsTogether, SEPARATORS } from './numbering.ts';

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

describe('labels, by counting', () => {
  const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  /** A … Z, AA, AB … ZZ, AAA …: each row of letters before every letter, in its order. */
  const counted = [...ALPHABET, ...ALPHABET.flatMap((a) => ALPHABET.map((b) => a + b)), 'AAA', 'AAB'];
  const doubled = [1, 2, 3, 4].flatMap((times) => ALPHABET.map((letter) => letter.repeat(times)));
  const figures = Array.from({ length: 1200 }, (_, value) => String(value));

  test.each([
    ['letters', 0, counted, 1],
    ['doubled', 0, doubled, 1],
    ['digits', 0, figures, 0],
    ['digits', 1, figures.slice(0, 10), 0],
    ['digits', 3, figures.slice(0, 1000).map((figure) => `00${figure}`.slice(-3)), 0],
  ] as const)('%s of %i signs', (style, width, expected, first) => {
    const { print, parse } = label(style, width);
    expect(expected.map((_, index) => print(index + first))).toEqual(expected);
    // In the middle of a text, and told small.
    expect(expected.map((text) => parse(`?${text.toLowerCase()}?`, 1, 1 + text.length))).toEqual(
      expected.map((_, index) => index + first),
    );
    expect(label(style, width).width).toBe(width === 0 ? undefined : width);
  });

  test('of no signs at all there is no label, whatever comes after', () => {
    for (const style of LABELS)
      for (const width of [0, 1]) expect(label(style, width).parse('A1', 1, 1), style).toBeUndefined();
    expect([label('doubled', 0).parse('A', 0, 0), label('digits', 0).parse('7', 0, 0)]).toEqual([undefined, undefined]);
  });

  test('whatever is no such label is none', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...LABELS),
        fc.integer({ min: 0, max: 3 }),
        // The signs next to figures and letters among them, and others.
        fc.string({ unit: fc.constantFrom(...'/09:@AZ[`az{ é'), maxLength: 4 }),
        (style, width, text) => {
          const fits = {
            digits: width === 0 ? /^(0|[1-9]\d*)$/ : new RegExp(`^\\d{${width}}$`),
            letters: /^[A-Z]+$/i,
            doubled: /^([A-Z])\1*$/i,
          }[style];
          expect(label(style, width).parse(text, 0, text.length) !== undefined).toBe(fits.test(text));
        },
      ),
      { numRuns: 800, seed: 16 },
    ));
});

test('labels run together where two places are printed alike, and only there', () => {
  const places = [1, 2, 11, 12, 27, 28, 111, 703].flatMap((column) =>
    [1, 2, 11, 12, 27, 28, 111, 703].map((row) => ({ column, row })),
  );
  for (const columns of LABELS)
    for (const rows of LABELS)
      for (const separator of SEPARATORS)
        for (const digits of [0, 3]) {
          const plan = { ...COLUMN_ROW, columns, rows, separator, digits };
          const printed = new Set(places.map((place) => numbering(plan).print(place)));
          expect(runsTogether(plan), JSON.stringify(plan)).toBe(printed.size < places.length);
        }
});

test('a number is read by its pattern, in every scheme, whatever it is', () =>
  fc.assert(
    fc.property(
      fc.record({
        columns: fc.constantFrom(...LABELS),
        rows: fc.constantFrom(...LABELS),
        digits: fc.integer({ min: 0, max: 2 }),
        separator: fc.constantFrom(...SEPARATORS),
        order: fc.constantFrom(...ORDERS),
      }),
      fc.string({ unit: fc.constantFrom(...'01A.-B'), maxLength: 6 }),
      (plan, id) => {
        fc.pre(!runsTogether({ ...COLUMN_ROW, ...plan }));
        const pattern = {
          digits: plan.digits === 0 ? '(0|[1-9]\\d*)' : `(\\d{${plan.digits}})`,
          letters: '([AB]+)',
          doubled: '(A+|B+)',
        };
        const sign = { none: '', hyphen: '-', point: '\\.' }[plan.separator];
        const columnFirst = plan.order === 'column-row';
        const [former, latter] = columnFirst ? [plan.columns, plan.rows] : [plan.rows, plan.columns];
        const [, first, second] = new RegExp(`^${pattern[former]}${sign}${pattern[latter]}$`).exec(id) ?? [];
        const value = (style: (typeof LABELS)[number], text: string) =>
          label(style, plan.digits).parse(text, 0, text.length);
        const [a, b] = [value(former, first ?? ''), value(latter, second ?? '')];
        const expected = first === undefined ? undefined : columnFirst ? { column: a, row: b } : { column: b, row: a };
        expect(numbering({ ...COLUMN_ROW, ...plan }).parse(id)).toEqual(expected);
      },
    ),
    { numRuns: 800, seed: 16 },
  ));
