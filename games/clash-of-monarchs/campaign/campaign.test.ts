/** What the procedures do to a campaign, and what it tells them. */
import {
  answersInOrder,
  append,
  beginCampaign,
  type Campaign,
  openIn,
  type Plain,
  resolve,
  typed,
} from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { force, leader, troops } from '../examples/forces.ts';
import { game } from '../game.ts';
import type { CampaignState } from './state.ts';

const setup = {
  nations: {
    PR: { treasury: 20, actions: 6, will: 10, infantry: 60, exhausted: false },
    AU: { treasury: 9, actions: 4, infantry: 50 },
    RU: { actions: 3 },
    FR: {},
    'A-A': {},
    DA: {},
    IM: {},
    SA: {},
    SW: {},
  },
  fortresses: [{ name: 'Olmütz', class: 2, owner: 'AU', garrison: 5, siege: 1 }],
  leaders: [
    { name: 'Frederick', nation: 'PR' },
    { name: 'Keith', nation: 'PR' },
  ],
  forces: [
    {
      name: 'Main army',
      space: 'Kolin',
      ...force(leader('Frederick', 'PR', 1, 1, { person: 'Frederick' }), [troops('PR', 14, { guns: 1 })], {
        leaders: [leader('Keith', 'PR', 1, 1)],
      }),
    },
    { name: 'Daun’s army', space: 'Kolin', ...force(leader('Daun', 'AU', 1, 2), [troops('AU', 20, { guns: 1 })]) },
  ],
  lights: [{ unit: 'Freikorps', nation: 'PR', steps: 2 }],
};

const opened = (): Campaign => {
  const first = beginCampaign(game, 'Kolin', setup);
  if (!first.ok) throw new Error(JSON.stringify(first.refusals));
  const campaign = append(game, undefined, first.value);
  if (!campaign.ok) throw new Error(JSON.stringify(campaign.refusals));
  return campaign.value;
};

/** Plays a procedure in the campaign with given dice and answers. */
function played(
  campaign: Campaign,
  procedure: string,
  input: Plain,
  dice: readonly number[] = [],
  answers: readonly string[] = [],
): Campaign {
  const ready = openIn(campaign, procedure, input);
  if (!ready.ok) throw new Error(JSON.stringify(ready.refusals));
  const resolved = resolve(ready.value, typed(dice, answersInOrder(answers).answer));
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.refusals));
  const { journal } = resolved.value;
  const next = append(game, campaign, { kind: 'resolved', procedure, input, journal });
  if (!next.ok) throw new Error(JSON.stringify(next.refusals));
  return next.value;
}

const stateOf = (campaign: Campaign): CampaignState => campaign.state as unknown as CampaignState;

describe('a battle between forces the campaign keeps', () => {
  // PR +1 + 1 = +2, 3 + 2 = 5, column 12-14 measured: 1 D1 on AU. AU +2 + 1 = +3, 6 + 3 = 9, column 19-22: 3 D2 on PR;
  // the natural six: who 1, Frederick; fate 3, captured: MW -5. D2 < 3, PR in order, retreats 1.
  const after = stateOf(
    played(
      opened(),
      'battle',
      { intensity: 'measured', attackerForce: 'Main army', defenderForce: 'Daun’s army' },
      [3, 6, 1, 3],
    ),
  );
  const army = (name: string) => after.forces.find((each) => each.name === name);

  test('both lose what the table says, and the army size falls with it', () => {
    expect(army('Main army')?.troops[0]?.infantry).toBe(11);
    expect(army('Daun’s army')?.troops[0]?.infantry).toBe(19);
    expect([after.nations.PR.infantry, after.nations.AU.infantry]).toEqual([57, 49]);
  });

  test('the king is among the Prisoners and monarchical will falls', () => {
    expect(after.leaders.find(({ name }) => name === 'Frederick')?.place).toBe('prisoners');
    expect(after.nations.PR.will).toBe(5);
  });

  test('the loser owes a retreat, and retreating settles it', () => {
    expect(army('Main army')?.retreat).toBe(1);
    const spaces = [
      { name: 'Kolin', next: ['Nimburg'] },
      { name: 'Nimburg', next: ['Leitmeritz'] },
      { name: 'Leitmeritz', depot: 'MD' },
    ];
    const campaign = played(
      opened(),
      'battle',
      { intensity: 'measured', attackerForce: 'Main army', defenderForce: 'Daun’s army' },
      [3, 6, 1, 3],
    );
    const settled = stateOf(played(campaign, 'retreat', { force: 'Main army', spaces, path: ['Nimburg'] }));
    const moved = settled.forces.find(({ name }) => name === 'Main army');
    expect([moved?.space, moved?.retreat]).toEqual(['Nimburg', 0]);
  });
});

