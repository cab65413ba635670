/** A campaign keeps its forces; a battle takes them from there and leaves what it leaves. */
import {
  append,
  beginCampaign,
  type Campaign,
  type CampaignEvent,
  fold,
  openIn,
  type Resolution,
  resolve,
  typed,
} from '@grognard/kernel';
import { expect, test } from 'vitest';
import { game } from './game.ts';

const SETUP = {
  year: 1797,
  forces: [
    {
      name: 'Armée d’Italie',
      nation: 'france',
      technology: 'LACE',
      revolution: true,
      leader: { manoeuvre: 6, fire: 6, shock: 6 },
    },
    { name: 'Alvintzy', nation: 'austria', technology: 'LACE', leader: { manoeuvre: 4, fire: 3, shock: 2 } },
  ],
};

const NAMED = { attackerName: 'Armée d’Italie', defenderName: 'Alvintzy' };

function opening(): readonly [CampaignEvent, Campaign] {
  const event = beginCampaign(game, 'Italy', SETUP);
  if (!event.ok) throw new Error(JSON.stringify(event.refusals));
  const campaign = fold(game, [event.value]);
  if (!campaign.ok) throw new Error('not folded');
  return [event.value, campaign.value];
}

function fought(campaign: Campaign): Resolution {
  const opened = openIn(campaign, 'battle', NAMED);
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusals));
  // The dice and the decision of example 5.
  const played = resolve(
    opened.value,
    typed([3, 5, 8, 6, 7], () => 'withdraw'),
  );
  if (!played.ok) throw new Error(JSON.stringify(played.refusals));
  return played.value;
}

test('Rivoli from the tracks of a campaign: counters, losses and the battle are kept', () => {
  const [, campaign] = opening();
  const { journal } = fought(campaign);
  const after = append(game, campaign, { kind: 'resolved', procedure: 'battle', input: NAMED, journal });
  if (!after.ok) throw new Error(JSON.stringify(after.refusals));
  expect(after.value.state).toMatchObject({
    forces: [
      { name: 'Armée d’Italie', armiesPlus: 1, armiesMinus: 1, detachments: 0, lost: 2 },
      { name: 'Alvintzy', armiesPlus: 1, armiesMinus: 0, detachments: 0, lost: 4 },
    ],
    battles: [{ year: 1797, attacker: 'Armée d’Italie', defender: 'Alvintzy', winner: 'attacker', major: false }],
  });
});

test('a second battle is fought with what the first left', () => {
  const [opened, campaign] = opening();
  const { journal } = fought(campaign);
  const events: CampaignEvent[] = [opened, { kind: 'resolved', procedure: 'battle', input: NAMED, journal }];
  const later = fold(game, events);
  if (!later.ok) throw new Error('not folded');
  const again = openIn(later.value, 'battle', NAMED);
  expect(again.ok && again.value.input).toMatchObject({
    year: 1797,
    attacker: { armiesPlus: 1, armiesMinus: 1, leader: { shock: 6 } },
    defender: { armiesPlus: 1, armiesMinus: 0 },
  });
});

test('what the tracks know may not be said otherwise, and an unknown force must be described', () => {
  const [, campaign] = opening();
  const other = openIn(campaign, 'battle', { ...NAMED, attacker: { nation: 'spain' } });
  expect(other.ok ? [] : other.refusals.map(({ code }) => code)).toContain('campaignKnows');
  const unknown = openIn(campaign, 'battle', { ...NAMED, defenderName: 'Wurmser' });
  expect(unknown.ok ? [] : unknown.refusals).toMatchObject([{ code: 'missing', at: 'defender' }]);
});

test('[K] losses alone are taken from a force of the campaign', () => {
  const [, campaign] = opening();
  const input = { name: 'Alvintzy', losses: 2 };
  const opened = openIn(campaign, 'losses', input);
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusals));
  const played = resolve(
    opened.value,
    typed([], () => 'none'),
  );
  if (!played.ok) throw new Error('refused');
  const after = append(game, campaign, { kind: 'resolved', procedure: 'losses', input, journal: played.value.journal });
  expect(after.ok && after.value.state['forces']).toMatchObject([
    { name: 'Armée d’Italie', armiesPlus: 2, lost: 0 },
    { name: 'Alvintzy', armiesPlus: 1, armiesMinus: 1, lost: 2 },
  ]);
});
