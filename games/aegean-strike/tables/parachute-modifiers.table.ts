/** Parachute drop table, die modifiers; all add up. */
import { list, MODIFIER_COLUMNS, type ModifierRow } from '@grognard/kernel';

export const parachuteModifiers = list<ModifierRow, 'firedOn' | 'rough' | 'clear'>({
  id: 'parachute-modifiers',
  title: { en: 'Parachute drop: die modifiers', fr: 'Saut en parachute : modificateurs de dé' },
  provenance: { document: 'charts', heading: 'Tableau de saut en parachute' },
  rowsInShort: 'brief',
  columns: MODIFIER_COLUMNS,
  rows: {
    firedOn: { value: 3, rule: 'parachute', text: 'modifier.firedOn' },
    rough: { value: 2, rule: 'parachute', text: 'modifier.dropRough' },
    clear: { value: -1, rule: 'parachute', text: 'modifier.dropClear' },
  },
});
