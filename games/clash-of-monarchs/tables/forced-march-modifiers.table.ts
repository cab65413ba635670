/** 12.3 What changes the forced march die. */
import { list, MODIFIER_COLUMNS } from '@grognard/kernel';
import type { WordedModifier } from '../text/kit.ts';
import { lostMinus } from './lost-minus.ts';

export const forcedMarchModifiers = list<WordedModifier, 'commander' | 'large' | 'short' | 'critical'>({
  id: 'forced-march-modifiers',
  title: { en: 'Forced march modifiers', fr: 'Marche forcée : DRMs' },
  provenance: {
    document: 'aid',
    heading: 'MARCHE FORCEE [12.3]',
    note: {
      en: 'The two supply lines stand only in the charts of August 2009',
      fr: 'Les deux lignes de ravitaillement ne figurent que dans les tables d’août 2009',
    },
  },
  columns: MODIFIER_COLUMNS,
  rows: {
    commander: { value: 'varies', rule: '12.3', text: 'forced-march.mod.commander' },
    large: { value: -1, rule: '12.3', text: 'forced-march.mod.large' },
    short: { value: -2, rule: '12.3/2009', text: 'mod.short' },
    critical: { value: -4, rule: '12.3/2009', text: 'mod.critical' },
  },
  repairs: lostMinus('charts', { large: -1 }),
});
