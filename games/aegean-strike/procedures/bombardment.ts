/**
 * Bombardment by aircraft or ships: detection and anti-air fire where the target has them, one die for each unit, Hits
 * on the target within what the rules let it lose.
 */
import {
  done,
  type Effect,
  explained,
  field,
  type Infer,
  nested,
  type Procedure,
  type Refusal,
  type Step,
  words,
} from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import { airDefence, bomber, oneShort } from '../parts/air-support.ts';
import { name, scale, shooter, side, value } from '../parts/air-units.ts';
import { eliminated, hitsOn } from '../parts/effects.ts';
import { endurance, formation, terrain } from '../parts/ground-units.ts';
import { sightFaults } from '../parts/sighting.ts';
import { bomberHits, type Struck, strike } from '../parts/strike.ts';
import { rangeFaults } from '../parts/weapon-range.ts';
import { enemyOf } from '../vocabulary.ts';

const input = field.record('bombardment.input', {
  side: side('bombardment.side'),
  by: field.oneOf('bombardment.by', { options: ['air', 'naval'], words: 'bombardment.by', default: 'air' }),
  bombers: field.list('bombardment.bombers', bomber, { min: 1, max: 6, unique: 'name' }),
  shooter: shooter(),
  scale: scale(),
  range: field.integer('bombardment.range', { min: 0, max: 60, default: 0 }),
  target: field.oneOf('bombardment.target', {
    options: ['ground', 'naval', 'depot', 'installation', 'interdiction'],
    words: 'bombardment.target',
    default: 'ground',
  }),
  targetName: name('bombardment.targetName'),
  targetDetected: field.flag('bombardment.targetDetected', { default: true }),
  terrain: terrain(),
  formation: formation(),
  ecm: value('bombardment.ecm'),
  ...endurance,
  ...airDefence,
});

type Input = Infer<typeof input>;

interface Result {
  /** Hits thrown, and Hits the target takes. */
  readonly thrown: number;
  readonly applied: number;
  readonly state: 'unhurt' | 'hit' | 'half' | 'eliminated' | 'interdicted';
  /** Hits on each bomber. */
  readonly bombers: readonly number[];
}

export const bombardment: Procedure<Input, Result, AegeanBook> = {
  id: 'bombardment',
  rule: 'bombardment',
  input,
  rulings: [
    'fragmentStart',
    'airDamage',
    'marginOverTen',
    'bombardmentModifiers',
    'bombingShips',
    'interdictionSuccess',
    'antiAirHits',
    'navalGunLimit',
  ],
  refusals: (plan, book) => faults(plan, book),
  begin: (plan, book) => {
    const target = plan.target === 'naval' ? 'naval' : 'ground';
    return nested('strike', [], strike({ ...plan, target }, book), (struck) => applied(plan, struck, book));
  },
  outcome: ({ state }) => state,
  summary: (result) => words('bombardment.summary', { ...result, state: words(`bombardment.state.${result.state}`) }),
  outcomeWords: (outcome) => words(`bombardment.state.${outcome}`),
  figures: {
    hits: ({ applied }: Result) => applied,
    bomberHits: ({ bombers }: Result) => bombers.reduce((all, one) => all + one, 0),
  },
  effects: (result, plan) => effects(result, plan),
};

/** Escorts do not bomb; ships must have been detected; a weapon reaches as far as its printed range. */
function faults(plan: Input, book: AegeanBook): readonly Refusal[] {
  const bombing = plan.bombers.some(({ marker, bombardment }) => marker === 'strike' && bombardment > 0);
  const look = { medium: 'air', scale: 'operational', range: 0 } as const;
  const { sensor } = plan;
  return [
    ...(bombing ? [] : [{ code: 'nobodyBombs', at: 'bombers', rule: 'example.airGround' }]),
    ...(plan.target === 'naval' && !plan.targetDetected
      ? [{ code: 'targetUndetected', at: 'targetDetected', rule: 'example.naval' }]
      : []),
    ...(plan.target !== 'naval' && plan.ecm > 0 ? [{ code: 'groundEcm', at: 'ecm', rule: 'example.airGround' }] : []),
    ...rangeFaults({ ...plan, weapon: 'bombardment' }, book),
    ...(sensor === 'none' || plan.detected || plan.by === 'naval'
      ? []
      : sightFaults({ ...look, sensor }, 'sensor', book)),
  ];
}

/** Example of air-ground combat: aircraft leave a ground unit one Hit short; supply example: three Hits remove a depot. */
const applied = (plan: Input, [thrown, onBombers, taker]: Struck, book: AegeanBook): Step<Result> => {
  const short = plan.target === 'ground' && (plan.by === 'air' || book.rulings.navalGunLimit === 'oneShort');
  const taken = short ? Math.min(thrown, oneShort(plan)) : thrown;
  const state = stateOf(plan, taken, book);
  const bombers = bomberHits(plan.bombers.length, onBombers, taker, book);
  return explained(
    () => [
      {
        rule: plan.target === 'depot' ? 'example.supply' : 'example.airGround',
        title: words('bombardment.effect'),
        outcome: words('bombardment.applied', { thrown, taken, short: taken < thrown }),
      },
    ],
    done({ thrown, applied: taken, state, bombers }),
  );
};

function stateOf(plan: Input, taken: number, { tables, rulings }: AegeanBook): Result['state'] {
  const total = plan.hits + taken;
  switch (plan.target) {
    case 'interdiction':
      return taken > 0 || rulings.interdictionSuccess === 'automatic' ? 'interdicted' : 'unhurt';
    case 'depot':
      return total >= Number(tables['supply-limits'].cell('depot-hits', 'figure')) ? 'eliminated' : hurt(taken);
    case 'installation':
      return hurt(taken);
    case 'naval':
      return total >= plan.hitsToEliminate ? 'eliminated' : hurt(taken);
    case 'ground':
      if (total >= plan.hitsToEliminate) return 'eliminated';
      return taken > 0 && total >= plan.hitsToHalf ? 'half' : hurt(taken);
  }
}

const hurt = (taken: number): Result['state'] => (taken > 0 ? 'hit' : 'unhurt');

const effects = ({ applied, state, bombers }: Result, plan: Input): readonly Effect[] => {
  const enemy = enemyOf(plan.side);
  const aircraft = plan.bombers.flatMap(({ name }, place) => hitsOn(plan.side, name, bombers[place] ?? 0));
  switch (plan.target) {
    case 'interdiction':
      return [...(state === 'interdicted' ? [{ kind: 'interdicted', hex: plan.targetName }] : []), ...aircraft];
    case 'depot':
      return [
        ...(applied > 0 ? [{ kind: 'depotHits', side: enemy, depot: plan.targetName, hits: applied }] : []),
        ...(state === 'eliminated' ? [{ kind: 'depotGone', side: enemy, depot: plan.targetName }] : []),
        ...aircraft,
      ];
    case 'ground':
    case 'naval':
    case 'installation':
      return [
        ...hitsOn(enemy, plan.targetName, applied),
        ...(state === 'eliminated' ? [eliminated(enemy, plan.targetName)] : []),
        ...aircraft,
      ];
  }
};
