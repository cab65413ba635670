/** Close air support tried before a ground combat, by either side. */

import { checkpoint, done, type Effect, type Infer, nested, type Refusal, type Step } from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import { field, type TextKey } from '../text/kit.ts';
import type { Side, Terrain } from '../vocabulary.ts';
import { oneShort, raidEffects, raidFaults, raidHits, raidStrike, raidSupply, sensor, stack } from './bombing.ts';
import type { GroundUnit } from './ground-units.ts';

const MISSION = 'closeAirSupport';

export const support = (label: TextKey, own = true) =>
  field.record(
    label,
    {
      how: field.oneOf('support.how', { options: ['none', 'succeeded', 'tried'], words: 'support', default: 'none' }),
      ...stack(own),
      sensor,
    },
    { default: { how: 'none', bombers: [], escorts: [], sensor: 'none' } },
  );

export type Support = Infer<ReturnType<typeof support>>;

/** Whether it succeeded, the Hits it leaves on the target, the Hits on the aircraft and who took them. */
export type Supported = readonly [success: number, applied: number, onStack: number, taker: number];

export const NO_SUPPORT: Supported = [0, 0, 0, -1];

export const supportFaults = (plan: Support, supplyPoints: number, at: string, book: AegeanBook): readonly Refusal[] =>
  plan.how === 'tried' ? raidFaults(plan, MISSION, { segment: 'ownCloseAirSupport', supplyPoints }, at, book) : [];

export const supportSupply = (plan: Support, book: AegeanBook): number =>
  plan.how === 'tried' ? raidSupply(plan, MISSION, book) : 0;

/** Close air support as it went. */
export interface SupportFlown {
  readonly succeeded: boolean;
  readonly hits: number;
  readonly bombers: readonly number[];
  readonly escorts: readonly number[];
}

export const supportFlown = (
  plan: Support,
  [success, hits, onStack, taker]: Supported,
  book: AegeanBook,
): SupportFlown => ({ succeeded: success > 0, hits, ...raidHits(plan, onStack, taker, book) });

/** Aircraft that tried to support take their Hits home. */
export const supportEffects = (side: Side, plan: Support, flew: SupportFlown): readonly Effect[] =>
  plan.how === 'tried' ? raidEffects(side, plan, flew) : [];

/** One Hit or more on the target is success; the aircraft leave it one Hit short of elimination. */
export const flySupport = (
  plan: Support,
  side: Side,
  target: GroundUnit,
  terrain: Terrain,
  book: AegeanBook,
): Step<Supported> => {
  switch (plan.how) {
    case 'none':
      return done(NO_SUPPORT);
    case 'succeeded':
      return done<Supported>([1, 0, 0, -1]);
    case 'tried':
      return nested('strike', [], raidStrike({ ...plan, side, terrain }, target, book), ([thrown, onStack, taker]) =>
        checkpoint(
          'supported',
          [thrown > 0 ? 1 : 0, Math.min(thrown, oneShort(target)), onStack, taker] satisfies Supported,
          (supported) => done(supported),
        ),
      );
  }
};
