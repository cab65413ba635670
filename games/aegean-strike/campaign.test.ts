/** What a campaign keeps of its counters, and what each procedure does to them. */
import { type Campaign, campaignLuck, openIn, type Plain, written } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { added, resolved as after, begun, played, refusedBy } from '../testing/played-campaign.ts';
import { game } from './game.ts';

const opened = (setup: object = {}) => begun(game, setup);
const refused = (...attempt: Parameters<typeof openIn>) => refusedBy(openIn(...attempt));

type Track = 'units' | 'aircraft' | 'ships' | 'installations';
const counter = (campaign: Campaign, track: Track, name: string) =>
  (campaign.state[track] as unknown as readonly Readonly<Record<string, Plain>>[]).find((one) => one['name'] === name);

const turn = { ends: 'turn' };
const stage = { ends: 'stage' };

describe('[missions] an aircraft flies once in an action stage, and as often in a turn as it has sorties', () => {
  const mission = { side: 'nato', unit: 'US F-15', type: 'F-15', sorties: 2 };
  const first = after(opened(), 'air-mission', mission);
  const second = after(after(first, 'stage-end', stage), 'air-mission', { unit: 'US F-15' });

  test('in the air it takes off no more', () => {
    expect(counter(first, 'aircraft', 'US F-15')).toMatchObject({ flight: 'antiAir', sortiesFlown: 1 });
    expect(refused(first, 'air-mission', { unit: 'US F-15' })).toEqual([['hasFlown', 'flight']]);
  });

  test('the next stage it flies again, until its sorties are flown', () => {
    expect(counter(second, 'aircraft', 'US F-15')).toMatchObject({ sortiesFlown: 2 });
    const third = after(second, 'stage-end', stage);
    expect(refused(third, 'air-mission', { unit: 'US F-15' })).toEqual([['noSorties', 'sorties']]);
  });

  test('the end of the turn restores its sorties', () => {
    const next = after(second, 'stage-end', turn);
    expect(counter(next, 'aircraft', 'US F-15')).toMatchObject({ sorties: 2, sortiesFlown: 0, flight: 'ready' });
    expect(refused(next, 'air-mission', { unit: 'US F-15' })).toEqual([]);
  });

  test('a unit that was only fired at is known neither by sorties nor by mode, and the real ones may be said', () => {
    const shot = { side: 'pact', units: [{ name: 'Battery', antiAir: 3 }], stack: [{ name: 'F-14', type: 'F-14' }] };
    const seen = after(opened(), 'anti-air-fire', shot, [9]);
    const known = counter(seen, 'aircraft', 'F-14') ?? {};
    expect(Object.keys(known)).not.toContain('sorties');
    expect(Object.keys(known)).not.toContain('mode');
    const flight = { unit: 'F-14', mission: 'airSuperiority', mode: 'offensive', sorties: 3, segment: 'ownMovement' };
    const flying = after(seen, 'air-mission', flight);
    expect(counter(flying, 'aircraft', 'F-14')).toMatchObject({ sorties: 3, sortiesFlown: 1, flight: 'antiAir' });
  });

  test('what has come home, or has no sortie left, is not met in the air', () => {
    const strike = { side: 'pact', bombers: [{ name: 'Su-24', bombardment: 5 }], unit: { name: '4th MAB' } };
    const home = after(opened(), 'bombardment', strike, [10]);
    const fight = { interceptors: [{ name: 'F-14', antiAir: 4 }], strikers: [{ name: 'Su-24' }] };
    expect(refused(home, 'air-combat', fight)).toEqual([['isHome', 'strikers[0].name']]);
    const later = after(home, 'stage-end', stage);
    expect(refused(later, 'air-combat', fight)).toEqual([['noSorties', 'strikers[0].name']]);
    expect(refused(after(home, 'stage-end', turn), 'air-combat', fight)).toEqual([]);
  });

  test('a raid that took off by itself bombs once, without a second sortie or a second price', () => {
    const raid = { side: 'pact', unit: 'Su-24', type: 'Su-24', mission: 'bombardGround', mode: 'offensive' };
    const flying = after(opened(), 'air-mission', { ...raid, segment: 'ownMovement' });
    expect(flying.state['supplyPoints']).toEqual({ nato: 100, pact: 98 });
    const strike = { side: 'pact', bombers: [{ name: 'Su-24', bombardment: 5 }], unit: { name: '4th MAB' } };
    const bombed = after(flying, 'bombardment', strike, [10]);
    expect(bombed.state['supplyPoints']).toEqual({ nato: 100, pact: 98 });
    expect(counter(bombed, 'aircraft', 'Su-24')).toMatchObject({ sortiesFlown: 1, flight: 'home' });
    expect(refused(bombed, 'bombardment', strike)).toEqual([
      ['noSorties', 'bombers[0].sorties'],
      ['hasFlown', 'bombers[0].flight'],
    ]);
  });
});

