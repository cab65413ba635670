import type { Procedure, Share } from '@grognard/kernel';
import { expect, test } from 'vitest';
import { favourOf } from './favour.ts';

const procedure = { outcomes: ['won', 'better', 'even', 'worse', 'lost'], even: 'even' } as unknown as Procedure;
const share = (outcome: string, p: number): Share => ({ outcome, p, fraction: `${p}` });

test('what is better than even is for the side that acts, what is worse for the other', () => {
  const outcomes = [share('won', 0.25), share('better', 0.25), share('even', 0.25), share('lost', 0.25)];
  expect(favourOf(procedure, outcomes)).toMatchObject({ acting: { p: 0.5 }, other: { p: 0.25 } });
});

test('nothing is summed up where nothing can be said for one of them, or where no order is declared', () => {
  expect(favourOf(procedure, [share('won', 0.5), share('better', 0.25), share('better', 0.25)])).toBeUndefined();
  expect(favourOf({} as Procedure, [share('a', 0.5), share('b', 0.25), share('c', 0.25)])).toBeUndefined();
});
