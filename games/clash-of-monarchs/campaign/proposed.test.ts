/** What the campaign tells each procedure, by what the player has said: told a second time, for every one of them. */
import type { Game } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { begun } from '../../testing/played-campaign.ts';
import { troops } from '../examples/forces.ts';
import { game as clash } from '../game.ts';
import type { CampaignState } from './state.ts';

const game: Game = clash;
type MapFile = CampaignState['maps'][number];
type Facts = Readonly<Record<string, unknown>>;

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
const [here = '', there = ''] = bohemia.spaces.map(({ id }) => id);
const [far, farther] = [`${here}-2`, `${there}-2`];

const setup = {
  maps: [elsewhere, bohemia],
  nations: [
    { nation: 'PR', treasury: 20, actions: 6 },
    { nation: 'AU', treasury: 9, actions: 4 },
  ],
  leaders: [
    { name: 'Daun', nation: 'AU', offensive: 1, defensive: 2 },
    { name: 'Lacy', nation: 'AU', offensive: 1 },
    { name: 'Fouqué', nation: 'PR', defensive: 0 },
  ],
  forces: [
    {
      name: 'Army',
      commander: { name: 'Daun' },
      troops: [troops('AU', 7, { cavalry: 2, cavalryUnits: 1, light: 2, lightUnits: 1 }), troops('RU', 3)],
      space: here,
      entrenched: true,
    },
    { name: 'Corps', commander: { name: 'Lacy' }, troops: [troops('AU', 5)] },
    { name: 'Croats', troops: [troops('AU', 0, { light: 3, lightUnits: 2 })], space: far },
    { name: 'Rumour' },
  ],
  fortresses: [
    { name: 'Glatz', class: 1 },
    { name: 'Olmütz', class: 2, owner: 'AU', garrison: 5, marker: 0 },
  ],
  fleets: [
    { fleet: 'RU', berth: 'sea' },
    { fleet: 'BR', berth: 'sea' },
  ],
};

const stateOf = (more: object = {}): CampaignState =>
  begun(game, { ...setup, ...more }).state as unknown as CampaignState;
const known = stateOf();
const told = (id: string, said: Facts = {}, state: CampaignState = known): unknown =>
  game.procedures[id]?.fromCampaign?.(state as never, said as never) ?? {};

/** 7 + 2 + 2 of Austria, 3 of Russia. */
const army = { leader: 'Daun', sps: 14, multiNational: true };
const corps = { leader: 'Lacy', sps: 5, multiNational: false };

/** What each procedure hears in any case: no event has happened, no nation is exhausted, nobody holds an advantage. */
const ALWAYS: Readonly<Record<string, Facts>> = {
  'enter-space': { generalstab: false, ferdinandIsCic: false, prussiaExhausted: false },
  'coordinated-attack': { generalstab: false },
  battle: { generalstab: false, ferdinandIsCic: false, prussiaExhausted: false },
  'naval-combat': { typhus: false },
  'raid-losses': { advantage: 'nobody' },
  'supply-actions': { improved: false },
  subsidies: { treaty: 'none', saxonyHeld: false, british: true },
  sustainment: { improved: false, austrianReduction: false, dresdenHostile: false },
  recruitment: { austrianReduction: false, dresdenHostile: false },
  'army-size': { austrianReduction: false, dresdenHostile: false },
  reconstruction: { improved: false },
  winter: {
    ...{ treaty: 'none', saxonyHeld: false, british: true },
    ...{ improved: false, austrianReduction: false, dresdenHostile: false },
  },
};

test('of a player who has said nothing, the campaign knows only what holds for everybody', () => {
  for (const id of Object.keys(game.procedures)) expect(told(id), id).toEqual(ALWAYS[id] ?? {});
});

/** What an event turns over, by the procedures that ask for it. */
const EVENTS: Readonly<Record<string, Readonly<Record<string, Facts>>>> = {
  generalstab: {
    'enter-space': { generalstab: true },
    'coordinated-attack': { generalstab: true },
    battle: { generalstab: true },
  },
  russianImprovement: {
    'supply-actions': { improved: true },
    sustainment: { improved: true },
    reconstruction: { improved: true },
    winter: { improved: true },
  },
  typhus: { 'naval-combat': { typhus: true } },
  austrianReduction: {
    sustainment: { austrianReduction: true },
    recruitment: { austrianReduction: true },
    'army-size': { austrianReduction: true },
    winter: { austrianReduction: true },
  },
  dresdenHostile: {
    sustainment: { dresdenHostile: true },
    recruitment: { dresdenHostile: true },
    'army-size': { dresdenHostile: true },
    winter: { dresdenHostile: true },
  },
  saxonyHeld: { subsidies: { saxonyHeld: true }, winter: { saxonyHeld: true } },
  ferdinandIsCic: { 'enter-space': { ferdinandIsCic: true }, battle: { ferdinandIsCic: true } },
  britishSubsidyEnded: { subsidies: { british: false }, winter: { british: false } },
};

