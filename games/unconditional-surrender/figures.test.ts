/** What a combat is measured by, one figure at a time: each is told by its words, and nothing else goes into it. */
import type { Game } from '@grognard/kernel';
import { expect, test } from 'vitest';
import { game as surrender } from './game.ts';

const game: Game = surrender;

const measured = (procedure: string, result: object) =>
  Object.fromEntries(
    Object.entries(game.procedures[procedure]?.figures ?? {}).map(([name, figure]) => [name, figure(result as never)]),
  );

const COMMITS = { commits: { attacker: 2, defender: 3 } };
const COMMITTED = { attackerCommits: 2, defenderCommits: 3 };

test('ground combat: steps, the hex that is left, and the steps of the other less one’s own', () => {
  const end = { ...COMMITS, attackerSteps: 1, defenderSteps: 2, defender: 'reduced', retreat: null };
  const steps = { ...COMMITTED, attackerSteps: 1, defenderSteps: 2 };
  expect(measured('ground-combat', { ...end, attackerActivationEnds: false })).toEqual({
    ...steps,
    ...{ hexEmptied: 0, attackerBalance: 1, activationEnds: 0 },
  });
  // Gone or gone back, the hex counts one.
  for (const left of [{ defender: 'eliminated' }, { retreat: { hex: 'Warsaw' } }])
    expect(measured('ground-combat', { ...end, ...left, attackerActivationEnds: true })).toEqual({
      ...steps,
      ...{ hexEmptied: 1, attackerBalance: 2, activationEnds: 1 },
    });
});

test('air-naval combat: sorties of both, what does not take place, and what follows', () => {
  const of = (more: object) =>
    measured('air-naval-combat', {
      ...COMMITS,
      added: { attacker: 1, defender: 3 },
      effect: 'over',
      mayAttackAgain: false,
      attackerActivationEnds: false,
      ...more,
    });
  const still = { ...COMMITTED, attackerSorties: 1, defenderSorties: 3, attackerSortieBalance: 2 };
  expect(of({})).toEqual({ ...still, prevented: 0, attacksAgain: 0, activationEnds: 0 });
  for (const effect of ['support', 'interdictionFails', 'escortSucceeds', 'escortFails'])
    expect(of({ effect })).toMatchObject({ prevented: 0 });
  for (const effect of ['interdicted', 'invasionCalledOff']) expect(of({ effect })).toMatchObject({ prevented: 1 });
  expect(of({ mayAttackAgain: true })).toMatchObject({ attacksAgain: 1, activationEnds: 0 });
  expect(of({ attackerActivationEnds: true })).toMatchObject({ attacksAgain: 0, activationEnds: 1 });
});

test('strategic combat: how far both markers moved, and the ally’s less Germany’s', () => {
  expect(measured('strategic-combat', { ...COMMITS, germanyChange: 1, allyChange: -2 })).toEqual({
    ...COMMITTED,
    ...{ germanyChange: 1, allyChange: -2, axisFactoryBalance: -3 },
  });
});
