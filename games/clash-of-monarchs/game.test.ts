import { gameChecks } from '@grognard/kernel/testing';
import { describe, test } from 'vitest';
import { shared } from '../words/index.ts';
import { game } from './game.ts';

describe(game.id, () => {
  for (const { name, run } of gameChecks(game, { shared, paths: 4_000 })) test(name, run);
});
