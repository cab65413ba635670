/** Explanation of the combat results: what each code does to a unit. */
import { list } from '@grognard/kernel';
import type { Fate, Result } from '../vocabulary.ts';

type Row = {
  readonly name: string;
  readonly units: 'none' | 'charging' | 'all';
  readonly goodOrder: Fate;
  readonly demoralised: Fate;
  readonly retreat: number;
};

export const combatEffects = list<Row, Result>({
  id: 'combat-effects',
  title: { en: 'Combat results explained', fr: 'Explication des résultats du combat' },
  provenance: {
    document: 'aid',
    heading: 'Explication des Résultats du Combat',
    page: 2,
    note: {
      en: 'If no unit charged, a D falls on one unit of the owner’s choice.',
      fr: 'Si aucune unité n’a chargé, un D frappe une unité au choix du propriétaire.',
    },
  },
  rowWords: 'result',
  cellWords: { units: 'affected', goodOrder: 'fate', demoralised: 'fate' },
  columns: {
    name: { en: 'English name', fr: 'Nom anglais' },
    units: { en: 'Units', fr: 'Unités' },
    goodOrder: { en: 'In good order', fr: 'En bon ordre' },
    demoralised: { en: 'Already demoralised', fr: 'Déjà démoralisée' },
    retreat: { en: 'Retreat (hexes)', fr: 'Retraite (hexs)' },
  },
  rows: {
    '-': { name: 'no effect', units: 'none', goodOrder: 'unhurt', demoralised: 'unhurt', retreat: 0 },
    D: { name: 'Disrupted', units: 'charging', goodOrder: 'demoralised', demoralised: 'eliminated', retreat: 0 },
    S: { name: 'Shattered', units: 'all', goodOrder: 'demoralised', demoralised: 'surrendered', retreat: 0 },
    R: { name: 'Rout', units: 'all', goodOrder: 'demoralised', demoralised: 'surrendered', retreat: 3 },
    E: { name: 'Elimination', units: 'all', goodOrder: 'eliminated', demoralised: 'eliminated', retreat: 0 },
  },
});
