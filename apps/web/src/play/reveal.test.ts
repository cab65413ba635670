import { expect, test } from 'vitest';
import { nextStop } from './reveal.ts';

test('steps are told from throw to throw, and the rest at the end', () => {
  const die = { dice: [{ sides: 6, face: 1 }] };
  const none = { dice: [] };
  const steps = [none, none, die, none, die, none];
  expect([nextStop(steps, 0), nextStop(steps, 3), nextStop(steps, 5)]).toEqual([3, 5, 6]);
  expect(nextStop([none, none], 0)).toBe(2);
});
