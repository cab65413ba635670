/** What the procedures do to a campaign, and what it tells them. */
import { type Campaign, campaignLuck, openIn, type Plain } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { begun, corrected, played, refusedBy, resolved } from '../../testing/played-campaign.ts';
import { force, leader, troops } from '../examples/forces.ts';
import { game } from '../game.ts';
import type { Nation } from '../vocabulary.ts';
import type { CampaignState } from './state.ts';

const setup = {
  nations: [
    { nation: 'PR', treasury: 20, actions: 6, will: 10, infantry: 60 },
    { nation: 'AU', treasury: 9, actions: 4, infantry: 50 },
    { nation: 'RU', actions: 3 },
  ],
  fortresses: [{ name: 'Olmütz', class: 2, owner: 'AU', garrison: 5, marker: 1 }],
  leaders: [
    { name: 'Frederick', person: 'Frederick', nation: 'PR', offensive: 1, defensive: 1, endurance: 0, rating: 8 },
    { name: 'Keith', person: 'other', nation: 'PR', offensive: 1, defensive: 1, endurance: 0 },
    { name: 'Daun', person: 'other', nation: 'AU', offensive: 1, defensive: 2, endurance: 0 },
  ],
  forces: [
    {
      name: 'Main army',
      commander: { name: 'Frederick' },
      leaders: [{ name: 'Keith' }],
      troops: [troops('PR', 14, { guns: 1 })],
      lightCavalry: false,
      supply: 'FULL',
      morale: 'OK',
    },
    {
      name: 'Daun’s army',
      commander: { name: 'Daun' },
      leaders: [],
      troops: [troops('AU', 20, { guns: 1 })],
      lightCavalry: false,
      supply: 'FULL',
      morale: 'OK',
    },
  ],
  lights: [{ unit: 'Freikorps', steps: 2 }],
};

const opened = (from: Plain = setup): Campaign => begun(game, from);

const stateOf = (campaign: Campaign): CampaignState => campaign.state as unknown as CampaignState;
const forceIn = (campaign: Campaign, name: string) => stateOf(campaign).forces.find((each) => each.name === name);
const leaderIn = (campaign: Campaign, name: string) => stateOf(campaign).leaders.find((each) => each.name === name);
const nationIn = (campaign: Campaign, code: Nation) => stateOf(campaign).nations.find(({ nation }) => nation === code);
const refusedIn = (campaign: Campaign, procedure: string, input: Plain) =>
  refusedBy(openIn(campaign, procedure, input));
const inputIn = (campaign: Campaign, procedure: string, input: Plain) => {
  const ready = openIn(campaign, procedure, input);
  if (!ready.ok) throw new Error(JSON.stringify(ready.refusals));
  return ready.value.input;
};

// PR +1 + 1 = +2, 3 + 2 = 5, column 12-14 measured: 1 D1 on AU. AU +2 + 1 = +3, 6 + 3 = 9, column 19-22: 3 D2 on PR;
// the natural six: who 1, Frederick; fate 3, captured: MW -5. D2 < 3, PR in order, retreats 1.
const kolin = () =>
  resolved(
    opened(),
    'battle',
    { intensity: 'measured', attacker: { name: 'Main army' }, defender: { name: 'Daun’s army' } },
    [3, 6, 1, 3],
  );

