/** What each result does on the ground; the plus numbers are ignored there. */
import { list } from '@grognard/kernel';
import { family } from '../text/kit.ts';
import type { Code } from '../vocabulary.ts';

type Row = {
  /** What happens to a full and to a reduced defender, and whether the survivor must retreat. */
  readonly full: 'full' | 'reduced' | 'eliminated';
  readonly reduced: 'reduced' | 'eliminated';
  readonly retreat: 'none' | 'fortMayStand' | 'always';
  readonly noEzoc: boolean;
  readonly attackerLosesStep: boolean;
  readonly activationEnds: boolean;
};

const unhurt = {
  full: 'full',
  reduced: 'reduced',
  retreat: 'none',
  noEzoc: false,
  attackerLosesStep: false,
  activationEnds: false,
} as const;

export const groundResults = list<Row, Code>({
  id: 'ground-results',
  title: { en: 'Ground combat results', fr: 'Résultats du combat terrestre' },
  provenance: {
    document: 'aid',
    heading: 'Résultats du Combat Terrestre',
    note: {
      en: 'The number behind the plus sign is ignored on the ground. A primary attacker who loses a step is reduced, or eliminated if he was reduced; AS and AA also end the combat.',
      fr: 'Le nombre qui suit le signe plus est ignoré au sol. L’attaquant principal qui perd un pas est réduit, ou éliminé s’il l’était ; AS et AA terminent aussi le combat.',
    },
  },
  columns: {
    full: { en: 'Full defender', fr: 'Défenseur à pleine puissance' },
    reduced: { en: 'Reduced defender', fr: 'Défenseur réduit' },
    retreat: { en: 'Retreat of one hex', fr: 'Retraite d’un hex' },
    noEzoc: {
      en: 'No EZOC marker, if a mobile attack eliminates',
      fr: 'Marqueur No EZOC, si une attaque mobile élimine',
    },
    attackerLosesStep: { en: 'Primary attacker loses a step', fr: 'L’attaquant principal perd un pas' },
    activationEnds: { en: 'Attacker’s activation ends', fr: 'Fin de l’activation de l’attaquant' },
  },
  rows: {
    '♦': unhurt,
    DR: { ...unhurt, retreat: 'fortMayStand' },
    DD: { ...unhurt, full: 'reduced', reduced: 'eliminated', retreat: 'always', noEzoc: true },
    DE: { ...unhurt, full: 'eliminated', reduced: 'eliminated', noEzoc: true },
    AS: { ...unhurt, activationEnds: true },
    AA: { ...unhurt, attackerLosesStep: true, activationEnds: true },
  },
  rowWords: family<Code>()('groundCode'),
  cellWords: {
    full: family<Row['full']>()('fate'),
    reduced: family<Row['reduced']>()('fate'),
    retreat: family<Row['retreat']>()('retreatWhen'),
  },
});
