import { grid, type Procedure } from '@grognard/kernel';
import { expect, test } from 'vitest';
import { tintsOf } from './tints.ts';

const table = (...cells: readonly string[]) =>
  grid({
    ...{ id: 't', title: { en: 't', fr: 't' }, provenance: { document: 'd', heading: 'h', readBy: 'hand' } as never },
    ...{ rowsAre: { en: 'r', fr: 'r' }, columnsAre: { en: 'c', fr: 'c' } },
    codes: [...new Set(cells)].filter((cell) => cell !== '?'),
    grid: `\n a\n${cells.map((cell, row) => `${row} ${cell}`).join('\n')}\n`,
  });

const procedures = {
  combat: { id: 'combat', outcomes: ['DE', 'DR', '-', 'AR', 'AE'] } as unknown as Procedure,
  test: { id: 'test', outcomes: ['0', '1', '2'] } as unknown as Procedure,
};

test('a table of outcomes is tinted from best to worst, what is lost is not', () => {
  const tint = tintsOf({ procedures }, table('DE', '-', '?', 'AE'));
  expect(['DE', 'DR', '-', 'AR', 'AE', '?'].map(tint)).toEqual(['a4', 'a2', 's0', 'd2', 'd4', undefined]);
});

test('a table with a code that is no outcome, and a table of amounts, have no tints', () => {
  expect(tintsOf({ procedures }, table('DE', 'XX'))('DE')).toBeUndefined();
  expect(tintsOf({ procedures }, table('0', '1', '2'))('2')).toBeUndefined();
});
