/**
 * C What the ground does to the die. The aid says "modified normally" and leaves the values to the base game; it prints
 * only the plain and the river (example 2). The player lays the lost cells over this table from his own copy.
 */
import { grid } from '@grognard/kernel';
import { GROUND_CODES } from './ground-codes.ts';
import { legendOf } from './marks.ts';

const ORIGINS = `
              attacker-fire  attacker-shock  attacker-pursuit  defender-fire  defender-shock  defender-pursuit  rounds
    plain     ex2            ex2             ex2               ex2            ex2             ex2               ex2
    forest    ?              ?               ?                 ?              ?               ?                 ?
    swamp     ?              ?               ?                 ?              ?               ?                 ?
    desert    ?              ?               ?                 ?              ?               ?                 ?
    mountain  ?              ?               ?                 ?              ?               ?                 ?
    none      ex1            ex1             ex1               ex1            ex1             ex1               ex1
    river     ex2            ex2             ex2               ex2            ex2             ex2               ?
    pass      ?              ?               ?                 ?              ?               ?                 ?
    strait    ?              ?               ?                 ?              ?               ?                 ?
    landing   ?              ?               ?                 ?              ?               ?                 ?
`;

export const terrainTable = grid({
  id: 'terrain',
  title: { en: 'Terrain and crossings', fr: 'Terrain et franchissements' },
  provenance: { document: 'aid', heading: 'C' },
  rowsAre: { en: 'terrain or crossing', fr: 'terrain ou franchissement' },
  columnsAre: { en: 'die of each side; rounds it lasts', fr: 'dé de chaque camp ; rounds de durée' },
  rowWords: 'ground',
  columnWords: 'terrainColumn',
  codes: GROUND_CODES,
  grid: `
              attacker-fire  attacker-shock  attacker-pursuit  defender-fire  defender-shock  defender-pursuit  rounds
    plain     0              0               0                 0              0               0                 2
    forest    ?              ?               ?                 ?              ?               ?                 ?
    swamp     ?              ?               ?                 ?              ?               ?                 ?
    desert    ?              ?               ?                 ?              ?               ?                 ?
    mountain  ?              ?               ?                 ?              ?               ?                 ?
    none      0              0               0                 0              0               0                 2
    river     -1             -1              -1                0              0               0                 ?
    pass      ?              ?               ?                 ?              ?               ?                 ?
    strait    ?              ?               ?                 ?              ?               ?                 ?
    landing   ?              ?               ?                 ?              ?               ?                 ?
  `,
  origins: ORIGINS,
  legend: legendOf(ORIGINS),
  lost: [
    {
      what: {
        en: 'the die modifiers of forest, swamp, desert, mountain, pass, strait and landing stand in the base game',
        fr: 'les modificateurs de forêt, marais, désert, montagne, col, détroit et débarquement sont dans le jeu de base',
      },
      where: 'forest, swamp, desert, mountain, pass, strait, landing',
    },
    {
      what: {
        en: 'whether the river still counts in the second round',
        fr: 'si la rivière compte encore au second round',
      },
      where: 'river, rounds',
    },
  ],
});
