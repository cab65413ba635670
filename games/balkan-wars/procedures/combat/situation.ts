/** What the players say before a combat. */
import type { Infer, Refusal } from '@grognard/kernel';
import { map } from '../../map.ts';
import { countryList, nationsField, notHis, outOfPlay, somePowersField } from '../../standing.ts';
import { field, refusal, type TextKey } from '../../text/kit.ts';
import { type Unit, unitField } from '../../unit.ts';
import {
  type Country,
  GUNS,
  isCountry,
  LEVELS,
  type Nation,
  opponent,
  PLAYERS,
  type Player,
} from '../../vocabulary.ts';

const MOST_UNITS = 24;
/** No sum of terrain shifts is larger than the table is wide, one and a half times over. */
const MOST_TERRAIN = 12;

const units = (label: TextKey, sample: TextKey, force: 'attacker' | 'defender') =>
  field.list(label, unitField(sample), { min: 1, max: MOST_UNITS, unique: 'id', force });

export const situationField = field.record('combat.input', {
  attackingPlayer: field.oneOf('combat.attackingPlayer', {
    options: PLAYERS,
    words: 'side',
    default: 'first',
    seldom: true,
  }),
  attackers: units('combat.attackers', 'unit.id.sample.attacker', 'attacker'),
  defenders: units('combat.defenders', 'unit.id.sample.defender', 'defender'),
  entrenched: field.flag('combat.entrenched', { default: false, force: 'defender' }),
  fortificationPresent: field.flag('combat.fortificationPresent', { default: false, force: 'defender' }),
  terrain: field.integer('combat.terrain', {
    min: -MOST_TERRAIN,
    max: MOST_TERRAIN,
    default: 0,
    help: 'combat.terrain.help',
    force: 'defender',
  }),
  allAcrossWater: field.flag('combat.allAcrossWater', { default: false, force: 'attacker' }),
  map: map(),
  level: field.oneOf('combat.level', { options: LEVELS, words: 'level', default: 'advanced', seldom: true }),
  hexInAlbania: field.flag('combat.hexInAlbania', { default: false, seldom: true }),
  nations: { ...nationsField, seldom: true },
  powers: { ...somePowersField, seldom: true },
  capitulated: { ...countryList('standing.capitulated'), seldom: true },
  armistices: { ...countryList('standing.armistices'), seldom: true },
  albaniaClosed: field.flag('standing.albaniaClosed', { default: false, seldom: true }),
  ottomansUnsupplied: field.flag('standing.ottomansUnsupplied', { default: false, seldom: true }),
});

export type Situation = Infer<typeof situationField>;

/** Before 0.3.0 each terrain type of the hex had its own shift. */
export const earlierSituation = (given: Readonly<Record<string, unknown>>): unknown => {
  const { terrainShifts, ...rest } = given;
  if (!Array.isArray(terrainShifts)) return given;
  return { ...rest, terrain: terrainShifts.reduce((sum: number, shift) => sum + Number(shift), 0) };
};

export const ROLES = ['attacker', 'defender'] as const;
export type Role = (typeof ROLES)[number];

export const unitsOf = (situation: Situation, role: Role): readonly Unit[] =>
  role === 'attacker' ? situation.attackers : situation.defenders;

/** Whose units fight for a side, each nation once. */
export const nationsIn = (situation: Situation, role: Role): readonly Nation[] => [
  ...new Set(unitsOf(situation, role).map(({ country }) => country)),
];

export const playerIn = ({ attackingPlayer }: Situation, role: Role): Player =>
  role === 'attacker' ? attackingPlayer : opponent(attackingPlayer);

/** Event 22: the Ottomans' own Combat Segment is when they attack, so only then do they lack supply. A fort never does. */
export const isSupplied = (unit: Unit, role: Role, { ottomansUnsupplied }: Situation): boolean => {
  const revolt = ottomansUnsupplied && role === 'attacker' && unit.country === 'ottoman';
  return unit.type === 'fortification' || (unit.supplied && !revolt);
};

export const strengthOf = (units: readonly Unit[]): number => units.reduce((sum, { strength }) => sum + strength, 0);

/** What the rules forbid of a combat that is well described. */
export function situationRefusals(situation: Situation): readonly Refusal[] {
  const { attackers, armistices, albaniaClosed, hexInAlbania } = situation;
  return [
    ...ROLES.flatMap((role) =>
      unitsOf(situation, role).flatMap((unit, index) => unitRefusals(situation, role, unit, index)),
    ),
    ...attackers.flatMap(({ country }, index): Refusal[] =>
      isCountry(country) && armistices.includes(country)
        ? [refusal('underArmistice', `attackers[${index}].country`, { rule: 'events', facts: { country } })]
        : [],
    ),
    ...otherHexes(situation),
    ...(strengthOf(attackers) <= 0 ? [refusal('noAttackStrength', 'attackers', { rule: 'crt' })] : []),
    ...(albaniaClosed && hexInAlbania ? [refusal('albaniaIsClosed', 'hexInAlbania', { rule: 'events' })] : []),
  ];
}

/** The table is for one attack on one hex: defenders elsewhere are in another combat. */
const otherHexes = ({ defenders }: Situation): readonly Refusal[] => {
  const attacked = defenders.find(({ hex }) => hex !== undefined)?.hex;
  return defenders.flatMap(({ id, hex }, index) =>
    hex === undefined || hex === attacked
      ? []
      : [refusal('otherHex', `defenders[${index}].hex`, { rule: 'crt', facts: { id, hex, attacked } })],
  );
};

function unitRefusals(situation: Situation, role: Role, unit: Unit, index: number): readonly Refusal[] {
  const at = `${role}s[${index}]`;
  const { id, country, type, bombardment = 0, charging, cadre } = unit;
  const twice = role === 'defender' && situation.attackers.some((attacker) => attacker.id === id);
  return [
    ...(twice ? [refusal('onBothSides', `${at}.id`, { facts: { id } })] : []),
    ...outOfPlay(situation.capitulated, country, `${at}.country`),
    ...notHis(situation, country, playerIn(situation, role), `${at}.country`),
    ...(bombardment > 0 && !GUNS.includes(type)
      ? [refusal('noGuns', `${at}.bombardment`, { rule: 'shifts', facts: { id, type } })]
      : []),
    ...(charging && cadre === undefined
      ? [refusal('cadreUnknown', `${at}.cadre`, { rule: 'charge', facts: { id } })]
      : []),
  ];
}

/** Nations of a side that may pay a morale point: those in the combat, or, for Great-Power units alone, any of the player's. */
export function payers(situation: Situation, role: Role): readonly Country[] {
  const inCombat: readonly string[] = nationsIn(situation, role);
  const own = situation.nations.filter(({ player, morale = 0 }) => player === playerIn(situation, role) && morale > 0);
  const present = own.filter(({ country }) => inCombat.includes(country));
  return (inCombat.some(isCountry) ? present : own).map(({ country }) => country);
}
