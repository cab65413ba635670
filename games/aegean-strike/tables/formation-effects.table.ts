/**
 * Formation effects chart, the right-hand columns.
 *
 * combat: `x` multiplies strength, `1col` shifts that many columns left against a defender; in and out: movement points
 * to enter and leave; move: multiple of the terrain cost, `P` no movement; declare: may the unit declare combat.
 */
import { codes, grid, type Repair } from '@grognard/kernel';

export const formationEffects = grid({
  id: 'formation-effects',
  title: {
    en: 'Formation effects chart: combat and movement',
    fr: 'Tableau des effets des formations : combat et mouvement',
  },
  provenance: {
    document: 'charts',
    heading: 'Tableau des effets des formations',
    note: {
      en: 'Fixed by the movement example: MC out 0 and ×1, HA and HD ×2, DA in 4 and ×4, T ×½, DD and R no movement; by the ground combat example: HA ×2, HD one column.',
      fr: 'Fixés par l’exemple de mouvement : MC sortie 0 et ×1, HA et HD ×2, DA entrée 4 et ×4, T ×½, DD et R sans mouvement ; par l’exemple de combat : HA ×2, HD une colonne.',
    },
  },
  rowsAre: { en: 'formation', fr: 'formation' },
  columnsAre: {
    en: 'effect in combat, MP to enter, MP to leave, multiple of terrain costs, may declare combat',
    fr: 'effet au combat, PM pour entrer, PM pour sortir, multiple du coût du terrain, peut déclarer un combat',
  },
  columnWords: 'formationColumn',
  codes: {
    byColumn: {
      combat: ['x1', 'x2', 'x3', 'x4', 'x1/4', 'x1/2', '1col', '3col'],
      in: codes.whole(0, 9),
      out: codes.whole(0, 9),
      move: ['x1', 'x2', 'x3', 'x4', 'x1/4', 'x1/2', 'P'],
      declare: ['yes', 'no'],
    },
  },
  grid: `
        combat  in  out  move  declare
    MC  x1      1   0    x1    yes
    HA  x2      2   0    x2    yes
    DA  x3      4   2    x4    yes
    T   x1/4    1   1    x1/2  yes
    HD  1col    2   1    x2    no
    DD  3col    4   1    P     no
    R   x1/4    1   1    P     no
  `,
  meanings: {
    '1col': { en: '1 column left', fr: '1 colonne à gauche' },
    '3col': { en: '3 columns left', fr: '3 colonnes à gauche' },
    P: { en: 'no movement', fr: 'aucun mouvement' },
    yes: { en: 'yes', fr: 'oui' },
    no: { en: 'no', fr: 'non' },
  },
  repairs: [
    read(
      'HA',
      'in',
      '>',
      '2',
      'the sign stands where a 2 would; hasty defence costs 2 as well',
      'le signe tient la place d’un 2 ; la défense précipitée coûte 2 aussi',
      'medium',
    ),
    read('DA', 'out', '24', '2', 'a 2 with the mark of note 4', 'un 2 avec l’appel de la note 4', 'high'),
    read('T', 'combat', 'X14', 'x1/4', 'the slash is lost', 'la barre est perdue', 'high'),
    read(
      'T',
      'move',
      'XY',
      'x1/2',
      'the movement example halves every cost in travel',
      'l’exemple de mouvement réduit de moitié tous les coûts en voyage',
      'certain',
    ),
    read('R', 'combat', 'XU4', 'x1/4', 'U is 1 and its slash', 'U est 1 et sa barre', 'high'),
    {
      ...read(
        'T',
        'declare',
        'yes',
        'yes',
        'printed plainly, yet a marching unit with no zone and a quarter of its strength is the odd one out',
        'imprimé clairement, mais une unité en marche, sans zone et au quart de sa force, y étonne',
        'medium',
      ),
      why: 'suspect',
    },
  ],
});

function read(
  row: string,
  column: string,
  seen: string,
  used: string,
  en: string,
  fr: string,
  confidence: Repair['confidence'],
): Repair {
  return { row, column, seen, used, why: 'scan', evidence: { en, fr }, confidence };
}
