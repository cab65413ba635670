/**
 * Amphibious landing: into an empty hex the marines are ashore; into a held one they must fight, with close air support
 * and artillery as in any ground combat, and the fight decides who leaves the hex.
 */

import { checkpoint, choice, done, type Effect, explained, nested, type Procedure, type Step } from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import type { CampaignState } from '../campaign-state.ts';
import {
  flySupport,
  NO_SUPPORT,
  type Supported,
  type SupportFlown,
  supportEffects,
  supportFlown,
  supportSupply,
} from '../parts/air-support.ts';
import { natoSuccess, partiesOf, SUCCESS_COUNTS, sum } from '../parts/balance.ts';
import { ASSAULT_RULINGS } from '../parts/battle-input.ts';
import { battleLine, equationOf } from '../parts/battle-table.ts';
import { casualties, destroyed, groundLosses, isLeft } from '../parts/casualties.ts';
import { formed, halts, moved, spent } from '../parts/effects.ts';
import { groundFates, raidFates } from '../parts/fates.ts';
import { type Battle, combatSupply, decide } from '../parts/ground-battle.ts';
import type { GroundUnit } from '../parts/ground-units.ts';
import {
  attackersOf,
  battleOf,
  LANDING_COST,
  type LandingInput,
  landingFaults,
  landingInput,
  landingInSupply,
} from '../parts/landing-input.ts';
import { enemySupplies, suppliesOf } from '../parts/supplies.ts';
import { ask, wordedBy, words } from '../text/kit.ts';
import { enemyOf, type Phase, type Side } from '../vocabulary.ts';

/** Hits by bombardment since combat was declared that make the enemy leave whatever the combat brings. */
const BOMBARDED_OUT = 3;

type Input = LandingInput;

export interface AmphibiousLandingResult {
  readonly side: Side;
  readonly outcome: 'ashore' | 'enemyRetreats' | 'repulsed' | 'destroyed';
  /** The combat cell, or nothing where none was fought. */
  readonly cell: string | null;
  readonly marines: readonly number[];
  readonly artillery: readonly number[];
  readonly enemies: readonly number[];
  readonly attackSupport: SupportFlown;
  readonly defenceSupport: SupportFlown;
  /** Units of marines that are in the hex when all is done. */
  readonly landed: number;
  readonly movementLeft: number;
  /** Supply points of the landing side, and of the enemy. */
  readonly supply: readonly [landing: number, enemy: number];
}

const SWAP = ask('example.landing', 'landing.ask.swap');

/** From the best of the side that acts to its worst. */
const OUTCOMES = ['ashore', 'enemyRetreats', 'repulsed', 'destroyed'] as const;

export const amphibiousLanding: Procedure<
  Input,
  AmphibiousLandingResult,
  AegeanBook,
  CampaignState,
  typeof landingInput
> = {
  id: 'amphibious-landing',
  rule: 'example.landing',
  phase: 'assault' satisfies Phase,
  input: landingInput,
  rulings: [...ASSAULT_RULINGS, 'landingRetreat'],
  refusals: (plan, book) => landingFaults(landingInSupply(plan), book),
  begin: (plan, book) => (plan.enemies.length === 0 ? ashore(plan, book) : attackSupport(landingInSupply(plan), book)),
  outcome: ({ outcome }) => outcome,
  outcomes: OUTCOMES,
  summary: ({ outcome, marines }) => words(`landing.${outcome}`, { hits: sum(marines) }),
  outcomeWords: wordedBy(OUTCOMES)('landing.outcome'),
  figures: {
    marineHits: ({ marines }: AmphibiousLandingResult) => sum(marines),
    enemyHits: ({ enemies }: AmphibiousLandingResult) => sum(enemies),
    ashore: (result: AmphibiousLandingResult) => (holds(result) ? 1 : 0),
    natoSuccess: (result: AmphibiousLandingResult) => natoSuccess(result.side, holds(result)),
  },
  favours: SUCCESS_COUNTS,
  parties: ({ side, marines, enemies }) => partiesOf(side, marines, enemies),
  effects: (result, plan) => effects(result, plan),
  equation: (told, book) => {
    const plan = landingInSupply(told);
    return plan.enemies.length === 0 ? [] : equationOf(supported(plan), book);
  },
  headline: (played) => battleLine(played) ?? words('landing.headline'),
  fates: (result, plan) => [
    ...groundFates('marines', plan.marines, result.marines),
    ...groundFates('artillery', plan.artillery, result.artillery),
    ...groundFates('enemies', plan.enemies, result.enemies, result.outcome === 'enemyRetreats'),
    ...raidFates('attackSupport.', plan.attackSupport, result.attackSupport),
    ...raidFates('defenceSupport.', plan.defenceSupport, result.defenceSupport),
  ],
  fromCampaign: (state, { side, depot }) => {
    const other = enemySupplies(state, side);
    return {
      ...suppliesOf(state, side, depot),
      ...(other !== undefined && { defenderSupplyPoints: other }),
      sovietsCut: state.sovietsCut,
    };
  },
};

