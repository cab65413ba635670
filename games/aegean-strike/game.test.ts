import type { Game } from '@grognard/kernel';
import { gameChecks } from '@grognard/kernel/testing';
import { describe, test } from 'vitest';
import { shared, tongues } from '../words/index.ts';
import { vectors } from './examples/vectors/index.ts';
import { game } from './game.ts';

const whole: Game = { ...game, examples: [...game.examples, ...vectors] };
/** No reader meets the vectors: only what is shown is told in every language. */
const SHOWN = 'every origin is told in every language';

describe(game.id, () => {
  const options = { shared, tongues, plays: 40, paths: 4000 };
  for (const { name, run } of gameChecks(whole, options)) if (name !== SHOWN) test(name, run);
  for (const { name, run } of gameChecks(game, options)) if (name === SHOWN) test(name, run);
});
