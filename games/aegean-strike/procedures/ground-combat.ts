/**
 * Ground combat: close air support, strengths and column, die and table, Hits, retreat instead of a Hit, pursuit.
 */

import { checkpoint, choice, done, type Effect, type Infer, nested, type Procedure, type Step } from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import type { CampaignState } from '../campaign-state.ts';
import { flySupport, type Supported, type SupportFlown, supportEffects, supportFlown } from '../parts/air-support.ts';
import { HITS_COUNT, natoHits, partiesOf, sum } from '../parts/balance.ts';
import { ASSAULT_RULINGS, battleFaults, battleFields, battleSupply, inSupply } from '../parts/battle-input.ts';
import { battleLine, byTotals, equation } from '../parts/battle-table.ts';
import { onRaid } from '../parts/bombing.ts';
import { casualties, destroyed, groundLosses, isLeft } from '../parts/casualties.ts';
import { formed, moved, spent } from '../parts/effects.ts';
import { groundFates, raidFates } from '../parts/fates.ts';
import { type Battle, decide } from '../parts/ground-battle.ts';
import type { GroundUnit } from '../parts/ground-units.ts';
import { enemySupplies, suppliesOf } from '../parts/supplies.ts';
import { ask, field, words } from '../text/kit.ts';
import { enemyOf, type Phase, type Side } from '../vocabulary.ts';

const input = field.record('battle.input', {
  ...battleFields,
  retreatPossible: field.flag('battle.retreatPossible', { default: true }),
});

type Input = Infer<typeof input>;

export interface GroundCombatResult {
  readonly attacker: Side;
  readonly column: string;
  readonly cell: string;
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
  readonly attackSupport: SupportFlown;
  readonly defenceSupport: SupportFlown;
  readonly retreated: boolean;
  readonly pursued: boolean;
  readonly supply: readonly [attacker: number, defender: number];
}

const RETREAT = ask('example.ground', 'battle.ask.retreat');
const PURSUIT = ask('example.pursuit', 'battle.ask.pursuit');

/** The results of the table, from the best of the attacker to his worst. */
const LADDER = ['0/6', '1/6', '0/5', '0/4', '1/4', '0/3', '1/3', '0/2', '1/2', '0/1', '1/1', '1/0', '2/0', '3/0'];

export const groundCombat: Procedure<Input, GroundCombatResult, AegeanBook, CampaignState, typeof input> = {
  id: 'ground-combat',
  rule: 'crt',
  phase: 'assault' satisfies Phase,
  input,
  rulings: [...ASSAULT_RULINGS, 'retreatInstead', 'bosphorusUnbridged'],
  refusals: battleFaults,
  begin: (battle, book) => attackSupport(inSupply(battle), book),
  outcome: ({ cell }) => cell,
  outcomes: LADDER,
  even: '1/1',
  summary: ({ cell, column, retreated, pursued, attackers, defenders }) =>
    words('battle.summary', { cell, column, retreated, pursued, attackers: sum(attackers), defenders: sum(defenders) }),
  figures: {
    attackerHits: ({ attackers }: GroundCombatResult) => sum(attackers),
    defenderHits: ({ defenders }: GroundCombatResult) => sum(defenders),
    hitDifference: ({ attackers, defenders }: GroundCombatResult) => sum(defenders) - sum(attackers),
    retreats: ({ retreated }: GroundCombatResult) => (retreated ? 1 : 0),
    natoHits: ({ attacker, attackers, defenders, attackSupport: own, defenceSupport: other }: GroundCombatResult) =>
      natoHits(attacker, sum(defenders) + onRaid(other), sum(attackers) + onRaid(own)),
  },
  favours: HITS_COUNT,
  parties: ({ attacker, attackers, defenders }) => partiesOf(attacker, attackers, defenders),
  effects: (result, battle) => effects(result, battle),
  equation,
  shortcuts: { totals: byTotals },
  headline: (played) => battleLine(played) ?? words('battle.column'),
  fates: (result, battle) => [
    ...groundFates('attackers', battle.attackers, result.attackers, result.pursued),
    ...groundFates('defenders', battle.defenders, result.defenders, result.retreated),
    ...raidFates('attackSupport.', battle.attackSupport, result.attackSupport),
    ...raidFates('defenceSupport.', battle.defenceSupport, result.defenceSupport),
  ],
  fromCampaign: (state, { attacker, depot }) => {
    const other = enemySupplies(state, attacker);
    return {
      ...suppliesOf(state, attacker, depot),
      ...(other !== undefined && { defenderSupplyPoints: other }),
      sovietsCut: state.sovietsCut,
    };
  },
};

