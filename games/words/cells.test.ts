import {
  type Game,
  HALVING_COLUMNS,
  type List,
  list,
  MODIFIER_COLUMNS,
  type ModifierRow,
  speaker,
} from '@grognard/kernel';
import { expect, test } from 'vitest';
import { cellWords } from './cells.ts';

const game = { text: { en: {}, fr: {} }, rules: {} } as unknown as Game;
const say = speaker({});
const about = { title: { en: '', fr: '' }, provenance: { document: 'x', heading: 'x' } };
const shown = (table: List, column: string, value: number) => cellWords(game, say, table, column, value);

test('a number shows what it does', () => {
  const rows = { one: { value: 1, rule: 'x', text: 'x' } };
  const added = list<ModifierRow, 'one'>({ id: 'added', ...about, columns: MODIFIER_COLUMNS, rows });
  const halved = list<ModifierRow, 'one'>({ id: 'halved', ...about, columns: HALVING_COLUMNS, rows });
  expect([shown(added, 'value', 1), shown(halved, 'value', 1)]).toEqual(['+1', '÷2']);
});

test('a change shows its sign, and a figure below zero a minus that is no hyphen', () => {
  const columns = { change: { en: '', fr: '' }, most: { en: '', fr: '' } };
  const table = list({ id: 'mixed', ...about, columns, signed: ['change'], rows: { one: { change: 1, most: 1 } } });
  expect([shown(table, 'change', 1), shown(table, 'most', 1), shown(table, 'most', -10)]).toEqual(['+1', '1', '−10']);
});