/** Only support that has succeeded already counts before the dice. */
const supported = (plan: Input): Battle => ({
  ...battleOf(plan),
  attackSupport: plan.attackSupport.how === 'succeeded',
  defenceSupport: plan.defenceSupport.how === 'succeeded',
});

const holds = ({ landed }: AmphibiousLandingResult): boolean => landed > 0;

const told = (outcome: AmphibiousLandingResult['outcome'], hits: number) => () => [
  { rule: 'example.landing', title: words('landing.decision'), outcome: words(`landing.${outcome}`, { hits }) },
];

/** An empty hex: the marines are placed on top of the amphibious unit and move no more this turn. */
const ashore = (plan: Input, book: AegeanBook): Step<AmphibiousLandingResult> => {
  const { side, marines, artillery, movement } = plan;
  return done(
    {
      side,
      outcome: 'ashore',
      cell: null,
      marines: marines.map(() => 0),
      artillery: artillery.map(() => 0),
      enemies: [],
      attackSupport: supportFlown(plan.attackSupport, NO_SUPPORT, book),
      defenceSupport: supportFlown(plan.defenceSupport, NO_SUPPORT, book),
      landed: marines.length,
      movementLeft: movement - LANDING_COST,
      supply: [0, 0],
    },
    told('ashore', 0),
  );
};

/** What has happened so far; plain, for the checkpoints. */
type Progress = Readonly<{
  attack: Supported;
  defence: Supported;
  cell: string;
  /** Hits still to be taken by the landing force and by the enemy. */
  hits: readonly [number, number];
  driven: boolean;
  landing: readonly number[];
}>;

/** Close air support, flown before the assault. */
const attackSupport = (plan: Input, book: AegeanBook): Step<AmphibiousLandingResult> =>
  nested(
    'attack support',
    [],
    flySupport(plan.attackSupport, plan.side, plan.enemies[0] as GroundUnit, plan.terrain, book),
    (attack) =>
      checkpoint('attack supported', attack, (so) =>
        nested(
          'defence support',
          so,
          flySupport(plan.defenceSupport, enemyOf(plan.side), plan.marines[0] as GroundUnit, plan.terrain, book),
          (defence, before) =>
            checkpoint('defence supported', { attack: before, defence }, (both) => assault(plan, both, book)),
        ),
      ),
  );

/** A held hex: combat must be declared, and is resolved in the assault segment that follows. */
const assault = (
  plan: Input,
  { attack, defence }: { readonly attack: Supported; readonly defence: Supported },
  book: AegeanBook,
): Step<AmphibiousLandingResult> => {
  const battle = battleOf(plan);
  const order: Battle = {
    ...battle,
    attackers: firstHurt(battle.attackers, defence[1]),
    defenders: firstHurt(battle.defenders, attack[1]),
    attackSupport: attack[0] > 0,
    defenceSupport: defence[0] > 0,
  };
  return nested('decision', { attack, defence }, decide(order, book), ({ cell, hits }, before) => {
    // Air bombardment since the declaration: the Hits of close air support are among them.
    const bombarded = plan.bombardmentHits + before.attack[1] >= BOMBARDED_OUT;
    const so: Progress = { ...before, cell, hits, driven: bombarded || hits[1] > 0, landing: [] };
    return checkpoint('decided', so, (next) => swap(plan, next, book));
  });
};

/** The aircraft aim at the first unit of the list. */
const firstHurt = <U extends GroundUnit>(units: readonly U[], hits: number): readonly U[] =>
  units.map((unit, place) => (place === 0 ? { ...unit, hits: unit.hits + hits } : unit));

