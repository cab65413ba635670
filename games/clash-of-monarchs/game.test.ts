import { gameChecks } from '@grognard/kernel/testing';
import { describe, test } from 'vitest';
import { shared, tongues } from '../words/index.ts';
import { game } from './game.ts';

describe(game.id, () => {
  for (const { name, run } of gameChecks(game, { shared, tongues, paths: 4_000 })) test(name, run);
});
