import { append, type Campaign, campaignLuck, openIn, written } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { added, begun, corrected, refusedBy, resolved } from '../testing/played-campaign.ts';
import type { CampaignState } from './campaign.ts';
import { game } from './game.ts';

const setup = {
  nations: [
    { country: 'bulgaria', player: 'first', morale: 4 },
    { country: 'ottoman', player: 'second', morale: 2 },
    { country: 'greece', player: 'first', morale: 3 },
  ],
  powers: [{ power: 'russia', alignment: 'first', diplomacy: 3 }],
};

const opened = (): Campaign => begun(game, setup);

const state = ({ state: folded }: Campaign): CampaignState => folded as unknown as CampaignState;
const moraleOf = (campaign: Campaign, country: string): number | undefined =>
  state(campaign).nations.find((n) => n.country === country)?.morale;

const unitIn = (campaign: Campaign, id: string) => state(campaign).units.find((unit) => unit.id === id);

describe('[campaign] the register of counters', () => {
  const assault = {
    attackers: [{ id: 'Corps', country: 'bulgaria', strength: 12 }],
    defenders: [{ id: 'Kirk', country: 'ottoman', type: 'fortification', strength: 2 }],
  };
  // 6/1+, 5: -/E. Notes (*): an eliminated fortification is out of the game.
  const lost = () => resolved(opened(), 'combat', assault, [5], ['no', 'no']);

  test('a fortification that was eliminated does not fight again', () => {
    expect(unitIn(lost(), 'Kirk')).toMatchObject({ type: 'fortification', place: 'gone' });
    expect(refusedBy(openIn(lost(), 'combat', assault))).toEqual([['unitElsewhere', 'defenders[0].id']]);
  });

  test('a known unit is taken by its name, and may not be said otherwise', () => {
    const named = (unit: object) =>
      openIn(lost(), 'combat', {
        attackers: [{ id: 'Corps', ...unit }],
        defenders: [{ id: 'Redif', country: 'ottoman', strength: 4 }],
      });
    const ready = named({});
    expect(ready.ok && ready.value.input).toMatchObject({ attackers: [{ country: 'bulgaria', strength: 12 }] });
    expect(refusedBy(named({ strength: 4 }))).toEqual([['registerKnows', 'attackers[0].strength']]);
  });

  test('what no procedure was told stays unknown, and is asked for where it counts', () => {
    expect(unitIn(lost(), 'Corps')).not.toHaveProperty('cadre');
    const rally = openIn(corrected(lost(), 'units[0].demoralised', true), 'rally', { id: 'Corps' });
    expect(refusedBy(rally)).toEqual([['missing', 'cadre']]);
  });

  test('a correction in the open, with a reason, lets it be otherwise', () => {
    const mended = corrected(lost(), 'units[0].strength', 4);
    expect(unitIn(mended, 'Corps')?.strength).toBe(4);
  });
});

describe('[campaign] what a result cannot book', () => {
  const empty = (): Campaign => begun(game, {});
  const routed = () => {
    const b1 = game.examples.find(({ id }) => id === 'B1');
    return resolved(empty(), 'combat', b1?.input as object, [4]);
  };

  test('B1 in a campaign without nations: Bulgaria +1 and the Ottomans −2 wait, with what would mend it', () => {
    expect(routed().owed.map(({ effect }) => effect)).toEqual([
      { kind: 'morale', country: 'bulgaria', change: 1 },
      { kind: 'morale', country: 'ottoman', change: -2 },
    ]);
    expect(routed().owed[0]?.why).toMatchObject({ unbooked: 'nationNotOnTrack', mend: { at: 'nations' } });
  });

  test('a correction that makes room books what waited', () => {
    const mended = corrected(routed(), 'nations', [{ country: 'ottoman', player: 'second', morale: 5 }]);
    expect(moraleOf(mended, 'ottoman')).toBe(3);
    expect(mended.owed.map(({ effect }) => effect['country'])).toEqual(['bulgaria']);
    const struck = corrected(mended, 'owed[0]', null);
    expect(struck.owed).toEqual([]);
    const undone = added(game, struck, { kind: 'undone', event: struck.standing.at(-1)?.sequence ?? 0, consent: [] });
    expect(undone.owed).toHaveLength(1);
  });
});

