/** [15.7.1] What a loss must come from, what its owner is offered, and what is told of it. */
import { done, type Game, open, type Plain, resolve } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { force, leader, troops } from '../../examples/forces.ts';
import { game as clash } from '../../game.ts';
import type { Battle } from './input.ts';
import { lose, quotaFor } from './losses.ts';

const game: Game = clash;

/** Four Austrian SPs with a DRM of 1 against so many Prussians. */
const opened = (prussians: Plain) => {
  const ready = open(game, 'battle', {
    intensity: 'measured',
    attacker: force(leader('Daun', 'AU', 1, 0), [troops('AU', 4)]),
    defender: force(leader('Finck', 'PR', 0, 0), [prussians]),
  });
  if (!ready.ok) throw new Error(JSON.stringify(ready.refusals));
  return ready.value;
};
const defender = (prussians: Plain) => (opened(prussians).input as Battle).defender;

test('more than half from the commander’s nation, every fourth from the cavalry; nothing lost, nothing due', () => {
  const quota = (sps: number) => quotaFor(defender(troops('PR', 6, { cavalry: 4, cavalryUnits: 2 })), sps);
  expect(quota(0)).toEqual({ sps: 0, own: 0, cavalry: 0 });
  // Half of 1 is none, and one more; half of 4 is 2, and one more.
  expect(quota(1)).toEqual({ sps: 1, own: 1, cavalry: 0 });
  expect(quota(4)).toEqual({ sps: 4, own: 3, cavalry: 1 });
});

test('by numbers, an arm is offered no more than it has and no more than is lost', () => {
  const offered = (cavalry: number, cavalryUnits: number) => {
    const prussians = defender(troops('PR', 10, { cavalry, cavalryUnits }));
    const step = lose(prussians, { nation: 'PR', side: 'defender' }, quotaFor(prussians, 3), 'numbers', done);
    return step.kind === 'choice' ? step.options : expect.fail(step.kind);
  };
  // Three SPs: the infantry can bear all of them, and the third is not yet a fourth.
  expect(offered(1, 1)).toEqual(['0', '1']);
  expect(offered(8, 4)).toEqual(['0', '1', '2', '3']);
});

describe('the account', () => {
  const told = (die: number) => {
    const account = resolve(opened(troops('PR', 2)), { face: () => die, answer: (_ask, _side, [first = '']) => first });
    if (!account.ok) throw new Error(JSON.stringify(account.refusals));
    const due = account.value.steps.flatMap(({ title, outcome }) => (title.key === 'battle.losses' ? [outcome] : []));
    return due.map((outcome) => [outcome?.facts?.['who'], outcome?.facts?.['sps']]);
  };

  // Column 3-5, die + 1: a 4 costs the Prussians 1 SP, a 1 nothing. Their two, column 1-2, cost nobody anything.
  test('tells a loss to whoever bears it, and none to whoever loses nothing', () => {
    expect(told(4)).toEqual([[{ name: 'Finck', nation: 'PR', side: 'defender' }, 1]]);
    expect(told(1)).toEqual([]);
  });
});
