/** Diplomatic Conflict Table: first player down the side, second player along the top. */
import { grid, list } from '@grognard/kernel';
import { DIPLOMATIC_RESULTS, type DiplomaticResult } from '../vocabulary.ts';

export const diplomaticConflict = grid({
  id: 'diplomatic-conflict',
  title: { en: 'Diplomatic Conflict Table', fr: 'Tableau des Conflits Diplomatiques' },
  provenance: {
    document: 'aid',
    heading: 'Tableau des Conflits Diplomatiques',
    page: 6,
    note: {
      en: 'The second player’s heading adds +1 to the die.',
      fr: 'L’en-tête du second joueur porte « +1 au dé ».',
    },
  },
  rowsAre: { en: 'first player’s power', fr: 'puissance du premier joueur' },
  columnsAre: { en: 'second player’s power', fr: 'puissance du second joueur' },
  rowWords: 'line',
  columnWords: 'line',
  codes: DIPLOMATIC_RESULTS,
  grid: `
          1    2    3    4    5    6    7    8    9    10+
    1     C    C    C    C    C    C    C    2D   2D   BP1
    2     C    C    C    C    C    C    C    C    2D   2D
    3     C    C    C    C    C    C    C    C    C    2D
    4     C    C    C    C    C    C    C    C    C    A
    5     C    C    C    C    C    C    C    C    A    A
    6     C    C    C    C    C    C    C    A    A    A
    7     C    C    C    C    C    C    A    A    A    A
    8     1D   C    C    C    C    A    A    A    A    A
    9     1D   1D   C    C    A    A    A    A    A    WW
    10+   BP2  1D   1D   A    A    A    A    A    WW   WW
  `,
  repairs: [
    {
      row: '1',
      column: '10+',
      seen: 'BP1',
      used: 'BP1',
      why: 'suspect',
      evidence: {
        en: 'Favours the first player where the second is overwhelming, against the 1D/2D trend; the two labels may be swapped. A ruling reads them either way.',
        fr: 'Favorise le premier joueur là où le second écrase, contre la tendance 1D/2D ; les deux étiquettes sont peut-être inversées. Un arbitrage les lit des deux façons.',
      },
      confidence: 'medium',
    },
    {
      row: '10+',
      column: '1',
      seen: 'BP2',
      used: 'BP2',
      why: 'suspect',
      evidence: {
        en: 'The mirror of BP1: favours the second player where the first is overwhelming.',
        fr: 'Le miroir de BP1 : favorise le second joueur là où le premier écrase.',
      },
      confidence: 'medium',
    },
  ],
});

type Row = { readonly player: string; readonly effect: string; readonly chosenBy: string };

export const diplomaticOutcomes = list<Row, DiplomaticResult>({
  id: 'diplomatic-outcomes',
  title: { en: 'Diplomatic results', fr: 'Résultats diplomatiques' },
  provenance: { document: 'aid', heading: 'Tableau des Conflits Diplomatiques, légende', page: 6 },
  rowWords: 'diplomacy.code',
  cellWords: { player: 'diplomacy.player', effect: 'diplomacy.effect', chosenBy: 'diplomacy.player' },
  columns: {
    player: { en: 'Player', fr: 'Joueur' },
    effect: { en: 'Effect', fr: 'Effet' },
    chosenBy: { en: 'Power chosen by', fr: 'Puissance choisie par' },
  },
  rows: {
    C: { player: 'nobody', effect: 'none', chosenBy: 'nobody' },
    A: { player: 'nobody', effect: 'gameEnds', chosenBy: 'nobody' },
    '1D': { player: 'first', effect: 'takeNeutralOrNeutralise', chosenBy: 'random' },
    '2D': { player: 'second', effect: 'takeNeutralOrNeutralise', chosenBy: 'random' },
    BP1: { player: 'first', effect: 'gainOrNeutralise', chosenBy: 'first' },
    BP2: { player: 'second', effect: 'gainOrNeutralise', chosenBy: 'second' },
    WW: { player: 'nobody', effect: 'bothLose', chosenBy: 'nobody' },
  },
});
