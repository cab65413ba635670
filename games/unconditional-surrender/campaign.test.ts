import {
  answersInOrder,
  append,
  beginCampaign,
  type Campaign,
  type CampaignEvent,
  check,
  openIn,
  type Plain,
  resolve,
  typed,
} from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { type CampaignState, campaign as rules } from './campaign.ts';
import { game } from './game.ts';

const setup = {
  weather: 'fair',
  groundUnits: [
    { name: '1st Panzer', nationality: 'germany', kind: 'tank' },
    { name: 'BEF', nationality: 'uk' },
  ],
  airNavalUnits: [
    { name: 'Luftflotte 2', nationality: 'germany' },
    { name: 'AASF', nationality: 'uk', sorties: 1 },
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

function started(): Campaign {
  const first = beginCampaign(game, 'France 1940', setup);
  if (!first.ok) throw new Error(JSON.stringify(first.refusals));
  return added(undefined, first.value);
}

function added(campaign: Campaign | undefined, event: CampaignEvent): Campaign {
  const next = append(game, campaign, event);
  if (!next.ok) throw new Error(JSON.stringify(next.refusals));
  return next.value;
}

/** Resolves a procedure in the campaign with given dice and answers, and folds it in. */
function fought(
  campaign: Campaign,
  procedure: string,
  input: Plain,
  dice: readonly number[],
  answers: Parameters<typeof answersInOrder>[0] = [],
): Campaign {
  const opened = openIn(campaign, procedure, input);
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusals));
  const played = resolve(opened.value, typed(dice, answersInOrder(answers).answer));
  if (!played.ok) throw new Error(JSON.stringify(played.refusals));
  return added(campaign, { kind: 'resolved', procedure, input, journal: played.value.journal });
}

const stateOf = ({ state }: Campaign): CampaignState => state as unknown as CampaignState;

const ground = {
  primary: { name: '1st Panzer', nationality: 'germany', kind: 'tank' },
  defender: { name: 'BEF', nationality: 'uk' },
  retreatHexes: [{ name: 'Dunkirk' }],
  attackerAir: [{ name: 'Luftflotte 2', nationality: 'germany' }],
  attackerMarkers: [{ name: 'Blitz', drm: 2 }],
  defenderAir: [{ name: 'AASF', nationality: 'uk', sorties: 1 }],
};

describe('a campaign', () => {
  test('starts from nothing', () => {
    const fresh = check(rules.state, {});
    expect(fresh.ok && fresh.value).toMatchObject({
      turn: { year: 1939, month: 9 },
      weather: 'varies',
      groundUnits: [],
    });
  });

  test('keeps losses, sorties and spent markers of a ground combat', () => {
    // In the air +2 and die 4 is 6, UK +1 −1 and die 1 is 1: DD+3. On the ground +4 +2 +2 and die 1 is 9, UK +1 and die 1 is 2: DD+3.
    const after = stateOf(
      fought(started(), 'ground-combat', ground, [4, 1, 1, 1], [{ attacker: 'commit+1+air', defender: 'commit+air' }]),
    );
    expect(after.groundUnits.map(({ name, strength }) => [name, strength])).toEqual([
      ['1st Panzer', 'full'],
      ['BEF', 'reduced'],
    ]);
    expect(after.airNavalUnits.map(({ name, sorties }) => [name, sorties])).toEqual([
      ['Luftflotte 2', 1],
      ['AASF', 4],
    ]);
    expect(after.markers).toEqual([]);
  });

  test('keeps what an attacker loses, and that his activation is over', () => {
    const weak = {
      ...ground,
      primary: { ...ground.primary, strength: 'reduced', supply: 'low' },
      attackerMarkers: [],
      attackerAir: [],
      defenderAir: [],
    };
    // +4 −2 −2 and die 1 is 1, UK +1 and die 6 is 7: AA+3.
    const after = stateOf(fought(started(), 'ground-combat', weak, [1, 6]));
    expect(after.groundUnits[0]).toMatchObject({ name: '1st Panzer', strength: 'eliminated', activationOver: false });
    const stopped = { ...weak, primary: { ...weak.primary, strength: 'full' } };
    // +4 −2 and die 1 is 3, UK +1 and die 6 is 7: AS+2.
    expect(stateOf(fought(started(), 'ground-combat', stopped, [1, 6])).groundUnits[0]).toMatchObject({
      strength: 'full',
      activationOver: true,
    });
  });

  test('keeps the supply of a unit whose trace was interdicted', () => {
    const after = stateOf(
      fought(
        started(),
        'air-naval-combat',
        {
          cause: 'supplyTrace',
          attacker: { name: 'Luftflotte 2', nationality: 'germany' },
          defender: { name: 'Convoy', nationality: 'uk', kind: 'convoy' },
          tracing: [{ name: 'BEF', lastTurn: 'supplied' }],
        },
        // +3 and die 3 is 6, 0 and die 2 is 2: DR+2.
        [3, 2],
      ),
    );
    expect(after.groundUnits[1]).toMatchObject({ name: 'BEF', supply: 'low' });
    expect(after.airNavalUnits[0]).toMatchObject({ name: 'Luftflotte 2', sorties: 1 });
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
    const after = stateOf(fought(started(), 'strategic-combat', { opponent: 'soviet' }, [1, 6]));
    expect(after.facLost).toEqual({ germany: 5, uk: 3, ussr: 4 });
  });

  test('does not let a player contradict the weather of the turn, and leaves it to him where it varies', () => {
    const contradicted = openIn(started(), 'ground-combat', { ...ground, weather: 'severe' });
    expect(!contradicted.ok && contradicted.refusals).toMatchObject([{ code: 'campaignKnows', at: 'weather' }]);
    const varies = added(started(), { kind: 'corrected', at: 'weather', value: 'varies', reason: 'zones differ' });
    const free = openIn(varies, 'ground-combat', { ...ground, weather: 'severe' });
    expect(free.ok && free.value.input).toMatchObject({ weather: 'severe' });
  });
});