describe('[register] what is lost does not act', () => {
  const fight = {
    attacker: 'pact',
    attackers: [{ name: 'Tanks', nation: 'ussr', kind: 'armour', strength: 8 }],
    defenders: [{ name: 'Militia', nation: 'turkey', strength: 1, quality: 'M' }],
    retreatPossible: false,
  };
  // 8 against 1 is 8-1; every shift to the right stops there; die 5 is 0/4, and three are enough.
  const won = after(opened(), 'ground-combat', fight, [5], ['stay']);

  test('an eliminated unit', () => {
    expect(counter(won, 'units', 'Militia')).toMatchObject({ hits: 3, place: 'eliminated', side: 'nato' });
    expect(refused(won, 'ground-combat', fight)).toEqual([['outOfPlay', 'defenders[0].name']]);
    expect(refused(won, 'disengagement', { unit: 'Militia', lockers: [{ name: 'Tanks' }] })).toEqual([
      ['outOfPlay', 'unit'],
    ]);
  });

  test('what is printed is taken by name, and may not be said otherwise', () => {
    const again = { ...fight, defenders: [{ name: 'Guards' }] };
    expect(played(won, 'ground-combat', { ...again, attackers: [{ name: 'Tanks' }] }, [5]).input).toMatchObject({
      attackers: [{ kind: 'armour', strength: 8, formation: 'MC' }],
    });
    expect(refused(won, 'ground-combat', { ...again, attackers: [{ name: 'Tanks', strength: 9 }] })).toEqual([
      ['registerKnows', 'attackers[0].strength'],
    ]);
  });

  test('a counter stands in one place', () => {
    const both = { ...fight, defenders: [{ name: 'Tanks' }] };
    expect(refused(opened(), 'ground-combat', both)).toEqual([['counterTwice', 'defenders[0].name']]);
  });

  test('a sunk ship takes what it carries along', () => {
    const aboard = after(opened(), 'sea-transport', { ship: { name: 'Transport' }, unit: { name: 'Division' } });
    expect(refused(aboard, 'ground-combat', { ...fight, defenders: [{ name: 'Division' }] })).toEqual([
      ['atSeaAboard', 'defenders[0].name'],
    ]);
    const sunk = after(aboard, 'ship-damage', { side: 'nato', name: 'Transport', newHits: 9, hitsToSink: 4 });
    expect(counter(sunk, 'ships', 'Transport')).toMatchObject({ place: 'eliminated', hits: 4 });
    expect(counter(sunk, 'units', 'Division')).toMatchObject({ place: 'eliminated' });
  });

  test('put ashore it moves no more this turn', () => {
    const aboard = after(opened(), 'sea-transport', { ship: { name: 'Transport' }, unit: { name: 'Division' } });
    const ashore = after(aboard, 'sea-transport', {
      does: 'disembark',
      ship: { name: 'Transport' },
      unit: { name: 'Division' },
    });
    const change = { unit: 'Division', from: 'MC', to: 'HA' };
    expect(refused(ashore, 'formation-change', change)).toEqual([['movesNoMore', 'halted']]);
    expect(refused(after(ashore, 'stage-end', stage), 'formation-change', change)).toHaveLength(1);
    expect(refused(after(ashore, 'stage-end', turn), 'formation-change', change)).toEqual([]);
  });
});

