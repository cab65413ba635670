/** What the players say before a combat. */
import { field, type Infer, type Refusal } from '@grognard/kernel';
import { countryList, nationsField, notHis, outOfPlay, somePowersField } from '../../standing.ts';
import { type Unit, unitField } from '../../unit.ts';
import { type Country, GUNS, isCountry, LEVELS, opponent, PLAYERS, type Player } from '../../vocabulary.ts';

const MOST_UNITS = 24;

const units = (label: string, force: 'attacker' | 'defender') =>
  field.list(label, unitField, { min: 1, max: MOST_UNITS, unique: 'id', force });

export const situationField = field.record('combat.input', {
  attackingPlayer: field.oneOf('combat.attackingPlayer', {
    options: PLAYERS,
    words: 'side',
    default: 'first',
    seldom: true,
  }),
  attackers: units('combat.attackers', 'attacker'),
  defenders: units('combat.defenders', 'defender'),
  entrenched: field.flag('combat.entrenched', { default: false, force: 'defender' }),
  fortificationPresent: field.flag('combat.fortificationPresent', { default: false, force: 'defender' }),
  terrainShifts: field.list(
    'combat.terrainShifts',
    field.integer('combat.terrainShift', { min: -6, max: 6, default: -1 }),
    { min: 0, max: 6, default: [], help: 'combat.terrainShifts.help', force: 'defender' },
  ),
  allAcrossWater: field.flag('combat.allAcrossWater', { default: false, force: 'attacker' }),
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

export const ROLES = ['attacker', 'defender'] as const;
export type Role = (typeof ROLES)[number];

export const unitsOf = (situation: Situation, role: Role): readonly Unit[] =>
  role === 'attacker' ? situation.attackers : situation.defenders;

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
        ? [{ code: 'underArmistice', at: `attackers[${index}].country`, rule: 'events', facts: { country } }]
        : [],
    ),
    ...(strengthOf(attackers) <= 0 ? [{ code: 'noAttackStrength', at: 'attackers', rule: 'crt' }] : []),
    ...(albaniaClosed && hexInAlbania ? [{ code: 'albaniaIsClosed', at: 'hexInAlbania', rule: 'events' }] : []),
  ];
}

function unitRefusals(situation: Situation, role: Role, unit: Unit, index: number): Refusal[] {
  const at = `${role}s[${index}]`;
  const { id, country, type, bombardment = 0, charging, cadre } = unit;
  const twice = role === 'defender' ? situation.attackers.findIndex((attacker) => attacker.id === id) : -1;
  const guns = GUNS.includes(type);
  return [
    ...(twice >= 0 ? [{ code: 'onBothSides', at: `${at}.id`, facts: { id } }] : []),
    ...outOfPlay(situation.capitulated, country, `${at}.country`),
    ...notHis(situation, country, playerIn(situation, role), `${at}.country`),
    ...(bombardment > 0 && !guns ? [{ code: 'noGuns', at: `${at}.bombardment`, rule: 'shifts', facts: { type } }] : []),
    ...(charging && cadre === undefined
      ? [{ code: 'cadreUnknown', at: `${at}.cadre`, rule: 'charge', facts: { id } }]
      : []),
  ];
}

/** Nations of a side that may pay a morale point: those in the combat, or, for Great-Power units alone, any of the player's. */
export function payers(situation: Situation, role: Role): readonly Country[] {
  const inCombat = new Set<string>(unitsOf(situation, role).map(({ country }) => country));
  const own = situation.nations.filter(({ player, morale = 0 }) => player === playerIn(situation, role) && morale > 0);
  const present = own.filter(({ country }) => inCombat.has(country));
  const anyCountry = [...inCombat].some(isCountry);
  return (anyCountry ? present : own).map(({ country }) => country);
}
