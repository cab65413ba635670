/** [12.10] Exact odds through the whole chain, against the product of its parts. */
import {
  bySide,
  type Fraction,
  fraction,
  type Game,
  minus,
  naming,
  odds,
  open,
  type Plain,
  plus,
  times,
  written,
} from '@grognard/kernel';
import { expect, test } from 'vitest';
import { chain } from './examples/enter-space.examples.ts';
import { game as clash } from './game.ts';

const game: Game = clash;

const distributionOf = (procedure: string, input: Plain, named: Readonly<Record<string, string>>) => {
  const opened = open(game, procedure, input);
  if (!opened.ok) throw new Error(opened.refusals.map(({ at, code }) => `${at}: ${code}`).join('; '));
  const { procedure: chosen } = opened.value;
  return odds(opened.value.begin(), {
    policy: bySide({}, naming(named)),
    outcome: (result) => chosen.outcome(result),
  }).distribution;
};

const battleAgainst = (defender: Plain) =>
  distributionOf('battle', { intensity: chain.intensity, attacker: chain.attacker, defender }, {});

const share = (distribution: ReturnType<typeof distributionOf>, outcome: string): Fraction =>
  distribution.share((each) => each === outcome);

const withdraws = { 'enter-space.ask.withdraw': 'withdraw' };

test('the battle at the end of the chain is the battle alone, weighed by what comes before', () => {
  const whole = distributionOf('enter-space', chain, { ...withdraws, 'enter-space.ask.intercept': 'yes' });
  const [standing] = chain.defenders;
  const [joined] = chain.joined;
  const [small, large] = [battleAgainst(standing), battleAgainst(joined)];
  // Interception reaches 6 on a 5 or 6 (1/3); withdrawal on 3 to 6 (2/3).
  const [intercepted, stays] = [fraction(1, 3), fraction(1, 3)];
  const outcomes = new Set([...small.outcomes, ...large.outcomes].map(({ outcome }) => outcome));
  expect(outcomes.size).toBeGreaterThan(1);
  for (const outcome of outcomes) {
    const expected = times(
      stays,
      plus(times(intercepted, share(large, outcome)), times(minus(fraction(1), intercepted), share(small, outcome))),
    );
    expect(written(share(whole, `battle/${outcome}`)), outcome).toBe(written(expected));
  }
  expect(written(share(whole, 'withdrawn'))).toBe('2/3');
  expect(whole.outcomes).toHaveLength(outcomes.size + 1);
});

test('without interception only the force in the space fights', () => {
  const whole = distributionOf('enter-space', chain, withdraws);
  const small = battleAgainst(chain.defenders[0]);
  for (const { outcome } of small.outcomes) {
    expect(written(share(whole, `battle/${outcome}`))).toBe(written(times(fraction(1, 3), share(small, outcome))));
  }
});
