/** [Mobilisation] What is in the purse, what is taken out of it, in which order. */
import { expect, test } from 'vitest';
import { heldIn, takenFrom, without } from './purse.ts';

const purse = { volunteers: 2, powers: 3, extra: 4 };

test.each([
  [0, { volunteers: 0, powers: 0, extra: 0 }, 9],
  [1, { volunteers: 1, powers: 0, extra: 0 }, 8],
  [4, { volunteers: 2, powers: 2, extra: 0 }, 5],
  [7, { volunteers: 2, powers: 3, extra: 2 }, 2],
  [9, { volunteers: 2, powers: 3, extra: 4 }, 0],
])('%s of nine points: volunteers’ first, then the Great Powers’, then others', (points, taken, left) => {
  expect(takenFrom(purse, points)).toEqual(taken);
  const rest = without(purse, takenFrom(purse, points));
  expect([heldIn(purse), heldIn(rest)]).toEqual([9, left]);
  expect(rest).toEqual({
    volunteers: 2 - taken.volunteers,
    powers: 3 - taken.powers,
    extra: 4 - taken.extra,
  });
});
