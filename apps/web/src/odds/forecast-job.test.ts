import { game as clash } from '@grognard/games/clash-of-monarchs';
import { game } from '@grognard/games/specimen';
import { type Game, type News, open, type Wish } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { heavyBattle } from '../../browser/heavy-battle.ts';
import { forecastOf, type Hand } from './forecast-job.ts';
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
  const breath = async () => {
    breaths += 1;
    return breaths < 2;
  };
  const answer = await forecastOf(game, job(), { odds: true }, { breath });
  expect([answer.kind, breaths]).toEqual(['dropped', 2]);
});

describe('while it works', () => {
  const heard = async (wish: Wish, hand: Hand) => {
    const news: News[] = [];
    const answer = await forecastOf(game, job(), wish, { ...hand, tell: (each) => news.push(each()) });
    if (answer.kind !== 'told') throw new Error(answer.kind);
    return { news, forecast: answer.forecast };
  };

  test('what is settled is told before the odds are, and never too much of it', async () => {
    const { news, forecast } = await heard({ odds: true }, {});
    const firsts = news.flatMap(({ first }) => (first ? [first] : []));
    expect(firsts.length).toBeGreaterThan(0);
    for (const { outcomes, open: rest } of firsts) {
      const told = outcomes.reduce((sum, { p }) => sum + p, rest.p);
      expect(told).toBeCloseTo(1);
      for (const { outcome, p } of outcomes)
        expect(p).toBeLessThanOrEqual(forecast.outcomes?.find((each) => each.outcome === outcome)?.p ?? 0);
    }
    expect(news.at(-1)).toMatchObject({ share: 1 });
  });

  test('out of time, odds are a sample that says so and how far it may be off', async () => {
    const { forecast, news } = await heard({ odds: true }, { clock: () => 'sample' });
    // At worst a share of one half: 1.96 × √(1/4 ÷ 20,000).
    expect(forecast).toMatchObject({ method: 'sampled', effort: 20_000, within: expect.closeTo(0.00693, 5) });
    expect(news.at(-1)).toEqual({ states: 20_000, share: 1, sampling: true });
  });

  test('out of time, advice is one too', async () => {
    const opened = open(clash as Game, 'battle', heavyBattle);
    if (!opened.ok) throw new Error(JSON.stringify(opened.refusals));
    const answer = await forecastOf(clash as Game, jobOf(opened.value), { advice: {} }, { clock: () => 'none' });
    expect(answer).toMatchObject({ kind: 'told', forecast: { advice: { method: 'sampled', effort: 100 } } });
  });

  test('a job goes on no longer than there is time for it', async () => {
    const { forecast } = await heard({ odds: true }, { clock: () => 'none' });
    expect(forecast).toMatchObject({ method: 'sampled', effort: 500 });
  });
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
