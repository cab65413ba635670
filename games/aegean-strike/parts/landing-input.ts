/** What an amphibious landing must be told, and what the rules forbid of it. */

import type { Infer, Refusal } from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import { field, refusal } from '../text/kit.ts';
import { support, supportFaults } from './air-support.ts';
import { assaultFaults, cutOff, defenderFaults } from './battle-input.ts';
import { called } from './counters.ts';
import { enemySupply, forceOf, rarely, side, supplies } from './fields.ts';
import { formationFaults } from './formation-rules.ts';
import { attackStrength, type Battle, combatSupply, defenceStrength } from './ground-battle.ts';
import { ASHORE, type GroundUnit, groundUnit, gunner, landingUnit, terrain } from './ground-units.ts';

/** Operational movement points the amphibious unit spends to land its marines. */
export const LANDING_COST = 2;
export const landingInput = field.record('landing.input', {
  ...forceOf('attacker', {
    side: side('landing.side'),
    ship: field.text('landing.ship', { max: 40, sample: 'landing.ship.sample', names: { kind: 'ship', use: 'acts' } }),
    movement: field.integer('landing.movement', { min: 0, max: 40, default: 2 }),
    marines: field.list('landing.marines', called(landingUnit, 'sample.marines'), {
      min: 0,
      max: 4,
      unique: 'name',
      default: [],
    }),
    artillery: field.list('landing.artillery', called(gunner, 'sample.guns'), {
      min: 0,
      max: 2,
      unique: 'name',
      default: [],
    }),
    attackSupport: support('battle.attackSupport'),
    ...supplies,
  }),
  ...forceOf('defender', {
    enemies: field.list('landing.enemies', called(groundUnit, 'sample.defender'), {
      min: 0,
      max: 6,
      unique: 'name',
      default: [],
    }),
    bombardmentHits: field.integer('landing.bombardmentHits', { min: 0, max: 30, default: 0 }),
    defenceSupport: support('battle.defenceSupport', false),
    defenderSupplyPoints: enemySupply('battle.defenderSupply'),
  }),
  terrain: terrain(),
  ...rarely({
    coastal: field.flag('landing.coastal', { default: true }),
    road: field.flag('battle.road', { default: false, help: 'battle.road.help' }),
    sovietsCut: field.flag('campaign.sovietsCut'),
  }),
});

export type LandingInput = Infer<typeof landingInput>;

/** The landing with everybody in the supply he has. */
export const landingInSupply = (plan: LandingInput): LandingInput => ({
  ...plan,
  marines: cutOff(plan.marines, plan.sovietsCut),
  enemies: cutOff(plan.enemies, plan.sovietsCut),
});

/** Marines first, then the guns that support them. */
export const attackersOf = ({ marines, artillery }: LandingInput): readonly GroundUnit[] => [...marines, ...artillery];

export const battleOf = (plan: LandingInput): Battle => ({
  attacker: plan.side,
  attackers: attackersOf(plan).map((unit) => ({ ...unit, acrossBosphorus: false })),
  defenders: plan.enemies,
  terrain: plan.terrain,
  chemical: 'none',
  attackSupport: false,
  defenceSupport: false,
});

export function landingFaults(plan: LandingInput, book: AegeanBook): readonly Refusal[] {
  const rule = 'example.landing';
  const { marines, enemies, movement, ship } = plan;
  return [
    ...(plan.coastal ? [] : [refusal('notCoastal', 'coastal', { rule })]),
    ...(movement >= LANDING_COST
      ? []
      : [refusal('tooFewPoints', 'movement', { rule, facts: { needed: LANDING_COST, received: movement } })]),
    ...(marines.length > 0 ? [] : [refusal('nothingEmbarked', 'marines', { rule })]),
    ...marines.flatMap(({ kind, aboard }, i) => [
      ...(kind === 'marine' ? [] : [refusal('notMarine', `marines[${i}].kind`, { rule })]),
      ...(aboard === ASHORE || aboard === ship
        ? []
        : [refusal('aboardAnother', `marines[${i}].aboard`, { rule, facts: { ship: aboard } })]),
    ]),
    ...(enemies.length > 0 && marines.length > 0 ? combatFaults(plan, book) : standFaults(plan, book)),
  ];
}

/** Ground combat modifiers and terrain chart, for a landing as for any combat. */
function combatFaults(plan: LandingInput, book: AegeanBook): readonly Refusal[] {
  const { marines, artillery, enemies, terrain, road, supplyPoints } = plan;
  const needed = combatSupply(attackersOf(plan), book);
  const left = supplyPoints - needed;
  return [
    ...assaultFaults(marines, { terrain, road, at: 'marines' }, book),
    ...artillery.flatMap(({ kind, supplied }, i) => [
      ...(kind === 'artillery'
        ? []
        : [refusal('notArtillery', `artillery[${i}].kind`, { rule: 'modifiers.artillery' })]),
      ...(supplied ? [] : [refusal('attackerUnsupplied', `artillery[${i}].supplied`, { rule: 'modifiers.supply' })]),
    ]),
    ...defenderFaults(enemies, terrain, 'enemies', book),
    ...(attackStrength(battleOf(plan), book) > 0 ? [] : [refusal('noStrength', 'marines', { rule: 'crt' })]),
    ...(defenceStrength(battleOf(plan), book) > 0 ? [] : [refusal('noStrength', 'enemies', { rule: 'crt' })]),
    ...(left >= 0
      ? []
      : [refusal('noSupply', 'supplyPoints', { rule: 'formations', facts: { needed, received: supplyPoints } })]),
    ...supportFaults(plan.attackSupport, left, 'attackSupport', book),
    ...supportFaults(plan.defenceSupport, plan.defenderSupplyPoints, 'defenceSupport', book),
  ];
}

/** Terrain chart: a formation that the hex bars is not landed in, nor a hex that nobody enters. */
const standFaults = ({ marines, terrain, road }: LandingInput, book: AegeanBook): readonly Refusal[] =>
  marines.flatMap(({ kind, formation }, i) => [
    ...formationFaults({ kind, formation, terrain, engineers: false }, `marines[${i}].formation`, book),
    ...(terrain === 'impassable' && !road
      ? [refusal('cannotEnter', `marines[${i}].kind`, { rule: 'example.movement', facts: { terrain } })]
      : []),
  ]);
