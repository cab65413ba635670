import {
  type Campaign,
  type CampaignEvent,
  campaignLuck,
  check,
  fold,
  openIn,
  type Plain,
  plus,
  written,
} from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { begun, corrected, refusedBy, resolved } from '../testing/played-campaign.ts';
import { type CampaignState, campaign as rules } from './campaign.ts';
import { game } from './game.ts';

const setup = {
  weather: 'fair',
  units: [
    { name: '1st Panzer', nationality: 'germany', kind: 'tank' },
    { name: 'BEF', nationality: 'uk' },
    { name: 'Luftflotte 2', nationality: 'germany', kind: 'fighter' },
    { name: 'AASF', nationality: 'uk', kind: 'fighter', sorties: 1 },
  ],
  facLost: { germany: 4, uk: 3, ussr: 5 },
  bombed: 2,
  conquered: [
    { country: 'Poland', faction: 'western' },
    { country: 'Norway', faction: 'western' },
    { country: 'Mongolia', faction: 'soviet' },
  ],
  markers: [{ name: 'Blitz', faction: 'axis', drm: 2 }],
};

const started = (given: Plain = setup): Campaign => begun(game, given);
const stateOf = ({ state }: Campaign): CampaignState => state as unknown as CampaignState;
const unitIn = (campaign: Campaign, name: string) => stateOf(campaign).units.find((unit) => unit.name === name);
const refused = (campaign: Campaign, procedure: string, input: Plain) => refusedBy(openIn(campaign, procedure, input));

const ground = {
  primary: { name: '1st Panzer' },
  defender: { name: 'BEF' },
  retreatHexes: [{ name: 'Dunkirk' }],
};
const bothFly = {
  ...ground,
  attackerAir: [{ name: 'Luftflotte 2' }],
  attackerMarkers: [{ name: 'Blitz' }],
  defenderAir: [{ name: 'AASF' }],
};

describe('[campaign] tracks', () => {
  test('starts from nothing', () => {
    const fresh = check(rules.state, {});
    expect(fresh.ok && fresh.value).toMatchObject({
      turn: { year: 1939, month: 9 },
      phasing: 'axis',
      weather: 'varies',
      units: [],
      markers: [],
    });
  });

  test('gives strategic combat what it knows, and takes the Fac Lost markers back', () => {
    const known = openIn(started(), 'strategic-combat', { opponent: 'soviet' });
    expect(known.ok && known.value.input).toMatchObject({
      facLost: { germany: 4, uk: 3, ussr: 5 },
      bombed: 2,
      usaWestern: false,
      conquered: { western: 2, soviet: 1 },
    });
    // 0 and die 1 is 1, three conquered countries +1 and die 6 is 7: AA+3.
    const after = stateOf(resolved(started(), 'strategic-combat', { opponent: 'soviet' }, [1, 6]));
    expect(after.facLost).toEqual({ germany: 5, uk: 3, ussr: 4 });
  });

  test('does not let a player contradict the weather of the turn, and leaves it to him where it varies', () => {
    expect(refused(started(), 'ground-combat', { ...ground, weather: 'severe' })).toEqual([
      ['campaignKnows', 'weather'],
    ]);
    const varies = corrected(started(), 'weather', 'varies');
    const free = openIn(varies, 'ground-combat', { ...ground, weather: 'severe' });
    expect(free.ok && free.value.input).toMatchObject({ weather: 'severe' });
  });
});

