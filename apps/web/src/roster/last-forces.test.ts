import { game } from '@grognard/games/balkan-wars';
import {
  answersInOrder,
  append,
  beginCampaign,
  type Campaign,
  type Checked,
  openIn,
  resolve,
  typed,
} from '@grognard/kernel';
import { expect, test } from 'vitest';
import { lastForces } from './last-forces.ts';

const sure = <T>(checked: Checked<T>): T => {
  if (!checked.ok) throw new Error(JSON.stringify(checked.refusals));
  return checked.value;
};

const combat = game.procedures['combat'];
if (!combat) throw new Error('no combat');

/** Twelve against one at 6/1+: with a 5 the defender is eliminated, as the aid prints. */
const INPUT = {
  attackers: [{ id: 'A', country: 'bulgaria', type: 'division', strength: 12 }],
  defenders: [{ id: 'D', country: 'ottoman', type: 'division', strength: 1 }],
};

function fought(): Campaign {
  const opened = sure(append(game, undefined, sure(beginCampaign(game, 'War', {}))));
  const played = resolve(sure(openIn(opened, 'combat', INPUT)), typed([5], answersInOrder([]).answer));
  const { input, journal } = sure(played);
  return sure(append(game, opened, { kind: 'resolved', procedure: 'combat', input, journal }));
}

test('a procedure that was never played has no forces to take up', () => {
  const opened = sure(append(game, undefined, sure(beginCampaign(game, 'War', {}))));
  expect(lastForces(opened, combat)).toBeUndefined();
});

test('who is left stands as he stood, who is gone does not', () => {
  const campaign = fought();
  const forces = lastForces(campaign, combat);
  expect(forces).toMatchObject({ attackers: [{ id: 'A' }], defenders: [] });
  const fresh = { id: 'E', country: 'ottoman', type: 'division', strength: 1 };
  expect(openIn(campaign, 'combat', { ...(forces as object), defenders: [fresh] }).ok).toBe(true);
});