describe('[15] a battle between forces the register keeps', () => {
  test('both lose what the table says, and the army size falls with it', () => {
    const after = kolin();
    expect(forceIn(after, 'Main army')?.troops?.[0]?.infantry).toBe(11);
    expect(forceIn(after, 'Daun’s army')?.troops?.[0]?.infantry).toBe(19);
    expect([nationIn(after, 'PR')?.infantry, nationIn(after, 'AU')?.infantry]).toEqual([57, 49]);
  });

  test('the king is among the Prisoners, monarchical will falls, and his army waits for a commander', () => {
    const after = kolin();
    expect(leaderIn(after, 'Frederick')?.place).toBe('prisoners');
    expect(nationIn(after, 'PR')?.will).toBe(5);
    expect(forceIn(after, 'Main army')).not.toHaveProperty('commander');
    const again = { intensity: 'measured', attacker: { name: 'Main army' }, defender: { name: 'Daun’s army' } };
    expect(refusedIn(after, 'battle', again)).toEqual([['missing', 'attacker.commander']]);
  });

  test('[15.7.2] a leader who is a prisoner leads nobody', () => {
    const under = (name: string) => ({
      intensity: 'measured',
      attacker: { name: 'Main army', commander: { name }, leaders: [] },
      defender: { name: 'Daun’s army' },
    });
    expect(refusedIn(kolin(), 'battle', under('Frederick'))).toEqual([
      ['registerKnows', 'attacker.leaders'],
      ['leaderElsewhere', 'attacker.commander.name'],
    ]);
    const led = { ...under('Keith'), attacker: { name: 'Main army', commander: { name: 'Keith' } } };
    expect(refusedIn(kolin(), 'battle', led)).toEqual([]);
  });

  test('the loser owes a retreat, and retreating settles it', () => {
    const after = kolin();
    expect(forceIn(after, 'Main army')?.retreat).toBe(1);
    const spaces = [
      { name: 'Kolin', next: ['Nimburg'] },
      { name: 'Nimburg', next: ['Leitmeritz'] },
      { name: 'Leitmeritz', depot: 'MD' },
    ];
    const settled = resolved(after, 'retreat', { force: 'Main army', from: 'Kolin', spaces, path: ['Nimburg'] });
    expect(forceIn(settled, 'Main army')?.retreat).toBe(0);
  });

  test('what the register knows may not be said otherwise', () => {
    const said = {
      intensity: 'measured',
      attacker: { name: 'Main army', troops: [troops('PR', 99)], commander: { name: 'Frederick', offensive: 9 } },
      defender: { name: 'Daun’s army' },
    };
    expect(refusedIn(opened(), 'battle', said)).toEqual([
      ['registerKnows', 'attacker.troops'],
      ['registerKnows', 'attacker.commander.offensive'],
    ]);
  });

  test('luck is summed by player and nation, not by the role of a side', () => {
    const { sums } = campaignLuck(kolin());
    const who = sums.map(({ by, who: name }) => `${by} ${name}`);
    expect(who).toEqual(['player anglo-prussian', 'nation nation.PR', 'player coalition', 'nation nation.AU']);
  });
});

