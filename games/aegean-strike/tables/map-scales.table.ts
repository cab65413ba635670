/** Example across the maps: what each step between the two maps costs, in movement or in range. */
import { codes, grid } from '@grognard/kernel';

export const mapScales = grid({
  id: 'map-scales',
  title: { en: 'Movement and range across the maps', fr: 'Mouvement et portée entre les cartes' },
  provenance: { document: 'charts', heading: 'Exemple inter-carte' },
  rowsAre: { en: 'step', fr: 'pas' },
  columnsAre: { en: 'strategic points, operational points', fr: 'points stratégiques, points opérationnels' },
  rowWords: 'scaleStep',
  columnWords: 'scale',
  codes: codes.whole(0, 99),
  grid: `
                               strategic  operational
    strategic-to-transition    1          0
    transition-to-edge         0          5
    edge-to-transition         0          5
    operational-hex            0          1
    strategic-hex              1          10
  `,
  repairs: [
    {
      row: 'strategic-hex',
      column: 'strategic',
      seen: '7',
      used: '1',
      why: 'scan',
      evidence: {
        en: 'patrol reaches 2 strategic or 20 operational hexes, so a strategic hex is 10 operational ones',
        fr: 'la patrouille porte à 2 hexagones stratégiques ou 20 opérationnels : un hexagone stratégique en vaut 10',
      },
      confidence: 'certain',
    },
    {
      row: 'strategic-hex',
      column: 'operational',
      seen: '70',
      used: '10',
      why: 'scan',
      evidence: { en: 'the same sentence and the same patrol', fr: 'la même phrase et la même patrouille' },
      confidence: 'certain',
    },
  ],
});
