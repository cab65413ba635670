/**
 * Bombardment of a ground unit by aircraft or by ships: detection and anti-air fire where the target has them, one die for
 * each unit, Hits on the target within what the rules let it lose.
 */

import {
  checkpoint,
  done,
  type Effect,
  explained,
  type Infer,
  nested,
  type Procedure,
  type Refusal,
  type Step,
  total,
} from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import type { CampaignState } from '../campaign-state.ts';
import { HITS_COUNT, natoHits, partiesOf } from '../parts/balance.ts';
import {
  bombardmentModifiers,
  oneShort,
  onRaid,
  raidEffects,
  raidFaults,
  raidFields,
  raidHits,
  raidStrike,
  raidSupply,
} from '../parts/bombing.ts';
import { isLeft } from '../parts/casualties.ts';
import { called, counterRecord } from '../parts/counters.ts';
import { eliminated, hitsOn, spent } from '../parts/effects.ts';
import { groundFate, raidFates } from '../parts/fates.ts';
import { name } from '../parts/fields.ts';
import { hitsOf } from '../parts/fire.ts';
import { bombedFields } from '../parts/ground-units.ts';
import { plain } from '../parts/plain.ts';
import { afloat, ship, weaponValue } from '../parts/ships.ts';
import { NOBODY, STRIKE_RULINGS, type Struck } from '../parts/strike.ts';
import { suppliesOf } from '../parts/supplies.ts';
import { rangeFaults } from '../parts/weapon-range.ts';
import { field, refusal, wordedBy, words } from '../text/kit.ts';
import { enemyOf, type Phase, type Side } from '../vocabulary.ts';

const MISSION = 'bombardGround';

const input = field.record('bombardment.input', {
  ...raidFields,
  ships: field.list('bombardment.ships', called(ship, 'sample.ship'), {
    min: 0,
    max: 4,
    unique: 'name',
    default: [],
    force: 'attacker',
  }),
  unit: counterRecord('bombardment.unit', { name: name(), ...bombedFields }, 'ground', { force: 'defender' }),
});

type Input = Infer<typeof input>;

export interface BombardmentResult {
  readonly side: Side;
  /** Hits thrown, and Hits the target takes. */
  readonly thrown: number;
  readonly applied: number;
  readonly state: 'unhurt' | 'hit' | 'half' | 'eliminated';
  /** Hits on each bomber and escort. */
  readonly bombers: readonly number[];
  readonly escorts: readonly number[];
  readonly supply: number;
}

/** From the best of the side that acts to its worst. */
const OUTCOMES = ['eliminated', 'half', 'hit', 'unhurt'] as const;

export const bombardment: Procedure<Input, BombardmentResult, AegeanBook, CampaignState, typeof input> = {
  id: 'bombardment',
  rule: 'bombardment',
  phase: 'air' satisfies Phase,
  input,
  rulings: [...STRIKE_RULINGS, 'navalGunLimit'],
  refusals: (plan, book) => faults(plan, book),
  begin: (plan, book) =>
    nested('strike', [], plan.ships.length > 0 ? guns(plan, book) : raidStrike(plan, plan.unit, book), (struck) =>
      applied(plan, struck, book),
    ),
  outcome: ({ state }) => state,
  outcomes: OUTCOMES,
  even: 'unhurt',
  summary: ({ thrown, applied, state }) =>
    words('bombardment.summary', { thrown, applied, state: words(`bombardment.state.${state}`) }),
  outcomeWords: wordedBy(OUTCOMES)('bombardment.state'),
  figures: {
    hits: ({ applied }: BombardmentResult) => applied,
    bomberHits: (result: BombardmentResult) => onRaid(result),
    natoHits: (result: BombardmentResult) => natoHits(result.side, result.applied, onRaid(result)),
  },
  favours: HITS_COUNT,
  parties: ({ side, bombers, escorts, ships, unit }) => partiesOf(side, [...bombers, ...escorts, ...ships], [unit]),
  fates: (result, plan) => [...raidFates('', plan, result), groundFate('unit', plan.unit, result.applied)],
  next: ({ state, applied: taken }, { side, terrain, unit: { hits, ...unit } }) =>
    state === 'eliminated'
      ? []
      : [
          {
            procedure: 'ground-combat',
            input: {
              attacker: side,
              terrain,
              defenders: [plain({ ...unit, hits: hits + taken })],
            },
            words: words('next.assault'),
          },
        ],
  effects: (result, plan): readonly Effect[] => [
    ...hitsOn('ground', enemyOf(plan.side), plan.unit.name, result.applied),
    ...(result.state === 'eliminated' ? [eliminated('ground', enemyOf(plan.side), plan.unit.name)] : []),
    ...raidEffects(plan.side, plan, result),
    ...spent(plan.side, result.supply, plan.depot),
  ],
  fromCampaign: (state, { side, depot }) => suppliesOf(state, side, depot),
};

