import { game } from '@grognard/games/specimen';
import { open } from '@grognard/kernel';
import { expect, test } from 'vitest';
import { forecastOf } from './forecast-job.ts';
import { jobOf } from './job.ts';

const job = (assumed = {}) => {
  const opened = open(game, 'assault', { attack: 11, defence: 4 });
  if (!opened.ok) throw new Error('refused');
  return jobOf(opened.value, assumed);
};

test('odds follow what is assumed of the players', async () => {
  const shares = async (assumed = {}) => {
    const answer = await forecastOf(game, job(assumed), { odds: true });
    if (answer.kind !== 'told') throw new Error(answer.kind);
    return Object.fromEntries((answer.forecast.outcomes ?? []).map(({ outcome, fraction }) => [outcome, fraction]));
  };
  // By hand, rows 1 to 6 of column 2/1: A1 - - D1 D1 D2; with the attacker's reserve rows 2 to 7: - - D1 D1 D2 D2.
  expect(await shares()).toEqual({ A1: '1/6', '-': '1/3', D1: '1/3', D2: '1/6' });
  expect(await shares({ 'attacker:assault.ask.reserves': 'commit' })).toEqual({ '-': '1/3', D1: '1/3', D2: '1/3' });
});

test('work that is overtaken is dropped at its next breath', async () => {
  let breaths = 0;
  const answer = await forecastOf(game, job(), { odds: true }, async () => {
    breaths += 1;
    return breaths < 2;
  });
  expect([answer.kind, breaths]).toEqual(['dropped', 2]);
});

test('what the rules refuse is told, not thrown', async () => {
  expect(await forecastOf(game, { ...job(), input: { attack: 99 } }, { odds: true })).toMatchObject({
    kind: 'refused',
    refusals: [{ code: 'notAnInteger', at: 'attack' }],
  });
  expect(await forecastOf(game, job(), { advice: { side: 'referee' } })).toMatchObject({
    kind: 'refused',
    refusals: [{ code: 'unknownSide' }],
  });
});
