/** Each change a procedure may make, booked on a campaign that has everything: what it changes, and that nothing else is. */
import { describe, expect, test } from 'vitest';
import { begun } from '../../testing/played-campaign.ts';
import { troops } from '../examples/forces.ts';
import { game } from '../game.ts';
import { campaign as rules } from './campaign.ts';
import type { ClashEffect } from './effects.ts';
import type { CampaignState, StandingForce } from './state.ts';

const army = (name: string, change: object) => ({
  name,
  commander: { name: `${name}’s general` },
  leaders: [{ name: `${name}’s second` }, { name: `${name}’s third` }],
  troops: [troops('PR', 9, { guns: 1 }), troops('HA', 4)],
  lightCavalry: true,
  supply: 'FULL',
  morale: 'OK',
  space: 'Kolin',
  entrenched: true,
  retreat: 2,
  ...change,
});
const SETUP = {
  nations: [
    {
      nation: 'PR',
      treasury: 20,
      actions: 6,
      will: 10,
      points: 3,
      infantry: 60,
      cavalry: 9,
      leadersToDraw: 1,
      leadersToReplace: 1,
    },
    { nation: 'AU', treasury: 9, actions: 4, will: 8, points: 5, infantry: 50, cavalry: 7 },
  ],
  fortresses: [
    { name: 'Olmütz', class: 2, owner: 'AU', garrison: 5, marker: 1 },
    { name: 'Glatz', class: 1, owner: 'PR', garrison: 2, marker: 2 },
  ],
  forces: [army('First', {}), army('Second', {})],
  lights: [
    { unit: 'Freikorps', steps: 2 },
    { unit: 'Croats', steps: 0 },
  ],
  depots: [
    { name: 'Königgrätz', owner: 'AU', state: 'working' },
    { name: 'Schweidnitz', owner: 'PR', state: 'working' },
  ],
};
const before = begun(game, SETUP).state as unknown as CampaignState;

type Rows = Readonly<Record<string, unknown>>;
/** The same campaign, but for some facts of one line of a register; a fact that is undefined is gone. */
const but = (register: keyof CampaignState, name: string, change: Rows) => ({
  ...before,
  [register]: (before[register] as unknown as readonly Rows[]).map((row) =>
    [row['name'], row['nation'], row['unit']].includes(name)
      ? Object.fromEntries(Object.entries({ ...row, ...change }).filter(([, fact]) => fact !== undefined))
      : row,
  ),
});
const first = (change: Partial<Record<keyof StandingForce, unknown>>) => but('forces', 'First', change);
const { troops: stood = [] } = before.forces[0] as StandingForce;
const [prussians, allies] = stood as [(typeof stood)[number], (typeof stood)[number]];

