import { describe, expect, test } from 'vitest';
import { Axis } from './axis.ts';
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

test('a label of several parts is worded part by part, any other whole', () => {
  expect(labelKeys('terrain', 'v1.2')).toEqual(['terrain.v1.2']);
  expect(labelKeys(['sensor', 'medium'], 'E-2.air')).toEqual(['sensor.E-2', 'medium.air']);
});
