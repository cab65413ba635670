import { join } from 'node:path';
import { shelf } from '@grognard/games';
import { game as specimen } from '@grognard/games/specimen';
import type { Game, Grid } from '@grognard/kernel';
import { fingerprint } from '@grognard/kernel/testing';
import { describe, expect, test } from 'vitest';
import { amiss, keptOf } from './kept.ts';

const games = join(import.meta.dirname, '..', '..', 'games');

describe('a game’s version', () => {
  test.each(shelf.map((entry) => [entry.id, entry] as const))(
    'of %s was raised when a result could change',
    async (_id, entry) => {
      const game = await entry.load();
      expect(amiss(game, keptOf(games, game.id), fingerprint(game))?.words).toBeUndefined();
    },
  );
});

describe('planted in The Ford', () => {
  const before = fingerprint(specimen as Game);
  const assault = specimen.procedures.assault;
  const told = (game: Game) => amiss(game, before, fingerprint(game));

  test('one cell printed otherwise is told', () => {
    const grid = specimen.tables['assault'] as Grid;
    const cells = grid.cells.map((row, index) => (index === 0 ? row.with(0, 'D2') : row));
    const changed = { ...specimen, tables: { ...specimen.tables, assault: { ...grid, cells } } } as unknown as Game;
    expect(told(changed)).toMatchObject({ raise: true, words: expect.stringContaining('(assault)') });
  });

  test('one loss more in a result is told, until the version is raised', () => {
    const harsher = {
      ...assault,
      effects: (result: { attackerLosses: number }) => [
        { kind: 'lost', side: 'attacker', steps: result.attackerLosses + 1 },
      ],
    };
    const changed = { ...specimen, procedures: { assault: harsher } } as unknown as Game;
    expect(told(changed)?.raise).toBe(true);
    expect(told({ ...changed, version: '2' })).toMatchObject({
      raise: false,
      words: expect.stringContaining('npm run versions'),
    });
  });

  test('better words and one example more raise nothing', () => {
    const [first] = specimen.examples;
    const more = { ...first, id: 'one-more', input: { attack: 9, defence: 9, acrossRiver: false } };
    const better = { ...specimen, titles: { en: 'A Ford', fr: 'Un gué' }, examples: [...specimen.examples, more] };
    expect(told(better as unknown as Game)?.raise).toBe(false);
    expect(told({ ...specimen, titles: { en: 'A Ford', fr: 'Un gué' } } as Game)).toBeUndefined();
  });
});
