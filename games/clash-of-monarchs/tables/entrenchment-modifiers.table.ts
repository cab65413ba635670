/** 12.7 What is added to the entrenchment die. */
import { list, MODIFIER_COLUMNS } from '@grognard/kernel';
import type { WordedModifier } from '../text/kit.ts';

export const entrenchmentModifiers = list<WordedModifier, 'commander' | 'mps'>({
  id: 'entrenchment-modifiers',
  title: { en: 'Entrenchment modifiers', fr: 'Retranchement : DRMs' },
  provenance: { document: 'aid', heading: 'TABLE RETRANCHEMENT [12.7]' },
  rowsInShort: 'brief',
  columns: MODIFIER_COLUMNS,
  rows: {
    commander: { value: 'varies', rule: '12.7', text: 'mod.defensive' },
    mps: { value: 'varies', rule: '12.7', text: 'entrenchment.mod.mps' },
  },
});
