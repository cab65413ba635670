/** 3.3 What changes the skirmish die. */
import { list, MODIFIER_COLUMNS, type ModifierRow } from '@grognard/kernel';

export const dieModifiers = list<ModifierRow, 'press' | 'ambushed' | 'foundOut' | 'night'>({
  id: 'die-modifiers',
  title: { en: 'Die modifiers', fr: 'Modificateurs au dé' },
  provenance: { document: 'rules', heading: '3.3' },
  rowsInShort: 'brief',
  columns: MODIFIER_COLUMNS,
  rows: {
    press: { value: 1, rule: '3.3', text: 'modifier.press' },
    ambushed: { value: -3, rule: '3.3', text: 'modifier.ambushed' },
    foundOut: { value: 1, rule: '3.3', text: 'modifier.foundOut' },
    night: { value: -1, rule: '3.4', text: 'modifier.night' },
  },
});