describe('[example.naval] initiative, interception', () => {
  const move = (name: string) => ({ side: 'pact', initiative: 1, ship: { name, side: 'pact' } });

  test('the ships that have moved are counted by the campaign, stage by stage', () => {
    const first = after(opened(), 'naval-move', move('SSN'));
    expect(refused(first, 'naval-move', move('SSN'))).toEqual([]);
    expect(refused(first, 'naval-move', move('CG'))).toEqual([['staysIdle', 'ship.name']]);
    expect(refused(after(first, 'stage-end', stage), 'naval-move', move('CG'))).toEqual([]);
  });

  test('who has moved to intercept neither moves nor attacks this turn', () => {
    const submarines = {
      side: 'pact',
      ships: [{ name: 'SSGN', subsurface: 6, ecm: 4 }],
      movement: 0,
      intercepted: 'moves',
      targets: [{ name: 'US SSN', subsurface: 8, ecm: 8 }],
    };
    const met = after(opened(), 'naval-combat', submarines, [10, 10]);
    const attack = { side: 'nato', ships: [{ name: 'US SSN' }], targets: [{ name: 'SSGN' }] };
    expect(refused(met, 'naval-combat', attack)).toEqual([['movesNoMore', 'ships[0].halted']]);
    const own = { side: 'nato', initiative: 3, ship: { name: 'US SSN', side: 'nato' } };
    expect(refused(met, 'naval-move', own)).toEqual([['movesNoMore', 'ship.halted']]);
    expect(refused(after(met, 'stage-end', turn), 'naval-move', own)).toEqual([]);
  });
});

describe('[events] political events act as printed', () => {
  test('7: three Soviet divisions by the end of the next turn, or no Soviet unit is in supply', () => {
    const neutral = after(opened(), 'political-event', {}, [7]);
    const waits = after(neutral, 'stage-end', { ...turn, sovietDivisions: 2 });
    expect(waits.state['sovietsCut']).toBe(false);
    const cut = after(waits, 'stage-end', { ...turn, sovietDivisions: 2 });
    expect(cut.state).toMatchObject({ sovietsCut: true, demands: [] });
    const attack = (nation: string) => ({
      attacker: 'pact',
      attackers: [{ name: nation, nation }],
      defenders: [{ name: 'Guards' }],
    });
    expect(refused(cut, 'ground-combat', attack('ussr'))).toEqual([['attackerUnsupplied', 'attackers[0].supplied']]);
    expect(refused(cut, 'ground-combat', attack('bulgaria'))).toEqual([]);
  });

  test('9: a demand that was met once is not made again', () => {
    const tense = after(opened(), 'political-event', {}, [9]);
    const met = after(tense, 'stage-end', { ...turn, bulgarianDivisions: 1 });
    const left = after(met, 'stage-end', { ...turn, bulgarianDivisions: 0 });
    expect(left.state['supplyPoints']).toEqual({ nato: 100, pact: 100 });
    const empty = { ...turn, bulgarianDivisions: 0 };
    const twice = after(after(tense, 'stage-end', empty), 'stage-end', empty);
    expect(twice.state['supplyPoints']).toEqual({ nato: 100, pact: 90 });
  });

  test('5: Hits on Cairo are counted through the campaign; with the twenty-fifth its guns are gone', () => {
    const raid = { side: 'pact', bombers: [{ name: 'Su-24', bombardment: 20, sorties: 9 }], terrain: 'city' };
    const bomb = { ...raid, target: { name: 'Cairo', kind: 'cairo' } };
    expect(refused(opened(), 'installation-strike', bomb)).toEqual([['noWar', 'target.kind']]);
    let war = after(opened({ supplyPoints: { nato: 100, pact: 100 } }), 'political-event', {}, [5]);
    // Twelve raids of two Hits, the guns missing each time; the thirteenth makes it twenty-six.
    for (let raids = 0; raids < 12; raids += 1)
      war = after(after(war, 'installation-strike', bomb, [1, 10]), 'stage-end', raids % 6 === 5 ? turn : stage);
    expect(counter(war, 'installations', 'Cairo')).toMatchObject({ hits: 24 });
    const beaten = after(war, 'installation-strike', bomb, [1, 10]);
    expect(beaten.state['surrendered']).toEqual(['egypt']);
    // No die for the guns any more.
    const later = after(after(beaten, 'stage-end', stage), 'installation-strike', bomb, [1]);
    expect(counter(later, 'installations', 'Cairo')).toMatchObject({ hits: 28, place: 'inPlay' });
  });

  test('6: no Greek unit may be used, and NATO units still there are interned at the end of the turn', () => {
    const evzones = {
      attacker: 'nato',
      attackers: [{ name: 'Evzones', nation: 'greece' }],
      defenders: [{ name: 'D' }],
    };
    const fought = after(opened(), 'ground-combat', evzones, [4]);
    const neutral = after(fought, 'political-event', {}, [6]);
    expect(refused(neutral, 'ground-combat', evzones)).toEqual([['neutral', 'attackers[0].name']]);
    const interned = after(neutral, 'stage-end', { ...turn, internedUnits: [{ name: 'US brigade' }] });
    expect(counter(interned, 'units', 'US brigade')).toMatchObject({ place: 'interned' });
    expect(refused(interned, 'stage-end', { ...turn, internedUnits: [{ name: 'Other' }] })).toEqual([
      ['notInterned', 'internedUnits'],
    ]);
  });

  test('1 to 3: busy with Syria, Israel keeps its F-15 and all but one F-16', () => {
    const aircraft = ['F-15', 'F-16', 'F-16 b'].map((name) => ({ name, type: name.slice(0, 4), nation: 'israel' }));
    const fly = (name: string) => ({ unit: name });
    const war = after(opened({ aircraft }), 'political-event', {}, [2, 3]);
    expect(refused(war, 'air-mission', fly('F-15'))).toEqual([['israelBusy', 'unit']]);
    const one = after(war, 'air-mission', fly('F-16'));
    expect(refused(one, 'air-mission', fly('F-16 b'))).toEqual([['israelBusy', 'unit']]);
    const over = after(after(after(one, 'stage-end', turn), 'stage-end', turn), 'stage-end', turn);
    expect(refused(over, 'air-mission', fly('F-15'))).toEqual([]);
  });
});

