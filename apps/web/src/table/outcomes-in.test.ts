import { grid, type Procedure } from '@grognard/kernel';
import { expect, test } from 'vitest';
import { outcomesIn } from './outcomes-in.ts';

const table = (...cells: readonly string[]) =>
  grid({
    ...{ id: 't', title: { en: 't', fr: 't' }, provenance: { document: 'd', heading: 'h', readBy: 'hand' } as never },
    ...{ rowsAre: { en: 'r', fr: 'r' }, columnsAre: { en: 'c', fr: 'c' } },
    codes: [...new Set(cells)].filter((cell) => cell !== '?'),
    grid: `\n a\n${cells.map((cell, row) => `${row} ${cell}`).join('\n')}\n`,
  });

const procedures = {
  combat: { id: 'combat', outcomes: ['DE', 'DR', '-', 'AR', 'AE'] } as unknown as Procedure,
  mixed: { id: 'mixed', outcomes: ['DX', '0', 'AX'] } as unknown as Procedure,
  test: { id: 'test', outcomes: ['0', '1', '2'] } as unknown as Procedure,
};

test('a table of outcomes is known by them, whatever the source lost of it', () => {
  expect(outcomesIn({ procedures }, table('DE', '-', '?', 'AE'))).toBe(procedures.combat);
  // Among codes a nought is one of them.
  expect(outcomesIn({ procedures }, table('DX', '0', 'AX'))).toBe(procedures.mixed);
});

test('a table with a code that is no outcome, and a table of amounts, are no tables of outcomes', () => {
  expect(outcomesIn({ procedures }, table('DE', 'XX'))).toBeUndefined();
  expect(outcomesIn({ procedures }, table('0', '1', '2'))).toBeUndefined();
});
