/**
 * Amphibious landing: into an empty hex the marines are ashore; into a held one they must fight, and the fight decides who
 * leaves the hex.
 */
import {
  type Ask,
  checkpoint,
  choice,
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
import { name, side } from '../parts/air-units.ts';
import { casualties } from '../parts/casualties.ts';
import { eliminated, hitsOn, spent } from '../parts/effects.ts';
import { mayDeclare } from '../parts/formation-rules.ts';
import { attackStrength, type Battle, combatSupply, decide, defenceStrength } from '../parts/ground-battle.ts';
import { type GroundUnit, groundUnit, terrain } from '../parts/ground-units.ts';
import { enemyOf, type Side } from '../vocabulary.ts';

/** Operational movement points the amphibious unit spends to land its marines. */
const LANDING_COST = 2;
/** Hits by bombardment since combat was declared that make the enemy leave whatever the combat brings. */
const BOMBARDED_OUT = 3;

const input = field.record('landing.input', {
  side: side('landing.side'),
  ship: name('landing.ship'),
  movement: field.integer('landing.movement', { min: 0, max: 40, default: 2 }),
  coastal: field.flag('landing.coastal', { default: true }),
  marines: field.list('landing.marines', groundUnit, { min: 0, max: 4, unique: 'name', default: [] }),
  enemies: field.list('landing.enemies', groundUnit, { min: 0, max: 6, unique: 'name', default: [] }),
  terrain: terrain(),
  bombardmentHits: field.integer('landing.bombardmentHits', { min: 0, max: 30, default: 0 }),
});

type Input = Infer<typeof input>;

interface Result {
  readonly outcome: 'ashore' | 'enemyRetreats' | 'repulsed' | 'destroyed';
  /** The combat cell, or nothing where none was fought. */
  readonly cell: string | null;
  readonly marines: readonly number[];
  readonly enemies: readonly number[];
  readonly movementLeft: number;
  readonly supply: number;
}

const SWAP: Ask = { rule: 'example.landing', text: 'landing.ask.swap' };

export const amphibiousLanding: Procedure<Input, Result, AegeanBook> = {
  id: 'amphibious-landing',
  rule: 'example.landing',
  input,
  rulings: [
    'travelMayDeclare',
    'selfPropelledAntitank',
    'smallStrengths',
    'defendersMultiple',
    'mixedFormations',
    'bosphorusHalved',
    'landingRetreat',
  ],
  refusals: (plan, book) => faults(plan, book),
  begin: (plan, book) => (plan.enemies.length === 0 ? ashore(plan) : assault(plan, book)),
  outcome: ({ outcome }) => outcome,
  summary: ({ outcome, marines }) => words(`landing.${outcome}`, { hits: sum(marines) }),
  outcomeWords: (outcome) => words(`landing.outcome.${outcome}`),
  figures: {
    marineHits: ({ marines }: Result) => sum(marines),
    enemyHits: ({ enemies }: Result) => sum(enemies),
    ashore: ({ outcome }: Result) => (outcome === 'ashore' || outcome === 'enemyRetreats' ? 1 : 0),
  },
  effects: (result, plan) => [
    ...losses(plan.side, plan.marines, result.marines),
    ...losses(enemyOf(plan.side), plan.enemies, result.enemies),
    ...spent(plan.side, result.supply),
  ],
};

const sum = (hits: readonly number[]): number => hits.reduce((all, one) => all + one, 0);

const losses = (side: Side, units: readonly GroundUnit[], taken: readonly number[]): readonly Effect[] =>
  units.flatMap(({ name, hits, hitsToEliminate }, place) => {
    const more = taken[place] ?? 0;
    return [...hitsOn(side, name, more), ...(hits + more >= hitsToEliminate ? [eliminated(side, name)] : [])];
  });

const battleOf = ({ side, marines, enemies, terrain }: Input): Battle => ({
  attacker: side,
  attackers: marines.map((unit) => ({ ...unit, acrossBosphorus: false })),
  defenders: enemies,
  terrain,
  chemical: 'none',
  attackSupport: false,
  defenceSupport: false,
});

function faults(plan: Input, book: AegeanBook): readonly Refusal[] {
  const rule = 'example.landing';
  const { marines, enemies, movement } = plan;
  const fights = marines.length > 0 && enemies.length > 0;
  return [
    ...(plan.coastal ? [] : [{ code: 'notCoastal', at: 'coastal', rule }]),
    ...(movement >= LANDING_COST
      ? []
      : [{ code: 'tooFewPoints', at: 'movement', rule, facts: { needed: LANDING_COST, received: movement } }]),
    ...(marines.length > 0 ? [] : [{ code: 'nothingEmbarked', at: 'marines', rule }]),
    ...marines.flatMap(({ kind, formation, supplied }, i) => [
      ...(kind === 'marine' ? [] : [{ code: 'notMarine', at: `marines[${i}].kind`, rule }]),
      ...(fights && !mayDeclare(formation, book)
        ? [{ code: 'mayNotDeclare', at: `marines[${i}].formation`, rule: 'formations', facts: { formation } }]
        : []),
      ...(fights && !supplied
        ? [{ code: 'attackerUnsupplied', at: `marines[${i}].supplied`, rule: 'modifiers.supply' }]
        : []),
    ]),
    ...(fights && attackStrength(battleOf(plan), book) <= 0
      ? [{ code: 'noStrength', at: 'marines', rule: 'crt' }]
      : []),
    ...(fights && defenceStrength(battleOf(plan), book) <= 0
      ? [{ code: 'noStrength', at: 'enemies', rule: 'crt' }]
      : []),
  ];
}

const told = (outcome: Result['outcome'], hits: number) => () => [
  { rule: 'example.landing', title: words('landing.decision'), outcome: words(`landing.${outcome}`, { hits }) },
];

/** An empty hex: the marines are placed on top of the amphibious unit and move no more this turn. */
const ashore = ({ marines, movement }: Input): Step<Result> =>
  done(
    {
      outcome: 'ashore',
      cell: null,
      marines: marines.map(() => 0),
      enemies: [],
      movementLeft: movement - LANDING_COST,
      supply: 0,
    },
    told('ashore', 0),
  );

/** A held hex: combat must be declared, and is resolved in the assault segment that follows. */
const assault = (plan: Input, book: AegeanBook): Step<Result> =>
  nested('decision', [], decide(battleOf(plan), book), ({ cell, hits }) =>
    checkpoint('decided', [cell, hits[0], hits[1]], ([code, onMarines, onEnemies]) =>
      swap(plan, String(code), Number(onMarines), Number(onEnemies), book),
    ),
  );

/** The retreat is forced; whether the enemy may still take it in place of a Hit is a ruling. */
const swap = (plan: Input, cell: string, onMarines: number, onEnemies: number, book: AegeanBook): Step<Result> => {
  const driven = plan.bombardmentHits >= BOMBARDED_OUT || onEnemies > 0;
  if (!driven || onEnemies === 0 || book.rulings.landingRetreat === 'noSwap')
    return settle(plan, cell, driven ? onMarines : 2 * onMarines, onEnemies, driven, book);
  return choice(SWAP, enemyOf(plan.side), ['stand', 'retreat'], (option) =>
    settle(plan, cell, onMarines, option === 'retreat' ? onEnemies - 1 : onEnemies, true, book),
  );
};

/** An enemy without a Hit, and not bombarded out, stays: the marines take double and go back aboard. */
const settle = (
  plan: Input,
  cell: string,
  onMarines: number,
  onEnemies: number,
  driven: boolean,
  book: AegeanBook,
): Step<Result> => {
  const { side, marines, enemies } = plan;
  return nested(
    'marines',
    [cell, onEnemies, driven],
    casualties(
      marines,
      side,
      onMarines,
      marines.map(() => 0),
    ),
    (taken, [code, left, won]) =>
      nested(
        'enemies',
        [code as string, taken, won as boolean],
        casualties(
          enemies,
          enemyOf(side),
          left as number,
          enemies.map(() => 0),
        ),
        (lost, [last, own, ends]) => ended(plan, last as string, own as readonly number[], lost, ends === true, book),
      ),
  );
};

const ended = (
  plan: Input,
  cell: string,
  marines: readonly number[],
  enemies: readonly number[],
  driven: boolean,
  book: AegeanBook,
): Step<Result> => {
  const gone = plan.marines.every(
    ({ hits, hitsToEliminate }, place) => hits + (marines[place] ?? 0) >= hitsToEliminate,
  );
  const outcome = driven ? 'enemyRetreats' : gone ? 'destroyed' : 'repulsed';
  return explained(
    told(outcome, sum(marines)),
    done({
      outcome,
      cell,
      marines,
      enemies,
      movementLeft: plan.movement - LANDING_COST,
      supply: combatSupply(plan.marines, book),
    }),
  );
};