const heard = (state: CampaignState, changes: Readonly<Record<string, Facts>>) => {
  for (const id of Object.keys(game.procedures))
    expect(told(id, {}, state), id).toEqual({ ...ALWAYS[id], ...changes[id] });
};

describe('what changes for everybody is heard by those it concerns, and by nobody else', () => {
  test.each(Object.entries(EVENTS))('%s', (event, changes) =>
    heard({ ...known, events: { ...known.events, [event]: true } }, changes),
  );

  test('Prussia is exhausted; that another nation is does not count', () => {
    const tired = (nation: string) => stateOf({ nations: [{ nation: 'SA' }, { nation, exhausted: true }] });
    heard(tired('PR'), { 'enter-space': { prussiaExhausted: true }, battle: { prussiaExhausted: true } });
    heard(tired('AU'), {});
  });

  test('a treaty is in force', () =>
    heard(stateOf({ treaty: 'balance-of-power' }), {
      subsidies: { treaty: 'balance-of-power' },
      winter: { treaty: 'balance-of-power' },
    }));

  test('Denmark has chosen its side', () => {
    const denmark = 'coalition';
    const concerned = ['enter-space', 'coordinated-attack', 'battle', 'siege', 'supply-raid', 'forage-raid'];
    heard(stateOf({ denmark }), Object.fromEntries(concerned.map((id) => [id, { denmark }])));
  });

  test('a side has the advantage of light troops, a fleet is in the pool', () => {
    // The raiders of a chart that says nothing are the Coalition's.
    heard(stateOf({ advantage: 'coalition' }), { 'raid-losses': { advantage: 'raiders' } });
    heard(stateOf({ advantage: 'anglo-prussian' }), { 'raid-losses': { advantage: 'enemy' } });
    const [russian, british] = setup.fleets;
    const pool = { berth: 'force-pool' };
    heard(stateOf({ fleets: [{ ...russian, ...pool }, british] }), { siege: { russianFleet: false } });
    heard(stateOf({ fleets: [russian, { ...british, ...pool }] }), { siege: { britishFleet: false } });
  });
});

type Case = readonly [procedure: string, said: Facts, told: Facts];

