import { describe, expect, test } from 'vitest';
import { words } from '../text/words.ts';
import { Axis } from './axis.ts';
import { notation, type TableCodes, whole } from './codes.ts';
import { type GridFacts, grid, labelKeys, overlaid } from './grid.ts';

const facts: GridFacts<'-' | 'A1' | 'D1'> = {
  id: 'test',
  title: { en: 'Test', fr: 'Essai' },
  provenance: { document: 'x', heading: 'y' },
  rowsAre: { en: 'die', fr: 'dé' },
  columnsAre: { en: 'odds', fr: 'rapport' },
  codes: ['-', 'A1', 'D1'],
  grid: `
        1/1 2/1
    0-  A1  -
    1   -   D1
    2+  D1  D1
  `,
};

describe('axes', () => {
  test.each([
    [['0-', '1', '7+'], -4, '0-'],
    [['0-', '1', '7+'], 9, '7+'],
    [['<0', '0', '18+'], -1, '<0'],
    [['1-2', '3-5', '6+'], 4, '3-5'],
    [['<=-1', '0', '>=6'], -1, '<=-1'],
    [['-2', '-1', '0'], -2, '-2'],
  ])('%j finds %i under %s', (labels, value, label) => {
    expect(new Axis(labels).find(value)).toBe(label);
  });

  test('odds written with a dash are no ranges: whoever looks a number up there is told', () => {
    expect(() => new Axis(['1-2', '1-1', '2-1']).find(1)).toThrow('the labels 1-2 and 1-1 overlap');
    expect(() => new Axis(['3-4', '2-1']).find(1)).toThrow('the label 2-1 runs backwards: odds are written 2/1');
    expect(new Axis(['1-2', '1-1', '2-1']).shift('1-2', 2)).toBe('2-1');
  });

  test('a number outside a closed axis is a bug, not a guess', () => {
    expect(() => new Axis(['1', '2']).find(3)).toThrow('3 falls under none of 1 2');
  });

  test('shifts are held to the ends', () => {
    const axis = new Axis(['1/3-', '1/2', '1/1']);
    expect([axis.shift('1/2', 5), axis.shift('1/2', -5), axis.shift('1/2', 0)]).toEqual(['1/1', '1/3-', '1/2']);
  });
});

describe('grids', () => {
  test('read as laid out', () => {
    const table = grid(facts);
    expect(table.look('0-', '1/1')).toEqual({ table: 'test', row: '0-', column: '1/1', cell: 'A1' });
  });

  test('a ragged row stops the load, with its coordinates', () => {
    expect(() => grid({ ...facts, grid: '1/1 2/1\n 1 A1' })).toThrow('test, row 1: 1 cells under 2 columns');
  });

  test('an unknown code stops the load, with its coordinates', () => {
    expect(() => grid({ ...facts, grid: '1/1 2/1\n 1 A1 DZ' })).toThrow(
      'test, row 1, column 2/1: "DZ" is not one of - A1 D1',
    );
  });

  test('and what would do is said in short, for numbers and for codes in a notation', () => {
    const at = (codes: TableCodes) => () => grid({ ...facts, codes, grid: '1/1 2/1\n 1 1 DZ' });
    expect(at(whole(0, 5, { or: ['-'] }))).toThrow('"DZ" is not one of 0 to 5 -');
    expect(at(notation(/^\d$/, 'one figure', 'un chiffre'))).toThrow('"DZ" is not one of one figure');
  });

  test('a repair that the grid does not hold stops the load', () => {
    const repair = {
      row: '1',
      column: '1/1',
      seen: 'x',
      used: 'A1',
      why: 'scan',
      evidence: { en: '', fr: '' },
      confidence: 'low',
    } as const;
    expect(() => grid({ ...facts, repairs: [repair] })).toThrow('repaired to "A1", but the grid holds "-"');
  });

  test('own cells are laid over and named; wrong ones are all refused', () => {
    const laid = overlaid(grid(facts), [{ row: '1', column: '1/1', cell: 'A1' }]);
    expect('shape' in laid && laid.cell('1', '1/1')).toBe('A1');
    expect('shape' in laid && laid.own).toEqual([{ row: '1', column: '1/1', cell: 'A1' }]);
    const refused = overlaid(grid(facts), [{ row: '9', column: '9/1', cell: 'DZ' }]);
    expect(Array.isArray(refused) && refused.map(({ code }) => code)).toEqual([
      'overlayRow',
      'overlayColumn',
      'overlayCell',
    ]);
  });
});