const force = 'First';
const CASES: readonly (readonly [ClashEffect, object])[] = [
  [{ kind: 'morale', force, morale: 'DM' }, first({ morale: 'DM' })],
  [{ kind: 'supply', force, supply: 'SS' }, first({ supply: 'SS' })],
  [{ kind: 'entered', force, space: 'Prag' }, first({ space: 'Prag', entrenched: false })],
  [{ kind: 'entered', force }, first({ space: undefined, entrenched: false })],
  [{ kind: 'withdrew', force, space: 'Prag' }, first({ space: 'Prag', entrenched: false })],
  [{ kind: 'moved', force, space: 'Prag' }, first({ space: 'Prag', entrenched: false })],
  [{ kind: 'retreated', force, space: 'Prag' }, first({ space: 'Prag', entrenched: false, retreat: 0 })],
  [{ kind: 'mustRetreat', force, spaces: 3 }, first({ entrenched: false, retreat: 3 })],
  [{ kind: 'joined', force, into: 'Second' }, first({ place: 'joined', entrenched: false })],
  [
    { kind: 'detached', force, nation: 'PR', arm: 'infantry', sps: 4 },
    first({ troops: [{ ...prussians, infantry: 5 }, allies] }),
  ],
  [
    { kind: 'gun', force, nation: 'PR', loss: 'flipped' },
    first({ troops: [{ ...prussians, gunsReduced: 1 }, allies] }),
  ],
  [{ kind: 'gun', force, nation: 'HA', loss: 'rebuilt' }, first({ troops: [prussians, { ...allies, guns: 1 }] })],
  [
    { kind: 'gun', force, nation: 'BR', loss: 'rebuilt' },
    first({
      troops: [
        prussians,
        allies,
        { nation: 'BR', infantry: 0, cavalry: 0, cavalryUnits: 0, light: 0, lightUnits: 0, guns: 1, gunsReduced: 0 },
      ],
    }),
  ],
  [{ kind: 'will', nation: 'PR', change: -12 }, but('nations', 'PR', { will: -2 })],
  [{ kind: 'points', nation: 'AU', change: -6 }, but('nations', 'AU', { points: -1 })],
  [{ kind: 'income', nation: 'PR', thl: 7 }, but('nations', 'PR', { treasury: 27 })],
  [{ kind: 'spent', nation: 'PR', thl: 20 }, but('nations', 'PR', { treasury: 0 })],
  [{ kind: 'actionsSpent', nation: 'AU', sas: 4 }, but('nations', 'AU', { actions: 0 })],
  [
    { kind: 'recruits', nation: 'PR', infantry: 3, cavalry: 2 },
    but('nations', 'PR', { infantry: 63, cavalry: 11, infantryToPlace: 3, cavalryToPlace: 2 }),
  ],
  [
    { kind: 'newLeaders', nation: 'PR', added: 2, replaced: 3 },
    but('nations', 'PR', { leadersToDraw: 3, leadersToReplace: 4 }),
  ],
  [{ kind: 'siegeMarker', fortress: 'Olmütz', marker: 4 }, but('fortresses', 'Olmütz', { marker: 4 })],
  [{ kind: 'garrison', fortress: 'Olmütz', class: 1, sps: 7 }, but('fortresses', 'Olmütz', { garrison: 7 })],
  [
    { kind: 'garrison', fortress: 'Brieg', class: 1, sps: 3 },
    { ...before, fortresses: [...before.fortresses, { name: 'Brieg', class: 1, garrison: 3 }] },
  ],
  [
    { kind: 'fell', fortress: 'Olmütz', nation: 'PR', garrison: 'captured' },
    but('fortresses', 'Olmütz', { owner: 'PR', garrison: 0, marker: undefined }),
  ],
  [{ kind: 'lightStep', unit: 'Freikorps' }, but('lights', 'Freikorps', { steps: 1 })],
  [{ kind: 'depot', depot: 'Königgrätz', state: 'destroyed' }, but('depots', 'Königgrätz', { state: 'destroyed' })],
  [
    { kind: 'depot', depot: 'Königgrätz', owner: 'PR', state: 'working' },
    but('depots', 'Königgrätz', { owner: 'PR', state: 'working' }),
  ],
  [
    { kind: 'depot', depot: 'Neisse', owner: 'PR', state: 'working' },
    { ...before, depots: [...before.depots, { name: 'Neisse', owner: 'PR', state: 'working' }] },
  ],
];

