/**
 * 4. Muster: counters of a nation come out of the pool.
 *
 * Reads in the order of the rules: 4.1 cost, 4.2 a die for each.
 */
import {
  chance,
  checkpoint,
  d6,
  done,
  explained,
  type Infer,
  inTurn,
  type Procedure,
  type Refusal,
  type Step,
} from '@grognard/kernel';
import type { CampaignState } from '../campaign.ts';
import type { SpecimenEffect } from '../effects.ts';
import { CAMPS } from '../map.ts';
import type { SpecimenBook } from '../rulings.ts';
import { firstOf, nationOf } from '../standing.ts';
import { ask, field, refusal, words } from '../text/kit.ts';
import { mixedForce, recruit } from '../unit.ts';

const input = field.record('muster.input', {
  recruits: field.list('muster.recruits', recruit, { min: 1, max: 4, unique: 'name' }),
  points: field.integer('muster.points', { min: 0, max: 99, default: 10, help: 'muster.points.help', rule: '4.1' }),
});

export type Muster = Infer<typeof input>;

export interface MusterResult {
  /** Whether each recruit came, in their order. */
  readonly came: readonly boolean[];
  readonly spent: number;
}

export const muster: Procedure<Muster, MusterResult, SpecimenBook, CampaignState, typeof input> = {
  id: 'muster',
  rule: '4',
  phase: 'muster',
  input,
  refusals: (plan, book) => faults(plan, book),
  begin: (plan, book) => paid(plan, book),
  outcome: (result) => String(number(result)),
  summary: (result) => words('muster.summary', { came: number(result), spent: result.spent }),
  figures: { came: (result: MusterResult) => number(result) },
  effects: ({ came, spent }, { recruits }): readonly SpecimenEffect[] =>
    recruits.flatMap(({ name, nation }, index) => [
      ...(index === 0 ? [{ kind: 'spent', nation, points: spent } as const] : []),
      ...(came[index] ? [{ kind: 'mustered', name, hex: CAMPS[nation] } as const] : []),
    ]),
  fromCampaign: ({ units, purses }, said) => {
    const nation = nationOf(units, firstOf(said['recruits']));
    const purse = purses.find((each) => each.nation === nation);
    return purse ? { points: purse.points } : {};
  },
};

const number = ({ came }: MusterResult): number => came.filter(Boolean).length;

const costOf = ({ recruits }: Muster, { tables }: SpecimenBook): number =>
  recruits.reduce((sum, { arm }) => sum + tables.muster.rows[arm].cost, 0);

function faults(plan: Muster, book: SpecimenBook): readonly Refusal[] {
  const cost = costOf(plan, book);
  const dear =
    cost > plan.points ? [refusal('tooDear', 'recruits', { rule: '4.1', facts: { cost, points: plan.points } })] : [];
  return [...mixedForce(plan.recruits, 'recruits', '4'), ...dear];
}

/** 4.1 Points are spent whether the counters come or not. */
const paid = (plan: Muster, book: SpecimenBook): Step<MusterResult> => {
  const spent = costOf(plan, book);
  return explained(
    () => [{ rule: '4.1', title: words('muster.cost'), outcome: words('muster.cost.told', { spent }) }],
    called(plan, spent, book),
  );
};

/** 4.2 A die as low as the list says brings the counter to its camp. */
const called = ({ recruits }: Muster, spent: number, { tables }: SpecimenBook): Step<MusterResult> =>
  inTurn(
    recruits,
    [] as readonly boolean[],
    ({ name, arm }, came, next) =>
      chance(ask('4.2', 'muster.ask.die', { facts: { name } }), d6, (face) =>
        checkpoint('called', [...came, face <= tables.muster.rows[arm].highest], next),
      ),
    (came) => done({ came, spent }),
  );
