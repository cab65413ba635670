/** What a strategic combat must be told, and what the rules forbid of it. */
import type { Infer, Refusal } from '@grognard/kernel';
import type { SurrenderBook } from '../../book.ts';
import { limits } from '../../tables/limits.table.ts';
import { field, refusal, type TextKey } from '../../text/kit.ts';
import { markers } from '../../units.ts';
import { type FactoryCountry, OPPONENTS, type Opponent, PORT_ZONES } from '../../vocabulary.ts';
import { counted } from '../counted.ts';

export const MOST_LOST = limits.rows.facLost.most;

/** The aid says 1 to 9; zero is let through to the rule that refuses it, because a ruling may allow it. */
const lost = (country: FactoryCountry) =>
  field.integer(`country.${country}`, { min: 0, max: MOST_LOST, default: 1, rule: 'strategic-results' });

export const facLost = field.record(
  'strategic.facLost',
  { germany: lost('germany'), uk: lost('uk'), ussr: lost('ussr') },
  { default: { germany: 1, uk: 1, ussr: 1 } },
);

const countries = (label: TextKey) => field.integer(label, { min: 0, max: 30, default: 0, rule: 'strategic-soviet' });

export const input = field.record('strategic.input', {
  opponent: field.oneOf('strategic.opponent', {
    options: OPPONENTS,
    words: 'side',
    default: 'western',
    rule: 'strategic',
  }),
  axisPorts: field.list(
    'strategic.axisPorts',
    field.oneOf('strategic.axisPorts.zone', { options: PORT_ZONES, words: 'zone', default: '1' }),
    { min: 0, max: 30, default: [], help: 'strategic.axisPorts.help', rule: 'strategic-axis', force: 'attacker' },
  ),
  sovietAirZone13: field.flag('strategic.sovietAirZone13', {
    default: false,
    rule: 'strategic-soviet',
    force: 'defender',
  }),
  westernZone13: field.flag('strategic.westernZone13', {
    default: false,
    rule: 'strategic-western',
    force: 'defender',
  }),
  conquered: field.record(
    'strategic.conquered',
    { western: countries('strategic.conquered.western'), soviet: countries('strategic.conquered.soviet') },
    { default: { western: 0, soviet: 0 }, rule: 'strategic-soviet', force: 'defender' },
  ),
  usaWestern: field.flag('strategic.usaWestern', { default: false, rule: 'strategic-western', force: 'defender' }),
  bombed: field.integer('strategic.bombed', {
    min: 0,
    max: 30,
    default: 0,
    rule: 'strategic-western',
    force: 'defender',
  }),
  facLost,
  ally: field.oneOf('strategic.ally', {
    options: ['concerned', 'uk', 'ussr'],
    words: 'ally',
    default: 'concerned',
    rule: 'strategic-results',
    seldom: true,
  }),
  attackerMarkers: markers('combat.attackerMarkers', 'attacker'),
  defenderMarkers: markers('combat.defenderMarkers', 'defender'),
  counted,
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
  const { opponent } = combat;
  const ally = allyAgainst(opponent);
  const least = leastLost(book);
  const rule = 'strategic-results';
  return [
    ...Object.entries(combat.facLost).flatMap(([country, value]) =>
      value < least
        ? [refusal('facLostOutside', `facLost.${country}`, { rule, facts: { value, least, most: MOST_LOST } })]
        : [],
    ),
    ...(combat.ally === 'concerned' || combat.ally === ally
      ? []
      : [refusal('otherAlly', 'ally', { rule, facts: { ally, opponent } })]),
  ];
}
