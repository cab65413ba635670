/** The hexes a defender may not retreat to. Which of them a hex is, the player says. */
import { list } from '@grognard/kernel';
import { family } from '../text/kit.ts';
import type { Prohibition } from '../vocabulary.ts';

type Row = {
  /** What opens such a hex all the same. */
  readonly unless: 'never' | 'friendlyAndGap';
  readonly rule: string;
};

export const retreatProhibitions = list<Row, Prohibition>({
  id: 'retreat-prohibitions',
  title: { en: 'Retreat prohibitions', fr: 'Interdictions de retraite' },
  provenance: {
    document: 'aid',
    heading: 'Interdictions de Retraite',
    note: {
      en: 'The first line comes from the results DR and DD: one hex, away from the attacker, in an assault from any one of them.',
      fr: 'La première ligne vient des résultats DR et DD : un hex, en s’éloignant de l’attaquant, en assaut de n’importe lequel.',
    },
  },
  columns: {
    unless: { en: 'Open all the same', fr: 'Ouvert malgré tout' },
    rule: { en: 'Rule', fr: 'Règle' },
  },
  rows: {
    towardsAttacker: { unless: 'never', rule: 'ground-results' },
    enemyCityOrFort: { unless: 'never', rule: 'retreat-prohibitions' },
    enemyZone: { unless: 'friendlyAndGap', rule: 'retreat-prohibitions' },
    barred: { unless: 'never', rule: 'retreat-prohibitions' },
    occupied: { unless: 'never', rule: 'retreat-prohibitions' },
  },
  rowWords: family<Prohibition>()('prohibition'),
  cellWords: { unless: family<Row['unless']>()('unless') },
});
