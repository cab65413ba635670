/** The exact odds of a whole interception, against loops written apart from the procedure. */
import { type Game, never, odds, open, toNumber } from '@grognard/kernel';
import { expect, test } from 'vitest';
import { game as aegeanStrike } from '../game.ts';

const game: Game = aegeanStrike;

const AIR_NAVAL = [1, 1, 2, 2, 3, 3, 4, 5, 5, 6, 6];
const GROUND = [1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2];
const FACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

type Chances = Map<string, number>;

const add = (chances: Chances, key: string, share: number): void => {
  chances.set(key, (chances.get(key) ?? 0) + share);
};

/** Hits of one shot, by share. */
function shot(
  value: number,
  ecm: number,
  track: readonly number[],
): readonly (readonly [hits: number, share: number])[] {
  const hits = new Map<number, number>();
  for (const die of FACES) {
    for (const counter of ecm > 0 ? FACES : [10]) {
      const share = ecm > 0 ? 0.01 : 0.1;
      const margin = value - die;
      const box = margin < 0 ? -1 : margin - Math.max(0, ecm - counter);
      const scored = box < 0 ? 0 : (track[Math.min(10, box)] ?? 0);
      hits.set(scored, (hits.get(scored) ?? 0) + share);
    }
  }
  return [...hits];
}

/** Hits of several shots together. */
const volley = (shots: number, value: number, ecm: number, track: readonly number[]) => {
  let sums = new Map<number, number>([[0, 1]]);
  for (let round = 0; round < shots; round += 1) {
    const next = new Map<number, number>();
    for (const [before, share] of sums)
      for (const [hits, more] of shot(value, ecm, track))
        next.set(before + hits, (next.get(before + hits) ?? 0) + share * more);
    sums = next;
  }
  return sums;
};

/** The marines detect with 7: then they fire first, at the first striker; otherwise after the bombs. */
function strike(strikers: number, guards: number, chances: Chances, outcome: string, share: number): void {
  if (strikers === 0) return add(chances, `${outcome} 0`, share);
  const bombs = (flying: number, weight: number): void => {
    for (const [hits, part] of volley(flying, 5, 0, GROUND))
      add(chances, `${outcome} ${Math.min(2, hits)}`, weight * part);
  };
  for (const [hits, part] of shot(1, guards > 0 ? 5 : 4, AIR_NAVAL))
    bombs(hits > 0 ? strikers - 1 : strikers, share * 0.7 * part);
  bombs(strikers, share * 0.3);
}

/** Two F-15 of 8 without ECM, a MiG-23 of 6 with ECM 5, two Su-24 with ECM 4. */
function byHand(): Chances {
  const chances: Chances = new Map();
  strike(2, 1, chances, 'undetected', 0.5);
  const seen = 1 - 0.6 ** 3;
  for (const [both, met] of [
    [true, seen],
    [false, 1 - seen],
  ] as const) {
    for (const [onEscort, first] of volley(2, 8, 5, AIR_NAVAL)) {
      for (const [onInterceptors, reply] of both ? volley(1, 6, 0, AIR_NAVAL) : new Map([[0, 1]])) {
        const left = 2 - Math.min(2, onInterceptors);
        const guards = onEscort > 0 ? 0 : 1;
        for (const [onStrikers, last] of volley(Math.max(0, left - guards), 8, guards > 0 ? 5 : 4, AIR_NAVAL)) {
          const strikers = 2 - Math.min(2, onStrikers);
          const outcome = strikers === 0 ? 'stopped' : strikers === 2 ? 'through' : 'partly';
          strike(strikers, guards, chances, outcome, 0.5 * met * first * reply * last);
        }
      }
    }
  }
  return chances;
}

test('detection, escorts, free interceptors, ECM, aborts and the strike that follows', () => {
  const example = game.examples.find(({ id }) => id === 'interception-whole') ?? expect.fail('no such example');
  const opened = open(game, 'interception', example.input);
  if (!opened.ok) return expect.fail(JSON.stringify(opened.refusals));
  const { procedure } = opened.value;
  const { distribution, effort } = odds(opened.value.begin(), { policy: never });
  const hits = procedure.figures['strikeHits'] as (result: unknown) => number;
  const expected = byHand();
  expect([...expected.values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
  expect(expected.size).toBe(10);
  for (const [key, share] of expected) {
    const [outcome, applied] = key.split(' ');
    const ours = distribution.share(
      (result) => procedure.outcome(result) === outcome && hits(result) === Number(applied),
    );
    expect(toNumber(ours), key).toBeCloseTo(share, 12);
  }
  expect(effort.peak).toBeLessThan(5000);
});