describe('each effect changes what it speaks of, and nothing else', () => {
  test.each(CASES)('%j', (effect, after) => expect(rules.apply(before, effect)).toEqual(after));

  test('[12.10] a force that is formed stands as it was described, where a force of its name stood', () => {
    const of = {
      troops: [],
      lightCavalry: false,
      supply: 'SS',
      morale: 'OK',
      commander: { name: 'Zieten' },
      leaders: [],
    } as const;
    const after = rules.apply(before, { kind: 'formed', force: 'First', of }) as CampaignState;
    const described = { ...of, name: 'First', place: 'map', entrenched: true, retreat: 0, space: 'Kolin' };
    expect(after).toEqual({ ...before, forces: [before.forces[1], described] });
    const fresh = rules.apply(before, { kind: 'formed', force: 'Third', of }) as CampaignState;
    const third = { ...of, name: 'Third', place: 'map', entrenched: false, retreat: 0 };
    expect(fresh).toEqual({ ...before, forces: [...before.forces, third] });
  });

  test('[15.7.2] a leader who is lost leaves the force he led or followed', () => {
    const campaign = {
      ...before,
      leaders: [
        { name: 'First’s general', place: 'map' },
        { name: 'First’s third', place: 'map' },
      ],
    };
    const lost = (name: string) =>
      rules.apply(campaign as never, { kind: 'leader', name, place: 'prisoners' }) as CampaignState;
    const general = lost('First’s general');
    expect(general.leaders).toEqual([
      { name: 'First’s general', place: 'prisoners' },
      { name: 'First’s third', place: 'map' },
    ]);
    expect(general.forces).toEqual(first({ commander: undefined }).forces);
    expect(lost('Nobody')).toMatchObject({ unbooked: expect.anything() });
    const alone = { ...campaign, leaders: campaign.leaders.slice(0, 1) };
    expect(rules.apply(alone as never, { kind: 'leader', name: 'First’s general', place: 'prisoners' })).toMatchObject({
      leaders: [{ name: 'First’s general', place: 'prisoners' }],
    });
    expect(lost('First’s third').forces).toEqual(first({ leaders: [{ name: 'First’s second' }] }).forces);
  });

  test('a fleet goes to the pool, whether it was known or not', () => {
    const fleet = 'other';
    const once = rules.apply(before, { kind: 'fleetToPool', fleet }) as CampaignState;
    expect(once.fleets).toEqual([{ fleet, berth: 'force-pool' }]);
    expect(rules.apply(once, { kind: 'fleetToPool', fleet })).toEqual(once);
  });

  test.each<[ClashEffect, string]>([
    [{ kind: 'morale', force: 'Nobody', morale: 'OK' }, 'unknown'],
    [{ kind: 'detached', force, nation: 'PR', arm: 'infantry', sps: 10 }, 'troopsTooFew'],
    [{ kind: 'detached', force, nation: 'RU', arm: 'infantry', sps: 1 }, 'troopsTooFew'],
    [{ kind: 'detached', force: 'Nobody', nation: 'PR', arm: 'infantry', sps: 1 }, 'unknown'],
    [{ kind: 'losses', force, nation: 'PR', arm: 'light', sps: 1 }, 'troopsTooFew'],
    [{ kind: 'gun', force, nation: 'HA', loss: 'flipped' }, 'noSuchGun'],
    [{ kind: 'gun', force, nation: 'PR', loss: 'destroyed' }, 'noSuchGun'],
    [{ kind: 'gun', force, nation: 'PR', loss: 'restored' }, 'noSuchGun'],
    [{ kind: 'gun', force: 'Nobody', nation: 'PR', loss: 'flipped' }, 'unknown'],
    [{ kind: 'spent', nation: 'PR', thl: 21 }, 'trackTooLow'],
    [{ kind: 'lightStep', unit: 'Croats' }, 'noStepLeft'],
    [{ kind: 'lightStep', unit: 'Nobody' }, 'unknown'],
    [{ kind: 'siegeMarker', fortress: 'Brieg', marker: 1 }, 'unknown'],
    [{ kind: 'leader', name: 'Nobody', place: 'prisoners' }, 'unknown'],
  ])('without a place it waits: %j', (effect, code) =>
    expect(rules.apply(before, effect)).toMatchObject({ unbooked: expect.stringMatching(new RegExp(code, 'i')) }),
  );
});

test('troops that are too few are told as they stand', () => {
  expect(rules.apply(before, { kind: 'detached', force, nation: 'RU', arm: 'infantry', sps: 1 })).toEqual({
    unbooked: 'troopsTooFew',
    facts: { name: 'First', nation: 'RU', arm: 'infantry', sps: 1, there: 0 },
  });
  expect(rules.apply(before, { kind: 'losses', force, nation: 'HA', arm: 'infantry', sps: 5 })).toEqual({
    unbooked: 'troopsTooFew',
    facts: { name: 'First', nation: 'HA', arm: 'infantry', sps: 5, there: 4 },
  });
});

test('a nation that is not on the tracks is put there with nothing on any of them', () => {
  expect(rules.apply(before, { kind: 'income', nation: 'SW', thl: 3 })).toEqual({
    unbooked: 'nationUnknown',
    facts: { nation: 'SW' },
    mend: {
      at: 'nations',
      value: [
        ...before.nations,
        {
          nation: 'SW',
          ...{ treasury: 0, actions: 0, will: 0, points: 0, infantryToPlace: 0, cavalryToPlace: 0 },
          ...{ leadersToDraw: 0, leadersToReplace: 0, exhausted: false },
        },
      ],
    },
  });
});

test('a campaign of which nothing is told has its first turn, every nation, and nothing that happened', () => {
  const { nations, events, ...rest } = begun(game, {}).state as unknown as CampaignState;
  expect(rest).toMatchObject({ turn: 1, treaty: 'none', advantage: 'nobody', maps: [], forces: [], leaders: [] });
  expect(rest).toMatchObject({ fortresses: [], depots: [], lights: [], fleets: [] });
  expect(rest.denmark).toBeUndefined();
  expect(new Set(Object.values(events))).toEqual(new Set([false]));
  for (const { nation, exhausted, ...tracks } of nations) {
    expect(exhausted, nation).toBe(false);
    expect(new Set(Object.values(tracks)), nation).toEqual(new Set([0]));
  }
});
