/** A player's own cells: what may be laid over which tables, with every fault at once. */
import { expect, test } from 'vitest';
import { grid } from '../table/grid.ts';
import { list, MODIFIER_COLUMNS } from '../table/list.ts';
import type { Game } from './game.ts';
import { isOverlay, tablesUnder } from './resolve.ts';

const provenance = { document: 'rules', heading: '1' };
const title = { en: 'T', fr: 'T' };
const table = (id: string) =>
  grid({
    id,
    title,
    provenance,
    rowsAre: title,
    columnsAre: title,
    codes: ['-', 'A'],
    grid: `
         x  y
      1  -  A
      2  A  -
    `,
  });
const game = {
  tables: {
    fire: table('fire'),
    rout: table('rout'),
    odds: list({ id: 'odds', title, provenance, columns: MODIFIER_COLUMNS, rows: {} }),
  },
} as unknown as Game;
const cell = (row: string, column: string, written: string) => ({ row, column, cell: written });

test('own cells are read where they lie, all others as printed', () => {
  const under = tablesUnder(game, { fire: [cell('1', 'x', 'A')] });
  const tables = under.ok ? under.value : expect.fail('refused');
  const look = (id: string, row: string) => (tables[id] as ReturnType<typeof table>).look(row, 'x').cell;
  expect([look('fire', '1'), look('fire', '2'), look('rout', '1')]).toEqual(['A', 'A', '-']);
  expect(Object.keys(tables)).toEqual(['fire', 'rout', 'odds']);
  expect(tables['rout']).toBe(game.tables['rout']);
});

test('a table there is none of, or that is no grid, is told with those there are; every fault at once', () => {
  const under = tablesUnder(game, { odds: [], fog: [], toString: [], fire: [cell('9', 'x', 'A')] });
  expect(
    under.ok ? [] : under.refusals.map(({ code, at, facts }) => [code, at, facts?.['options']]).slice(0, 3),
  ).toEqual([
    ['unknownTable', 'overlay.odds', ['fire', 'rout']],
    ['unknownTable', 'overlay.fog', ['fire', 'rout']],
    ['unknownTable', 'overlay.toString', ['fire', 'rout']],
  ]);
  expect(under.ok ? 0 : under.refusals.length).toBe(4);
});

test('cells by table, and nothing else, are own cells', () => {
  for (const sound of [{}, { fire: [] }, { fire: [cell('1', 'x', 'A')], rout: [] }])
    expect(isOverlay(sound)).toBe(true);
  for (const wrong of [
    undefined,
    null,
    'fire',
    [],
    [cell('1', 'x', 'A')],
    { fire: cell('1', 'x', 'A') },
    { fire: [null] },
  ])
    expect(isOverlay(wrong), JSON.stringify(wrong)).toBe(false);
  for (const key of ['row', 'column', 'cell'])
    expect(isOverlay({ fire: [{ ...cell('1', 'x', 'A'), [key]: 1 }] }), key).toBe(false);
});
