/** One ground combat up to its result: strengths, column, shifts, die, table. */

import { chance, d10, done, explained, judge, type Lookup, type Modifier, type Step, total } from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import { ask, words } from '../text/kit.ts';
import type { CombatColumn, Quality, Side, Terrain } from '../vocabulary.ts';
import { combatColumn } from './combat-column.ts';
import {
  type GroundUnit,
  isArmourOrMech,
  isPureArmour,
  isSoft,
  multipleOf,
  pairHalf,
  strengthLeft,
  terrainRow,
  unitColumn,
} from './ground-units.ts';

export interface Attacker extends GroundUnit {
  readonly acrossBosphorus: boolean;
}

export interface Battle {
  readonly attacker: Side;
  readonly attackers: readonly Attacker[];
  readonly defenders: readonly GroundUnit[];
  readonly terrain: Terrain;
  readonly chemical: 'none' | 'attacker' | 'defender' | 'both';
  /** Close air support that succeeded in this action stage. */
  readonly attackSupport: boolean;
  readonly defenceSupport: boolean;
}

/** The cell reached, the column, and the automatic Hits of chemical warfare on attacker and defender. */
export interface Decision {
  readonly column: CombatColumn;
  readonly cell: string;
  readonly hits: readonly [attacker: number, defender: number];
}

export const hasEngineers = (units: readonly GroundUnit[]): boolean => units.some(({ kind }) => kind === 'engineer');

/** Strength × formation multiple, halved across the Bosphorus. */
export function attackStrength({ attackers }: Battle, book: AegeanBook): number {
  const crossing = attackers.some(({ acrossBosphorus }) => acrossBosphorus);
  const all = book.rulings.bosphorusHalved === 'wholeAttack' && crossing;
  return attackers.reduce((sum, unit) => {
    const strength = strengthLeft(unit) * (formationMultiple(unit, book) ?? 1);
    return sum + (all || unit.acrossBosphorus ? strength / 2 : strength);
  }, 0);
}

/** Strength, halved out of supply, × formation multiple × terrain multiple. */
export function defenceStrength({ attackers, defenders, terrain }: Battle, book: AegeanBook): number {
  const row = terrainRow(terrain, hasEngineers(attackers));
  const cell = book.tables.terrain.cell(row, 'multiple');
  return defenders.reduce((sum, unit) => {
    const base = unit.supplied ? strengthLeft(unit) : strengthLeft(unit) / 2;
    const formed = book.rulings.defendersMultiple === 'applies' ? (formationMultiple(unit, book) ?? 1) : 1;
    return sum + base * formed * (pairHalf(cell, isPureArmour(unit.kind)) ?? 1);
  }, 0);
}

const formationMultiple = ({ formation }: GroundUnit, { tables }: AegeanBook): number | undefined =>
  multipleOf(tables['formation-effects'].cell(formation, 'combat'));

const DIE = ask('crt', 'battle.ask.die');

export const decide = (battle: Battle, book: AegeanBook): Step<Decision> => {
  const [attack, defence] = [attackStrength(battle, book), defenceStrength(battle, book)];
  const first = combatColumn(attack, defence, book.rulings);
  const shifts = columnShifts(battle, book);
  const column = book.tables['ground-combat'].columns.shift(first, total(shifts)) as CombatColumn;
  const ask = { ...DIE, side: battle.attacker };
  const modifiers = dieModifiers(battle, book);
  return explained(
    () => [
      {
        rule: 'crt.column',
        title: words('battle.column'),
        outcome: words('battle.column.first', { attack, defence, column: first }),
      },
      {
        rule: 'modifiers.formation',
        title: words('battle.shifts'),
        modifiers: shifts,
        outcome: words('battle.column.shifted', { column }),
      },
      { rule: 'crt', title: words('battle.ask.die'), modifiers },
    ],
    chance(ask, d10, (face) => {
      const table = book.tables['ground-combat'];
      const look = table.look(table.rows.find(face + total(modifiers)), column);
      return decided(look, column, battle, book);
    }),
  );
};

