/** The figures of the supply example. */
import { codes, grid } from '@grognard/kernel';

export const supplyLimits = grid({
  id: 'supply-limits',
  title: { en: 'Supply figures', fr: 'Chiffres du ravitaillement' },
  provenance: { document: 'charts', heading: 'Exemple d’approvisionnement' },
  rowsAre: { en: 'what', fr: 'quoi' },
  columnsAre: { en: 'figure', fr: 'chiffre' },
  rowWords: 'supplyLimit',
  columnWords: 'resultColumn',
  codes: {
    byRow: {
      network: codes.whole(0, 99),
      interdiction: codes.whole(0, 9),
      'depot-hits': codes.whole(1, 20),
      trace: codes.whole(0, 99),
    },
  },
  grid: `
                   figure
    network        20
    interdiction   2
    depot-hits     3
    trace          ?
  `,
  meanings: {
    '20': { en: 'armour movement points from depot to network', fr: 'points de mouvement blindés du dépôt au réseau' },
    '2': { en: 'movement points an interdicted hex adds', fr: 'points de mouvement ajoutés par un hexagone interdit' },
    '3': { en: 'Hits in one turn that remove a depot', fr: 'Hits en un tour qui éliminent un dépôt' },
  },
  lost: [
    {
      what: {
        en: 'how far a unit may draw from a depot',
        fr: 'la distance à laquelle une unité tire d’un dépôt',
      },
      where: 'Exemple d’approvisionnement',
    },
  ],
});
