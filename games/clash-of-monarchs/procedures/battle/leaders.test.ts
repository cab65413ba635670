/** [15.7.2] Several leaders hit in one battle: each is drawn and judged for himself, and nobody twice. */
import { done, type Game, open, type Plain, play, typed } from '@grognard/kernel';
import { expect, test } from 'vitest';
import { force, leader, troops } from '../../examples/forces.ts';
import type { Force } from '../../force.ts';
import { game } from '../../game.ts';
import type { ClashBook } from '../book.ts';
import { hitLeaders } from './leaders.ts';

const daun = force(leader('Daun', 'AU', 1, 0), [troops('AU', 10)], {
  leaders: [leader('Lacy', 'AU', 1, 0), leader('Beck', 'AU', 0, 1)],
});
const input = { intensity: 'intense', attacker: daun, defender: force(leader('Keith', 'PR', 0, 0), [troops('PR', 9)]) };

const hit = (count: number, ...dice: readonly number[]) => {
  const opened = open(game as Game, 'battle', input as unknown as Plain);
  if (!opened.ok) return expect.fail(JSON.stringify(opened.refusals));
  const { attacker } = opened.value.input as unknown as { readonly attacker: Force };
  const step = hitLeaders(attacker, 'attacker', count, [], opened.value.book as unknown as ClashBook, done);
  return play(
    step,
    typed(dice, () => expect.fail('nobody is asked')),
  );
};

test('the commander on a 1, the second on a 2, another on more; killed on 1 and 2, captured on 3, wounded on more', () => {
  expect(hit(1, 1, 2)).toEqual([{ place: 0, fate: 'killed' }]);
  expect(hit(1, 2, 3)).toEqual([{ place: 1, fate: 'captured' }]);
  expect(hit(1, 3, 4)).toEqual([{ place: 2, fate: 'wounded' }]);
  expect(hit(0)).toEqual([]);
});

test('what became of the first stands beside what becomes of the second', () => {
  expect(hit(2, 1, 2, 2, 3)).toEqual([
    { place: 0, fate: 'killed' },
    { place: 1, fate: 'captured' },
  ]);
});

test('nobody is hit twice', () => expect(hit(2, 6, 6, 6)).toEqual([{ place: 2, fate: 'wounded' }]));