describe('[campaign] each procedure reads the tracks and its effects change them', () => {
  test('a capture moves morale, never under zero, and only once', () => {
    const after = resolved(opened(), 'capture', { city: 'adrianople', capturer: 'bulgaria' });
    expect(moraleOf(after, 'bulgaria')).toBe(6);
    expect(moraleOf(after, 'ottoman')).toBe(0);
    const claimed = openIn(after, 'capture', { city: 'adrianople', capturer: 'bulgaria', firstCapture: true });
    expect(refusedBy(claimed)).toEqual([['campaignKnows', 'firstCapture']]);
    const retaken = resolved(after, 'capture', { city: 'adrianople', capturer: 'ottoman' });
    expect(moraleOf(retaken, 'bulgaria')).toBe(6);
    expect(state(retaken).captured).toEqual([{ city: 'adrianople', holder: 'ottoman' }]);
  });

  test('a Great Power that captures a city takes morale from its owner and gains none', () => {
    // Other city: -3 to the original owner; Greece stands at 3.
    const after = resolved(opened(), 'capture', {
      city: 'other',
      name: 'Larissa',
      capturer: 'germany',
      originalOwner: 'greece',
    });
    expect(moraleOf(after, 'greece')).toBe(0);
    expect(after.owed).toEqual([]);
  });

  test('a combat spends morale from the track and sends its losses to pool and prisoners', () => {
    const after = resolved(
      opened(),
      'combat',
      {
        attackers: [{ id: 'Corps', country: 'bulgaria', strength: 12 }],
        defenders: [
          { id: 'Nizam', country: 'ottoman', strength: 2 },
          { id: 'Redif', country: 'ottoman', strength: 0, demoralised: true },
        ],
      },
      [3],
      ['bulgaria', 'no'],
    );
    // 6/1+, die 3 + 1: -/R. Bulgaria 4 - 1 spent + 1 = 4, Ottomans 2 - 2 = 0.
    expect(moraleOf(after, 'bulgaria')).toBe(4);
    expect(moraleOf(after, 'ottoman')).toBe(0);
    expect(unitIn(after, 'Nizam')).toMatchObject({ place: 'map', demoralised: true });
    expect(unitIn(after, 'Redif')).toMatchObject({ place: 'prisoners' });
    expect(unitIn(after, 'Corps')).toMatchObject({
      country: 'bulgaria',
      strength: 12,
      place: 'map',
      demoralised: false,
    });
  });

  test('an armistice from an event forbids the attack, and being attacked lifts it', () => {
    const taken = resolved(opened(), 'capture', { city: 'adrianople', capturer: 'bulgaria' });
    const calm = resolved(taken, 'political-event', {}, [3, 2]);
    expect(state(calm).armistices).toEqual(['bulgaria']);
    const attack = {
      attackers: [{ id: 'A', country: 'bulgaria', strength: 4 }],
      defenders: [{ id: 'D', country: 'ottoman', strength: 4 }],
    };
    const refused = openIn(calm, 'combat', attack);
    expect(refused.ok ? [] : refused.refusals.map(({ code }) => code)).toEqual(['underArmistice']);
    const attacked = resolved(
      calm,
      'combat',
      {
        attackingPlayer: 'second',
        attackers: [{ id: 'D', country: 'ottoman', strength: 4 }],
        defenders: [{ id: 'A', country: 'bulgaria', strength: 4 }],
      },
      [3],
      ['no', 'no'],
    );
    expect(state(attacked).armistices).toEqual([]);
  });

  test('a player may not contradict a track, only correct it with a reason', () => {
    const campaign = opened();
    const refused = openIn(campaign, 'combat', {
      attackers: [{ id: 'A', country: 'greece', strength: 4 }],
      defenders: [{ id: 'D', country: 'ottoman', strength: 4 }],
      nations: [],
    });
    expect(refused.ok ? [] : refused.refusals.map(({ code, at }) => [code, at])).toEqual([
      ['campaignKnows', 'nations'],
    ]);
    const mended = corrected(campaign, 'nations[1].morale', 5);
    expect(moraleOf(mended, 'ottoman')).toBe(5);
    const bare = append(game, campaign, { kind: 'corrected', at: 'nations[1].morale', value: 5, reason: ' ' });
    expect(bare.ok ? [] : bare.refusals.map(({ code }) => code)).toEqual(['reasonMissing']);
    const wild = append(game, campaign, { kind: 'corrected', at: 'nations[1].morale', value: -3, reason: 'no' });
    expect(wild.ok ? [] : wild.refusals.map(({ code, at }) => [code, at])).toEqual([
      ['notAnInteger', 'nations[1].morale'],
    ]);
  });

  test('a confrontation must be fought with all power before the turn ends, and then the turn is free', () => {
    const tense = resolved(opened(), 'political-event', {}, [5, 5]);
    expect(openIn(tense, 'next-turn', {}).ok).toBe(false);
    const short = openIn(tense, 'diplomatic-conflict', { firstCommits: 1 });
    expect(short.ok ? [] : short.refusals.map(({ code }) => code)).toEqual(['mustUseAll']);
    // 3 + 1 = 4 against 0 + 1 + 1 = 2: the war goes on.
    const fought = resolved(tense, 'diplomatic-conflict', { firstCommits: 3 }, [1, 1]);
    const next = resolved(fought, 'next-turn', {});
    expect(state(next).turnNumber).toBe(2);
    expect(state(next).turn.diplomacyDone).toBe(false);
  });

  test('one political event a turn, and again in the next', () => {
    const rolled = resolved(opened(), 'political-event', {}, [6, 6]);
    expect(refusedBy(openIn(rolled, 'political-event', {}))).toEqual([['oneEventATurn', 'alreadyRolled']]);
    expect(openIn(resolved(rolled, 'next-turn', {}), 'political-event', {}).ok).toBe(true);
  });

  test('the Young Turks leave the Ottomans unsupplied when they attack, until the turn ends', () => {
    // Ottoman morale 2 or less: a die is added, 2 + 1 = 3.
    const revolt = resolved(opened(), 'political-event', {}, [2, 2, 1]);
    expect(moraleOf(revolt, 'ottoman')).toBe(3);
    expect(state(revolt).turn.ottomansUnsupplied).toBe(true);
    expect(state(resolved(revolt, 'next-turn', {})).turn.ottomansUnsupplied).toBe(false);
  });

  test('a mobilisation spends what it says: points, volunteers, the Great Powers’, morale', () => {
    const treasury = corrected(opened(), 'treasuries', [{ country: 'bulgaria', points: 5 }]);
    const rich = corrected(treasury, 'powers[0].points', 4);
    const helped = resolved(rich, 'political-event', {}, [1, 2, 1, 3], ['later']);
    expect(state(helped).volunteers).toEqual([{ player: 'first', points: 3 }]);
    // A division of cadre 5 costs 10: 1 of morale, 4 shared (volunteers 3, Russia 1), 5 of its own.
    const after = resolved(
      helped,
      'mobilisation',
      { units: [{ id: '9th', country: 'bulgaria', cadre: 5 }] },
      [],
      ['1', '4'],
    );
    expect(state(after).treasuries).toEqual([{ country: 'bulgaria', points: 0 }]);
    expect(state(after).volunteers).toEqual([]);
    expect(state(after).powers).toEqual([{ power: 'russia', alignment: 'first', diplomacy: 3, points: 3 }]);
    expect(moraleOf(after, 'bulgaria')).toBe(3);
    expect(unitIn(after, '9th')).toMatchObject({ place: 'map', cadre: 5 });
  });

  test('volunteers are kept until their player has mobilised, and what is left of them then lapses with the turn', () => {
    const rich = corrected(opened(), 'treasuries', [{ country: 'greece', points: 9 }]);
    // Event 12: the first player receives 5, for Greece.
    const helped = resolved(rich, 'political-event', {}, [1, 2, 1, 5], ['greece']);
    expect(state(helped).volunteers).toEqual([{ player: 'first', country: 'greece', points: 5 }]);
    expect(state(helped).treasuries).toEqual([{ country: 'greece', points: 9 }]);
    const waited = resolved(helped, 'next-turn', {});
    expect(state(waited).volunteers).toEqual([{ player: 'first', country: 'greece', points: 5 }]);
    // A division of cadre 1 costs 2, and Greece’s volunteers pay before its own points.
    const units = [{ id: 'Evzones', country: 'greece', cadre: 1 }];
    const used = resolved(waited, 'mobilisation', { units }, [], ['0']);
    expect(state(used).volunteers).toEqual([{ player: 'first', country: 'greece', points: 3 }]);
    expect(state(used).treasuries).toEqual([{ country: 'greece', points: 9 }]);
    expect(state(used).turn).toMatchObject({ firstMobilised: true, secondMobilised: false });
    const lapsed = resolved(used, 'next-turn', {});
    expect(state(lapsed).volunteers).toEqual([]);
    expect(state(lapsed).turn.firstMobilised).toBe(false);
  });

  test('the other player’s volunteers stay', () => {
    const both = begun(game, {
      ...setup,
      volunteers: [
        { player: 'first', points: 2 },
        { player: 'second', points: 3 },
      ],
    });
    const units = [{ id: 'VG', country: 'germany' }];
    const mobilised = resolved(both, 'mobilisation', { player: 'second', units });
    expect(state(resolved(mobilised, 'next-turn', {})).volunteers).toEqual([{ player: 'first', points: 2 }]);
  });

  test('a turn of crisis leaves the Great Powers no points, and the next turn gives them back', () => {
    const rich = corrected(opened(), 'powers[0].points', 9);
    const crisis = resolved(rich, 'political-event', {}, [5, 4]);
    const units = [{ id: 'Cavalry', country: 'greece', type: 'other', cadre: 5 }];
    // 5 owed, morale 3: 2 are lacking.
    expect(refusedBy(openIn(crisis, 'mobilisation', { units }))).toEqual([['cannotPay', 'units']]);
    expect(openIn(resolved(crisis, 'next-turn', {}), 'mobilisation', { units }).ok).toBe(true);
  });

  test('units left in the pool because no morale is spent stay there', () => {
    const units = [{ id: 'Cavalry', country: 'greece', type: 'other', cadre: 2 }];
    const after = resolved(opened(), 'mobilisation', { units }, [], ['no']);
    expect(unitIn(after, 'Cavalry')).toMatchObject({ place: 'pool', cadre: 2 });
    const named = openIn(after, 'combat', {
      attackers: [{ id: 'Cavalry', strength: 1 }],
      defenders: [{ id: 'Redif', country: 'ottoman', strength: 4 }],
    });
    expect(refusedBy(named)).toEqual([['unitElsewhere', 'attackers[0].id']]);
    expect(openIn(after, 'mobilisation', { units: [{ id: 'Cavalry' }] }).ok).toBe(true);
  });

  test('a rally spends its point and takes the headquarters by its name', () => {
    const before = resolved(opened(), 'demoralisation', {
      id: '1st Army',
      country: 'bulgaria',
      type: 'headquarters',
      demoralised: false,
      staff: 2,
    });
    const shaken = { id: '3rd', country: 'bulgaria', cadre: 1, headquarters: [{ id: '1st Army' }] };
    // 1 + 2 + 1 = 4.
    const rallied = resolved(before, 'rally', shaken, [4], ['yes']);
    expect(moraleOf(rallied, 'bulgaria')).toBe(3);
    expect(unitIn(rallied, '3rd')).toMatchObject({ demoralised: false, cadre: 1 });
    expect(unitIn(rallied, '1st Army')).toMatchObject({ type: 'headquarters', staff: 2, demoralised: false });
    const other = openIn(rallied, 'rally', { id: '4th', country: 'bulgaria', cadre: 1, headquarters: [{ id: '3rd' }] });
    expect(refusedBy(other)).toEqual([['otherType', 'headquarters[0].id']]);
  });

  test('guns and depots of an arms purchase stand in the register, the guns in the pool until they are placed', () => {
    const market = {
      heavyArtillery: [{ id: 'Krupp', country: 'ottoman' }],
      depots: [{ id: 'Chataldja', country: 'ottoman' }],
    };
    const nothing = resolved(opened(), 'political-event', market, [6, 6]);
    expect(unitIn(nothing, 'Krupp')).toMatchObject({ type: 'heavyArtillery', place: 'pool' });
    expect(unitIn(nothing, 'Chataldja')).toMatchObject({ type: 'depot', place: 'map' });
    const next = resolved(nothing, 'next-turn', {});
    const bought = resolved(
      next,
      'political-event',
      { heavyArtillery: [{ id: 'Krupp' }], depots: [{ id: 'Chataldja' }] },
      [1, 1, 4],
      ['Krupp', 'Chataldja'],
    );
    expect(unitIn(bought, 'Krupp')).toMatchObject({ place: 'map' });
  });

  test('a country that joins has a morale that is not known, and what changes it waits', () => {
    const joined = resolved(opened(), 'political-event', {}, [4, 1]);
    expect(state(joined).nations.at(-1)).toEqual({ country: 'romania', player: 'second' });
    const rally = resolved(
      joined,
      'combat',
      {
        attackers: [{ id: 'Corps', country: 'bulgaria', strength: 12 }],
        defenders: [{ id: 'R', country: 'romania', strength: 2 }],
      },
      [5],
      ['no'],
    );
    // 6/1+, 5: -/E: +1 to Bulgaria, -1 to Romania, whose morale nobody told.
    expect(rally.owed.map(({ effect, why }) => [effect, why.unbooked])).toEqual([
      [{ kind: 'morale', country: 'romania', change: -1 }, 'moraleUnknown'],
    ]);
    const told = corrected(rally, 'nations[3].morale', 4);
    expect(moraleOf(told, 'romania')).toBe(3);
  });

  test('capitulation takes the country out of play', () => {
    const zero = corrected(opened(), 'nations[0].morale', 0);
    const after = resolved(zero, 'political-event', {}, [1, 3, 2]);
    expect(state(after).capitulated).toEqual(['bulgaria']);
    const attack = openIn(after, 'combat', {
      attackers: [{ id: 'A', country: 'bulgaria', strength: 4 }],
      defenders: [{ id: 'D', country: 'ottoman', strength: 4 }],
    });
    expect(attack.ok ? [] : attack.refusals.map(({ code }) => code)).toEqual(['hasCapitulated']);
  });
});

