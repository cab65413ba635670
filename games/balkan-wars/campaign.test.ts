import {
  answersInOrder,
  append,
  beginCampaign,
  type Campaign,
  type CampaignEvent,
  openIn,
  resolve,
  typed,
} from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
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

const opened = (): Campaign => {
  const event = beginCampaign(game, 'test', setup);
  if (!event.ok) throw new Error(JSON.stringify(event.refusals));
  return added(undefined, event.value);
};

const added = (campaign: Campaign | undefined, event: CampaignEvent): Campaign => {
  const next = append(game, campaign, event);
  if (!next.ok) throw new Error(JSON.stringify(next.refusals));
  return next.value;
};

const resolved = (
  campaign: Campaign,
  procedure: string,
  input: object,
  dice: readonly number[] = [],
  answers: readonly string[] = [],
): Campaign => {
  const ready = openIn(campaign, procedure, input);
  if (!ready.ok) throw new Error(JSON.stringify(ready.refusals));
  const played = resolve(ready.value, typed(dice, answersInOrder(answers).answer));
  if (!played.ok) throw new Error(JSON.stringify(played.refusals));
  const { input: whole, journal } = played.value;
  return added(campaign, { kind: 'resolved', procedure, input: whole, journal });
};

const state = ({ state: folded }: Campaign): CampaignState => folded as unknown as CampaignState;
const moraleOf = (campaign: Campaign, country: string): number | undefined =>
  state(campaign).nations.find((n) => n.country === country)?.morale;

const unitIn = (campaign: Campaign, id: string) => state(campaign).units.find((unit) => unit.id === id);
const refusedBy = (ready: ReturnType<typeof openIn>) =>
  ready.ok ? [] : ready.refusals.map(({ code, at }) => [code, at]);

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
        defenders: [{ id: 'Redif', country: 'ottoman' }],
      });
    const ready = named({});
    expect(ready.ok && ready.value.input).toMatchObject({ attackers: [{ country: 'bulgaria', strength: 12 }] });
    expect(refusedBy(named({ strength: 4 }))).toEqual([['registerKnows', 'attackers[0].strength']]);
  });

  test('a correction in the open, with a reason, lets it be otherwise', () => {
    const corrected = added(lost(), {
      kind: 'corrected',
      at: 'units[0].strength',
      value: 4,
      reason: 'misread counter',
    });
    expect(unitIn(corrected, 'Corps')?.strength).toBe(4);
  });
});

describe('[campaign] what a result cannot book', () => {
  const empty = (): Campaign => {
    const event = beginCampaign(game, 'test', {});
    if (!event.ok) throw new Error(JSON.stringify(event.refusals));
    return added(undefined, event.value);
  };
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
    const mended = added(routed(), {
      kind: 'corrected',
      at: 'nations',
      value: [{ country: 'ottoman', player: 'second', morale: 5 }],
      reason: 'put on the track',
    });
    expect(moraleOf(mended, 'ottoman')).toBe(3);
    expect(mended.owed.map(({ effect }) => effect['country'])).toEqual(['bulgaria']);
    const struck = added(mended, { kind: 'corrected', at: 'owed[0]', value: null, reason: 'Bulgaria is not counted' });
    expect(struck.owed).toEqual([]);
    const undone = added(struck, { kind: 'undone', event: struck.standing.at(-1)?.sequence ?? 0, consent: [] });
    expect(undone.owed).toHaveLength(1);
  });
});

describe('[campaign] each procedure reads the tracks and its effects change them', () => {
  test('a capture moves morale, never under zero, and only once', () => {
    const after = resolved(opened(), 'capture', { city: 'adrianople', capturer: 'bulgaria' });
    expect(moraleOf(after, 'bulgaria')).toBe(6);
    expect(moraleOf(after, 'ottoman')).toBe(0);
    const again = openIn(after, 'capture', { city: 'adrianople', capturer: 'bulgaria' });
    expect(again.ok ? [] : again.refusals.map(({ code }) => code)).toEqual(['capturedBefore']);
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
    const calm = resolved(opened(), 'political-event', { leagueHolds: ['adrianople'] }, [3, 2]);
    expect(state(calm).armistices).toEqual(['bulgaria']);
    const attack = { attackers: [{ id: 'A', country: 'bulgaria' }], defenders: [{ id: 'D', country: 'ottoman' }] };
    const refused = openIn(calm, 'combat', attack);
    expect(refused.ok ? [] : refused.refusals.map(({ code }) => code)).toEqual(['underArmistice']);
    const attacked = resolved(
      calm,
      'combat',
      {
        attackingPlayer: 'second',
        attackers: [{ id: 'D', country: 'ottoman' }],
        defenders: [{ id: 'A', country: 'bulgaria' }],
      },
      [3],
      ['no', 'no'],
    );
    expect(state(attacked).armistices).toEqual([]);
  });

  test('a player may not contradict a track, only correct it with a reason', () => {
    const campaign = opened();
    const refused = openIn(campaign, 'combat', {
      attackers: [{ id: 'A', country: 'greece' }],
      defenders: [{ id: 'D', country: 'ottoman' }],
      nations: [],
    });
    expect(refused.ok ? [] : refused.refusals.map(({ code, at }) => [code, at])).toEqual([
      ['campaignKnows', 'nations'],
    ]);
    const corrected = added(campaign, {
      kind: 'corrected',
      at: 'nations[1].morale',
      value: 5,
      reason: 'misread track',
    });
    expect(moraleOf(corrected, 'ottoman')).toBe(5);
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
    const short = openIn(tense, 'diplomatic-conflict', { commits: { first: 1, second: 0 } });
    expect(short.ok ? [] : short.refusals.map(({ code }) => code)).toEqual(['mustUseAll']);
    // 3 + 1 = 4 against 0 + 1 + 1 = 2: the war goes on.
    const fought = resolved(tense, 'diplomatic-conflict', { commits: { first: 3, second: 0 } }, [1, 1]);
    const next = resolved(fought, 'next-turn', {});
    expect(state(next).turnNumber).toBe(2);
    expect(state(next).turn.diplomacyDone).toBe(false);
  });

  test('capitulation takes the country out of play', () => {
    const zero = added(opened(), { kind: 'corrected', at: 'nations[0].morale', value: 0, reason: 'scenario' });
    const after = resolved(zero, 'political-event', {}, [1, 3, 2]);
    expect(state(after).capitulated).toEqual(['bulgaria']);
    const attack = openIn(after, 'combat', {
      attackers: [{ id: 'A', country: 'bulgaria' }],
      defenders: [{ id: 'D', country: 'ottoman' }],
    });
    expect(attack.ok ? [] : attack.refusals.map(({ code }) => code)).toEqual(['hasCapitulated']);
  });
});
