/** National Morale Chart: what the printed result does to each side's morale. */
import { codes, grid, list } from '@grognard/kernel';

export const nationalMorale = grid({
  id: 'national-morale',
  title: { en: 'National Morale Chart', fr: 'Table de Moral National' },
  provenance: {
    document: 'aid',
    heading: 'Table de Moral National',
    page: 2,
    note: {
      en: 'By the printed result, whatever becomes of the units. Rout costs more than elimination: the survivors spread panic.',
      fr: 'Selon le résultat imprimé, quoi qu’il advienne des unités. La déroute coûte plus que l’élimination : les survivants sèment la panique.',
    },
  },
  rowsAre: { en: 'combat result', fr: 'résultat du combat' },
  columnsAre: { en: 'morale of', fr: 'moral de' },
  columnWords: 'side',
  codes: codes.whole(-9, 9),
  grid: `
         attacker  defender
    AE   -1        +1
    AR   -2        +1
    DR   +1        -2
    DE   +1        -1
  `,
});

type OtherRow = { readonly gainer: number; readonly loser: number };

export const moraleEvents = list<OtherRow, 'fortificationLost' | 'constantinople' | 'otherCity'>({
  id: 'morale-events',
  title: { en: 'National morale: other events', fr: 'Moral national : autres événements' },
  provenance: { document: 'aid', heading: 'Table de Moral National, autres événements', page: 2 },
  rowWords: 'moraleEvent',
  signed: ['gainer', 'loser'],
  columns: {
    gainer: { en: 'Capturer / enemy', fr: 'Attaquant / ennemi' },
    loser: { en: 'Owner', fr: 'Propriétaire' },
  },
  rows: {
    fortificationLost: { gainer: 0, loser: -1 },
    constantinople: { gainer: 3, loser: -5 },
    otherCity: { gainer: 2, loser: -3 },
  },
});

type SpendingRow = { readonly most: number | 'noLimit'; readonly per: string; readonly worth: number };

export const moraleSpending = list<SpendingRow, 'combat' | 'mobilisation' | 'rally'>({
  id: 'morale-spending',
  title: { en: 'Spending national morale points', fr: 'Dépense des points de moral nationaux' },
  provenance: { document: 'aid', heading: 'Dépense des Points de Moral Nationaux', page: 2 },
  rowWords: 'spending',
  cellWords: { most: 'spendingMost', per: 'spendingPer' },
  columns: {
    most: { en: 'At most', fr: 'Au plus' },
    per: { en: 'For each', fr: 'Par' },
    worth: { en: 'Each point is worth', fr: 'Chaque point vaut' },
  },
  rows: {
    combat: { most: 1, per: 'combat', worth: 1 },
    mobilisation: { most: 'noLimit', per: 'segment', worth: 1 },
    rally: { most: 1, per: 'combatUnit', worth: 1 },
  },
});
