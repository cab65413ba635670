/**
 * Terrain effects chart. Cost: infantry class / others, to enter; multiple: armour / others, in defence.
 *
 * `+E` rows hold where engineers are present. `-` no movement, `*` the other terrain of the hex decides, `0` no formation
 * barred, no shift. The last rows are the other movement costs printed under the chart.
 */
import { codes, grid, type Repair } from '@grognard/kernel';
import { confidence } from './reading.ts';

const SLASH = { en: 'the slash is lost or read as 1', fr: 'la barre est perdue ou lue 1' };

export const terrainEffects = grid({
  id: 'terrain',
  title: { en: 'Terrain effects chart', fr: 'Tableau des effets du terrain' },
  provenance: {
    document: 'charts',
    heading: 'Tableau des effets du terrain',
    note: {
      en: 'The 3 of a mountain and the 2 of a road are fixed by worked examples (3 × 3 = 9; a road hex costs 2).',
      fr: 'Le 3 de la montagne et le 2 de la route sont fixés par les exemples (3 × 3 = 9 ; un hexagone de route coûte 2).',
    },
  },
  rowsAre: { en: 'terrain (+E: with engineers)', fr: 'terrain (+E : avec le génie)' },
  columnsAre: {
    en: 'movement cost, defence multiple, formations barred, columns right for an attack with engineers',
    fr: 'coût de mouvement, multiple de défense, formations interdites, colonnes à droite pour une attaque avec le génie',
  },
  rowWords: 'terrainRow',
  columnWords: 'terrainColumn',
  codes: {
    byColumn: {
      cost: codes.notation(
        /^(?:-|\*|(?:\d|-)\/(?:\d|-)|\+\d\/\+\d)$/,
        '-, *, or the points of infantry and of all others with a slash between, such as 3/6, 4/- or +1/+1',
        '-, *, ou les points de l’infanterie et ceux des autres séparés par une barre, par exemple 3/6, 4/- ou +1/+1',
      ),
      multiple: codes.notation(
        /^(?:-|\*|[1-9](?:\.5)?\/[1-9](?:\.5)?)$/,
        '-, *, or the multiples of armour and of all others with a slash between, such as 1.5/2',
        '-, *, ou les multiples des blindés et ceux des autres séparés par une barre, par exemple 1.5/2',
      ),
      barred: ['-', '*', '0', 'DA', 'DD', 'DA,DD'],
      shift: codes.whole(-4, 4),
    },
  },
  grid: `
                    cost    multiple  barred  shift
    airbase-port    *       *         *       0
    airbase-port+E  *       *         *       0
    sea             -       -         -       0
    sea+E           -       -         -       0
    bosphorus       -       *         DA,DD   0
    bosphorus+E     +2/+2   *         DA      0
    city            2/3     1/3       DA      0
    city+E          2/3     1/3       0       +2
    clear           2/3     1/1       DD      0
    clear+E         2/3     1/1       0       0
    forest          3/6     1.5/2     DA,DD   0
    forest+E        3/6     1.5/2     0       +1
    impassable      -/-     2/3       DA,DD   0
    impassable+E    -/-     1.5/2     0       0
    mountain        4/-     2/3       DA,DD   0
    mountain+E      4/-     1.5/2     0       0
    road            2/2     *         *       0
    road+E          2/2     *         *       0
    rough           3/8     1.5/2     DD      0
    rough+E         3/6     1.5/2     0       +1
    marsh           4/-     1/2       DA,DD   0
    marsh+E         3/8     1/2       DA      0
    town            2/3     1/2       DD      0
    town+E          2/3     1/2       0       +2
    fluid-zone      +1/+1   *         *       0
    fluid-zone+E    +1/+1   *         *       0
    locking-zone    -       *         *       0
    locking-zone+E  -       *         *       0
    interdicted     +2/+2   *         *       0
    interdicted+E   0/0     *         *       0
  `,
  meanings: {
    '-': {
      en: 'movement prohibited (a locking zone: see disengagement)',
      fr: 'mouvement interdit (ZDC verrouillée : voir retraite)',
    },
    '*': { en: 'the other terrain of the hex decides', fr: 'l’autre terrain de l’hexagone décide' },
    '0': { en: 'none', fr: 'aucun' },
  },
  repairs: [
    blank('airbase-port+E', 'cost'),
    blank('airbase-port+E', 'multiple'),
    blank('airbase-port+E', 'barred'),
    {
      ...scan('bosphorus', 'cost', '__', '-', 0.8, {
        en: 'the cost has gone; a bridge is what allows crossing, so without one there is none',
        fr: 'le coût a disparu ; c’est le pont qui permet de traverser, donc sans pont on ne traverse pas',
      }),
      why: 'reconstructed',
    },
    scan('city+E', 'cost', '213', '2/3', 0.95, SLASH),
    scan('clear', 'multiple', '11', '1/1', 0.93, SLASH),
    scan('clear+E', 'multiple', '7', '1/1', 0.85, {
      en: 'the line above has 1/1, and engineers never raise a multiple',
      fr: 'la ligne du dessus porte 1/1, et le génie n’augmente jamais un multiple',
    }),
    scan('forest+E', 'multiple', '1.512', '1.5/2', 0.95, SLASH),
    scan('road', 'cost', '212', '2/2', 0.97, {
      en: 'slash read as 1; the movement example pays 2 for a road hex',
      fr: 'barre lue 1 ; l’exemple de mouvement paie 2 par hexagone de route',
    }),
    suspect('rough', '3/8'),
    suspect('marsh+E', '3/8'),
    scan('town', 'multiple', '12', '1/2', 0.93, SLASH),
    scan('town+E', 'multiple', '12', '1/2', 0.93, SLASH),
  ],
});

function scan(
  row: string,
  column: string,
  seen: string,
  used: string,
  sure: number,
  evidence: Repair['evidence'],
): Repair {
  return { row, column, seen, used, why: 'scan', evidence, confidence: confidence(sure) };
}

function blank(row: string, column: string): Repair {
  return {
    row,
    column,
    seen: '__',
    used: '*',
    why: 'reconstructed',
    evidence: {
      en: 'the line with engineers is blank; the line without them leaves all to the other terrain',
      fr: 'la ligne avec le génie est vide ; la ligne sans lui renvoie tout à l’autre terrain',
    },
    confidence: confidence(0.9),
  };
}

function suspect(row: string, cell: string): Repair {
  return {
    row,
    column: 'cost',
    seen: cell,
    used: cell,
    why: 'suspect',
    evidence: {
      en: 'legible, but 6 and 8 are easily taken for each other; forest costs 6',
      fr: 'lisible, mais 6 et 8 se confondent aisément ; la forêt coûte 6',
    },
    confidence: confidence(0.65),
  };
}
