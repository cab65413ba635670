/** What a ground combat must be told, and what the rules forbid of it. */

import type { Infer, Refusal } from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import { field, refusal } from '../text/kit.ts';
import type { Terrain } from '../vocabulary.ts';
import { support, supportFaults, supportSupply } from './air-support.ts';
import { called, counterRecord } from './counters.ts';
import { enemySupply, forceOf, rarely, side, supplies } from './fields.ts';
import { barredHere, formationFaults, mayDeclare } from './formation-rules.ts';
import { attackStrength, combatSupply, defenceStrength, hasEngineers } from './ground-battle.ts';
import { type GroundUnit, groundUnit, isInfantryClass, pairHalf, terrain, terrainRow } from './ground-units.ts';
import { isLost, lostDatum } from './lost.ts';
import { STRIKE_RULINGS } from './strike.ts';

/** What the aid leaves open of an assault, overland or from the sea. */
export const ASSAULT_RULINGS = [
  'armourDeliberateDefence',
  'travelMayDeclare',
  'selfPropelledAntitank',
  'smallStrengths',
  'defendersMultiple',
  'mixedFormations',
  'artilleryAndSupport',
  'bosphorusHalved',
  'assaultIntoBarred',
  'supportLine',
  ...STRIKE_RULINGS,
] as const;

const attacker = counterRecord(
  'unit.attacker',
  { ...groundUnit.fields, acrossBosphorus: field.flag('battle.acrossBosphorus', { default: false, seldom: true }) },
  'ground',
);

export const battleFields = {
  ...forceOf('attacker', {
    attacker: side('battle.attacker'),
    attackers: field.list('battle.attackers', called(attacker, 'sample.attacker'), { min: 1, max: 8, unique: 'name' }),
    attackSupport: support('battle.attackSupport'),
    ...rarely({ attackTerrain: terrain('battle.attackTerrain') }),
    ...supplies,
  }),
  ...forceOf('defender', {
    defenders: field.list('battle.defenders', called(groundUnit, 'sample.defender'), {
      min: 1,
      max: 8,
      unique: 'name',
    }),
    defenceSupport: support('battle.defenceSupport', false),
    defenderSupplyPoints: enemySupply('battle.defenderSupply'),
  }),
  terrain: terrain(),
  road: field.flag('battle.road', { default: false, help: 'battle.road.help' }),
  ...rarely({
    bridged: field.flag('battle.bridged'),
    declared: field.flag('battle.declared', { default: true }),
    chemical: field.oneOf('battle.chemical', {
      options: ['none', 'attacker', 'defender', 'both'],
      words: 'chemical',
      default: 'none',
    }),
    sovietsCut: field.flag('campaign.sovietsCut'),
  }),
};

const battleInput = field.record('battle.input', battleFields);
export type BattleInput = Infer<typeof battleInput>;

/** Event 7: once Soviet supply lines are cut, no Soviet unit is in supply. */
export const cutOff = <U extends GroundUnit>(units: readonly U[], sovietsCut: boolean): readonly U[] =>
  sovietsCut ? units.map((unit) => (unit.nation === 'ussr' ? { ...unit, supplied: false } : unit)) : units;

/** The combat with everybody in the supply he has. */
export const inSupply = <B extends BattleInput>(battle: B): B => ({
  ...battle,
  attackers: cutOff(battle.attackers, battle.sovietsCut),
  defenders: cutOff(battle.defenders, battle.sovietsCut),
});

/** Everything the rules forbid of this combat, at once. */
export function battleFaults(told: BattleInput, book: AegeanBook): readonly Refusal[] {
  const input = inSupply(told);
  const { attackSupport, defenceSupport, supplyPoints } = input;
  const left = supplyPoints - combatSupply(input.attackers, book);
  return [
    ...(input.declared ? [] : [refusal('notDeclared', 'declared', { rule: 'example.ground' })]),
    ...attackerFaults(input, book),
    ...defenderFaults(input.defenders, input.terrain, 'defenders', book),
    ...strengthFaults(input, book),
    ...chemicalFaults(input, book),
    ...supportFaults(attackSupport, left, 'attackSupport', book),
    ...supportFaults(defenceSupport, input.defenderSupplyPoints, 'defenceSupport', book),
  ];
}

/** Supply points of both sides: the defender spends what he has. */
export const battleSupply = (input: BattleInput, book: AegeanBook): readonly [attacker: number, defender: number] => [
  combatSupply(input.attackers, book) + supportSupply(input.attackSupport, book),
  Math.min(input.defenderSupplyPoints, combatSupply(input.defenders, book) + supportSupply(input.defenceSupport, book)),
];