describe('[example.supply] supply points, depots, bridges', () => {
  test('points may be counted by depot: those of the side are not touched', () => {
    const setup = { installations: [{ name: 'Depot A', kind: 'depot', points: 3 }] };
    const drawn = after(opened(setup), 'air-mission', { unit: 'F-15', depot: 'Depot A' });
    expect(counter(drawn, 'installations', 'Depot A')).toMatchObject({ points: 2 });
    expect(drawn.state['supplyPoints']).toEqual({ nato: 100, pact: 100 });
    const fight = {
      attackers: [{ name: 'Division', kind: 'armour', size: 'division' }],
      defenders: [{ name: 'D' }],
      depot: 'Depot A',
    };
    // An armoured division in movement to contact spends 3.
    expect(refused(drawn, 'ground-combat', fight)).toEqual([['noSupply', 'supplyPoints']]);
  });

  test('three Hits in a turn eliminate a depot, fewer go in the final phase', () => {
    const bomb = {
      side: 'nato',
      bombers: [{ name: 'F-4', bombardment: 5, sorties: 3 }],
      target: { name: 'Depot B', kind: 'depot' },
      terrain: 'forest',
    };
    const hit = after(opened(), 'installation-strike', bomb, [1]);
    const spared = after(hit, 'stage-end', turn);
    expect(counter(spared, 'installations', 'Depot B')).toMatchObject({ hits: 0, place: 'inPlay' });
    const gone = after(after(hit, 'stage-end', stage), 'installation-strike', bomb, [5]);
    expect(counter(gone, 'installations', 'Depot B')).toMatchObject({ hits: 3, place: 'eliminated' });
    expect(refused(after(gone, 'stage-end', stage), 'installation-strike', bomb)).toEqual([
      ['outOfPlay', 'target.name'],
    ]);
  });

  test('what a defender cannot pay he does not pay', () => {
    const fight = { attacker: 'nato', attackers: [{ name: 'A' }], defenders: [{ name: 'D', formation: 'HD' }] };
    const poor = after(opened({ supplyPoints: { nato: 9, pact: 0 } }), 'ground-combat', fight, [1]);
    expect(poor.state['supplyPoints']).toEqual({ nato: 8, pact: 0 });
    expect(poor.owed).toEqual([]);
  });

  test('a bridge built in the campaign is there for whoever moves', () => {
    const map = {
      title: { en: 'Strait', fr: 'Détroit' },
      numbering: { shoved: 'even' },
      from: '1211',
      to: '1313',
      background: 'clear',
      hexsides: [{ hexside: 'bosphorus', between: ['1212/1213'] }],
    };
    const walk = { map, unit: { name: 'Infantry', hex: '1212', movement: 4 }, path: ['1213'] };
    expect(refused(opened(), 'movement', walk)).toEqual([['way.unbridged', 'path[0]']]);
    const sappers = { name: 'Sappers', kind: 'engineer', hex: '1213' };
    const built = after(opened(), 'bridge', { map, unit: sappers, hexside: '1212/1213' });
    expect(refused(built, 'movement', walk)).toEqual([]);
  });

  test('supply is found for a stage, and found anew once the unit has moved', () => {
    const found = opened({ units: [{ name: 'C', supplied: false, movement: 8 }] });
    const fight = { attackers: [{ name: 'C' }], defenders: [{ name: 'D' }] };
    expect(refused(found, 'ground-combat', fight)).toEqual([['attackerUnsupplied', 'attackers[0].supplied']]);
    const map = {
      title: { en: 'M', fr: 'M' },
      numbering: { shoved: 'even' },
      from: '1010',
      to: '1012',
      background: 'clear',
    };
    const moved = after(found, 'movement', { map, unit: { name: 'C', hex: '1010' }, path: ['1011'] });
    expect(refused(moved, 'ground-combat', fight)).toEqual([]);
    expect(refused(after(found, 'stage-end', stage), 'ground-combat', fight)).toEqual([]);
  });
});

