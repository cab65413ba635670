/** 12.3 What changes the forced march die. */
import { list, MODIFIER_COLUMNS } from '@grognard/kernel';
import type { WordedModifier } from '../text/kit.ts';
import { lostMinus } from './lost-minus.ts';

export const forcedMarchModifiers = list<WordedModifier, 'commander' | 'large'>({
  id: 'forced-march-modifiers',
  title: { en: 'Forced march modifiers', fr: 'Marche forcée : DRMs' },
  provenance: {
    document: 'aid',
    heading: 'MARCHE FORCEE [12.3]',
  },
  rowsInShort: 'brief',
  columns: MODIFIER_COLUMNS,
  rows: {
    commander: { value: 'varies', rule: '12.3', text: 'forced-march.mod.commander' },
    large: { value: -1, rule: '12.3', text: 'forced-march.mod.large' },
  },
  repairs: lostMinus('charts', { large: -1 }),
});