describe('what a cell may hold', () => {
  const mixed = {
    ...facts,
    codes: { byColumn: { kind: ['horse', 'foot'], strength: whole(0, 9) } },
    blank: '—',
    grid: `
          kind   strength
      A   horse  4
      B   foot   —
    `,
  };
  const refused = (table: ReturnType<typeof grid>, row: string, column: string, cell: string) => {
    const laid = overlaid(table, [{ row, column, cell }]);
    return 'shape' in laid ? 'accepted' : laid.map(({ code, facts: told }) => [code, told?.['would']]);
  };

  test('is said by column: what fits another column is refused with what would do', () => {
    const table = grid(mixed);
    const would = words('codes.number', { min: 0, max: 9, halves: false, or: [] });
    expect(refused(table, 'A', 'strength', 'foot')).toEqual([['overlayCell', would]]);
    const kinds = ['horse', 'foot'].map((code) => ({ code, meaning: null }));
    expect(refused(table, 'A', 'kind', '4')).toEqual([['overlayCell', words('codes.list', { codes: kinds })]]);
    expect([refused(table, 'A', 'kind', 'foot'), refused(table, 'B', 'strength', '9')]).toEqual([
      'accepted',
      'accepted',
    ]);
  });

  test('is said by row where the row decides', () => {
    const table = grid({ ...facts, codes: { byRow: { 4: whole(0, 4), 2: whole(0, 2) } }, grid: '1 2\n 4 4 3\n 2 2 1' });
    expect(refused(table, '4', '1', '3')).toBe('accepted');
    expect(refused(table, '2', '1', '3')).toMatchObject([['overlayCell', {}]]);
  });

  test('is judged beside a wrong label, where another label decides', () => {
    const faults = (row: string, column: string) => {
      const laid = overlaid(grid(mixed), [{ row, column, cell: 'x' }]);
      return 'shape' in laid ? [] : laid.map(({ code }) => code);
    };
    expect([faults('C', 'strength'), faults('A', 'guns')]).toEqual([['overlayRow', 'overlayCell'], ['overlayColumn']]);
  });

  test('a blank of the page is read, and laid by nobody', () => {
    expect(grid(mixed).cell('B', 'strength')).toBe('—');
    expect(refused(grid(mixed), 'B', 'strength', '—')).not.toBe('accepted');
  });

  test('a column that nothing is said of, or that is not there, stops the load', () => {
    const silent = { byColumn: { kind: ['horse', 'foot'] } };
    expect(() => grid({ ...mixed, codes: silent })).toThrow('test does not say what may stand in strength');
    const stray = { byColumn: { ...mixed.codes.byColumn, guns: whole(0, 9) } };
    expect(() => grid({ ...mixed, codes: stray })).toThrow('test says what may stand in guns, which it does not have');
    const rows = (...labels: readonly string[]) => ({
      byRow: Object.fromEntries(labels.map((row) => [row, whole(0, 9)])),
    });
    const byRow = (...labels: readonly string[]) =>
      grid({ ...facts, codes: rows(...labels), grid: '1 2\n 4 4 3\n 2 2 1' });
    expect(() => byRow('4')).toThrow('test does not say what may stand in 2');
    expect(() => byRow('4', '2', '7')).toThrow('test says what may stand in 7, which it does not have');
    expect(byRow('2', '4').cell('4', '2')).toBe('3');
  });
});

test('a label of several parts is worded part by part, any other whole', () => {
  expect(labelKeys('terrain', 'v1.2')).toEqual(['terrain.v1.2']);
  expect(labelKeys(['sensor', 'medium'], 'E-2.air')).toEqual(['sensor.E-2', 'medium.air']);
});

