/** Outcomes, steps and effects of random play tell the same story as the results. */
import type { Game } from '@grognard/kernel';
import { inputsFor } from '@grognard/kernel/testing';
import { expect, test } from 'vitest';
import { drawsOf, playedAtRandom } from '../testing/at-random.ts';
import { game as combatRapide } from './game.ts';

const game: Game = combatRapide;
const played = (id: string, count = 80) => {
  const procedure = game.procedures[id] ?? expect.fail(id);
  const draws = drawsOf(id.length);
  return inputsFor(game, procedure, count, 7).map((opened) => ({
    input: opened.input as Readonly<Record<string, unknown>>,
    resolution: playedAtRandom(opened, draws).resolution,
  }));
};

test.each(['stacking', 'conversion'])('%s: what is allowed is called so, and the rest forbidden', (id) => {
  const outcomes = played(id).map(({ resolution: { outcome, result } }) => {
    expect(outcome).toBe((result as { allowed: boolean }).allowed ? 'allowed' : 'forbidden');
    return outcome;
  });
  expect(new Set(outcomes)).toEqual(new Set(['allowed', 'forbidden']));
});

test('[K] a stack that is too large for its province is told so, and only then', () => {
  for (const { resolution } of played('stacking')) {
    const { excess } = resolution.result as { readonly excess: number };
    const told = resolution.steps
      .filter(({ title }) => title.key === 'losses.moved')
      .map(({ outcome }) => outcome?.facts);
    expect(told).toEqual(excess > 0 ? [{ excess }] : []);
  }
});

test('[K] what is left of a force is booked with its nation, and in a battle with its side', () => {
  const sides = new Set<unknown>();
  for (const { input, resolution } of played('battle', 40)) {
    for (const effect of resolution.effects) {
      if (!['left', 'unkept', 'crowded'].includes(effect.kind)) continue;
      const { nation } = input[String(effect['side'])] as { readonly nation: string };
      expect(effect['nation']).toBe(nation);
      sides.add(effect['side']);
    }
  }
  expect(sides).toEqual(new Set(['attacker', 'defender']));
});
