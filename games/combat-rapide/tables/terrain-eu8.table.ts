/** The ground in EU8: only what the aid leaves to the base game, and only where the ruling asks for it. */
import { grid } from '@grognard/kernel';
import { GROUND_CODES } from './ground-codes.ts';

export const terrainEu8Table = grid({
  id: 'terrain-eu8',
  title: { en: 'Terrain and crossings in EU8 (fallback)', fr: 'Terrain et franchissements dans EU8 (à défaut)' },
  provenance: {
    document: 'eu8',
    heading: 'Land combat, terrain modifiers',
    note: {
      en: 'a mountain hinders the side that moved and was not intercepted: taken here as the attacker',
      fr: 'la montagne gêne le camp qui s’est déplacé sans être intercepté : ici l’attaquant',
    },
  },
  rowsAre: { en: 'terrain or crossing', fr: 'terrain ou franchissement' },
  columnsAre: { en: 'die of each side; rounds it lasts', fr: 'dé de chaque camp ; rounds de durée' },
  rowWords: 'ground',
  columnWords: 'terrainColumn',
  codes: GROUND_CODES,
  grid: `
              attacker-fire  attacker-shock  attacker-pursuit  defender-fire  defender-shock  defender-pursuit  rounds
    forest    -1             -1              -1                -1             -1              -1                2
    swamp     -1             -1              -1                -1             -1              -1                2
    desert    -1             -1              -1                -1             -1              -1                2
    mountain  -1             -1              -1                0              0               -1                2
    pass      -1             -1              0                 0              0               0                 1
    strait    -2             -3              0                 0              0               0                 1
    landing   -2             -3              0                 0              0               0                 1
  `,
});
