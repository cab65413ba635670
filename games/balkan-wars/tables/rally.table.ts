/** Rally procedure: the target, and the two faces that always decide. */
import { list, MODIFIER_COLUMNS } from '@grognard/kernel';
import type { WordedModifier } from '../text/kit.ts';

export const rallyTarget = list<WordedModifier, 'cadre' | 'staff' | 'morale'>({
  id: 'rally-target',
  title: { en: 'Rally: target of the die', fr: 'Ralliement : seuil du dé' },
  provenance: { document: 'aid', heading: 'Procédure de Ralliement', page: 7 },
  rowWords: 'rallyTargetName',
  columns: MODIFIER_COLUMNS,
  rows: {
    cadre: { value: 'varies', rule: 'rally', text: 'rallyTarget.cadre' },
    staff: { value: 'varies', rule: 'rally', text: 'rallyTarget.staff' },
    morale: { value: 1, rule: 'moraleSpending', text: 'rallyTarget.morale' },
  },
});

type Row = { readonly face: number; readonly rallies: boolean };

export const rallyExtremes = list<Row, 'alwaysRallies' | 'neverRallies'>({
  id: 'rally-extremes',
  title: { en: 'Rally: faces that always decide', fr: 'Ralliement : faces sans appel' },
  provenance: {
    document: 'aid',
    heading: 'Procédure de Ralliement',
    page: 7,
    note: {
      en: 'The 1 that always rallies is an erratum of S&T 167.',
      fr: 'Le 1 qui rallie toujours est un erratum de S&T 167.',
    },
  },
  rowWords: 'rallyExtreme',
  columns: { face: { en: 'Face', fr: 'Face' }, rallies: { en: 'Rallies', fr: 'Se rallie' } },
  rows: { alwaysRallies: { face: 1, rallies: true }, neverRallies: { face: 6, rallies: false } },
});