describe('[campaign] the register of units', () => {
  test('keeps losses and sorties of a ground combat, and what it was told of new units', () => {
    // In the air +2 and die 4 is 6, UK +1 −1 and die 1 is 1: DD+3. On the ground +4 +2 +2 and die 1 is 9, UK +1 and die 1 is 2: DD+3.
    const answers = [{ attacker: 'commit+1+air', defender: 'commit+air' }];
    const after = resolved(started(), 'ground-combat', bothFly, [4, 1, 1, 1], answers);
    expect(unitIn(after, '1st Panzer')).toMatchObject({ strength: 'full', elite: false });
    expect(unitIn(after, 'BEF')).toMatchObject({ strength: 'reduced', kind: 'infantry' });
    expect(unitIn(after, 'Luftflotte 2')?.sorties).toBe(1);
    expect(unitIn(after, 'AASF')?.sorties).toBe(4);
  });

  test('an air unit with six sorties is taken with six, whatever is left unsaid', () => {
    const worn = corrected(started(), 'units[2].sorties', 6);
    const strike = { attacker: { name: 'Luftflotte 2' }, defender: { name: 'AASF' } };
    expect(refused(worn, 'air-naval-combat', strike)).toEqual([['wornOutAttacker', 'attacker.sorties']]);
    expect(
      refused(worn, 'air-naval-combat', { ...strike, attacker: { name: 'Luftflotte 2', sorties: 0 } }),
    ).toContainEqual(['registerKnows', 'attacker.sorties']);
    // It may still defend: UK +1 −1, die 3 is 3; German +2 −6, die 2 is −2, so 1: DR+2, and six stay six.
    const struck = { attacker: { name: 'AASF' }, defender: { name: 'Luftflotte 2' } };
    const after = resolved(worn, 'air-naval-combat', struck, [3, 2]);
    expect(unitIn(after, 'Luftflotte 2')?.sorties).toBe(6);
    expect(unitIn(after, 'AASF')?.sorties).toBe(2);
  });

  test('a unit that is eliminated neither defends nor attacks, until a correction brings it back', () => {
    // +4 and die 6 is 10, UK +1 and die 1 is 2: DE+4.
    const after = resolved(started(), 'ground-combat', ground, [6, 1]);
    expect(unitIn(after, 'BEF')?.strength).toBe('eliminated');
    expect(refused(after, 'ground-combat', ground)).toEqual([['unitEliminated', 'defender.name']]);
    const turned = { ...ground, primary: { name: 'BEF' }, defender: { name: '1st Panzer' } };
    expect(refused(after, 'ground-combat', turned)).toEqual([['unitEliminated', 'primary.name']]);
    expect(refused(after, 'next-phase', { restored: ['BEF'] })).toEqual([['unitEliminated', 'restored[0]']]);
    const back = corrected(after, 'units[1].strength', 'reduced');
    const ready = openIn(back, 'ground-combat', ground);
    expect(ready.ok && ready.value.input).toMatchObject({ defender: { strength: 'reduced' } });
    const whole = resolved(back, 'next-phase', { restored: ['BEF'] });
    expect(unitIn(whole, 'BEF')?.strength).toBe('full');
  });

  test('a unit whose activation is over starts no attack before the next phase, but defends', () => {
    // +4 and die 1 is 5, UK +1 and die 6 is 7: ♦; with low supply 3 against 7: AS+2.
    const weak = { ...ground, primary: { name: '1st Panzer', supply: 'low' } };
    const stopped = resolved(started(), 'ground-combat', weak, [1, 6]);
    expect(unitIn(stopped, '1st Panzer')).toMatchObject({ strength: 'full', activationOver: true });
    expect(refused(stopped, 'ground-combat', ground)).toEqual([['activationOver', 'primary.name']]);
    const turned = { ...ground, primary: { name: 'BEF' }, defender: { name: '1st Panzer' } };
    expect(refused(stopped, 'ground-combat', turned)).toEqual([]);
    expect(refused(resolved(stopped, 'next-phase', {}), 'ground-combat', ground)).toEqual([]);
  });

  test('a tank is no air unit', () => {
    const strike = { attacker: { name: '1st Panzer' }, defender: { name: 'AASF' } };
    expect(refused(started(), 'air-naval-combat', strike)).toEqual([['otherArm', 'attacker.name']]);
  });

  test('an interception ends the activation of every interceptor, one that was only named among them', () => {
    const escort = {
      cause: 'escort',
      attacker: { name: 'Luftflotte 2' },
      interceptors: ['KG 40'],
      defender: { name: 'Home Fleet', nationality: 'uk', kind: 'warship' },
    };
    // +3 and die 1 is 4, +2 and die 6 is 8: AS+2.
    const after = resolved(started(), 'air-naval-combat', escort, [1, 6]);
    expect(unitIn(after, 'Luftflotte 2')).toMatchObject({ sorties: 2, activationOver: true });
    expect(after.owed).toEqual([]);
    expect(unitIn(after, 'KG 40')).toEqual({ name: 'KG 40', activationOver: true });
    expect(refused(after, 'air-naval-combat', escort)).toEqual([
      ['activationOver', 'attacker.name'],
      ['activationOver', 'interceptors[0]'],
    ]);
  });

  test('what concerns a unit that is not in the register waits, with what would mend it', () => {
    const waiting = resolved(started(), 'next-phase', { recovered: [{ unit: 'KG 40', sorties: 2 }] });
    expect(waiting.owed.map(({ effect, why }) => [effect, why.unbooked])).toEqual([
      [{ kind: 'sorties', unit: 'KG 40', sorties: 2 }, 'unitUnknown'],
    ]);
    const mend = waiting.owed[0]?.why.mend ?? expect.fail('a way to mend it');
    const mended = corrected(waiting, mend.at, mend.value);
    expect(mended.owed).toEqual([]);
    expect(unitIn(mended, 'KG 40')?.sorties).toBe(2);
  });

  test('an interdicted convoy costs what it carries; the register says how strong that was', () => {
    const transport = {
      cause: 'amphibiousInvasion',
      attacker: { name: 'Luftflotte 2' },
      defender: { name: 'Convoy', nationality: 'uk', kind: 'convoy' },
      cargo: [{ name: 'BEF' }],
      airCargo: [{ name: 'AASF' }],
    };
    // +3 and die 6 is 9, 0 and die 2 is 2: DD+3. BEF was never said to be reduced; AASF has one sortie and gains two.
    const after = resolved(started(), 'air-naval-combat', transport, [6, 2]);
    expect(unitIn(after, 'BEF')).toMatchObject({ strength: 'reduced', activationOver: true });
    expect(unitIn(after, 'AASF')).toMatchObject({ sorties: 3, activationOver: true });
    const again = openIn(resolved(after, 'next-phase', {}), 'air-naval-combat', transport);
    expect(again.ok && again.value.input).toMatchObject({ cargo: [{ strength: 'reduced' }] });
  });
});