describe('[campaign] luck, and campaigns of before', () => {
  test('luck is summed for the players and the nations, whoever attacks', () => {
    const fight = (attacker: string, own: object, other: object) => ({
      attacker,
      attackers: [own],
      defenders: [other],
      retreatPossible: false,
    });
    const us = (name: string) => ({ name, nation: 'us' });
    const ussr = (name: string) => ({ name, nation: 'ussr' });
    // Column 0: the mean of the defender's Hits less the attacker's is 0.7 − 0.8 = −0.1. NATO attacks, 10: 1/2, +1;
    // then the Pact attacks, 1: 1/0, −1 for it. NATO: (1 + 0.1) + (1 − 0.1) = 2.
    const once = after(opened(), 'ground-combat', fight('nato', us('1st'), ussr('2nd')), [10]);
    const twice = after(once, 'ground-combat', fight('pact', ussr('3rd'), us('4th')), [1]);
    const sums = campaignLuck(twice).sums.map(({ who, sum }) => [who, written(sum)]);
    expect(Object.fromEntries(sums)).toEqual({
      nato: '2',
      pact: '-2',
      'nation.us': '2',
      'nation.ussr': '-2',
    });
  });

  test('a set-up of version 1 opens: its one list of units goes into the registers', () => {
    const old = {
      turn: 2,
      stage: 1,
      units: [
        { name: '2/82', side: 'nato', hits: 1, formation: 'HD', supplied: false, mode: 'none', sorties: 0 },
        { name: 'US F-15', side: 'nato', formation: 'none', mode: 'interception', sorties: 2, flown: true },
        { name: 'Su-24 a', side: 'pact', hits: 1, formation: 'none', mode: 'none', sorties: 0 },
        { name: 'CVN-69', side: 'nato', hits: 3, formation: 'none', detected: true },
        { name: 'Militia', side: 'nato', hits: 3, formation: 'MC', eliminated: true },
      ],
      depots: [{ name: 'A', side: 'pact', hits: 2, inNetwork: false }],
      cairoHits: 4,
      benghaziHits: 0,
      supplyPoints: { nato: 20, pact: 30 },
      events: [5],
    };
    const campaign = added(game, undefined, {
      kind: 'opened',
      format: 1,
      game: 'aegean-strike',
      version: '1',
      name: 'of before',
      rulings: {},
      setup: old,
    });
    expect(campaign.state).toMatchObject({ turn: 2, supplyPoints: { nato: 20, pact: 30 }, events: [5] });
    expect(counter(campaign, 'units', '2/82')).toMatchObject({ formation: 'HD', supplied: false, hits: 1 });
    expect(counter(campaign, 'units', 'Militia')).toMatchObject({ place: 'eliminated' });
    expect(counter(campaign, 'aircraft', 'US F-15')).toMatchObject({ sorties: 2, flight: 'home' });
    expect(counter(campaign, 'aircraft', 'Su-24 a')).not.toHaveProperty('sorties');
    expect(counter(campaign, 'ships', 'CVN-69')).toMatchObject({ hits: 3, detected: true });
    expect(counter(campaign, 'installations', 'A')).toMatchObject({ kind: 'depot', hits: 2, inNetwork: false });
    expect(counter(campaign, 'installations', 'Cairo')).toMatchObject({ kind: 'cairo', hits: 4 });
  });
});