/** Ground combat modifiers, supply; formation chart; terrain chart: who may attack this hex at all. */
function attackerFaults(input: BattleInput, book: AegeanBook): readonly Refusal[] {
  const { attackers, terrain, road } = input;
  const strait = book.tables.terrain.cell(input.bridged ? 'bosphorus+E' : 'bosphorus', 'barred').split(',');
  return [
    ...assaultFaults(attackers, { terrain, road, at: 'attackers' }, book),
    ...attackers.flatMap(({ formation, acrossBosphorus }, index): Refusal[] => {
      const at = (name: string): string => `attackers[${index}].${name}`;
      const bridge = acrossBosphorus && !input.bridged && book.rulings.bosphorusUnbridged === 'mayNot';
      return [
        ...(acrossBosphorus && strait.includes(formation)
          ? [refusal('assaultAcross', at('formation'), { rule: 'terrain.barred' })]
          : []),
        ...(bridge ? [refusal('noBridge', at('acrossBosphorus'), { rule: 'terrain' })] : []),
      ];
    }),
  ];
}

/** What every assault asks of its units: supply, formation, and a hex they can enter. */
export function assaultFaults(
  attackers: readonly GroundUnit[],
  { terrain, road, at }: { readonly terrain: Terrain; readonly road: boolean; readonly at: string },
  book: AegeanBook,
): readonly Refusal[] {
  const engineers = hasEngineers(attackers);
  const cost = book.tables.terrain.cell(terrainRow(terrain, engineers), 'cost');
  return attackers.flatMap(({ kind, formation, supplied }, index): Refusal[] => {
    const path = (name: string): string => `${at}[${index}].${name}`;
    const facts = { formation, terrain };
    const enters = road || pairHalf(cost, isInfantryClass(kind)) !== undefined;
    return [
      ...(supplied ? [] : [refusal('attackerUnsupplied', path('supplied'), { rule: 'modifiers.supply' })]),
      ...(mayDeclare(formation, book)
        ? []
        : [refusal('mayNotDeclare', path('formation'), { rule: 'formations', facts })]),
      ...(formation === 'T' && isInfantryClass(kind)
        ? [refusal('infantryTravels', path('formation'), { rule: 'formations.3', facts })]
        : []),
      ...(formation === 'DA' && barredHere({ formation, terrain, engineers }, book)
        ? [refusal('assaultBarred', path('formation'), { rule: 'terrain.barred', facts })]
        : []),
      ...(enters ? [] : [refusal('cannotEnter', path('kind'), { rule: 'example.movement', facts })]),
    ];
  });
}

/** Formations that the hex bars to those who hold it. */
export const defenderFaults = (
  defenders: readonly GroundUnit[],
  terrain: Terrain,
  at: string,
  book: AegeanBook,
): readonly Refusal[] => {
  const engineers = hasEngineers(defenders);
  return defenders.flatMap(({ kind, formation }, index) =>
    formation === 'DA' && book.rulings.assaultIntoBarred === 'allowed'
      ? []
      : formationFaults({ kind, formation, terrain, engineers }, `${at}[${index}].formation`, book),
  );
};

const strengthFaults = (input: BattleInput, book: AegeanBook): readonly Refusal[] => {
  const battle = { ...input, attackSupport: false, defenceSupport: false };
  const needed = combatSupply(input.attackers, book);
  const { supplyPoints } = input;
  return [
    ...(attackStrength(battle, book) > 0 ? [] : [refusal('noStrength', 'attackers', { rule: 'crt' })]),
    ...(defenceStrength(battle, book) > 0 ? [] : [refusal('noStrength', 'defenders', { rule: 'crt' })]),
    ...(needed <= supplyPoints
      ? []
      : [refusal('noSupply', 'supplyPoints', { rule: 'formations', facts: { needed, received: supplyPoints } })]),
  ];
};

/** Ground combat modifiers, chemical warfare: it exists, and its figures are lost. */
function chemicalFaults({ chemical }: BattleInput, { tables }: AegeanBook): readonly Refusal[] {
  const users = chemical === 'both' ? ['attacker', 'defender'] : chemical === 'none' ? [] : [chemical];
  return users.flatMap((row) =>
    ['shift', 'hits']
      .filter((column) => isLost(tables.chemical.cell(row, column)))
      .map((column) => lostDatum('chemical', 'modifiers.chemical', tables.chemical, row, column)),
  );
}