describe('[interdiction] supply drops one level from last turn’s state, once a turn', () => {
  const trace = {
    cause: 'supplyTrace',
    attacker: { name: 'Luftflotte 2' },
    defender: { name: 'Convoy', nationality: 'uk', kind: 'convoy' },
    tracing: [{ name: 'BEF' }],
  };
  // +3 and die 4 is 7, 0 and die 2 is 2: DD+3. Each success adds a sortie, so the second is 6 against 2 −3 = 1: DD+3.
  const once = (campaign: Campaign) => resolved(campaign, 'air-naval-combat', trace, [4, 2]);

  test('a second success in the same turn changes nothing more', () => {
    const low = once(started());
    expect(unitIn(low, 'BEF')).toMatchObject({ supply: 'low', lastTurn: 'supplied' });
    expect(unitIn(once(low), 'BEF')).toMatchObject({ supply: 'low', lastTurn: 'supplied' });
    expect(refused(low, 'ground-combat', { ...ground, defender: { name: 'BEF', supply: 'supplied' } })).toEqual([
      ['registerKnows', 'defender.supply'],
    ]);
  });

  test('a success in the next turn goes on from there', () => {
    const turned = [1, 2, 3].reduce((campaign) => resolved(campaign, 'next-phase', {}), once(started()));
    expect(stateOf(turned)).toMatchObject({ turn: { year: 1939, month: 10 }, phasing: 'axis', weather: 'varies' });
    expect(unitIn(turned, 'BEF')).not.toHaveProperty('supply');
    expect(unitIn(turned, 'BEF')?.lastTurn).toBe('low');
    expect(unitIn(once(turned), 'BEF')?.supply).toBe('unsupplied');
  });
});