const { leader, sps, multiNational } = army;
const CASES: readonly Case[] = [
  // 12.1 Where it stands, and the map that has all the spaces of its way.
  ['march', { force: 'Army' }, { ...army, map: bohemia, from: here }],
  ['march', { force: 'Corps' }, corps],
  ['march', { force: 'Croats' }, { sps: 3, multiNational: false, map: elsewhere, from: far }],
  ['march', { force: 'Rumour' }, {}],
  ['march', { force: 'Nobody' }, {}],
  ['march', { from: there }, { map: bohemia }],
  ['march', { force: 'Corps', from: farther }, { ...corps, map: elsewhere }],
  ['march', { force: 'Army', from: farther }, { ...army, map: elsewhere, from: here }],
  ['march', { path: [there] }, { map: bohemia }],
  ['march', { from: here, path: [farther] }, {}],
  ['march', { force: 'Army', path: [farther] }, { ...army, from: here }],
  ['march', { path: there }, {}],
  ['march', { force: 'Army', map: elsewhere }, { ...army, from: here }],
  ['forced-march', { force: 'Army' }, { leader, sps }],
  ['forced-march', { force: 'Corps' }, { leader: 'Lacy', sps: 5 }],
  ['forced-march', { force: 'Rumour' }, {}],
  // 13.0 An interceptor needs a map with both ends of his way.
  ['interception', { force: 'Army' }, { leader, multiNational, lights: true, map: bohemia, from: here }],
  ['interception', { force: 'Corps' }, { leader: 'Lacy', multiNational: false }],
  ['interception', { force: 'Rumour' }, {}],
  ['interception', { at: there }, { map: bohemia }],
  ['interception', { from: farther }, { map: elsewhere }],
  ['interception', { at: there, from: farther }, {}],
  ['interception', { force: 'Army', at: farther }, { leader, multiNational, lights: true, from: here }],
  [
    'interception',
    { force: 'Army', at: far, from: farther },
    { leader, multiNational, lights: true, map: elsewhere, from: here },
  ],
  ['interception', { at: there, map: elsewhere }, {}],
  // 14.0 The DRM of its commander, or of the leader who is named.
  ['withdrawal', { force: 'Army' }, { leader: 'Daun', lights: true, defensive: 2, onlyLights: false }],
  ['withdrawal', { force: 'Corps' }, { leader: 'Lacy', onlyLights: false }],
  ['withdrawal', { force: 'Croats' }, { lights: true, onlyLights: true }],
  ['withdrawal', { force: 'Croats', leader: 'Daun' }, { lights: true, onlyLights: true, defensive: 2 }],
  [
    'withdrawal',
    { force: 'Army', leader: 'Fouqué' },
    { leader: 'Daun', lights: true, defensive: 2, onlyLights: false },
  ],
  ['withdrawal', { leader: 'Fouqué' }, { defensive: 0 }],
  ['withdrawal', { force: 'Rumour' }, {}],
  ['overrun', { force: 'Army', enemyForce: 'Corps' }, { moving: 14, enemy: 5 }],
  ['overrun', { force: 'Croats' }, { moving: 3 }],
  ['overrun', { enemyForce: 'Croats' }, { enemy: 3 }],
  ['overrun', { force: 'Rumour', enemyForce: 'Rumour' }, {}],
  ['coordinated-attack', { force: 'Army' }, { leader, sps, generalstab: false }],
  ['coordinated-attack', { force: 'Croats' }, { sps: 3, generalstab: false }],
  ['entrenchment', { force: 'Army' }, { leader }],
  ['entrenchment', { force: 'Croats' }, {}],
  // 15.9 The way back begins where it stands.
  ['retreat', { force: 'Army' }, { sps, map: bohemia, from: here }],
  ['retreat', { force: 'Corps' }, { sps: 5 }],
  ['retreat', { from: farther }, { map: elsewhere }],
  ['retreat', { force: 'Corps', from: there }, { sps: 5, map: bohemia }],
  ['retreat', { force: 'Army', from: farther }, { sps, map: elsewhere, from: here }],
  ['retreat', { force: 'Army', map: elsewhere }, { sps, from: here }],
  ['garrison', { force: 'Corps' }, { sps: 5 }],
  ['garrison', { force: 'Rumour' }, {}],
  // 17.3-4 A siege marker lies on a fortress that is masked, at 0 as well.
  ['mask', { fortress: 'Olmütz' }, { besieged: true }],
  ['mask', { fortress: 'Glatz' }, { besieged: false }],
  ['mask', { fortress: 'Brieg', force: 'Corps' }, { sps: 5 }],
  ['mask', { fortress: 'Glatz', force: 'Army' }, { sps, besieged: false }],
  ['siege', { fortress: 'Olmütz' }, { owner: 'AU' }],
  ['siege', { fortress: 'Glatz' }, {}],
  ['siege', { force: 'Army' }, { nation: 'AU', sps }],
  ['siege', { force: 'Croats' }, { sps: 3 }],
  ['siege', { defendingLeader: 'Daun' }, { defender: 2 }],
  ['siege', { defendingLeader: 'Fouqué' }, { defender: 0 }],
  ['siege', { defendingLeader: 'Lacy' }, {}],
  [
    'siege',
    { fortress: 'Olmütz', force: 'Corps', defendingLeader: 'Daun' },
    { owner: 'AU', nation: 'AU', sps: 5, defender: 2 },
  ],
  // 12.10, 15.4 Whether whoever stands there is entrenched, and the map of the space.
  ['battle', { defender: { name: 'Army' } }, { entrenched: true }],
  ['battle', { defender: { name: 'Corps' } }, { entrenched: false }],
  ['battle', { attacker: { name: 'Army' }, defender: { name: 'Nobody' } }, {}],
  ['enter-space', { defenders: [{ name: 'Army' }] }, { entrenched: true }],
  ['enter-space', { defenders: [{ name: 'Corps' }], at: there }, { entrenched: false, map: bohemia }],
  ['enter-space', { attacker: { name: 'Army' }, at: far }, { map: elsewhere }],
  ['enter-space', { at: far, map: bohemia }, {}],
  ['enter-space', { defenders: { name: 'Army' } }, {}],
  // 10.0 The supply actions of the nation, and whether the force is of one.
  ['supply-actions', { nation: 'AU' }, { available: 4 }],
  ['supply-actions', { nation: 'PR', force: 'Army' }, { available: 6, multiNational: true }],
  ['supply-actions', { nation: 'SW', force: 'Corps' }, { multiNational: false }],
  ['supply-raid', { raider: 'AU' }, { advantage: 'nobody' }],
  ['supply-raid', { raider: 'Nobody' }, {}],
];

describe('what it knows of whom the player names', () => {
  test.each(CASES)('%s %j', (id, said, expected) => expect(told(id, said)).toEqual({ ...ALWAYS[id], ...expected }));

  test('[18.5] whose the advantage is, seen from the raiders, Denmark where it stands', () => {
    const held = stateOf({ advantage: 'coalition' });
    const chosen = stateOf({ advantage: 'coalition', denmark: 'coalition' });
    const by = (state: CampaignState, said: Facts) => told('supply-raid', said, state);
    expect(by(held, { raider: 'RU' })).toEqual({ advantage: 'raiders' });
    expect(by(held, { raider: 'A-A' })).toEqual({ advantage: 'enemy' });
    expect(by(held, { raider: 'DA' })).toEqual({ advantage: 'enemy' });
    expect(by(held, { raider: 'DA', denmark: 'coalition' })).toEqual({ advantage: 'raiders' });
    // What the campaign was told goes before what the player says now.
    expect(by(chosen, { raider: 'DA', denmark: 'anglo-prussian' })).toEqual({
      advantage: 'raiders',
      denmark: 'coalition',
    });
    const losses = (alliance: unknown) => told('raid-losses', { alliance }, held);
    expect(losses('coalition')).toEqual({ advantage: 'raiders' });
    expect(losses('anglo-prussian')).toEqual({ advantage: 'enemy' });
    expect(losses('neither')).toEqual({});
  });
});
