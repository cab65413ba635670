import { expect, test } from 'vitest';
import { grid, overlaid } from './grid.ts';

const table = grid({
  id: 'own',
  title: { en: 'Own', fr: 'Propre' },
  provenance: { document: 'rules', heading: '1' },
  rowsAre: { en: 'die', fr: 'dé' },
  columnsAre: { en: 'column', fr: 'colonne' },
  codes: ['-', 'A'],
  grid: `
       x  y
    1  -  A
    2  A  -
  `,
});

test('a look at an own cell says so, and a look beside it does not', () => {
  const laid = overlaid(table, [{ row: '1', column: 'x', cell: 'A' }]);
  if (!('shape' in laid)) throw new Error('the overlay was refused');
  expect(laid.look('1', 'x')).toEqual({ table: 'own', row: '1', column: 'x', cell: 'A', own: true });
  expect(laid.look('1', 'y')).toEqual({ table: 'own', row: '1', column: 'y', cell: 'A' });
  expect(table.look('1', 'x')).toEqual({ table: 'own', row: '1', column: 'x', cell: '-' });
});