/** Close air support is flown before the assault; a success works like artillery, and its Hits count. */
const attackSupport = (battle: Input, book: AegeanBook): Step<GroundCombatResult> => {
  const target = battle.defenders[0] as GroundUnit;
  return nested(
    'attack support',
    [],
    flySupport(battle.attackSupport, battle.attacker, target, battle.terrain, book),
    (supported) => checkpoint('attack supported', supported, (so) => defenceSupport(battle, so, book)),
  );
};

const defenceSupport = (battle: Input, forAttack: Supported, book: AegeanBook): Step<GroundCombatResult> => {
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
const assault = (
  battle: Input,
  forAttack: Supported,
  forDefence: Supported,
  book: AegeanBook,
): Step<GroundCombatResult> => {
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
const attackersHits = (battle: Input, so: Progress, book: AegeanBook): Step<GroundCombatResult> =>
  nested(
    'attackers',
    so,
    casualties(battle.attackers, battle.attacker, so.hits[0], so.attackers),
    (attackers, before) =>
      checkpoint('attackers hit', { ...before, attackers } satisfies Progress, (next) => stand(battle, next, book)),
  );

/** A defender facing a Hit may, if he can, go back one hex instead; in which cases, and for how many Hits, is a ruling. */
const stand = (battle: Input, so: Progress, book: AegeanBook): Step<GroundCombatResult> => {
  const { retreatInstead } = book.rulings;
  const [, hits] = so.hits;
  const may = battle.retreatPossible && hits > 0 && (retreatInstead !== 'onlyOfOne' || hits === 1);
  if (!may) return defendersHits(battle, so, hits, book);
  const left = retreatInstead === 'cancelsAll' ? 0 : hits - 1;
  return choice(RETREAT, enemyOf(battle.attacker), ['stand', 'retreat'], (option) =>
    option === 'stand'
      ? defendersHits(battle, so, hits, book)
      : defendersHits(battle, { ...so, retreated: true }, left, book),
  );
};

const defendersHits = (battle: Input, so: Progress, hits: number, book: AegeanBook): Step<GroundCombatResult> =>
  nested(
    'defenders',
    so,
    casualties(battle.defenders, enemyOf(battle.attacker), hits, so.defenders),
    (defenders, before) => pursuit(battle, { ...before, defenders }, book),
  );

/** Attackers may pursue into the hex left empty: they go to movement to contact, free from deliberate assault. */
const pursuit = (battle: Input, so: Progress, book: AegeanBook): Step<GroundCombatResult> => {
  const empty = so.retreated || destroyed(battle.defenders, so.defenders);
  if (!empty || destroyed(battle.attackers, so.attackers)) return done(ended(battle, so, false, book));
  return choice(PURSUIT, battle.attacker, ['stay', 'pursue'], (option) =>
    done(ended(battle, so, option === 'pursue', book)),
  );
};

const ended = (battle: Input, so: Progress, pursued: boolean, book: AegeanBook): GroundCombatResult => {
  const { column, cell, attackers, defenders, retreated } = so;
  return {
    attacker: battle.attacker,
    column,
    cell,
    attackers,
    defenders,
    retreated,
    pursued,
    attackSupport: supportFlown(battle.attackSupport, so.attackSupport, book),
    defenceSupport: supportFlown(battle.defenceSupport, so.defenceSupport, book),
    supply: battleSupply(battle, book),
  };
};

/** Hits, units gone, formations after retreat and pursuit, sorties, supply points spent. */
const effects = (result: GroundCombatResult, battle: Input): readonly Effect[] => {
  const { attacker } = battle;
  const enemy = enemyOf(attacker);
  const [first, second] = result.supply;
  return [
    ...losses(attacker, battle.attackers, result.attackers, result.pursued),
    ...losses(enemy, battle.defenders, result.defenders, result.retreated),
    ...supportEffects(attacker, battle.attackSupport, result.attackSupport),
    ...supportEffects(enemy, battle.defenceSupport, result.defenceSupport),
    ...spent(attacker, first, battle.depot),
    ...spent(enemy, second),
  ];
};

/** Who retreats or pursues goes to movement to contact. */
const losses = (
  side: Side,
  units: readonly GroundUnit[],
  taken: readonly number[],
  moves: boolean,
): readonly Effect[] => [
  ...groundLosses(side, units, taken),
  ...units.flatMap((unit, place) =>
    moves && isLeft(unit, taken[place] ?? 0) ? [formed(side, unit.name, 'MC', false), moved(side, unit.name)] : [],
  ),
];