const decided = (look: Lookup, column: CombatColumn, { chemical }: Battle, book: AegeanBook): Step<Decision> => {
  const gas = (by: 'attacker' | 'defender'): number =>
    chemical === by || chemical === 'both' ? Number(book.tables.chemical.cell(by, 'hits')) : 0;
  const [attacker = 0, defender = 0] = look.cell.split('/').map(Number);
  const hits = [attacker + gas('defender'), defender + gas('attacker')] as const;
  return explained(
    () => [
      {
        rule: 'crt',
        title: words('battle.result'),
        lookup: look,
        outcome: words('battle.result.hits', { attacker: hits[0], defender: hits[1] }),
      },
    ],
    done({ column, cell: look.cell, hits }),
  );
};

/** Every shift of the column, judged. */
export function columnShifts(battle: Battle, book: AegeanBook): readonly Modifier[] {
  const { attackers, defenders, terrain, chemical } = battle;
  const engineers = hasEngineers(attackers);
  const soft = (units: readonly GroundUnit[]): boolean => units.every(({ kind }) => isSoft(kind, book));
  const armoured = (units: readonly GroundUnit[]): boolean => units.some(({ kind }) => isArmourOrMech(kind, book));
  const guns = defenders.some(({ kind }) => kind === 'artillery');
  const gas = (by: 'attacker' | 'defender'): number | undefined =>
    chemical === by || chemical === 'both' ? Number(book.tables.chemical.cell(by, 'shift')) : undefined;
  return judge(book.tables['combat-shifts'], {
    quality: qualityShift(battle, book),
    defenceFormation: -formationColumns(defenders, book),
    attackLacksArmour: soft(attackers) && armoured(defenders),
    defenceLacksArmour: armoured(attackers) && soft(defenders),
    defenceArtillery: guns,
    defenceSupport: battle.defenceSupport && (!guns || book.rulings.artilleryAndSupport === 'both'),
    engineers: engineers && Number(book.tables.terrain.cell(terrainRow(terrain, true), 'shift')),
    chemicalAttack: gas('attacker'),
    chemicalDefence: gas('defender'),
  });
}

/** What is added to the die. */
export function dieModifiers({ attackers, attackSupport }: Battle, book: AegeanBook): readonly Modifier[] {
  const guns = attackers.some(({ kind }) => kind === 'artillery');
  return judge(book.tables['combat-die'], {
    attackArtillery: guns,
    attackSupport: attackSupport && (!guns || book.rulings.artilleryAndSupport === 'both'),
  });
}

/** Troop quality effects matrix: the attacker's mix against the defender's. */
function qualityShift({ attackers, defenders }: Battle, { tables }: AegeanBook): number {
  const cell = tables.quality.cell(mix(attackers), mix(defenders));
  return cell === '-' ? 0 : Number.parseInt(cell, 10) * (cell.endsWith('D') ? 1 : -1);
}

const mix = (units: readonly GroundUnit[]): string => {
  const grades = (['E', 'L', 'M'] as const satisfies readonly Quality[]).filter((grade) =>
    units.some(({ quality }) => quality === grade),
  );
  return grades.length === 3 ? 'all' : grades.join('+');
};

/** Formation effects chart: the columns of a defending stack, by its least (or most) prepared unit. */
function formationColumns(defenders: readonly GroundUnit[], { tables, rulings }: AegeanBook): number {
  const columns = defenders.map(({ formation }) => {
    const cell = tables['formation-effects'].cell(formation, 'combat');
    return cell.endsWith('col') ? Number.parseInt(cell, 10) : 0;
  });
  return rulings.mixedFormations === 'leastPrepared' ? Math.min(...columns) : Math.max(...columns);
}

/** Supply points the units must spend in this combat. */
export const combatSupply = (units: readonly GroundUnit[], book: AegeanBook): number =>
  units.reduce(
    (sum, unit) => sum + Number(book.tables['formation-supply'].cell(unit.formation, unitColumn(unit, book))),
    0,
  );
