import {
  Advisor,
  type Fraction,
  fraction,
  minus,
  open,
  openOdds,
  pause,
  plus,
  times,
  toNumber,
  written,
} from '@grognard/kernel';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import type { GroundResult } from './ground/results.ts';
import { groundCombat } from './ground-combat.ts';

const combat = open(
  game,
  'ground-combat',
  {
    primary: { name: '1st Panzer', nationality: 'germany', kind: 'tank' },
    defender: { name: 'BEF', nationality: 'uk' },
    retreatHexes: [{ name: 'Dunkirk' }],
    attackerAir: [{ name: 'Luftflotte 2', nationality: 'germany' }],
    defenderAir: [{ name: 'AASF', nationality: 'uk' }],
  },
  { rulings: { emptyCommitment: 'forbidden' } },
);

const asked = (['attacker', 'defender'] as const).map((side) => ({
  key: `${side}:ground.ask.commit`,
  options: ['hold', 'commit+air'],
}));

const balance = groundCombat.figures['attackerBalance'] as (result: unknown) => number;

/** The attacker's mean gain for each pair of answers, from the exact odds. */
function means(): { readonly hold: readonly [Fraction, Fraction]; readonly air: readonly [Fraction, Fraction] } {
  if (!combat.ok) throw new Error(JSON.stringify(combat.refusals));
  const [a, b, c, d] = openOdds(combat.value.begin(), asked).map(({ odds }) => odds.distribution.mean(balance));
  if (!a || !b || !c || !d) throw new Error('two options a side make four cells');
  return { hold: [a, b], air: [c, d] };
}

/** What the attacker wants when each side counts a price for the air unit it sends. */
const priced =
  (attackerPrice: number, defenderPrice: number) =>
  (result: unknown): number => {
    const { commits } = result as GroundResult;
    return balance(result) - commits.attacker * attackerPrice + commits.defender * defenderPrice;
  };

function advised(goal: (result: unknown) => number) {
  if (!combat.ok) throw new Error(JSON.stringify(combat.refusals));
  const step = pause(combat.value.begin());
  if (step.kind !== 'together') throw new Error(`the commitment comes first, not a ${step.kind}`);
  return new Advisor({ side: 'attacker', goal }).decide(step);
}

const shares = (options: readonly { readonly option: string; readonly share: Fraction }[]): Record<string, string> =>
  Object.fromEntries(options.map(({ option, share }) => [option, written(share)]));

test('[step-2] an air unit that costs nothing is always committed', () => {
  const { options, against, best } = advised(balance);
  expect(best).toBe('commit+air');
  expect(shares(options)).toEqual({ hold: '0', 'commit+air': '1' });
  expect(against && shares(against.options)).toEqual({ hold: '0', 'commit+air': '1' });
});

test('[step-2] an air unit that has its price is committed as a mixed strategy', () => {
  const { hold, air } = means();
  // An air unit is worth most to the attacker while the sky is empty, and to the defender while it is not.
  const whileHeld = minus(air[0], hold[0]);
  const whileFlown = minus(air[1], hold[1]);
  expect(toNumber(whileFlown)).toBeLessThan(toNumber(whileHeld));
  const halfway = (a: Fraction, b: Fraction): number =>
    Math.round(toNumber(times(plus(a, b), fraction(1, 2))) * 1000) / 1000;
  const attackerPrice = halfway(whileHeld, whileFlown);
  const defenderPrice = halfway(minus(hold[0], hold[1]), minus(air[0], air[1]));

  const { options, against } = advised(priced(attackerPrice, defenderPrice));
  const share = Object.fromEntries(options.map((each) => [each.option, toNumber(each.share)]));
  // Two by two: each side mixes so that the other gains the same by either answer.
  const spread = toNumber(minus(whileFlown, whileHeld));
  const attackerFlies = (toNumber(minus(hold[0], hold[1])) - defenderPrice) / spread;
  const defenderFlies = (attackerPrice - toNumber(whileHeld)) / spread;
  expect(share['commit+air']).toBeCloseTo(attackerFlies, 9);
  expect(against?.options.find(({ option }) => option === 'commit+air')).toBeDefined();
  expect(toNumber(against?.options.find(({ option }) => option === 'commit+air')?.share ?? fraction(0))).toBeCloseTo(
    defenderFlies,
    9,
  );
  expect(share['hold']).toBeGreaterThan(0);
  expect(share['hold']).toBeLessThan(1);
});
