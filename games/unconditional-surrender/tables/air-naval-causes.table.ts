/** Step 2 of the air/naval results: which list applies, and what a successful interdiction does to what was interdicted. */
import { list } from '@grognard/kernel';
import type { Cause } from '../vocabulary.ts';

type Row = {
  readonly goesTo: 'nothing' | 'airSupport' | 'escort' | 'interdiction';
  /** What was carried suffers; the unit and its escort go to port; the tracing unit's supply drops. */
  readonly transport: boolean;
  readonly toPort: boolean;
  readonly supplyDrops: boolean;
};

const interdiction = { goesTo: 'interdiction', transport: false, toPort: false, supplyDrops: false } as const;

export const airNavalCauses = list<Row, Cause>({
  id: 'air-naval-causes',
  title: { en: 'Air/naval combat: effect by cause', fr: 'Combat air/naval : effet selon la cause' },
  provenance: {
    document: 'aid',
    heading: 'Résultats du Combat Air / Naval, Etape 2 : Effet',
    note: {
      en: 'Bombing, naval movement and supply trace stand after the results table on the next page; they belong to interdiction.',
      fr: 'Le bombardement, le mouvement naval et le tracé de ravitaillement figurent après la table, à la page suivante ; ils relèvent de l’interdiction.',
    },
  },
  columns: {
    goesTo: { en: 'See', fr: 'Voir' },
    transport: { en: 'Interdicted: transport', fr: 'Interdit : transport' },
    toPort: { en: 'Interdicted: to the nearest port', fr: 'Interdit : vers le port le plus proche' },
    supplyDrops: { en: 'Interdicted: supply drops', fr: 'Interdit : le ravitaillement baisse' },
  },
  rows: {
    airStrike: { ...interdiction, goesTo: 'nothing' },
    airSupport: { ...interdiction, goesTo: 'airSupport' },
    escort: { ...interdiction, goesTo: 'escort' },
    amphibiousInvasion: { ...interdiction, transport: true },
    bombing: interdiction,
    navalMovement: { ...interdiction, transport: true, toPort: true },
    supplyTrace: { ...interdiction, supplyDrops: true },
  },
  rowWords: 'cause',
  cellWords: { goesTo: 'goesTo' },
});