describe('tracks', () => {
  test('[17.4] a siege takes class, marker and garrison from the campaign and moves the marker', () => {
    // PR: class 2, marker 1 +1, garrison 5 >= 4 -1: 0; 3 is Progress.
    const campaign = played(
      opened(),
      'siege',
      { fortress: 'Olmütz', nation: 'PR', sps: 15, siegeArtillery: true },
      [3],
    );
    expect(stateOf(campaign).fortresses[0]).toMatchObject({ siege: 2, owner: 'AU' });
    // Marker 2: +1; 5 + 1 = 6, Surrender.
    const taken = played(campaign, 'siege', { fortress: 'Olmütz', nation: 'PR', sps: 15, siegeArtillery: true }, [5]);
    expect(stateOf(taken).fortresses[0]).toMatchObject({ siege: 0, owner: 'PR', garrison: 0 });
  });

  test('[20.4.1] recruitment spends the treasury and fills the army', () => {
    // 3 + 3 + 3 + 6 = 15: 25 infantry, 4 cavalry, 10 Thl; 70 - 60 leaves room for 10.
    const after = stateOf(played(opened(), 'recruitment', { nation: 'PR' }, [3, 3, 3]));
    expect(after.nations.PR).toMatchObject({ treasury: 10, infantry: 70, cavalry: 4 });
  });

  test('[20.2.3] subsidies follow the treaty the campaign keeps', () => {
    const after = stateOf(played(opened(), 'subsidies', {}));
    expect(after.nations.PR.treasury).toBe(27);
  });

  test('[10.0] supply actions are taken from the nation’s own', () => {
    const after = stateOf(played(opened(), 'supply-actions', { nation: 'RU', actions: [{ action: 'move-fd' }] }));
    expect(after.nations.RU.actions).toBe(1);
    const refused = openIn(opened(), 'supply-actions', {
      nation: 'RU',
      actions: [{ action: 'share-supply' }],
      multiNational: true,
    });
    expect(refused.ok ? [] : refused.refusals.map(({ code }) => code)).toEqual(['notEnoughActions']);
  });

  test('[12.3] a forced march wears the force down', () => {
    const after = stateOf(played(opened(), 'forced-march', { force: 'Main army', rating: 8 }, [3], ['march']));
    // 8 + 3 = 11; 1 and ceil(1.3) = 2 of 14.
    expect(after.forces[0]?.troops[0]?.infantry).toBe(11);
    expect(after.nations.PR.infantry).toBe(57);
  });

  test('[12.9] an overrun force is gone', () => {
    const after = stateOf(played(opened(), 'overrun', { enemyForce: 'Main army', moving: 60, enemy: 14 }));
    expect(after.forces.map(({ name }) => name)).toEqual(['Daun’s army']);
    expect(after.nations.PR.infantry).toBe(46);
  });

  test('[15.10] a lost fleet goes to the force pool and costs a point', () => {
    const after = stateOf(played(opened(), 'naval-combat', { fleet: 'RU', enemy: 'BR' }, [1]));
    expect([after.fleets, after.nations.RU.points]).toEqual([{ FR: 'sea', RU: 'force-pool', BR: 'sea' }, -1]);
  });

  test('[18.5.3] a raid costs a light unit its step', () => {
    const raiders = [{ unit: 'Freikorps', raid: 'forage' }];
    const after = stateOf(played(opened(), 'raid-losses', { raiders }, [2]));
    expect(after.lights[0]?.steps).toBe(1);
  });

  test('[18.5] the KK advantage is the campaign’s, seen from the raiders', () => {
    const held = append(game, opened(), {
      kind: 'corrected',
      at: 'advantage',
      value: 'anglo-prussian',
      reason: 'KK advantage won',
    });
    if (!held.ok) throw new Error('the correction should stand');
    const raid = (raider: string, owner: string) =>
      openIn(held.value, 'supply-raid', { raider, owner, sps: 3, card: 2 });
    const seen = [raid('PR', 'AU'), raid('AU', 'PR')].map(
      (ready) => ready.ok && (ready.value.input as { advantage: string }).advantage,
    );
    expect(seen).toEqual(['raiders', 'enemy']);
  });

  test('a player may not contradict the campaign', () => {
    const ready = openIn(opened(), 'recruitment', { nation: 'PR', treasury: 99 });
    expect(ready.ok ? [] : ready.refusals.map(({ code, at }) => [code, at])).toEqual([['campaignKnows', 'treasury']]);
  });

  test('an event changes the charts', () => {
    const campaign = append(game, opened(), {
      kind: 'corrected',
      at: 'events.austrianReduction',
      value: true,
      reason: 'event 20.5.3',
    });
    if (!campaign.ok) throw new Error('the correction should stand');
    // Austria pays 8 instead of 11: 9 - 8 = 1.
    expect(stateOf(played(campaign.value, 'sustainment', { nation: 'AU' })).nations.AU.treasury).toBe(1);
  });
});
