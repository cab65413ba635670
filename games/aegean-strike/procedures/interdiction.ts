/** Interdiction of a hex: a strike that succeeds puts a marker on it, which adds two movement points. */

import { done, type Effect, explained, type Infer, nested, type Procedure, type Step } from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import type { CampaignState } from '../campaign-state.ts';
import { natoSuccess, partiesOf, SUCCESS_COUNTS } from '../parts/balance.ts';
import { raidEffects, raidFaults, raidFields, raidHits, raidStrike, raidSupply } from '../parts/bombing.ts';
import { spent } from '../parts/effects.ts';
import { raidFates } from '../parts/fates.ts';
import { forceOf, value } from '../parts/fields.ts';
import { hex } from '../parts/map-input.ts';
import type { Struck } from '../parts/strike.ts';
import { STRIKE_RULINGS } from '../parts/strike.ts';
import { suppliesOf } from '../parts/supplies.ts';
import { rangeFaults } from '../parts/weapon-range.ts';
import { field, wordedBy, words } from '../text/kit.ts';
import type { Phase, Side } from '../vocabulary.ts';

const MISSION = 'interdiction';

const input = field.record('interdiction.input', {
  ...raidFields,
  ...forceOf('defender', { hex: hex('interdiction.hex'), antiAir: value('interdiction.antiAir') }),
});

type Input = Infer<typeof input>;

export interface InterdictionResult {
  readonly side: Side;
  readonly thrown: number;
  readonly interdicted: boolean;
  readonly bombers: readonly number[];
  readonly escorts: readonly number[];
  readonly supply: number;
}

/** From the best of the side that acts to its worst. */
const OUTCOMES = ['interdicted', 'open'] as const;

export const interdiction: Procedure<Input, InterdictionResult, AegeanBook, CampaignState, typeof input> = {
  id: 'interdiction',
  rule: 'example.supply',
  phase: 'air' satisfies Phase,
  input,
  rulings: [...STRIKE_RULINGS, 'interdictionSuccess'],
  refusals: (plan, book) => [
    ...raidFaults(plan, MISSION, plan, '', book),
    ...rangeFaults({ ...plan, weapon: 'bombardment' }, book),
  ],
  begin: (plan, book) => {
    const automatic = book.rulings.interdictionSuccess === 'automatic';
    const target = { name: plan.hex, antiAir: plan.antiAir, hits: 0 };
    return nested('strike', [], raidStrike(plan, target, book, automatic), (struck) =>
      ended(plan, struck, automatic, book),
    );
  },
  outcome: ({ interdicted }) => (interdicted ? 'interdicted' : 'open'),
  outcomes: OUTCOMES,
  summary: ({ interdicted }) => words(`interdiction.${interdicted ? 'interdicted' : 'open'}`),
  outcomeWords: wordedBy(OUTCOMES)('interdiction'),
  figures: {
    interdicted: ({ interdicted }: InterdictionResult) => (interdicted ? 1 : 0),
    natoSuccess: ({ side, interdicted }: InterdictionResult) => natoSuccess(side, interdicted),
  },
  favours: SUCCESS_COUNTS,
  parties: ({ side, bombers, escorts }) => partiesOf(side, [...bombers, ...escorts]),
  fates: (result, plan) => raidFates('', plan, result),
  effects: (result, plan): readonly Effect[] => [
    ...(result.interdicted ? [{ kind: 'interdicted', hex: plan.hex }] : []),
    ...raidEffects(plan.side, plan, result),
    ...spent(plan.side, result.supply, plan.depot),
  ],
  fromCampaign: (state, { side, depot }) => suppliesOf(state, side, depot),
};

/** Its test is not printed: a Hit, or that a bomber gets to attack at all. */
const ended = (
  plan: Input,
  [thrown, onStack, taker, by]: Struck,
  automatic: boolean,
  book: AegeanBook,
): Step<InterdictionResult> => {
  const interdicted = automatic ? by > 0 : thrown > 0;
  return explained(
    () => [
      {
        rule: 'example.supply',
        title: words('interdiction.hex'),
        outcome: words(`interdiction.${interdicted ? 'interdicted' : 'open'}`),
      },
    ],
    done({
      side: plan.side,
      thrown,
      interdicted,
      ...raidHits(plan, onStack, taker, book),
      supply: raidSupply(plan, MISSION, book),
    }),
  );
};
