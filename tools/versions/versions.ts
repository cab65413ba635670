/** `npm run versions`: keeps what is new of each game's endings; where a result has changed, the version must be raised first. */
import { join } from 'node:path';
import { shelf } from '@grognard/games';
import { fingerprint } from '@grognard/kernel/testing';
import { amiss, keep, keptOf } from './kept.ts';

const games = join(import.meta.dirname, '..', '..', '..', 'games');

for (const entry of shelf) {
  const game = await entry.load();
  const now = fingerprint(game);
  const found = amiss(game, keptOf(games, game.id), now);
  if (found?.raise) {
    console.error(found.words);
    process.exitCode = 1;
  } else if (found) {
    keep(games, game.id, now);
    console.log(`${game.id}: kept at version ${game.version}`);
  }
}
