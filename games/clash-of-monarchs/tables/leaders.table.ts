/** 15.7.2 Leader casualties: who is hit, what becomes of him, and what it does to monarchical will. */
import { grid, list } from '@grognard/kernel';
import { FATES, type Fate, type Person } from '../vocabulary.ts';

export const leaderHitTable = grid({
  id: 'leader-hit',
  title: { en: 'Leader hit', fr: 'Leader touché' },
  provenance: { document: 'aid', heading: 'TABLE DE LEADER TOUCHE [15.7.2]' },
  rowsAre: { en: 'die', fr: 'dé' },
  columnsAre: { en: 'who', fr: 'qui' },
  columnWords: 'column',
  codes: ['commander', 'second', 'other'],
  grid: `
         leader
    1    commander
    2    second
    3-6  other
  `,
  meanings: {
    commander: { en: 'the commander', fr: 'le Commandant' },
    second: {
      en: 'the second senior leader, of the majority nation',
      fr: 'le leader « senior » n° 2, de la nation majoritaire',
    },
    other: { en: 'at random among the other leaders', fr: 'au hasard parmi les autres leaders' },
  },
});

export const leaderFateTable = grid({
  id: 'leader-fate',
  title: { en: 'What becomes of the leader', fr: 'Ce qui arrive au leader' },
  provenance: { document: 'aid', heading: 'CE QUI ARRIVE AU LEADER... [15.7.2]' },
  rowsAre: { en: 'die', fr: 'dé' },
  columnsAre: { en: 'result', fr: 'résultat' },
  columnWords: 'column',
  codes: FATES,
  grid: `
         fate
    1-2  killed
    3    captured
    4-6  wounded
  `,
  meanings: {
    killed: { en: 'killed: removed for good', fr: 'tué : retiré définitivement' },
    captured: { en: 'captured: to the Prisoners space', fr: 'capturé : placé en espace « Prisonniers »' },
    wounded: { en: 'wounded: to Winter Quarters', fr: 'blessé : placé en « Quartier d’Hiver »' },
  },
});

type Will = { readonly [F in Fate]: number } & { readonly asArmyLeader: boolean };

export const leaderWillTable = list<Will, Exclude<Person, 'other' | 'Henry'>>({
  id: 'leader-will',
  title: { en: 'Monarchical will for a senior leader hit', fr: 'Conséquences « leader senior touché »' },
  provenance: { document: 'aid', heading: 'CONSEQUENCES "LDR SENIOR TOUCHE" [15.7.2, 21.2]' },
  columns: {
    wounded: { en: 'Wounded', fr: 'Blessé' },
    captured: { en: 'Captured', fr: 'Capturé' },
    killed: { en: 'Killed', fr: 'Tué' },
    asArmyLeader: { en: 'Only as army leader', fr: 'Seulement leader d’armée' },
  },
  rowWords: 'person',
  rows: {
    Frederick: { wounded: -1, captured: -5, killed: -9, asArmyLeader: false },
    Ferdinand: { wounded: -1, captured: -1, killed: -2, asArmyLeader: true },
    Daun: { wounded: 0, captured: 0, killed: -1, asArmyLeader: false },
    Loudon: { wounded: 0, captured: 0, killed: -1, asArmyLeader: true },
  },
});