describe('[campaign] the register of markers', () => {
  test('a committed marker leaves the hand and is refused afterwards; one that stays does not', () => {
    const markers = [{ name: 'Blitz' }, { name: 'Fuel', drm: 1, stays: true }];
    const known = openIn(started(), 'ground-combat', { ...ground, attackerMarkers: markers });
    expect(known.ok && known.value.input).toMatchObject({ attackerMarkers: [{ name: 'Blitz', drm: 2 }, {}] });
    const input = { ...ground, attackerMarkers: markers };
    // +4 +2 +1 and die 1 is 8, UK +1 and die 6 is 7: ♦.
    const after = resolved(started(), 'ground-combat', input, [1, 6], [{ attacker: 'commit+1+2', defender: 'hold' }]);
    expect(stateOf(after).markers).toMatchObject([
      { name: 'Blitz', spent: true, faction: 'axis' },
      { name: 'Fuel', spent: false, stays: true, drm: 1 },
    ]);
    expect(refused(after, 'ground-combat', input)).toEqual([['markerGone', 'attackerMarkers[0].name']]);
  });
});

describe('[campaign] luck', () => {
  test('is summed by faction and by country, whoever attacks', () => {
    // ♦ for the panzers, then for the BEF against them: each time the attacker gets less than was to be expected.
    const first = resolved(started(), 'ground-combat', ground, [1, 6]);
    const turned = { ...ground, primary: { name: 'BEF' }, defender: { name: '1st Panzer' } };
    const { events, sums } = campaignLuck(resolved(first, 'ground-combat', turned, [1, 6]));
    expect(sums.map(({ by, who, events: count }) => `${by} ${who} ${count}`).toSorted()).toEqual([
      'nation country.germany 2',
      'nation country.uk 2',
      'player axis 2',
      'player western 2',
    ]);
    const sumOf = (who: string) => sums.find((each) => each.who === who)?.sum ?? expect.fail(who);
    const axis = events.filter(({ party }) => party.player === 'axis').map(({ difference }) => difference);
    expect(axis.map(({ over }) => over < 0n)).toEqual([true, false]);
    expect(written(sumOf('axis'))).toBe(written(axis.reduce(plus)));
    // What one faction gains by luck the other loses.
    expect(written(plus(sumOf('axis'), sumOf('western')))).toBe('0');
    expect(written(sumOf('country.germany'))).toBe(written(sumOf('axis')));
  });
});

test('[campaign] a campaign set up with ground units and air units apart still opens', () => {
  const opened: CampaignEvent = {
    kind: 'opened',
    format: 1,
    game: 'unconditional-surrender',
    version: '1',
    name: 'Old',
    rulings: {},
    setup: {
      turn: { year: 1941, month: 6 },
      weather: 'fair',
      groundUnits: [
        {
          name: '3rd Army',
          nationality: 'ussr',
          kind: 'infantry',
          elite: false,
          strength: 'eliminated',
          supply: 'supplied',
          activationOver: false,
        },
      ],
      airNavalUnits: [
        {
          name: '3rd Army',
          nationality: 'ussr',
          kind: 'fighter',
          supply: 'supplied',
          sorties: 6,
          activationOver: true,
        },
      ],
      facLost: { germany: 1, uk: 1, ussr: 1 },
      bombed: 0,
      conquered: [],
      usaWestern: false,
      markers: [{ name: 'Blitz', drm: 2, halves: false, stays: false, faction: 'axis' }],
    },
  };
  const folded = fold(game, [opened]);
  if (!folded.ok) throw new Error(JSON.stringify(folded.refusals));
  expect(stateOf(folded.value)).toMatchObject({
    phasing: 'axis',
    units: [
      { name: '3rd Army', strength: 'eliminated' },
      { name: '3rd Army (2)', kind: 'fighter', sorties: 6, activationOver: true },
    ],
    markers: [{ name: 'Blitz', spent: false }],
  });
});
