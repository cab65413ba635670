/** 7.3 What changes the die. */
import { list, MODIFIER_COLUMNS, type ModifierRow } from '@grognard/kernel';

export const dieModifiers = list<ModifierRow, 'acrossRiver' | 'attackerReserve' | 'defenderReserve'>({
  id: 'die-modifiers',
  title: { en: 'Die modifiers', fr: 'Modificateurs au dé' },
  provenance: { document: 'rules', heading: '7.3' },
  rowsInShort: 'brief',
  columns: MODIFIER_COLUMNS,
  rows: {
    acrossRiver: { value: -1, rule: '7.3', text: 'modifier.acrossRiver' },
    attackerReserve: { value: 1, rule: '7.2', text: 'modifier.attackerReserve' },
    defenderReserve: { value: -1, rule: '7.2', text: 'modifier.defenderReserve' },
  },
});