describe('the registers', () => {
  test('a force is entered on first use, with what the procedure was told and no more', () => {
    const after = resolved(opened({}), 'march', { force: 'Corps', leader: 'Zieten', rating: 7, sps: 12, supply: 'SS' });
    expect(forceIn(after, 'Corps')).toEqual({
      name: 'Corps',
      supply: 'SS',
      morale: 'OK',
      place: 'map',
      entrenched: false,
      retreat: 0,
    });
    expect(leaderIn(after, 'Zieten')).toEqual({ name: 'Zieten', rating: 7, place: 'map' });
  });

  test('[12.1] a march needs only the name: commander, SPs and state are known', () => {
    expect(inputIn(opened(), 'march', { force: 'Main army' })).toMatchObject({
      leader: 'Frederick',
      rating: 8,
      sps: 14,
      multiNational: false,
      supply: 'FULL',
    });
  });

  test('[12.9] an overrun force is gone, its SPs leave the army, and it does nothing more', () => {
    const after = resolved(opened(), 'overrun', { enemyForce: 'Main army', moving: 60 });
    expect(forceIn(after, 'Main army')?.place).toBe('captured');
    expect(nationIn(after, 'PR')?.infantry).toBe(46);
    expect(refusedIn(after, 'march', { force: 'Main army' })).toEqual([['forceGone', 'force']]);
  });

  test('[12.7] entrenchments are kept, told to the attacker, and left by who withdraws', () => {
    const dug = resolved(opened(), 'entrenchment', { force: 'Daun’s army', mps: 3 }, [3]);
    const attack = { intensity: 'measured', attacker: { name: 'Main army' }, defender: { name: 'Daun’s army' } };
    expect(inputIn(dug, 'battle', attack)).toMatchObject({ entrenched: true });
    expect(refusedIn(dug, 'entrenchment', { force: 'Daun’s army', mps: 3 })).toEqual([
      ['alreadyEntrenched', 'entrenched'],
    ]);
    const gone = resolved(dug, 'withdrawal', { force: 'Daun’s army' }, [6]);
    expect(forceIn(gone, 'Daun’s army')?.entrenched).toBe(false);
  });

  test('[18.5.3] a light unit that lost its last step raids no more', () => {
    const raiders = [{ unit: 'Freikorps', raid: 'forage' }];
    const once = resolved(opened(), 'raid-losses', { raiders }, [2]);
    expect(stateOf(once).lights[0]?.steps).toBe(1);
    const twice = resolved(once, 'raid-losses', { raiders }, [2]);
    expect(refusedIn(twice, 'raid-losses', { raiders })).toEqual([['lightEliminated', 'raiders[0].unit']]);
    expect(refusedIn(twice, 'forage-raid', { raider: 'PR', owner: 'AU', units: ['Freikorps'] })).toEqual([
      ['lightEliminated', 'units[0]'],
    ]);
  });

  test('[15.10] a fleet in the force pool neither fights nor supports a siege', () => {
    const after = resolved(opened(), 'naval-combat', { fleet: 'RU', enemy: 'BR' }, [1]);
    expect([stateOf(after).fleets, nationIn(after, 'RU')?.points]).toEqual([
      [{ fleet: 'RU', berth: 'force-pool' }],
      -1,
    ]);
    expect(refusedIn(after, 'naval-combat', { fleet: 'RU', enemy: 'BR' })).toEqual([['fleetInPool', 'fleet']]);
    const siege = { nation: 'RU', sps: 15, class: 2, russianFleet: true };
    expect(refusedIn(after, 'siege', siege)).toEqual([['campaignKnows', 'russianFleet']]);
  });

  test('[18.5.2, 20.4.4] an FD destroyed by a raid is no target any more, and is rebuilt by name', () => {
    const raid = { raider: 'AU', owner: 'PR', target: 'fd', depot: 'Dresden FD', sps: 9, card: 2 };
    const gone = resolved(opened(), 'supply-raid', raid, [4]);
    expect(stateOf(gone).depots).toEqual([{ name: 'Dresden FD', owner: 'PR', state: 'destroyed' }]);
    expect(refusedIn(gone, 'supply-raid', raid)).toEqual([['depotGone', 'depot']]);
    const rebuild = { nation: 'PR', depots: 1, rebuilt: ['Dresden FD'] };
    const back = resolved(gone, 'reconstruction', rebuild);
    expect(stateOf(back).depots[0]?.state).toBe('working');
    expect(refusedIn(back, 'reconstruction', rebuild)).toEqual([['depotStands', 'rebuilt[0]']]);
  });

  test('[20.4.4] guns come back to a force whose troops are told', () => {
    const reduced = opened({
      ...setup,
      forces: [{ ...setup.forces[0], troops: [troops('PR', 14, { guns: 2, gunsReduced: 1 })] }, { name: 'Corps' }],
    });
    const guns = (name: string) => ({
      nation: 'PR',
      flips: 1,
      rebuilds: 1,
      guns: [{ force: name, nation: 'PR', flips: 1, rebuilds: 1 }],
    });
    const after = resolved(reduced, 'reconstruction', guns('Main army'));
    expect(forceIn(after, 'Main army')?.troops?.[0]).toMatchObject({ guns: 3, gunsReduced: 0 });
    expect(refusedIn(reduced, 'reconstruction', guns('Corps'))).toEqual([['troopsUnknown', 'guns[0].force']]);
  });

  test('[11.3] Commands that fought as one bear the losses in their order, and all owe the retreat', () => {
    const inSpace = {
      attacker: { ...force(leader('Kleist', 'PR', 0, 0), [troops('PR', 1)]), name: 'First' },
      commands: [{ ...force(leader('Zieten', 'PR', 0, 0, { initiative: 1 }), [troops('PR', 20)]), name: 'Second' }],
      intensity: 'measured',
      defenders: [{ ...force(leader('Loudon', 'AU', 0, 3), [troops('AU', 20)]), name: 'Enemy' }],
    };
    // Initiative 1 and Prussian: 3 + 2 = 5, enters. 21 SPs, 3 + 0 = 3, column 19-22: 1 D1 on AU. AU 20 SPs, 5 + 3 = 8, column
    // 19-22: 2 D2 on PR: the first Command's only SP, and one of the second's. D1 < D2: PR retreats one space.
    const after = resolved(opened({}), 'enter-space', inSpace, [3, 3, 5], ['stand']);
    expect(forceIn(after, 'First')?.troops?.[0]?.infantry).toBe(0);
    expect(forceIn(after, 'Second')?.troops?.[0]?.infantry).toBe(19);
    expect([forceIn(after, 'First')?.retreat, forceIn(after, 'Second')?.retreat]).toEqual([1, 1]);
  });

  test('[13.0] a force formed by an interception stands for those who joined in it', () => {
    const inSpace = {
      attacker: { name: 'Daun’s army' },
      intensity: 'measured',
      attacks: false,
      defenders: [{ ...force(leader('Zieten', 'PR', 1, 2), [troops('PR', 4)]), name: 'Screen' }],
      interceptors: [{ name: 'Main army', leader: 'Frederick' }],
      joined: [{ ...force(leader('Zieten', 'PR', 1, 2), [troops('PR', 18)]), name: 'Screen' }],
    };
    // 5 + 1 = 6: Frederick comes in first.
    const after = resolved(opened(), 'enter-space', inSpace, [5], ['yes', 'stand']);
    expect(forceIn(after, 'Screen')?.troops?.[0]?.infantry).toBe(18);
    expect(forceIn(after, 'Main army')?.place).toBe('joined');
  });
});