describe('[campaign] luck is summed by player and by nation', () => {
  const sumsOf = (campaign: Campaign) =>
    campaignLuck(campaign).sums.map(({ who, figure, sum }) => [who, figure, written(sum)]);

  test('of a combat for whoever attacked', () => {
    const fought = resolved(
      opened(),
      'combat',
      {
        attackingPlayer: 'second',
        attackers: [{ id: 'Nizam', country: 'ottoman', strength: 12 }],
        defenders: [{ id: 'Guards', country: 'bulgaria', strength: 2 }],
      },
      [5],
      ['no', 'no'],
    );
    // 6/1+: only E takes a unit in good order off the map, on a 5 or 6: one unit less a third.
    expect(sumsOf(fought)).toEqual([
      ['second', 'lossDifference', '2/3'],
      ['nation.ottoman', 'lossDifference', '2/3'],
      ['first', 'lossDifference', '-2/3'],
      ['nation.bulgaria', 'lossDifference', '-2/3'],
    ]);
  });

  test('of a rally for the owner alone', () => {
    // Target 2: two faces of six; it rallied, so two thirds more than was to be expected.
    expect(sumsOf(resolved(opened(), 'rally', { id: '3rd', country: 'bulgaria', cadre: 2 }, [1], ['no']))).toEqual([
      ['first', 'rallied', '2/3'],
      ['nation.bulgaria', 'rallied', '2/3'],
    ]);
  });
});
