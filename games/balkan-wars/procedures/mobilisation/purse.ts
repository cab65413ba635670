/** What a mobilisation costs each country, and what there is to pay it with. */
import type { Infer } from '@grognard/kernel';
import type { BalkanBook } from '../../rulings.ts';
import {
  countryList,
  earlierVolunteers,
  moraleOf,
  nationsField,
  type PowerAtWar,
  somePowersField,
  treasuriesField,
  volunteersField,
  volunteersOf,
} from '../../standing.ts';
import { field } from '../../text/kit.ts';
import { counterAs, counterFields, inPool, printed } from '../../unit.ts';
import { type Country, GREAT_POWERS, type GreatPower, isCountry, PLAYERS } from '../../vocabulary.ts';

/** What a unit costs by is asked where it costs by it. */
const recruitField = field.record(
  'mobilisation.unit',
  {
    ...counterFields,
    cadre: field.optional(printed.cadre),
    command: field.optional(printed.command),
    staff: field.optional(printed.staff),
    ...inPool,
    lostBefore: field.flag('mobilisation.lostBefore', { default: true, seldom: true }),
  },
  counterAs('fromPool', { printed: ['cadre', 'command', 'staff'], state: ['lostBefore'] }),
);

export const mobilisationField = field.record('mobilisation.input', {
  player: field.oneOf('mobilisation.player', { options: PLAYERS, words: 'side', default: 'first' }),
  units: field.list('mobilisation.units', recruitField, { min: 1, max: 24, unique: 'id' }),
  depots: field.integer('mobilisation.depots', { min: 0, max: 40, default: 4, rule: 'depots' }),
  treasuries: treasuriesField,
  extraPoints: field.integer('mobilisation.extraPoints', {
    min: 0,
    max: 60,
    default: 0,
    help: 'mobilisation.extraPoints.help',
  }),
  nations: { ...nationsField, seldom: true },
  powers: { ...somePowersField, seldom: true },
  volunteers: { ...volunteersField, seldom: true },
  crisis: field.flag('campaign.crisis', { default: false, seldom: true }),
  capitulated: { ...countryList('standing.capitulated'), seldom: true },
});

export type Mobilisation = Infer<typeof mobilisationField>;
export type Recruit = Infer<typeof recruitField>;

export const earlierMobilisation = (given: Readonly<Record<string, unknown>>): unknown =>
  given['volunteers'] === undefined ? given : { ...given, volunteers: earlierVolunteers(given['volunteers']) };

/** The levels a unit's cost is reckoned by; a Great Power's unit has none. */
export function levelsOf(
  { country, type }: Recruit,
  { tables }: BalkanBook,
): readonly ('cadre' | 'command' | 'staff')[] {
  if (!isCountry(country)) return [];
  return rowOf(type, tables).of === 'commandAndStaff' ? ['command', 'staff'] : ['cadre'];
}

const rowOf = (type: Recruit['type'], tables: BalkanBook['tables']) => {
  const { rows } = tables['mobilisation-costs'];
  return type === 'division' || type === 'engineer' || type === 'headquarters' ? rows[type] : rows.others;
};

/** Great Powers' units come without cost; the others cost by their kind. */
export function costOf(unit: Recruit, book: BalkanBook): number {
  if (!isCountry(unit.country)) return book.tables['mobilisation-costs'].rows.greatPowers.factor;
  const levels = levelsOf(unit, book).reduce((sum, level) => sum + (unit[level] ?? 0), 0);
  return rowOf(unit.type, book.tables).factor * levels;
}

/** What a country owes, and its own means: mobilisation points, volunteers that are its own, national morale. */
export interface Bill {
  readonly country: Country;
  readonly cost: number;
  readonly points: number;
  readonly volunteers: number;
  readonly morale: number;
}

export function billsOf(given: Mobilisation, book: BalkanBook): readonly Bill[] {
  const countries = [...new Set(given.units.map(({ country }) => country))].filter(isCountry);
  return countries.map((country) => ({
    country,
    cost: given.units.filter((unit) => unit.country === country).reduce((sum, unit) => sum + costOf(unit, book), 0),
    points: given.treasuries.find((treasury) => treasury.country === country)?.points ?? 0,
    volunteers: volunteersOf(given.volunteers, given.player, country),
    morale: moraleOf(given.nations, country),
  }));
}

/** The points a country has of its own, morale apart. */
export const ownOf = ({ points, volunteers }: Bill): number => points + volunteers;

/** Points that any country of the player may use, in the order they are taken: volunteers are kept for this segment only. */
export interface Purse {
  readonly volunteers: number;
  readonly powers: number;
  readonly extra: number;
}

export const purseOf = (given: Mobilisation): Purse => ({
  volunteers: volunteersOf(given.volunteers, given.player, undefined),
  powers: powersOf(given).reduce((sum, { points }) => sum + points, 0),
  extra: given.extraPoints,
});

/** The player's Great Powers; event 54 leaves them no points for the turn. */
const powersOf = ({ powers, player, crisis }: Mobilisation): readonly PowerAtWar[] =>
  crisis ? [] : powers.filter(({ alignment }) => alignment === player);

export const heldIn = ({ volunteers, powers, extra }: Purse): number => volunteers + powers + extra;

/** So many points out of a purse: what is taken of each sort. */
export function takenFrom(purse: Purse, points: number): Purse {
  const volunteers = Math.min(points, purse.volunteers);
  const powers = Math.min(points - volunteers, purse.powers);
  return { volunteers, powers, extra: points - volunteers - powers };
}

export const without = (purse: Purse, taken: Purse): Purse => ({
  volunteers: purse.volunteers - taken.volunteers,
  powers: purse.powers - taken.powers,
  extra: purse.extra - taken.extra,
});

/** Which Great Powers paid, in the order of their list. */
export function paidByPowers(
  given: Mobilisation,
  points: number,
): readonly { readonly power: GreatPower; readonly points: number }[] {
  let left = points;
  return powersOf(given)
    .toSorted((a, b) => GREAT_POWERS.indexOf(a.power) - GREAT_POWERS.indexOf(b.power))
    .flatMap(({ power, points: held }) => {
      const paid = Math.min(left, held);
      left -= paid;
      return paid > 0 ? [{ power, points: paid }] : [];
    });
}