test('[13.0] of a joined force without a name nothing is kept, and who joined it stands where it stood', () => {
  const inSpace = {
    attacker: { name: 'Daun’s army' },
    intensity: 'measured',
    attacks: false,
    interceptors: [{ name: 'Main army', leader: 'Frederick' }],
    joined: [force(leader('Zieten', 'PR', 1, 2), [troops('PR', 18)])],
  };
  // 5 + 1 = 6: Frederick comes in first.
  const { effects } = played(opened(), 'enter-space', inSpace, [5], ['yes', 'stand']);
  expect(effects).toEqual([{ kind: 'entered', force: 'Daun’s army' }]);
});

describe('tracks', () => {
  test('[17.4] a siege takes class, marker and garrison from the register and moves the marker', () => {
    // PR: class 2, marker 1 +1, garrison 5 >= 4 -1: 0; 3 is Progress.
    const besieged = { fortress: 'Olmütz', nation: 'PR', sps: 15, siegeArtillery: true };
    const campaign = resolved(opened(), 'siege', besieged, [3]);
    expect(stateOf(campaign).fortresses[0]).toMatchObject({ marker: 2, owner: 'AU' });
    // Marker 2: +1; 5 + 1 = 6, Surrender.
    const taken = resolved(campaign, 'siege', besieged, [5]);
    expect(stateOf(taken).fortresses[0]).toEqual({ name: 'Olmütz', class: 2, owner: 'PR', garrison: 0 });
    expect(refusedIn(taken, 'siege', besieged)).toEqual([['ownFortress', 'owner']]);
  });

  test('[17.3-4] masking places the marker at 0, once; a garrison grows by who goes in', () => {
    const held = resolved(opened({}), 'mask', { fortress: 'Neisse', class: 2, garrison: 5, sps: 15 });
    expect(stateOf(held).fortresses).toEqual([{ name: 'Neisse', class: 2, garrison: 5, marker: 0 }]);
    expect(inputIn(held, 'mask', { fortress: 'Neisse', sps: 15 })).toMatchObject({ besieged: true });
    const fuller = resolved(held, 'garrison', { fortress: 'Neisse', enter: 4 });
    expect(stateOf(fuller).fortresses[0]?.garrison).toBe(9);
    expect(refusedIn(fuller, 'garrison', { fortress: 'Neisse', enter: 7 })).toEqual([['garrisonTooLarge', 'enter']]);
  });

  test('[15.9] who shelters in a fortress is its garrison, and leaves the force', () => {
    const spaces = [
      { name: 'Kolin', next: ['Olmütz', 'Nimburg'] },
      { name: 'Olmütz', fortress: 2 },
      { name: 'Nimburg', depot: 'MD' },
    ];
    // 15 - 5 = 10 of 20 fit; the other 10 go on.
    const after = resolved(opened(), 'retreat', {
      force: 'Daun’s army',
      from: 'Kolin',
      spaces,
      path: ['Nimburg'],
      parts: [{ sps: 10, path: ['Olmütz'] }],
    });
    expect(stateOf(after).fortresses[0]?.garrison).toBe(15);
    expect(forceIn(after, 'Daun’s army')?.troops?.[0]?.infantry).toBe(10);
    expect(nationIn(after, 'AU')?.infantry).toBe(50);
  });

  test('[15.9] a force that goes into a fortress whole is its garrison, and none of it is told apart', () => {
    const spaces = [
      { name: 'Kolin', next: ['Glatz'] },
      { name: 'Glatz', fortress: 3 },
    ];
    const way = { force: 'Daun’s army', from: 'Kolin', spaces, path: ['Glatz'], shelterAt: 'Glatz' };
    const { effects } = played(opened(), 'retreat', { ...way, shelter: 20 });
    expect(effects).toEqual([
      { kind: 'garrison', fortress: 'Glatz', class: 3, sps: 20 },
      { kind: 'joined', force: 'Daun’s army', into: 'Glatz' },
    ]);
    const inside = resolved(opened(), 'retreat', { ...way, shelter: 20 });
    expect(forceIn(inside, 'Daun’s army')).toMatchObject({ place: 'joined', troops: [{ nation: 'AU', infantry: 20 }] });
  });

  test('[20.4.1] recruitment spends the treasury, fills the army, and its recruits wait to be placed', () => {
    // 3 + 3 + 3 + 6 = 15: 25 infantry, 4 cavalry, 10 Thl; 70 - 60 leaves room for 10.
    const after = resolved(opened(), 'recruitment', { nation: 'PR' }, [3, 3, 3]);
    expect(nationIn(after, 'PR')).toMatchObject({
      treasury: 10,
      infantry: 70,
      infantryToPlace: 10,
      cavalryToPlace: 4,
    });
    expect(nationIn(after, 'PR')).not.toHaveProperty('cavalry');
  });

  test('[20] a winter on one sheet goes through the same treasury', () => {
    // Prussia 20 + 7 - 14 = 13; 1 + 1 + 1 + 6 = 9: 11 infantry (room for 10), 2 cavalry, 4 Thl: 9 left.
    const after = resolved(opened(), 'winter', { nations: [{ nation: 'PR' }] }, [1, 1, 1]);
    expect(nationIn(after, 'PR')).toMatchObject({ treasury: 9, infantry: 70, infantryToPlace: 10, cavalryToPlace: 2 });
  });

  test('[20.2.3] subsidies follow the treaty the campaign keeps, and end when it says so', () => {
    expect(nationIn(resolved(opened(), 'subsidies', {}), 'PR')?.treasury).toBe(27);
    const ended = corrected(opened(), 'events.britishSubsidyEnded', true);
    expect(nationIn(resolved(ended, 'subsidies', {}), 'PR')?.treasury).toBe(20);
  });

  test('[10.0] supply actions are taken from the nation’s own', () => {
    const after = resolved(opened(), 'supply-actions', { nation: 'RU', actions: [{ action: 'move-fd' }] });
    expect(nationIn(after, 'RU')?.actions).toBe(1);
    const shared = { nation: 'RU', actions: [{ action: 'share-supply' }], multiNational: true };
    expect(refusedIn(opened(), 'supply-actions', shared)).toEqual([['notEnoughActions', 'available']]);
  });

  test('[12.3] a forced march wears the force down', () => {
    // 8 + 3 = 11; 1 and ceil(1.3) = 2 of 14.
    const after = resolved(opened(), 'forced-march', { force: 'Main army' }, [3], ['march']);
    expect(forceIn(after, 'Main army')?.troops?.[0]?.infantry).toBe(11);
    expect(nationIn(after, 'PR')?.infantry).toBe(57);
  });

  test.each(['battle', 'enter-space'])('[15.4] events and entrenchments of the campaign are known to %s', (id) => {
    const [ours, theirs] = [{ name: 'Main army' }, { name: 'Daun’s army' }];
    const fight = {
      intensity: 'measured',
      attacker: ours,
      ...(id === 'battle' ? { defender: theirs } : { defenders: [theirs] }),
    };
    expect(inputIn(opened(), id, fight)).toMatchObject({
      generalstab: false,
      ferdinandIsCic: false,
      entrenched: false,
    });
    const staffed = corrected(corrected(opened(), 'events.generalstab', true), 'events.ferdinandIsCic', true);
    const dug = corrected(staffed, 'forces[1].entrenched', true);
    expect(inputIn(dug, id, fight)).toMatchObject({ generalstab: true, ferdinandIsCic: true, entrenched: true });
  });

  test('[18.5] the KK advantage is the campaign’s, seen from the raiders', () => {
    const held = corrected(opened(), 'advantage', 'anglo-prussian');
    const raid = (raider: string, owner: string) => inputIn(held, 'supply-raid', { raider, owner, sps: 3, card: 2 });
    expect(raid('PR', 'AU')).toMatchObject({ advantage: 'raiders' });
    expect(raid('AU', 'PR')).toMatchObject({ advantage: 'enemy' });
    expect(inputIn(held, 'raid-losses', { alliance: 'anglo-prussian' })).toMatchObject({ advantage: 'raiders' });
    expect(inputIn(held, 'raid-losses', { alliance: 'coalition' })).toMatchObject({ advantage: 'enemy' });
    expect(inputIn(held, 'raid-losses', {})).toMatchObject({ advantage: 'enemy' });
  });

  test('a player may not contradict a nation’s tracks', () => {
    expect(refusedIn(opened(), 'recruitment', { nation: 'PR', treasury: 99 })).toEqual([['registerKnows', 'treasury']]);
  });

  test('an event changes the charts', () => {
    const campaign = corrected(opened(), 'events.austrianReduction', true);
    // Austria pays 8 instead of 11: 9 - 8 = 1.
    expect(nationIn(resolved(campaign, 'sustainment', { nation: 'AU' }), 'AU')?.treasury).toBe(1);
  });
});

