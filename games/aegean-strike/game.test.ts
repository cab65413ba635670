import type { Game } from '@grognard/kernel';
import { gameChecks } from '@grognard/kernel/testing';
import { describe, test } from 'vitest';
import { shared, tongues } from '../words/index.ts';
import { vectors } from './examples/vectors/index.ts';
import { game } from './game.ts';

const whole: Game = { ...game, examples: [...game.examples, ...vectors] };

describe(game.id, () => {
  for (const { name, run } of gameChecks(whole, { shared, tongues, plays: 40, paths: 4000 })) test(name, run);
});
