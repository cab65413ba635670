/** Sampled plays agree with the exact odds on every procedure of every game. */
import { canonical, live, never, odds, type Plain, play, practiceDice } from '@grognard/kernel';
import { inputsFor } from '@grognard/kernel/testing';
import { describe, expect, test } from 'vitest';
import { shelf } from './index.ts';

const PLAYS = 4000;
/** Of many outcomes looked at over all games one may stray past four standard errors; five and a half is beyond chance. */
const ERRORS = 5.5;

for (const entry of shelf) {
  const game = await entry.load();
  describe(game.id, () => {
    for (const procedure of Object.values(game.procedures)) {
      test(`${procedure.id}: ${PLAYS} plays stay within their own error of the exact odds`, () => {
        const [opened] = inputsFor(game, procedure, 1, 3);
        if (!opened) throw new Error('no input was accepted: give an example');
        const start = opened.begin();
        const name = (result: unknown): string => canonical(procedure.outcome(result) as Plain);
        const { distribution } = odds(start, { outcome: name });
        const dice = practiceDice(2024);
        const source = live(dice, (ask, side, options) => never(ask, side, options, undefined as never) as string);
        const counts = new Map<string, number>();
        for (let count = 0; count < PLAYS; count += 1) {
          const outcome = name(play(start, source));
          counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
        }
        const known = new Set(distribution.outcomes.map(({ outcome }) => outcome));
        for (const outcome of counts.keys()) expect(known, 'sampled, but impossible by the odds').toContain(outcome);
        for (const { outcome, weight } of distribution.outcomes) {
          const share = Number((weight * 10n ** 15n) / distribution.total) / 1e15;
          const error = Math.sqrt((share * (1 - share)) / PLAYS);
          expect(Math.abs((counts.get(outcome) ?? 0) / PLAYS - share), outcome).toBeLessThanOrEqual(
            ERRORS * error + 1 / PLAYS,
          );
        }
      });
    }
  });
}
