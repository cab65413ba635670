import { type Campaign, type CampaignEvent, type Game, open, openIn } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { added, begun, corrected, refusedBy, resolved } from '../testing/played-campaign.ts';
import type { CampaignState } from './campaign.ts';
import { game } from './game.ts';

const state = ({ state: folded }: Campaign): CampaignState => folded as unknown as CampaignState;
const moraleOf = (campaign: Campaign, country: string): number | undefined =>
  state(campaign).nations.find((nation) => nation.country === country)?.morale;

describe('[campaign] set-ups', () => {
  const { setups = {} } = game.campaign ?? {};
  const camps = (id: string) =>
    state(begun(game, setups[id])).nations.map(({ country, player, morale }) => [country, player, morale]);

  test('the printed nations stand on their track, their morale not known', () => {
    // Events 31 to 35: Bulgaria, Greece, Montenegro and Serbia are the League’s, the Ottomans its opponent.
    expect(camps('firstWar')).toEqual([
      ['bulgaria', 'first', undefined],
      ['greece', 'first', undefined],
      ['montenegro', 'first', undefined],
      ['serbia', 'first', undefined],
      ['ottoman', 'second', undefined],
    ]);
    expect(camps('firstWarOttomansFirst').map(([, player]) => player)).toEqual([
      'second',
      'second',
      'second',
      'second',
      'first',
    ]);
    // Events 44 to 46: Bulgaria’s side against the League.
    expect(camps('secondWar').map(([country, player]) => `${country} ${player}`)).toEqual([
      'greece first',
      'montenegro first',
      'serbia first',
      'bulgaria second',
    ]);
  });

  test('the first political event asks for every morale that the aid does not print', () => {
    expect(refusedBy(openIn(begun(game, setups['secondWar']), 'political-event', {}))).toEqual(
      [0, 1, 2, 3].map((index) => ['moraleUnknown', `nations[${index}].morale`]),
    );
  });

  test('B1 in a set-up waits for the two morales, and is booked once they are told', () => {
    const b1 = game.examples.find(({ id }) => id === 'B1');
    const fought = resolved(begun(game, setups['firstWar']), 'combat', b1?.input as object, [4]);
    expect(fought.owed.map(({ why }) => why.unbooked)).toEqual(['moraleUnknown', 'moraleUnknown']);
    const first = corrected(fought, 'nations[0].morale', 5);
    const both = corrected(first, 'nations[4].morale', 6);
    // Bulgaria 5 + 1, Ottomans 6 - 2.
    expect([moraleOf(both, 'bulgaria'), moraleOf(both, 'ottoman'), both.owed]).toEqual([6, 4, []]);
  });

  test('a campaign of the first version still opens, its lists in the register', () => {
    const counter = (id: string, type: string) => ({ id, country: 'ottoman', type, player: 'second' });
    const old = {
      kind: 'opened',
      format: 1,
      game: 'balkan-wars',
      version: '1',
      name: 'old',
      rulings: { ignoredResults: 'none', chargeRule: 'aid' },
      setup: {
        nations: [{ country: 'ottoman', player: 'second', morale: 3 }],
        pool: [counter('Redif', 'division')],
        prisoners: [counter('Nizam', 'division')],
        gone: [counter('Kirk', 'fortification')],
        demoralised: [counter('Guns', 'heavyArtillery')],
        captured: ['adrianople'],
        naval: { amphibiousForbidden: true, operations: 0 },
      },
    } as const;
    const campaign = added(game, undefined, old as CampaignEvent);
    expect(campaign.rulings).toMatchObject({ chargeRule: 'aid' });
    expect(state(campaign)).toMatchObject({
      nations: [{ country: 'ottoman', player: 'second', morale: 3 }],
      captured: [{ city: 'adrianople' }],
      amphibiousForbidden: true,
      units: [
        { id: 'Kirk', country: 'ottoman', type: 'fortification', place: 'gone', demoralised: false },
        { id: 'Nizam', place: 'prisoners', demoralised: false },
        { id: 'Redif', place: 'pool', demoralised: false },
        { id: 'Guns', place: 'map', demoralised: true },
      ],
    });
    // Who holds the captured city was not kept: the player says.
    const armistice = openIn(campaign, 'political-event', { leagueHolds: ['adrianople'] });
    expect(armistice.ok).toBe(true);
  });

  test('a campaign of 0.2.0 opens and goes on: volunteers in one number, terrain type by type, an end that did not bind', () => {
    const opening = {
      kind: 'opened',
      format: 1,
      game: 'balkan-wars',
      version: '0.2.0',
      name: 'old',
      rulings: {},
      setup: {
        nations: [{ country: 'greece', player: 'first', morale: 3 }],
        powers: [{ power: 'russia', alignment: 'first', diplomacy: 3, points: 0 }],
        volunteers: { first: 3, second: 0 },
        units: [{ id: 'Redif', country: 'ottoman', place: 'map' }],
        ended: 'armistice',
      },
    } as const;
    const campaign = added(game, undefined, opening as CampaignEvent);
    expect(state(campaign)).toMatchObject({
      volunteers: [{ player: 'first', points: 3 }],
      units: [{ id: 'Redif', place: 'map' }],
      ended: 'armistice',
      playsOn: true,
    });
    // As their journals have them: 4 against 4 is 1/1, terrain -1-1 shifts to the first column, 6: S/S.
    const fought = resolved(
      campaign,
      'combat',
      {
        attackers: [{ id: 'A', country: 'greece', strength: 4 }],
        defenders: [{ id: 'Redif', strength: 4 }],
        terrainShifts: [-1, -1],
      },
      [6],
      ['no'],
    );
    expect(state(fought).units.map(({ demoralised }) => demoralised)).toEqual([true, true]);
    // 2+1 = 3 against 0+1+1 = 2: C.
    const talked = resolved(fought, 'diplomatic-conflict', { commits: { first: 2, second: 0 } }, [1, 1]);
    expect(state(talked).turn.diplomacyDone).toBe(true);
    const units = [{ id: 'Cavalry', country: 'greece', type: 'other', cadre: 3 }];
    const mobilised = resolved(talked, 'mobilisation', { units, volunteers: { first: 3, second: 0 } }, [], ['0']);
    expect(state(mobilised).volunteers).toEqual([]);
  });

  test('what is no earlier shape is left to the checks', () => {
    const campaign = begun(game, {});
    const units = [{ id: 'VG', country: 'germany' }];
    const codes = (procedure: string, input: object) => refusedBy(openIn(campaign, procedure, input));
    expect(codes('combat', { terrainShifts: -1 })).toContainEqual(['unknownField', 'terrainShifts']);
    expect(codes('diplomatic-conflict', { commits: 3 })).toEqual([['unknownField', 'commits']]);
    expect(codes('diplomatic-conflict', { commits: {}, firstCommits: 1 })).toEqual([
      ['morePowerThanHeld', 'firstCommits'],
    ]);
    expect(codes('mobilisation', { units, volunteers: 3 })).toEqual([['campaignKnows', 'volunteers']]);
    const alone = open(game as Game, 'mobilisation', { units, volunteers: 3 });
    expect(alone.ok ? [] : alone.refusals.map(({ code, at }) => [code, at])).toEqual([['notAList', 'volunteers']]);
  });
});
