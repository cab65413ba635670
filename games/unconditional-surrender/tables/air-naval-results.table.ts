/** What each result does in the air and at sea: sorties, air support, escort and interdiction. */
import { list } from '@grognard/kernel';
import { family } from '../text/kit.ts';
import type { BySide, Code } from '../vocabulary.ts';

type Row = {
  /** Sorties added; `plus` is the number behind the plus sign in the results table. */
  readonly attackerSorties: 1 | 'plus';
  readonly defenderSorties: 1 | 'plus';
  /** Who gets air support in the ground combat. */
  readonly support: 'both' | 'attacker' | 'defender';
  readonly escort: 'succeeds' | 'fails';
  readonly interdiction: 'succeeds' | 'fails';
};

const attackerWins = {
  attackerSorties: 1,
  defenderSorties: 'plus',
  escort: 'fails',
  interdiction: 'succeeds',
} as const;
const attackerLoses = {
  attackerSorties: 'plus',
  defenderSorties: 1,
  escort: 'succeeds',
  interdiction: 'fails',
} as const;

export const airNavalResults = list<Row, Code>({
  id: 'air-naval-results',
  title: { en: 'Air/naval combat results', fr: 'Résultats du combat air/naval' },
  provenance: { document: 'aid', heading: 'Résultats du Combat Air / Naval' },
  columns: {
    attackerSorties: { en: 'Sorties, attacker', fr: 'Sorties, attaquant' },
    defenderSorties: { en: 'Sorties, defender', fr: 'Sorties, défenseur' },
    support: { en: 'Air support', fr: 'Soutien aérien' },
    escort: { en: 'Escort', fr: 'Escorte' },
    interdiction: { en: 'Interdiction', fr: 'Interdiction' },
  },
  signed: ['attackerSorties', 'defenderSorties'],
  rows: {
    '♦': { attackerSorties: 1, defenderSorties: 1, support: 'both', escort: 'succeeds', interdiction: 'fails' },
    DR: { ...attackerWins, support: 'both' },
    DD: { ...attackerWins, support: 'attacker' },
    DE: { ...attackerWins, support: 'attacker' },
    AS: { ...attackerLoses, support: 'both' },
    AA: { ...attackerLoses, support: 'defender' },
  },
  cellWords: {
    attackerSorties: family<'plus'>()('sortiesAdded'),
    defenderSorties: family<'plus'>()('sortiesAdded'),
    support: family<Row['support']>()('supportFor'),
    escort: family<Row['escort']>()('success'),
    interdiction: family<Row['interdiction']>()('success'),
  },
});

/** Results, step 1: sorties added to each side by a cell of the results table. */
export const sortiesAdded = ({ code, plus }: { readonly code: Code; readonly plus: number }): BySide<number> => {
  const { attackerSorties, defenderSorties } = airNavalResults.rows[code];
  return {
    attacker: attackerSorties === 'plus' ? plus : attackerSorties,
    defender: defenderSorties === 'plus' ? plus : defenderSorties,
  };
};
