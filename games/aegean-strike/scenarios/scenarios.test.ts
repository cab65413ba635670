/** Scenario files hold what the examples hold, and the stories leave the campaign as the aid tells. */
import {
  answersInOrder,
  beginCampaign,
  type Campaign,
  type CampaignEvent,
  type Example,
  fold,
  openIn,
  type Plain,
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

type Told = Readonly<Record<string, Plain>>;

const counter = (campaign: Campaign, track: string, name: string): Told =>
  (campaign.state[track] as unknown as readonly Told[]).find((each) => each['name'] === name) ??
  expect.fail(`no ${name} among the ${track}`);

test('the general naval example: who is hit, who is sunk, who has flown, who moves no more', () => {
  const steps = scenarios.find(({ id }) => id === 'general-naval')?.steps ?? [];
  const campaign = told(steps, {});
  expect(campaign.owed).toEqual([]);
  // The SSN is hit by the S-3 and sunk by the SH-3; the aid does not say how many Hits that takes.
  expect(counter(campaign, 'ships', 'SSN')).toMatchObject({ hits: 2 + 4, place: 'eliminated', sailed: true });
  expect(counter(campaign, 'ships', 'SSGN')).toMatchObject({ place: 'eliminated', sailed: true });
  expect(counter(campaign, 'ships', 'US SSN')).toMatchObject({ place: 'inPlay', halted: 'turn' });
  expect(counter(campaign, 'aircraft', 'S-3')).toMatchObject({ flight: 'home', sortiesFlown: 1, hits: 0 });
  expect(counter(campaign, 'aircraft', 'SH-3')).toMatchObject({ flight: 'home', sortiesFlown: 1, hits: 0 });
  expect(counter(campaign, 'aircraft', 'A-6')).toMatchObject({ flight: 'home', hits: 1 });
  expect(counter(campaign, 'ships', 'CVN-69')).toMatchObject({ hits: 3, place: 'inPlay' });
  // 2 supply points for each of S-3, SH-3 and A-6.
  expect(campaign.state['supplyPoints']).toEqual({ nato: 94, pact: 100 });
});

test('the supply example: depot A leaves the network, unit C is cut off', () => {
  const network = told(['supply-before'], {});
  expect(network.state['installations']).toMatchObject([
    { name: 'Depot A', side: 'pact', inNetwork: true },
    { name: 'Depot B', inNetwork: true },
  ]);
  const cut = told(['supply-after'], { interdicted: ['5125'] });
  expect(counter(cut, 'installations', 'Depot A')).toMatchObject({ inNetwork: false });
  expect(counter(cut, 'installations', 'Depot B')).toMatchObject({ inNetwork: true });
  const before = told(['supply-unit-before'], {}, { traceLimit: 'five' });
  expect(counter(before, 'units', 'C')).toMatchObject({ supplied: true });
  const after = told(['supply-unit-after'], { interdicted: ['3924'] }, { traceLimit: 'five' });
  expect(counter(after, 'units', 'C')).toMatchObject({ supplied: false });
});

test('the ground combat: one Hit, two formations, the points of both sides', () => {
  const campaign = told(['ground-combat'], { supplyPoints: { nato: 20, pact: 99 } });
  expect(counter(campaign, 'units', 'Soviet armoured brigade')).toMatchObject({
    hits: 1,
    formation: 'MC',
    side: 'pact',
  });
  expect(counter(campaign, 'units', '2/82')).toMatchObject({ hits: 1, formation: 'MC', changed: false });
  expect(campaign.state['supplyPoints']).toEqual({ nato: 19, pact: 92 });
});
