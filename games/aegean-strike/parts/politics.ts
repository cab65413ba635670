/** The state of affairs that political events have made. */

import { field, type TextKey } from '../text/kit.ts';
import { DEBTORS } from '../vocabulary.ts';

const turns = (label: TextKey) => field.integer(label, { min: 0, max: 99, default: 0 });

export const happened = field.list('event.happened', field.integer('campaign.event', { min: 1, max: 10 }), {
  min: 0,
  max: 10,
  unique: true,
  default: [],
});

/** Events that have happened, and the turns that the two wars with Syria still last. */
export const politics = { happened, airWar: turns('campaign.airWar'), golan: turns('campaign.golan') };

export interface Affairs {
  readonly happened: readonly number[];
  readonly airWar: number;
  readonly golan: number;
}

/** A country that must have its divisions somewhere, at the end of this turn or of a later one. */
const demand = field.record('demand', {
  country: field.oneOf('demand.country', { options: DEBTORS, words: 'nation' }),
  turns: field.integer('demand.turns', { min: 0, max: 9, default: 0 }),
});

export const demandsField = field.list('campaign.demands', demand, {
  min: 0,
  max: DEBTORS.length,
  unique: 'country',
  default: [],
});