describe('what finds no place', () => {
  test('losses that the army track cannot bear wait, with what would mend it', () => {
    const small = corrected(opened(), 'nations[0].infantry', 1);
    const waiting = resolved(small, 'overrun', { enemyForce: 'Main army', moving: 60 });
    expect(waiting.owed.map(({ why }) => why.unbooked)).toEqual(['trackTooLow']);
    expect(forceIn(waiting, 'Main army')?.place).toBe('map');
    const { at, value } = waiting.owed[0]?.why.mend ?? { at: '', value: null };
    const mended = corrected(waiting, at, value);
    expect([mended.owed, nationIn(mended, 'PR')?.infantry]).toEqual([[], 0]);
    expect(forceIn(mended, 'Main army')?.place).toBe('captured');
  });

  test('what befalls a force without a name is told, and leaves the army where its size is kept', () => {
    const unnamed = { ...force(leader('Fouqué', 'PR', 0, 0), [troops('PR', 1)]) };
    // AU 20 SPs, 6 + 1 + 1 = 8, column 19-22: 2 D2: the only SP; the six: who 3, nobody. PR 1 SP does nothing on a 1.
    const after = resolved(
      opened(),
      'battle',
      { intensity: 'measured', attacker: { name: 'Daun’s army' }, defender: unnamed },
      [6, 1, 3],
    );
    expect(after.owed).toEqual([]);
    expect(nationIn(after, 'PR')?.infantry).toBe(59);
  });
});