const firstTakes = (units: readonly unknown[], hits: number): readonly number[] =>
  units.map((_, place) => (place === 0 ? hits : 0));

/** The retreat is forced; whether the enemy may still take it in place of a Hit is a ruling. */
const swap = (plan: Input, so: Progress, book: AegeanBook): Step<AmphibiousLandingResult> => {
  const [own, enemy] = so.hits;
  if (!so.driven) return settle(plan, { ...so, hits: [2 * own, enemy] }, book);
  if (enemy === 0 || book.rulings.landingRetreat === 'noSwap') return settle(plan, so, book);
  return choice(SWAP, enemyOf(plan.side), ['stand', 'retreat'], (option) =>
    settle(plan, option === 'retreat' ? { ...so, hits: [own, enemy - 1] } : so, book),
  );
};

/** An enemy without a Hit, and not bombarded out, stays: the marines take double and go back aboard. */
const settle = (plan: Input, so: Progress, book: AegeanBook): Step<AmphibiousLandingResult> => {
  const attackers = attackersOf(plan);
  const before = firstTakes(attackers, so.defence[1]);
  return nested('landing', so, casualties(attackers, plan.side, so.hits[0], before), (landing, sofar) =>
    nested(
      'enemies',
      { ...sofar, landing } satisfies Progress,
      casualties(plan.enemies, enemyOf(plan.side), sofar.hits[1], firstTakes(plan.enemies, sofar.attack[1])),
      (enemies, last) => ended(plan, last, enemies, book),
    ),
  );
};

const ended = (
  plan: Input,
  so: Progress,
  enemies: readonly number[],
  book: AegeanBook,
): Step<AmphibiousLandingResult> => {
  const marines = so.landing.slice(0, plan.marines.length);
  const gone = destroyed(plan.marines, marines);
  const outcome = so.driven ? 'enemyRetreats' : gone ? 'destroyed' : 'repulsed';
  const standing = plan.marines.filter((unit, place) => isLeft(unit, marines[place] ?? 0)).length;
  const { attackSupport, defenceSupport } = plan;
  const enemyCost = combatSupply(plan.enemies, book) + supportSupply(defenceSupport, book);
  return explained(
    told(outcome, sum(marines)),
    done({
      side: plan.side,
      outcome,
      cell: so.cell,
      marines,
      artillery: so.landing.slice(plan.marines.length),
      enemies,
      attackSupport: supportFlown(attackSupport, so.attack, book),
      defenceSupport: supportFlown(defenceSupport, so.defence, book),
      landed: so.driven ? standing : 0,
      movementLeft: plan.movement - LANDING_COST,
      supply: [
        combatSupply(attackersOf(plan), book) + supportSupply(attackSupport, book),
        Math.min(plan.defenderSupplyPoints, enemyCost),
      ],
    }),
  );
};

/** Losses, who is ashore or aboard again, the enemy's retreat, sorties and supply points. */
const effects = (result: AmphibiousLandingResult, plan: Input): readonly Effect[] => {
  const { side, marines, artillery, enemies, ship } = plan;
  const enemy = enemyOf(side);
  const left = marines.filter((unit, place) => isLeft(unit, result.marines[place] ?? 0));
  const retreating = result.outcome === 'enemyRetreats';
  return [
    ...groundLosses(side, marines, result.marines),
    ...groundLosses(side, artillery, result.artillery),
    ...groundLosses(enemy, enemies, result.enemies),
    ...left.flatMap(({ name }): readonly Effect[] =>
      result.outcome === 'repulsed'
        ? [{ kind: 'embarked', of: 'ground', side, unit: name, ship }]
        : [{ kind: 'landed', of: 'ground', side, unit: name }, halts('ground', side, name, 'turn')],
    ),
    ...enemies.flatMap((unit, place) =>
      retreating && isLeft(unit, result.enemies[place] ?? 0)
        ? [formed(enemy, unit.name, 'MC', false), moved(enemy, unit.name)]
        : [],
    ),
    ...(enemies.length > 0 ? supportEffects(side, plan.attackSupport, result.attackSupport) : []),
    ...(enemies.length > 0 ? supportEffects(enemy, plan.defenceSupport, result.defenceSupport) : []),
    ...spent(side, result.supply[0], plan.depot),
    ...spent(enemy, result.supply[1]),
  ];
};
