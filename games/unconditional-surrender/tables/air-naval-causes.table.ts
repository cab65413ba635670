/** Step 2 of the air/naval results: which list applies. */
import { list } from '@grognard/kernel';
import { family } from '../text/kit.ts';
import type { Cause } from '../vocabulary.ts';

type Row = { readonly goesTo: 'nothing' | 'airSupport' | 'escort' | 'interdiction' };

export const airNavalCauses = list<Row, Cause>({
  id: 'air-naval-causes',
  title: { en: 'Air/naval combat: effect by cause', fr: 'Combat air/naval : effet selon la cause' },
  provenance: { document: 'aid', heading: 'Résultats du Combat Air / Naval, Etape 2 : Effet' },
  columns: { goesTo: { en: 'See', fr: 'Voir' } },
  rows: {
    airStrike: { goesTo: 'nothing' },
    airSupport: { goesTo: 'airSupport' },
    escort: { goesTo: 'escort' },
    amphibiousInvasion: { goesTo: 'interdiction' },
    bombing: { goesTo: 'interdiction' },
    navalMovement: { goesTo: 'interdiction' },
    supplyTrace: { goesTo: 'interdiction' },
  },
  rowWords: family<Cause>()('cause'),
  cellWords: { goesTo: family<Row['goesTo']>()('goesTo') },
});
