/** Ground units: how they are described, and the classes the charts put them in. */

import type { Infer } from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import { field, type TextKey } from '../text/kit.ts';
import {
  FORMATIONS,
  type Formation,
  QUALITIES,
  SIZES,
  type Size,
  TERRAINS,
  type Terrain,
  UNIT_KINDS,
  type UnitColumn,
  type UnitKind,
} from '../vocabulary.ts';
import { counterRecord } from './counters.ts';
import { halted, hits, name, nation, value } from './fields.ts';

export const kind = (fallback: UnitKind = 'infantry') =>
  field.oneOf('unit.kind', { options: UNIT_KINDS, words: 'kind', default: fallback });
export const size = () => field.oneOf('unit.size', { options: SIZES, words: 'size', default: 'brigade' });
export const formation = (fallback: Formation = 'MC') =>
  field.oneOf('unit.formation', { options: FORMATIONS, words: 'formation', default: fallback });
export const terrain = (label: TextKey = 'unit.terrain') =>
  field.oneOf(label, { options: TERRAINS, words: 'terrain', default: 'clear' });
export const strength = () => field.integer('unit.strength', { min: 0, max: 40, default: 4 });

/** How a unit wears down: half its strength at some Hits, gone at more. */
export const endurance = {
  hits: hits(),
  hitsToHalf: field.integer('unit.hitsToHalf', {
    min: 1,
    max: 20,
    default: 2,
    help: 'unit.hitsToHalf.help',
    seldom: true,
  }),
  hitsToEliminate: field.integer('unit.hitsToEliminate', { min: 1, max: 20, default: 3, seldom: true }),
};

/** What a campaign keeps of a ground unit; where it stands is on the map. */
export const groundFields = {
  nation: nation(),
  kind: kind(),
  size: size(),
  strength: strength(),
  quality: field.oneOf('unit.quality', { options: QUALITIES, words: 'quality', default: 'L' }),
  movement: field.integer('unit.movement', { min: 0, max: 40, default: 8 }),
  antiAir: value('unit.antiAir'),
  formation: formation(),
  supplied: field.flag('unit.supplied', { default: true }),
  ...endurance,
};

/** A unit that no ship carries. */
export const ASHORE = '-';

/** Until when it may not move, whether it has changed formation in this stage, and the ship that carries it. */
export const groundStanding = {
  halted: halted(),
  changed: field.flag('change.changed', { default: false, seldom: true }),
  aboard: field.text('unit.aboard', { max: 40, default: ASHORE, seldom: true }),
};

const { movement: _, ...fighting } = groundFields;
const fightingFields = { name: name(), ...fighting };

export const groundUnit = counterRecord('unit.ground', fightingFields, 'ground');
/** Guns that support from where they are. */
export const gunner = counterRecord('unit.ground', { ...fightingFields, kind: kind('artillery') }, 'ground');
/** A unit that goes ashore from the ship that carries it. */
export const landingUnit = counterRecord(
  'unit.ground',
  { ...fightingFields, kind: kind('marine'), aboard: groundStanding.aboard },
  'ground',
  { use: 'lands' },
);

/** What bombardment asks of the unit it falls on. */
export const bombedFields = {
  nation: groundFields.nation,
  formation: groundFields.formation,
  antiAir: groundFields.antiAir,
  ...endurance,
};

export type GroundUnit = Infer<typeof groundUnit>;

/** Example of air-ground combat: a brigade of three Hits is at half strength with two. */
export const strengthLeft = (
  unit: Pick<GroundUnit, 'strength' | 'hits' | 'hitsToHalf' | 'hitsToEliminate'>,
): number => {
  if (unit.hits >= unit.hitsToEliminate) return 0;
  return unit.hits >= unit.hitsToHalf ? unit.strength / 2 : unit.strength;
};

const INFANTRY_CLASS: readonly UnitKind[] = [
  'infantry',
  'airborne',
  'airAssault',
  'marine',
  'engineer',
  'specialForces',
  'antitank',
];

/** Self-propelled antitank is armour for the defence multiple and the bar on deliberate defence, or throughout. */
const isSelfPropelled = (kind: UnitKind): boolean => kind === 'selfPropelledAntitank';
const countsAsArmour = (kind: UnitKind, { rulings }: AegeanBook): boolean =>
  isSelfPropelled(kind) && rulings.selfPropelledAntitank === 'armour';

/** Terrain and formation charts: infantry class for costs, columns and travel. */
export const isInfantryClass = (kind: UnitKind): boolean => INFANTRY_CLASS.includes(kind);

/** Terrain chart, engineers: those with a unit, or the unit itself. */
export const withEngineers = ({ kind, engineers }: { kind: UnitKind; engineers: boolean }): boolean =>
  engineers || kind === 'engineer';

/** Armoured or mechanised, for zones of control and for the armour modifier. */
export const isArmourOrMech = (kind: UnitKind, book: AegeanBook): boolean =>
  kind === 'armour' || kind === 'armouredCavalry' || kind === 'mechanised' || countsAsArmour(kind, book);

/** Pure armour: armour, armoured cavalry and self-propelled antitank, for the defence multiple and deliberate defence. */
export const isPureArmour = (kind: UnitKind): boolean =>
  kind === 'armour' || kind === 'armouredCavalry' || isSelfPropelled(kind);

/** Neither armoured, nor mechanised, nor antitank. */
export const isSoft = (kind: UnitKind, book: AegeanBook): boolean =>
  !isArmourOrMech(kind, book) && kind !== 'antitank' && !isSelfPropelled(kind);

/** The column of the formation chart. */
export const unitColumn = ({ kind, size }: { kind: UnitKind; size: Size }, book: AegeanBook): UnitColumn => {
  if (kind === 'artillery') return 'artillery';
  switch (size) {
    case 'division':
      return isArmourOrMech(kind, book) ? 'division-armour' : 'division-other';
    case 'brigade':
      if (isArmourOrMech(kind, book)) return 'brigade-armour';
      return isInfantryClass(kind) ? 'brigade-infantry' : 'other';
    case 'smaller':
      return 'other';
  }
};

/** One half of a printed pair such as `1.5/2`; nothing where movement is prohibited. */
export const pairHalf = (cell: string, first: boolean): number | undefined => {
  const [left = '', right = left] = cell.split('/');
  const half = first ? left : right;
  return half === '-' || half === '' || half === '*' ? undefined : Number(half);
};

/** A multiple as printed, `x2` or `x1/4`; nothing where the chart shifts columns instead. */
export const multipleOf = (cell: string): number | undefined => {
  const match = /^x(\d+)(?:\/(\d+))?$/.exec(cell);
  return match ? Number(match[1]) / Number(match[2] ?? 1) : undefined;
};

export const terrainRow = (terrain: Terrain, engineers: boolean): string => (engineers ? `${terrain}+E` : terrain);
