/** 12.1 What changes the allowance of a normal march. */
import { list, MODIFIER_COLUMNS } from '@grognard/kernel';
import type { WordedModifier } from '../text/kit.ts';
import { lostMinus } from './lost-minus.ts';

export const marchModifiers = list<WordedModifier, 'few' | 'multiNational' | 'heavy' | 'shaken' | 'short' | 'critical'>(
  {
    id: 'march-modifiers',
    title: { en: 'Normal march adjustments', fr: 'Marche normale : ajustements' },
    provenance: {
      document: 'aid',
      heading: 'MARCHE NORMALE [12.1]',
    },
    rowsInShort: 'brief',
    columns: MODIFIER_COLUMNS,
    rows: {
      few: { value: 1, rule: '12.1', text: 'march.mod.few' },
      multiNational: { value: -1, rule: '12.1', text: 'mod.multiNational' },
      heavy: { value: -2, rule: '12.1', text: 'march.mod.heavy' },
      shaken: { value: -2, rule: '12.1', text: 'march.mod.shaken' },
      short: { value: -2, rule: '12.1', text: 'mod.short' },
      critical: { value: -4, rule: '12.1', text: 'mod.critical' },
    },
    repairs: lostMinus('charts', { multiNational: -1, heavy: -2, shaken: -2, short: -2, critical: -4 }),
  },
);
