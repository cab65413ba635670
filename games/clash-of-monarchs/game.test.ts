import { type Game, LOCALES, open } from '@grognard/kernel';
import { gameChecks } from '@grognard/kernel/testing';
import { describe, expect, test } from 'vitest';
import { refusalWords, shared, speakerFor, tongues } from '../words/index.ts';
import { game as clash } from './game.ts';

const game: Game = clash;

describe(game.id, () => {
  for (const { name, run } of gameChecks(game, { shared, tongues, paths: 4_000 })) test(name, run);

  test('every refusal of an example is worded in both languages', () => {
    let worded = 0;
    for (const { procedure, input, rulings } of game.examples.filter(({ refused }) => refused)) {
      const opened = open(game, procedure, input, { ...(rulings && { rulings }) });
      for (const refusal of opened.ok ? [] : opened.refusals) {
        for (const locale of LOCALES) {
          expect(refusalWords(game, speakerFor(game, locale), { ...refusal, at: '' })).not.toMatch(
            /\[[\w.-]+\]|undefined|\[object|NaN/,
          );
        }
        worded += 1;
      }
    }
    expect(worded).toBeGreaterThan(60);
  });
});
