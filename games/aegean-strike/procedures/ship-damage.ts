/** Damage to a ship: every value but movement is lower by its Hits; enough of them sink it. */

import { done, explained, type Infer, type Procedure } from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import type { CampaignState } from '../campaign-state.ts';
import { counterRecord } from '../parts/counters.ts';
import { shipFate } from '../parts/fates.ts';
import { hits, name, side } from '../parts/fields.ts';
import { worn } from '../parts/fire.ts';
import { afloat, heldTo, shipFields, shipLosses } from '../parts/ships.ts';
import { refusal, wordedBy, words } from '../text/kit.ts';
import type { Phase } from '../vocabulary.ts';

const RATINGS = ['antiAir', 'subsurface', 'asm', 'bombardment', 'ecm'] as const;

const { detected: _, ...printed } = shipFields;

const input = counterRecord(
  'damage.input',
  { side: side('damage.side'), name: name(), ...printed, newHits: hits('damage.newHits') },
  'ship',
);

type Input = Infer<typeof input>;
export type ShipDamageResult = {
  readonly hits: number;
  readonly taken: number;
  readonly sunk: boolean;
  readonly movement: number;
} & Readonly<Record<(typeof RATINGS)[number], number>>;

/** From the best of the side that acts to its worst. */
const OUTCOMES = ['afloat', 'sunk'] as const;

export const shipDamage: Procedure<Input, ShipDamageResult, AegeanBook, CampaignState, typeof input> = {
  id: 'ship-damage',
  rule: 'example.navalCombat',
  phase: 'naval' satisfies Phase,
  input,
  refusals: (ship) => (afloat(ship, 0) ? [] : [refusal('alreadySunk', 'hits', { rule: 'example.navalCombat' })]),
  begin: (ship) => {
    const taken = heldTo(ship, ship.newHits);
    const total = ship.hits + taken;
    const now = Object.fromEntries(RATINGS.map((rating) => [rating, worn(ship[rating], total)])) as Record<
      (typeof RATINGS)[number],
      number
    >;
    const result = { ...now, movement: ship.movement, hits: total, taken, sunk: !afloat(ship, taken) };
    return explained(
      () => [
        {
          rule: 'example.navalCombat',
          title: words('damage.values'),
          outcome: words(result.sunk ? 'damage.sunk' : 'damage.reduced', { hits: total }),
        },
      ],
      done(result),
    );
  },
  outcome: ({ sunk }) => (sunk ? 'sunk' : 'afloat'),
  outcomes: OUTCOMES,
  summary: ({ sunk, hits: total }) => words(sunk ? 'damage.sunk' : 'damage.reduced', { hits: total }),
  outcomeWords: wordedBy(OUTCOMES)('damage.outcome'),
  figures: { hits: ({ hits: total }: ShipDamageResult) => total },
  effects: ({ taken }, ship) => shipLosses(ship.side, ship, taken),
  fates: ({ taken }, ship) => [shipFate('', ship, taken)],
};
