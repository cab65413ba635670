/**
 * Weapon characteristics summary, detection by strategic range: the right-most operational value of each strategic range.
 *
 * The heading that ties the two scales is lost, so that only what the naval combat example uses is known.
 */
import { codes, grid } from '@grognard/kernel';
import { detection } from './detection.table.ts';

/** The rows of the operational page; all are lost but that of the example. */
const GRID = [
  '0 1 2',
  ...detection.rows.labels.map((row) => `${row} ${row === 'pact-submarine.subsurface' ? '4 2 ?' : '? ? ?'}`),
].join('\n');

export const detectionStrategic = grid({
  id: 'detection-strategic',
  title: { en: 'Detection values by strategic range', fr: 'Valeurs de détection par portée stratégique' },
  provenance: { document: 'charts', heading: 'Exemple de combat naval' },
  rowsAre: { en: 'sensor and medium', fr: 'détecteur et milieu' },
  columnsAre: { en: 'range in strategic hexes', fr: 'portée en hexagones stratégiques' },
  rowWords: ['sensor', 'medium'],
  codes: codes.whole(0, 10, { or: ['-'] }),
  grid: GRID,
  meanings: { '-': { en: 'no attempt at this range', fr: 'aucune tentative à cette portée' } },
  lost: [
    {
      what: {
        en: 'everything but the Soviet submarines of the example',
        fr: 'tout sauf les sous-marins soviétiques de l’exemple',
      },
      where: 'Résumé des caractéristiques des armements, Portée Hex Strat.',
    },
  ],
});
