/** What a campaign knows of the names that are said. */
import type { Game } from '@grognard/kernel';
import { expect, test } from 'vitest';
import { troops } from '../examples/forces.ts';
import { game as clash } from '../game.ts';
import { UNNAMED } from '../vocabulary.ts';
import {
  commanderOf,
  forceNamed,
  leaderNamed,
  lightsWith,
  mapIn,
  nationality,
  nationOfForce,
  placeOf,
  strengthOf,
} from './known.ts';
import type { CampaignState, StandingForce } from './state.ts';

const game: Game = clash;
type MapFile = CampaignState['maps'][number];
const [bohemia = expect.fail('no example has a map')] = game.examples.flatMap(({ input, refused }) => {
  const { map } = input as { readonly map?: MapFile };
  return map && !refused && map.spaces.length > 2 ? [map] : [];
});
/** The same sheet under other names. */
const elsewhere: MapFile = {
  ...bohemia,
  title: 'Elsewhere',
  spaces: bohemia.spaces.map((space) => ({ ...space, id: `${space.id}-2` })),
  links: bohemia.links.map((link) => ({ ...link, from: `${link.from}-2`, to: `${link.to}-2` })),
};
const [a = '', b = ''] = bohemia.spaces.map(({ id }) => id);
const maps = (...all: readonly MapFile[]) => ({ maps: all }) as unknown as CampaignState;

test('a map is taken for the spaces that are named on it, one or several', () => {
  const both = maps(elsewhere, bohemia);
  expect(mapIn(both, {}, a)).toEqual({ map: bohemia });
  expect(mapIn(both, {}, a, b)).toEqual({ map: bohemia });
  expect(mapIn(both, {}, `${a}-2`)).toEqual({ map: elsewhere });
  expect(mapIn(both, {}, undefined, a, 3)).toEqual({ map: bohemia });
  expect(mapIn(maps(bohemia, { ...bohemia, title: 'Copy' }), {}, a)).toEqual({ map: bohemia });
});

test('none is taken for spaces of two maps, for none at all, or where the player lays his own', () => {
  const both = maps(elsewhere, bohemia);
  expect(mapIn(both, {}, a, `${b}-2`)).toEqual({});
  expect(mapIn(both, {}, 'Nowhere')).toEqual({});
  expect(mapIn(both, {})).toEqual({});
  expect(mapIn(both, { map: elsewhere }, a)).toEqual({});
  expect(mapIn(maps(), {}, a)).toEqual({});
});

test('forces and leaders are known by their names, and what is not known is not made up', () => {
  const force = {
    name: 'Army',
    space: a,
    commander: { name: 'Daun' },
    troops: [
      { ...(troops('AU', 7) as object), cavalry: 2, light: 0, guns: 0 },
      { ...(troops('RU', 3) as object), cavalry: 0, light: 0, guns: 0 },
    ],
  } as unknown as StandingForce;
  const state = {
    forces: [{ name: 'Other' }, force],
    leaders: [{ name: 'Lacy' }, { name: 'Daun' }],
  } as unknown as CampaignState;
  expect(forceNamed(state, 'Army')).toBe(force);
  expect(forceNamed(state, 'Nobody')).toBeUndefined();
  expect(leaderNamed(state, 'Daun')).toEqual({ name: 'Daun' });
  expect(leaderNamed(state, 'Nobody')).toBeUndefined();
  // 7 + 2 + 3.
  expect([placeOf(force), commanderOf(force), strengthOf(force)]).toEqual([
    { from: a },
    { leader: 'Daun' },
    { sps: 12 },
  ]);
  expect(nationality(force)).toEqual({ multiNational: true });
  expect(nationality({ ...force, troops: force.troops?.slice(0, 1) } as StandingForce)).toEqual({
    multiNational: false,
  });
  const bare = { name: 'Other' } as StandingForce;
  for (const known of [placeOf, commanderOf, strengthOf, nationality])
    for (const nothing of [bare, undefined]) expect(known(nothing)).toEqual({});
});

test('light units, and the nation of a commander, as far as the registers tell', () => {
  const light = (lightUnits: number) =>
    ({ name: 'Army', troops: [{ ...(troops('AU', 7) as object), lightUnits }] }) as unknown as StandingForce;
  expect(lightsWith(light(1))).toEqual({ lights: true });
  // Without any there may still be one in the space.
  expect(lightsWith(light(0))).toEqual({});
  expect(lightsWith({ name: 'Army' } as StandingForce)).toEqual({});
  const state = {
    leaders: [{ name: 'Daun', nation: 'AU' }, { name: 'Lacy' }, { name: UNNAMED, nation: 'PR' }],
  } as unknown as CampaignState;
  const led = (name: string) => ({ name: 'Army', commander: { name } }) as StandingForce;
  expect(nationOfForce(state, led('Daun'))).toEqual({ nation: 'AU' });
  for (const force of [led('Lacy'), led('Nobody'), led(UNNAMED), undefined])
    expect(nationOfForce(state, force)).toEqual({});
});
