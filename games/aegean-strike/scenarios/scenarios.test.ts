/** Scenario files hold what the examples hold, and the stories leave the campaign as the aid tells. */
import {
  answersInOrder,
  beginCampaign,
  type Campaign,
  type CampaignEvent,
  type Example,
  fold,
  openIn,
  resolve,
  typed,
} from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { scenarios } from './index.ts';

const example = (id: string): Example =>
  game.examples.find((each) => each.id === id) ?? expect.fail(`no example ${id}`);

describe('every step is a file that a player can open', () => {
  const steps = [...new Set(scenarios.flatMap(({ steps }) => steps))].map(example);
  test.each(steps)('$id', async ({ id, procedure, input }) => {
    await expect(`${JSON.stringify(input, undefined, 2)}\n`).toMatchFileSnapshot(
      `files/${id}.${procedure}.printed.json`,
    );
  });
});

/** Plays examples one after the other in one campaign. */
function told(steps: readonly string[], setup: unknown, rulings: Readonly<Record<string, string>> = {}): Campaign {
  const opening = beginCampaign(game, 'told', setup, rulings);
  const events: CampaignEvent[] = [opening.ok ? opening.value : expect.fail(JSON.stringify(opening.refusals))];
  for (const id of steps) {
    const { procedure, input, dice = [], answers = [] } = example(id);
    const campaign = fold(game, events);
    if (!campaign.ok) return expect.fail(JSON.stringify(campaign.refusals));
    const opened = openIn(campaign.value, procedure, input);
    if (!opened.ok) return expect.fail(`${id}: ${JSON.stringify(opened.refusals)}`);
    const played = resolve(opened.value, typed(dice, answersInOrder(answers).answer));
    if (!played.ok) return expect.fail(`${id}: ${JSON.stringify(played.refusals)}`);
    const { journal } = played.value;
    events.push({ kind: 'resolved', procedure, input, journal });
  }
  const campaign = fold(game, events);
  return campaign.ok ? campaign.value : expect.fail(JSON.stringify(campaign.refusals));
}

interface Told {
  readonly name: string;
  readonly hits: number;
  readonly eliminated: boolean;
  readonly flown: boolean;
  readonly supplied: boolean;
  readonly formation: string;
}

const unit = (campaign: Campaign, name: string): Told =>
  (campaign.state['units'] as unknown as readonly Told[]).find((each) => each.name === name) ??
  expect.fail(`no unit ${name}`);

test('the general naval example: who is hit, who is sunk, who has flown', () => {
  const steps = scenarios.find(({ id }) => id === 'general-naval')?.steps ?? [];
  const campaign = told(steps, {});
  // The SSN is hit by the S-3 and sunk by the SH-3; the aid does not say how many Hits that takes.
  expect(unit(campaign, 'SSN').hits).toBe(2 + 4);
  expect(unit(campaign, 'SSGN')).toMatchObject({ eliminated: true });
  expect(unit(campaign, 'S-3')).toMatchObject({ flown: true, hits: 0 });
  expect(unit(campaign, 'SH-3')).toMatchObject({ flown: true, hits: 0 });
  expect(unit(campaign, 'A-6')).toMatchObject({ flown: true, hits: 1 });
  expect(unit(campaign, 'CVN-69')).toMatchObject({ hits: 3, eliminated: false });
});

test('the supply example: depot A leaves the network, unit C is cut off', () => {
  const depots = [
    { name: 'A', side: 'pact' },
    { name: 'B', side: 'pact' },
  ];
  const network = told(['supply-before'], { depots });
  expect(network.state['depots']).toMatchObject([{ inNetwork: true }, { inNetwork: true }]);
  const cut = told(['supply-after'], { depots, interdicted: ['5125'] });
  expect(cut.state['depots']).toMatchObject([
    { name: 'A', inNetwork: false },
    { name: 'B', inNetwork: true },
  ]);
  const before = told(['supply-unit-before'], {}, { traceLimit: 'five' });
  expect(unit(before, 'C').supplied).toBe(true);
  const after = told(['supply-unit-after'], { interdicted: ['3924'] }, { traceLimit: 'five' });
  expect(unit(after, 'C').supplied).toBe(false);
});

test('the ground combat: one Hit, two formations, the points of both sides', () => {
  const campaign = told(['ground-combat'], { supplyPoints: { nato: 20, pact: 99 } });
  expect(unit(campaign, 'Soviet armoured brigade')).toMatchObject({ hits: 1, formation: 'MC' });
  expect(unit(campaign, '2/82')).toMatchObject({ hits: 0, formation: 'MC' });
  expect(campaign.state['supplyPoints']).toEqual({ nato: 19, pact: 92 });
});

test('turns and stages: sorties, depots and wars are counted anew', () => {
  const campaign = told(['mission-interception', 'event-air-war', 'turn-quiet'], {
    units: [{ name: 'US F-15', mode: 'interception', sorties: 2 }],
    depots: [{ name: 'A', hits: 2 }],
    events: [1],
    supplyPoints: { nato: 99, pact: 99 },
  });
  expect(campaign.state).toMatchObject({ turn: 2, stage: 1, wars: { airWar: 6, israelBusy: 6 }, events: [1, 2] });
  expect(campaign.state['depots']).toMatchObject([{ hits: 0 }]);
  expect(campaign.state['units']).toMatchObject([{ name: 'US F-15', sorties: 1, flown: false }]);
});

test('Hits on Cairo are counted on its own track', () => {
  const bombed = game.campaign?.apply(
    { ...told([], {}).state },
    { kind: 'hits', side: 'pact', unit: 'Cairo', hits: 4 },
  );
  expect(bombed).toMatchObject({ cairoHits: 4, benghaziHits: 0, units: [] });
});
