/** J What changes the die of the retreat table. */
import { list, MODIFIER_COLUMNS, type ModifierRow } from '@grognard/kernel';

export const retreatModifiers = list<ModifierRow, 'manoeuvre'>({
  id: 'retreat-modifiers',
  title: { en: 'Retreat modifiers', fr: 'Modificateurs de retraite' },
  provenance: { document: 'aid', heading: 'J' },
  rowsInShort: 'brief',
  columns: MODIFIER_COLUMNS,
  rows: { manoeuvre: { value: 'varies', rule: 'J', text: 'modifier.manoeuvre' } },
});