describe('axes to the edge', () => {
  const found = (labels: readonly string[], ...values: readonly number[]) =>
    values.map((value) => new Axis(labels).find(value));

  test('both ends of every range are in it, and no neighbour', () => {
    expect(found(['0-', '1-2', '3', '4+'], -9, 0, 1, 2, 3, 4, 99)).toEqual(['0-', '0-', '1-2', '1-2', '3', '4+', '4+']);
    expect(found(['<0', '0', '>=1'], -1, 0, 1)).toEqual(['<0', '0', '>=1']);
    expect(found(['<=-1', '0', '1+'], -1, 0, 1)).toEqual(['<=-1', '0', '1+']);
    expect(found(['-3--2', '-1-0', '1'], -3, -2, -1, 0)).toEqual(['-3--2', '-3--2', '-1-0', '-1-0']);
    expect(found(['x', '1'], 1)).toEqual(['1']);
    for (const [labels, value] of [
      [['1-2'], 0],
      [['1-2'], 3],
      [['<0'], 0],
      [['2+'], 1],
      [['0-'], 1],
      [['x'], 1],
    ] as const)
      expect(() => found(labels, value), `${labels} ${value}`).toThrow(
        `${value} falls under none of ${labels.join(' ')}`,
      );
  });

  test('labels that touch do not overlap, labels that share a number do', () => {
    expect(found(['1-2', '3-4'], 3)).toEqual(['3-4']);
    for (const labels of [
      ['1-2', '2-3'],
      ['2-3', '1-2'],
      ['0-', '0'],
      ['1+', '5'],
      ['1', '0-9'],
    ])
      expect(() => found(labels, 1), labels.join(' ')).toThrow('overlap');
    expect(found(['2-2'], 2)).toEqual(['2-2']);
  });

  test('a label has its place, an unknown one is a fault, a label twice too', () => {
    const axis = new Axis(['a', 'b', 'c']);
    expect([
      axis.place('a'),
      axis.place('c'),
      axis.shift('a', 1),
      axis.shift('b', 1),
      axis.shift('b', -1),
      axis.shift('c', -2),
    ]).toEqual([0, 2, 'b', 'c', 'a', 'a']);
    expect(() => axis.place('d')).toThrow('"d" is not one of a b c');
    expect(() => new Axis(['a', 'b', 'a'])).toThrow('an axis says a label twice: a b a');
  });
});

describe('a grid', () => {
  test('keeps what was lost, repaired and told of its cells, and only where there is any', () => {
    const plain = grid(facts);
    expect([plain.repairs, plain.lost, plain.own, plain.shape]).toEqual([[], [], [], 'grid']);
    expect('origins' in plain).toBe(false);
    const lost = [{ row: '1', column: '1/1', why: { en: 'x' } }] as never;
    const told = grid({
      ...facts,
      lost,
      grid: facts.grid.replace('-   D1', '?   D1'),
      origins: '1/1 2/1\n 0- a b\n 1 c d\n 2+ e f',
    });
    expect([told.cell('1', '1/1'), told.lost, told.origins]).toEqual([
      '?',
      lost,
      [
        ['a', 'b'],
        ['c', 'd'],
        ['e', 'f'],
      ],
    ]);
    const laid = overlaid(told, [{ row: '1', column: '1/1', cell: 'A1' }]);
    expect('shape' in laid && [laid.origins, laid.lost, laid.cell('1', '1/1'), told.cell('1', '1/1')]).toEqual([
      told.origins,
      lost,
      'A1',
      '?',
    ]);
  });

  test('says of a cell whether it is the player’s own', () => {
    const laid = overlaid(grid(facts), [{ row: '1', column: '1/1', cell: 'A1' }]);
    if (!('shape' in laid)) return expect.fail();
    expect(laid.look('1', '1/1')).toEqual({ table: 'test', row: '1', column: '1/1', cell: 'A1', own: true });
    for (const [row, column] of [
      ['1', '2/1'],
      ['0-', '1/1'],
    ] as const)
      expect(laid.look(row, column)).not.toHaveProperty('own');
  });

  test('refuses own cells with their place, what came and what there is', () => {
    expect(
      overlaid(grid(facts), [
        { row: '1', column: '1/1', cell: 'A1' },
        { row: '9', column: '1/1', cell: 'A1' },
        { row: '1', column: '9/1', cell: 'A1' },
      ]),
    ).toEqual([
      { code: 'overlayRow', at: 'test[1]', facts: { received: '9', options: ['0-', '1', '2+'] } },
      { code: 'overlayColumn', at: 'test[2]', facts: { received: '9/1', options: ['1/1', '2/1'] } },
    ]);
  });

  test('a repair that the grid holds is kept', () => {
    const repair = {
      row: '1',
      column: '2/1',
      seen: 'x',
      used: 'D1',
      why: 'scan',
      evidence: { en: '', fr: '' },
      confidence: 'low',
    } as const;
    expect(grid({ ...facts, repairs: [repair] }).repairs).toEqual([repair]);
  });
});
