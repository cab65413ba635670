/** What a strategic combat must be told, and what the rules forbid of it. */
import { field, type Infer, type Refusal } from '@grognard/kernel';
import type { SurrenderBook } from '../../book.ts';
import { limits } from '../../tables/limits.table.ts';
import { markers } from '../../units.ts';
import { type FactoryCountry, OPPONENTS, type Opponent, PORT_ZONES } from '../../vocabulary.ts';

export const MOST_LOST = limits.rows.facLost.most;

/** The aid says 1 to 9; zero is let through to the rule that refuses it, because a ruling may allow it. */
const lost = (country: FactoryCountry) =>
  field.integer(`country.${country}`, { min: 0, max: MOST_LOST, default: 1, rule: 'strategic-results' });

export const facLost = field.record(
  'strategic.facLost',
  { germany: lost('germany'), uk: lost('uk'), ussr: lost('ussr') },
  { default: { germany: 1, uk: 1, ussr: 1 } },
);

const countries = (label: string) => field.integer(label, { min: 0, max: 30, default: 0, rule: 'strategic-soviet' });

export const input = field.record('strategic.input', {
  opponent: field.oneOf('strategic.opponent', { options: OPPONENTS, words: 'faction', rule: 'strategic' }),
  axisPorts: field.list(
    'strategic.axisPorts',
    field.oneOf('strategic.axisPorts.zone', { options: PORT_ZONES, words: 'zone' }),
    { min: 0, max: 30, default: [], help: 'strategic.axisPorts.help', rule: 'strategic-axis' },
  ),
  sovietAirZone13: field.flag('strategic.sovietAirZone13', { default: false, rule: 'strategic-soviet' }),
  westernZone13: field.flag('strategic.westernZone13', { default: false, rule: 'strategic-western' }),
  conquered: field.record(
    'strategic.conquered',
    { western: countries('strategic.conquered.western'), soviet: countries('strategic.conquered.soviet') },
    { default: { western: 0, soviet: 0 }, rule: 'strategic-soviet' },
  ),
  usaWestern: field.flag('strategic.usaWestern', { default: false, rule: 'strategic-western' }),
  bombed: field.integer('strategic.bombed', { min: 0, max: 30, default: 0, rule: 'strategic-western' }),
  facLost,
  ally: field.oneOf('strategic.ally', {
    options: ['concerned', 'uk', 'ussr'],
    words: 'ally',
    default: 'concerned',
    rule: 'strategic-results',
  }),
  attackerMarkers: markers('combat.attackerMarkers'),
  defenderMarkers: markers('combat.defenderMarkers'),
});

export type StrategicInput = Infer<typeof input>;

/** Whose Fac Lost marker answers to Germany's. */
export const allyAgainst = (opponent: Opponent): Exclude<FactoryCountry, 'germany'> => {
  switch (opponent) {
    case 'western':
      return 'uk';
    case 'soviet':
      return 'ussr';
  }
};

/** The lowest box of the Fac Lost track. */
export const leastLost = ({ rulings }: SurrenderBook): number =>
  rulings.facLostFloor === 'one' ? limits.rows.facLost.least : 0;

export function refusals(combat: StrategicInput, book: SurrenderBook): readonly Refusal[] {
  const ally = allyAgainst(combat.opponent);
  const least = leastLost(book);
  return [
    ...Object.entries(combat.facLost).flatMap(([country, value]) =>
      value < least
        ? [
            {
              code: 'facLostOutside',
              at: `facLost.${country}`,
              rule: 'strategic-results',
              facts: { value, least, most: MOST_LOST },
            },
          ]
        : [],
    ),
    ...(combat.ally === 'concerned' || combat.ally === ally
      ? []
      : [{ code: 'otherAlly', at: 'ally', rule: 'strategic-results', facts: { ally, opponent: combat.opponent } }]),
  ];
}
