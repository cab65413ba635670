/**
 * Ground combat: close air support, strengths and column, die and table, Hits, retreat instead of a Hit, pursuit.
 */
import {
  type Ask,
  checkpoint,
  choice,
  done,
  type Effect,
  field,
  type Infer,
  nested,
  type Procedure,
  type Step,
  words,
} from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import type { CampaignState } from '../campaign-state.ts';
import { flySupport, type Support, type Supported } from '../parts/air-support.ts';
import { battleFaults, battleFields } from '../parts/battle-input.ts';
import { casualties, destroyed } from '../parts/casualties.ts';
import { eliminated, formed, hitsOn, spent } from '../parts/effects.ts';
import { type Battle, combatSupply, decide } from '../parts/ground-battle.ts';
import type { GroundUnit } from '../parts/ground-units.ts';
import { bomberHits } from '../parts/strike.ts';
import { enemyOf, type Side } from '../vocabulary.ts';

const input = field.record('battle.input', {
  ...battleFields,
  retreatPossible: field.flag('battle.retreatPossible', { default: true }),
});

type Input = Infer<typeof input>;

interface Result {
  readonly column: string;
  readonly cell: string;
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
  readonly attackSupport: Flown;
  readonly defenceSupport: Flown;
  readonly retreated: boolean;
  readonly pursued: boolean;
  readonly supply: readonly [attacker: number, defender: number];
}

/** Close air support as it went. */
interface Flown {
  readonly succeeded: boolean;
  readonly hits: number;
  readonly bombers: readonly number[];
}

const RETREAT: Ask = { rule: 'example.ground', text: 'battle.ask.retreat' };
const PURSUIT: Ask = { rule: 'example.pursuit', text: 'battle.ask.pursuit' };

export const groundCombat: Procedure<Input, Result, AegeanBook, CampaignState> = {
  id: 'ground-combat',
  rule: 'crt',
  input,
  rulings: [
    'armourDeliberateDefence',
    'travelMayDeclare',
    'selfPropelledAntitank',
    'smallStrengths',
    'defendersMultiple',
    'mixedFormations',
    'artilleryAndSupport',
    'retreatInstead',
    'bosphorusHalved',
    'bosphorusUnbridged',
    'assaultIntoBarred',
    'fragmentStart',
    'airDamage',
    'marginOverTen',
    'bombardmentModifiers',
    'antiAirHits',
  ],
  refusals: battleFaults,
  begin: (battle, book) => attackSupport(battle, book),
  outcome: ({ cell }) => cell,
  summary: ({ cell, column, retreated, pursued, attackers, defenders }) =>
    words('battle.summary', { cell, column, retreated, pursued, attackers: sum(attackers), defenders: sum(defenders) }),
  figures: {
    attackerHits: ({ attackers }: Result) => sum(attackers),
    defenderHits: ({ defenders }: Result) => sum(defenders),
    hitDifference: ({ attackers, defenders }: Result) => sum(defenders) - sum(attackers),
    retreats: ({ retreated }: Result) => (retreated ? 1 : 0),
  },
  effects: (result, battle) => effects(result, battle),
  fromCampaign: ({ supplyPoints }, { attacker }) =>
    attacker === 'nato' || attacker === 'pact' ? { supplyPoints: supplyPoints[attacker] } : {},
};

const sum = (hits: readonly number[]): number => hits.reduce((all, one) => all + one, 0);

/** Close air support is flown before the assault; a success works like artillery, and its Hits count. */
const attackSupport = (battle: Input, book: AegeanBook): Step<Result> => {
  const target = battle.defenders[0] as GroundUnit;
  return nested(
    'attack support',
    [],
    flySupport(battle.attackSupport, battle.attacker, target, battle.terrain, book),
    (supported) => checkpoint('attack supported', supported, (so) => defenceSupport(battle, so, book)),
  );
};

const defenceSupport = (battle: Input, forAttack: Supported, book: AegeanBook): Step<Result> => {
  const target = battle.attackers[0] as GroundUnit;
  return nested(
    'defence support',
    forAttack,
    flySupport(battle.defenceSupport, enemyOf(battle.attacker), target, battle.attackTerrain, book),
    (forDefence, before) =>
      checkpoint('defence supported', { attack: before, defence: forDefence }, ({ attack, defence }) =>
        assault(battle, attack, defence, book),
      ),
  );
};

/** What has happened so far; plain, for the checkpoints. */
type Progress = Readonly<{
  column: string;
  cell: string;
  /** Hits still to be taken by attacker and defender. */
  hits: readonly [number, number];
  attackers: readonly number[];
  defenders: readonly number[];
  attackSupport: Supported;
  defenceSupport: Supported;
  retreated: boolean;
}>;

