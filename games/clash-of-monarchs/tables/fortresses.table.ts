/** 17.3-4 What a fortress holds, and what it takes to besiege or mask it. */
import { codes, grid } from '@grognard/kernel';

export const fortressTable = grid({
  id: 'fortresses',
  title: { en: 'Fortresses', fr: 'Table des forteresses' },
  provenance: {
    document: 'aid',
    heading: 'TABLE DES FORTERESSES [17.3-4]',
    note: {
      en: 'Confirmed by the charts of August 2009: 15 for class 3 is no slip',
      fr: 'Confirmée par les tables d’août 2009 : 15 pour la classe 3 n’est pas une coquille',
    },
  },
  rowsAre: { en: 'SPs', fr: 'SPs' },
  columnsAre: { en: 'class', fr: 'classe' },
  rowWords: 'fortressRow',
  codes: codes.whole(1, 60),
  grid: `
             1   2   3
    inside   8   15  22
    besiege  8   15  15
  `,
});
