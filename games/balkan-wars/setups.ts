/** The two scenarios as far as the aid names their nations, and set-ups of an earlier version in today's shape. */
import type { Plain } from '@grognard/kernel';
import { earlierVolunteers } from './standing.ts';
import { type Camp, type Country, campOf, type Place, type Scenario } from './vocabulary.ts';

/** Who is at war from the start: the countries that the events speak of as the League's and as its opponent. */
const AT_WAR: Readonly<Record<Scenario, readonly Country[]>> = {
  '1': ['bulgaria', 'greece', 'montenegro', 'serbia', 'ottoman'],
  '2': ['greece', 'montenegro', 'serbia', 'bulgaria'],
};

/** No morale: the aid prints none, and what is not told is not known. */
const war = (scenario: Scenario, firstCamp: Camp): Plain => ({
  scenario,
  firstCamp,
  nations: AT_WAR[scenario].map((country) => ({
    country,
    player: campOf(country, scenario) === firstCamp ? 'first' : 'second',
  })),
});

/** Who plays first is not in the aid: both ways are offered. */
export const setups = {
  firstWar: war('1', 'league'),
  firstWarOttomansFirst: war('1', 'opponents'),
  secondWar: war('2', 'league'),
  secondWarBulgariaFirst: war('2', 'opponents'),
} as const;

type Earlier = Readonly<Record<string, Plain>>;

/** Before 0.2.0 lost and demoralised units stood in four lists, captured cities had no holder, landings were counted. */
const LISTS: Readonly<Record<string, { readonly place: Place; readonly demoralised: boolean }>> = {
  gone: { place: 'gone', demoralised: false },
  prisoners: { place: 'prisoners', demoralised: false },
  pool: { place: 'pool', demoralised: false },
  demoralised: { place: 'map', demoralised: true },
};

/** Before 0.3.0 volunteers were one number a player, and a campaign went on after its end. */
export const earlier = (setup: Plain, version: string): Plain => {
  const { volunteers, ...rest } = (version === '0.2.0' ? setup : ofTheFirst(setup)) as Earlier;
  return {
    ...rest,
    ...(volunteers !== undefined && { volunteers: earlierVolunteers(volunteers) as Plain }),
    playsOn: true,
  };
};

function ofTheFirst(setup: Plain): Plain {
  const { units, captured, naval, ...rest } = setup as Earlier;
  const kept = Object.entries(rest).filter(([track]) => !Object.hasOwn(LISTS, track));
  const listed = Object.entries(LISTS).flatMap(([list, standing]) =>
    recordsIn(rest[list]).map((counter) => ({ ...ownerless(counter), ...standing })),
  );
  return {
    ...Object.fromEntries(kept),
    units: [...recordsIn(units).map(ownerless), ...listed],
    captured: listIn(captured).map((city) => (typeof city === 'string' ? { city } : city)),
    ...(naval !== undefined && { amphibiousForbidden: (naval as Earlier)['amphibiousForbidden'] ?? false }),
  };
}

/** Whose a unit is follows from its country. */
const ownerless = ({ player: _, ...counter }: Earlier): Earlier => counter;

const listIn = (value: Plain | undefined): readonly Plain[] => (Array.isArray(value) ? value : []);
const recordsIn = (value: Plain | undefined): readonly Earlier[] => listIn(value) as readonly Earlier[];