/** Strengths, column, shifts, die and table, with the Hits that the aircraft left. */
const assault = (battle: Input, forAttack: Supported, forDefence: Supported, book: AegeanBook): Step<Result> => {
  const attackers = firstTakes(battle.attackers, forDefence[1]);
  const defenders = firstTakes(battle.defenders, forAttack[1]);
  const order: Battle = {
    ...battle,
    attackers: hurt(battle.attackers, attackers),
    defenders: hurt(battle.defenders, defenders),
    attackSupport: forAttack[0] > 0,
    defenceSupport: forDefence[0] > 0,
  };
  const frame = { attackers, defenders, attackSupport: forAttack, defenceSupport: forDefence, retreated: false };
  return nested('decision', frame, decide(order, book), ({ column, cell, hits }, before) =>
    checkpoint('decided', { ...before, column, cell, hits } satisfies Progress, (so) =>
      attackersHits(battle, so, book),
    ),
  );
};

/** The aircraft aim at the first unit of the list. */
const firstTakes = (units: readonly unknown[], hits: number): readonly number[] =>
  units.map((_, place) => (place === 0 ? hits : 0));

const hurt = <U extends GroundUnit>(units: readonly U[], taken: readonly number[]): readonly U[] =>
  units.map((unit, place) => ({ ...unit, hits: unit.hits + (taken[place] ?? 0) }));

/** Hits on the attacker go to units that took part. */
const attackersHits = (battle: Input, so: Progress, book: AegeanBook): Step<Result> =>
  nested(
    'attackers',
    so,
    casualties(battle.attackers, battle.attacker, so.hits[0], so.attackers),
    (attackers, before) =>
      checkpoint('attackers hit', { ...before, attackers } satisfies Progress, (next) => stand(battle, next, book)),
  );

/** A defender facing a Hit may, if he can, go back one hex instead; in which cases, and for how many Hits, is a ruling. */
const stand = (battle: Input, so: Progress, book: AegeanBook): Step<Result> => {
  const { retreatInstead } = book.rulings;
  const [, hits] = so.hits;
  const may = battle.retreatPossible && hits > 0 && (retreatInstead !== 'onlyOfOne' || hits === 1);
  if (!may) return defendersHits(battle, so, book);
  const left = retreatInstead === 'cancelsAll' ? 0 : hits - 1;
  return choice(RETREAT, enemyOf(battle.attacker), ['stand', 'retreat'], (option) =>
    defendersHits(battle, option === 'stand' ? so : { ...so, hits: [so.hits[0], left], retreated: true }, book),
  );
};

const defendersHits = (battle: Input, so: Progress, book: AegeanBook): Step<Result> =>
  nested(
    'defenders',
    so,
    casualties(battle.defenders, enemyOf(battle.attacker), so.hits[1], so.defenders),
    (defenders, before) => pursuit(battle, { ...before, defenders }, book),
  );

/** Attackers may pursue into the hex left empty: they go to movement to contact, free from deliberate assault. */
const pursuit = (battle: Input, so: Progress, book: AegeanBook): Step<Result> => {
  const empty = so.retreated || destroyed(battle.defenders, so.defenders);
  if (!empty || destroyed(battle.attackers, so.attackers)) return done(ended(battle, so, false, book));
  return choice(PURSUIT, battle.attacker, ['stay', 'pursue'], (option) =>
    done(ended(battle, so, option === 'pursue', book)),
  );
};

const ended = (battle: Input, so: Progress, pursued: boolean, book: AegeanBook): Result => {
  const { column, cell, attackers, defenders, retreated } = so;
  return {
    column,
    cell,
    attackers,
    defenders,
    retreated,
    pursued,
    attackSupport: flown(battle.attackSupport, so.attackSupport, book),
    defenceSupport: flown(battle.defenceSupport, so.defenceSupport, book),
    supply: [combatSupply(battle.attackers, book), combatSupply(battle.defenders, book)],
  };
};

const flown = (plan: Support, [success, hits, onBombers, taker]: Supported, book: AegeanBook): Flown => ({
  succeeded: success > 0,
  hits,
  bombers: bomberHits(plan.bombers.length, onBombers, taker, book),
});

/** Hits, units gone, formations after retreat and pursuit, supply points spent. */
const effects = (result: Result, battle: Input): readonly Effect[] => {
  const { attacker } = battle;
  const enemy = enemyOf(attacker);
  const [first, second] = result.supply;
  return [
    ...losses(attacker, battle.attackers, result.attackers, result.pursued),
    ...losses(enemy, battle.defenders, result.defenders, result.retreated),
    ...airLosses(attacker, battle.attackSupport.bombers, result.attackSupport),
    ...airLosses(enemy, battle.defenceSupport.bombers, result.defenceSupport),
    ...spent(attacker, first),
    ...spent(enemy, second),
  ];
};

const losses = (
  side: Side,
  units: readonly GroundUnit[],
  taken: readonly number[],
  moved: boolean,
): readonly Effect[] =>
  units.flatMap(({ name, hits, hitsToEliminate }, place) => {
    const more = taken[place] ?? 0;
    const gone = hits + more >= hitsToEliminate;
    return [
      ...hitsOn(side, name, more),
      ...(gone ? [eliminated(side, name)] : moved ? [formed(side, name, 'MC')] : []),
    ];
  });

const airLosses = (side: Side, planes: readonly { name: string }[], { bombers }: Flown): readonly Effect[] =>
  planes.flatMap(({ name }, place) => hitsOn(side, name, bombers[place] ?? 0));