/** Aircraft or ships; a weapon reaches as far as its printed range. */
function faults(plan: Input, book: AegeanBook): readonly Refusal[] {
  const { ships, bombers, escorts } = plan;
  const flies = bombers.length + escorts.length > 0;
  return [
    ...(isLeft(plan.unit, 0) ? [] : [refusal('alreadyEliminated', 'unit.hits', { rule: 'example.airGround' })]),
    ...(ships.length > 0 && flies ? [refusal('oneKindBombs', 'ships', { rule: 'example.airGround' })] : []),
    ...(ships.length > 0 ? shipFaults(plan) : raidFaults(plan, MISSION, plan, '', book)),
    ...rangeFaults({ ...plan, weapon: 'bombardment' }, book),
  ];
}

const shipFaults = ({ ships }: Input): readonly Refusal[] => [
  ...(ships.some((one) => one.bombardment > 0)
    ? []
    : [refusal('noValue', 'ships[0].bombardment', { rule: 'ranges.explanation' })]),
  ...ships.flatMap((one, i) =>
    afloat(one, 0) ? [] : [refusal('alreadySunk', `ships[${i}].hits`, { rule: 'example.navalCombat' })],
  ),
];

/** Naval guns: one die for each ship, with the value that its own Hits leave it. */
const guns = (plan: Input, book: AegeanBook): Step<Struck> => {
  const modifiers = bombardmentModifiers(plan.terrain, plan.unit.formation, book);
  const onValue = book.rulings.bombardmentModifiers === 'value';
  const from = (place: number, hits: number): Step<Struck> => {
    const one = plan.ships[place];
    if (one === undefined) return done<Struck>([hits, ...(NOBODY.slice(1) as [number, number, number])]);
    const value = weaponValue(one, 'bombardment');
    const shot = {
      side: plan.side,
      rule: 'bombardment',
      by: one.name,
      value: value > 0 && onValue ? value + total(modifiers) : value,
      dieModifier: onValue ? 0 : total(modifiers),
      target: 'ground',
      ecm: 0,
    } as const;
    return nested('gun', [place, hits] as const, hitsOf(shot, book), (scored, [at, before]) =>
      checkpoint('gun', [at, before + scored] as const, ([now, sum]) => from(now + 1, sum)),
    );
  };
  return explained(() => [{ rule: 'bombardment', title: words('strike.modifiers'), modifiers }], from(0, 0));
};

/** Example of air-ground combat: aircraft leave a ground unit one Hit short; whether naval guns do is a ruling. */
const applied = (plan: Input, [thrown, onStack, taker]: Struck, book: AegeanBook): Step<BombardmentResult> => {
  const { unit, ships } = plan;
  const limited = ships.length === 0 || book.rulings.navalGunLimit === 'oneShort';
  const taken = Math.min(thrown, limited ? oneShort(unit) : unit.hitsToEliminate - unit.hits);
  return explained(
    () => [
      {
        rule: 'example.airGround',
        title: words('bombardment.effect'),
        outcome: words('bombardment.applied', { thrown, taken, short: limited && taken < thrown }),
      },
    ],
    done({
      side: plan.side,
      thrown,
      applied: taken,
      state: stateOf(unit, taken),
      ...raidHits(plan, onStack, taker, book),
      supply: ships.length > 0 ? 0 : raidSupply(plan, MISSION, book),
    }),
  );
};

const stateOf = ({ hits, hitsToHalf, hitsToEliminate }: Input['unit'], taken: number): BombardmentResult['state'] => {
  if (taken === 0) return 'unhurt';
  if (hits + taken >= hitsToEliminate) return 'eliminated';
  return hits + taken >= hitsToHalf ? 'half' : 'hit';
};
