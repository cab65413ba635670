import { type Game, open, replaying, resolve } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import printed from '../../examples/tables.printed.json' with { type: 'json' };
import { game as balkanWars } from '../../game.ts';

const game: Game = balkanWars;

const FACES = [1, 2, 3, 4, 5, 6];

/** A war in which every event has something to act on, so that sub-rolls and choices all come up. */
const war = {
  nations: [
    { country: 'bulgaria', player: 'first', morale: 0 },
    { country: 'ottoman', player: 'second', morale: 0 },
  ],
};

describe('[Political Events Table] all 36 rolls', () => {
  for (const scenario of ['1', '2']) {
    for (const tens of FACES) {
      for (const units of FACES) {
        const roll = tens * 10 + units;
        const known = printed.politicalEvents.find(({ rolls }) => rolls.includes(roll));
        test(`scenario ${scenario}, ${roll}: ${known?.key}`, () => {
          const opened = open(game, 'political-event', { ...war, scenario });
          if (!opened.ok) throw new Error(JSON.stringify(opened.refusals));
          const faces = [tens, units, 2, 2, 2, 2];
          const resolved = resolve(opened.value, {
            face: () => faces.shift() ?? 1,
            answer: (_ask, _side, options) => options[0] ?? '',
          });
          if (!resolved.ok) throw new Error(JSON.stringify(resolved.refusals));
          const table = game.tables['political-events'] as unknown as {
            rows: Record<string, Record<string, { type: string }>>;
          };
          expect(resolved.value.outcome).toBe(known?.key);
          expect(table.rows[resolved.value.outcome]?.[scenario]?.type).toBe(
            scenario === '1' ? known?.scenario1 : known?.scenario2,
          );
          const again = resolve(opened.value, replaying(resolved.value.journal));
          expect(again.ok && again.value).toEqual(resolved.value);
        });
      }
    }
  }
});
