/** What a successful interdiction does to what it struck. */
import { list } from '@grognard/kernel';
import { family } from '../text/kit.ts';
import type { Interdicted } from '../vocabulary.ts';

type Row = {
  readonly prevented: 'invasion' | 'bombedMarker' | 'nothing' | 'trace';
  /** Whose activation ends: the unit struck, it and its escort, or everyone in the invasion. */
  readonly activationEnds: 'unit' | 'unitAndEscort' | 'invasionForce';
  /** The unit and its escort go to the nearest friendly port. */
  readonly toPort: boolean;
  /** What was carried suffers by the list of transport. */
  readonly transport: boolean;
  readonly supply: 'unchanged' | 'oneLevelDown';
};

export const interdiction = list<Row, Interdicted>({
  id: 'interdiction',
  title: { en: 'Successful interdiction', fr: 'Interdiction réussie' },
  provenance: {
    document: 'aid',
    heading: 'Résultats du Combat Air / Naval, Interdiction',
    note: {
      en: 'Where the interdiction fails, the activation of the interdicting units ends and nothing else happens. Bombing, naval movement and supply trace stand after the results table on the next page; they belong here.',
      fr: 'Si l’interdiction est ratée, l’activation des unités en interdiction prend fin et rien d’autre ne se passe. Le bombardement, le mouvement naval et le tracé de ravitaillement figurent après la table, à la page suivante ; ils relèvent d’ici.',
    },
  },
  columns: {
    prevented: { en: 'What does not happen', fr: 'Ce qui n’a pas lieu' },
    activationEnds: { en: 'Whose activation ends', fr: 'Fin de l’activation' },
    toPort: {
      en: 'Unit and naval escort to the nearest friendly port by movement cost, whatever movement is left',
      fr: 'Unité et escorte navale au port ami le plus proche en points de mouvement, sans compter le mouvement restant',
    },
    transport: { en: 'See transport', fr: 'Voir transport' },
    supply: { en: 'Supply of the tracing unit', fr: 'Ravitaillement de l’unité qui trace' },
  },
  rows: {
    amphibiousInvasion: {
      prevented: 'invasion',
      activationEnds: 'invasionForce',
      toPort: false,
      transport: true,
      supply: 'unchanged',
    },
    bombing: {
      prevented: 'bombedMarker',
      activationEnds: 'unit',
      toPort: false,
      transport: false,
      supply: 'unchanged',
    },
    navalMovement: {
      prevented: 'nothing',
      activationEnds: 'unit',
      toPort: true,
      transport: true,
      supply: 'unchanged',
    },
    supplyTrace: {
      prevented: 'trace',
      activationEnds: 'unitAndEscort',
      toPort: false,
      transport: false,
      supply: 'oneLevelDown',
    },
  },
  rowWords: family<Interdicted>()('cause'),
  cellWords: {
    prevented: family<Row['prevented']>()('prevented'),
    activationEnds: family<Row['activationEnds']>()('whoseActivation'),
    supply: family<Row['supply']>()('supplyChange'),
  },
});
