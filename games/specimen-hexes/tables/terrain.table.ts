/** 2.1 and 3.2 Terrain chart: what each column may hold differs, one cell is lost, one is blank on the page. */
import { codes, grid } from '@grognard/kernel';

const points = codes.whole(1, 9, { or: ['-'] });

export const terrainChart = grid({
  id: 'terrain',
  title: { en: 'Terrain chart', fr: 'Tableau des terrains' },
  provenance: { document: 'map', heading: '2.1' },
  rowsAre: { en: 'terrain', fr: 'terrain' },
  columnsAre: { en: 'points to enter, by arm; column shift', fr: 'points d’entrée, par arme ; décalage' },
  rowWords: 'terrain',
  columnWords: 'chart',
  codes: { byColumn: { infantry: points, cavalry: points, guns: points, shift: codes.whole(-3, 0) } },
  blank: '.',
  grid: `
            infantry  cavalry  guns  shift
    plain   1         1        2     0
    wood    2         3        -     -1
    scree   2         ?        3     -1
    peak    -         -        -     -2
    road    1         1        1     .
  `,
  lost: [
    {
      what: { en: 'what cavalry pays on scree', fr: 'ce que la cavalerie paie dans l’éboulis' },
      where: 'scree, cavalry',
    },
  ],
});
