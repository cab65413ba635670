/** What a ground combat must be told, and what the rules forbid of it. */
import { field, type Infer, type Refusal } from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import { support, supportFaults } from './air-support.ts';
import { side } from './air-units.ts';
import { barredHere, formationFaults, mayDeclare } from './formation-rules.ts';
import { attackStrength, combatSupply, defenceStrength, hasEngineers } from './ground-battle.ts';
import { groundUnit, isInfantryClass, pairHalf, terrain, terrainRow } from './ground-units.ts';
import { isLost, lostDatum } from './lost.ts';

const attacker = field.record('unit.attacker', {
  ...groundUnit.fields,
  acrossBosphorus: field.flag('battle.acrossBosphorus'),
});

export const battleFields = {
  attacker: side('battle.attacker'),
  attackers: field.list('battle.attackers', attacker, { min: 1, max: 8, unique: 'name' }),
  defenders: field.list('battle.defenders', groundUnit, { min: 1, max: 8, unique: 'name' }),
  terrain: terrain(),
  attackTerrain: terrain('battle.attackTerrain'),
  road: field.flag('battle.road', { default: false, help: 'battle.road.help' }),
  bridged: field.flag('battle.bridged'),
  declared: field.flag('battle.declared', { default: true }),
  chemical: field.oneOf('battle.chemical', {
    options: ['none', 'attacker', 'defender', 'both'],
    words: 'chemical',
    default: 'none',
  }),
  supplyPoints: field.integer('battle.supplyPoints', { min: 0, max: 999, default: 99 }),
  attackSupport: support('battle.attackSupport'),
  defenceSupport: support('battle.defenceSupport'),
};

const battleInput = field.record('battle.input', battleFields);
export type BattleInput = Infer<typeof battleInput>;

/** Everything the rules forbid of this combat, at once. */
export function battleFaults(input: BattleInput, book: AegeanBook): readonly Refusal[] {
  return [
    ...(input.declared ? [] : [{ code: 'notDeclared', at: 'declared', rule: 'example.ground' }]),
    ...attackerFaults(input, book),
    ...defenderFaults(input, book),
    ...strengthFaults(input, book),
    ...chemicalFaults(input, book),
    ...supportFaults(input.attackSupport, 'attackSupport', book),
    ...supportFaults(input.defenceSupport, 'defenceSupport', book),
  ];
}

/** Ground combat modifiers, supply; formation chart; terrain chart: who may attack this hex at all. */
function attackerFaults(input: BattleInput, book: AegeanBook): readonly Refusal[] {
  const { attackers, terrain, road } = input;
  const engineers = hasEngineers(attackers);
  const cost = book.tables.terrain.cell(terrainRow(terrain, engineers), 'cost');
  return attackers.flatMap(({ kind, formation, supplied, acrossBosphorus }, index): Refusal[] => {
    const at = (name: string): string => `attackers[${index}].${name}`;
    const facts = { formation, terrain };
    const enters = pairHalf(cost, isInfantryClass(kind)) !== undefined || road;
    const barred = barredHere({ formation, terrain, engineers }, book);
    const strait = book.tables.terrain.cell(input.bridged ? 'bosphorus+E' : 'bosphorus', 'barred').split(',');
    const bridge = acrossBosphorus && !input.bridged && book.rulings.bosphorusUnbridged === 'mayNot';
    return [
      ...(supplied ? [] : [{ code: 'attackerUnsupplied', at: at('supplied'), rule: 'modifiers.supply' }]),
      ...(mayDeclare(formation, book)
        ? []
        : [{ code: 'mayNotDeclare', at: at('formation'), rule: 'formations', facts }]),
      ...(formation === 'T' && isInfantryClass(kind)
        ? [{ code: 'infantryTravels', at: at('formation'), rule: 'formations.3', facts }]
        : []),
      ...(formation === 'DA' && barred
        ? [{ code: 'assaultBarred', at: at('formation'), rule: 'terrain.barred', facts }]
        : []),
      ...(acrossBosphorus && strait.includes(formation)
        ? [{ code: 'assaultAcross', at: at('formation'), rule: 'terrain.barred' }]
        : []),
      ...(enters ? [] : [{ code: 'cannotEnter', at: at('kind'), rule: 'example.movement', facts }]),
      ...(bridge ? [{ code: 'noBridge', at: at('acrossBosphorus'), rule: 'terrain' }] : []),
    ];
  });
}

const defenderFaults = ({ defenders, terrain }: BattleInput, book: AegeanBook): readonly Refusal[] => {
  const engineers = hasEngineers(defenders);
  return defenders.flatMap(({ kind, formation }, index) =>
    formation === 'DA' && book.rulings.assaultIntoBarred === 'allowed'
      ? []
      : formationFaults({ kind, formation, terrain, engineers }, `defenders[${index}].formation`, book),
  );
};

const strengthFaults = (input: BattleInput, book: AegeanBook): readonly Refusal[] => {
  const battle = { ...input, attackSupport: false, defenceSupport: false };
  const needed = combatSupply(input.attackers, book);
  const { supplyPoints } = input;
  return [
    ...(attackStrength(battle, book) > 0 ? [] : [{ code: 'noStrength', at: 'attackers', rule: 'crt' }]),
    ...(defenceStrength(battle, book) > 0 ? [] : [{ code: 'noStrength', at: 'defenders', rule: 'crt' }]),
    ...(needed <= supplyPoints
      ? []
      : [{ code: 'noSupply', at: 'supplyPoints', rule: 'formations', facts: { needed, received: supplyPoints } }]),
  ];
};

/** Ground combat modifiers, chemical warfare: it exists, and its figures are lost. */
function chemicalFaults({ chemical }: BattleInput, { tables }: AegeanBook): readonly Refusal[] {
  const users = chemical === 'both' ? ['attacker', 'defender'] : chemical === 'none' ? [] : [chemical];
  return users.flatMap((row) =>
    ['shift', 'hits']
      .filter((column) => isLost(tables.chemical.cell(row, column)))
      .map((column) => lostDatum('chemical', 'modifiers.chemical', { table: 'chemical', row, column })),
  );
}
