/** [15.9] How a retreat ends: with SPs that came away or found shelter, with none, or in surrender. */
import { type Game, open, type Plain, resolve } from '@grognard/kernel';
import { expect, test } from 'vitest';
import { game as clash } from '../../game.ts';

const game: Game = clash;

/** Kolin with Glatz, a fortress, and Neisse, a depot, beside it; five of the enemy stand in Neisse. */
const SPACES = [
  { name: 'Kolin', next: ['Glatz', 'Neisse'] },
  { name: 'Glatz', fortress: 1 },
  { name: 'Neisse', depot: 'MD', enemySps: 5 },
];
const [, , neisse] = SPACES;

const account = (told: object) => {
  const opened = open(game, 'retreat', { force: 'A', from: 'Kolin', spaces: SPACES, ...told } as unknown as Plain);
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusals));
  const resolved = resolve(opened.value, { face: () => 1, answer: (_ask, _side, [first = '']) => first });
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.refusals));
  const { result, effects } = resolved.value;
  return { outcome: opened.value.procedure.outcome(result), effects };
};

const retreated = (told: object) => {
  const { outcome, effects } = account(told);
  return [outcome, effects.map(({ kind }) => kind).join(' ')];
};

test('one space away', () => {
  expect(retreated({ sps: 2, path: ['Glatz'] })).toEqual(['escapes', 'retreated']);
});

test('wholly into a fortress: the last SP is its garrison, not eliminated', () => {
  const sheltered = (sps: number) => retreated({ sps, path: ['Glatz'], shelter: sps, shelterAt: 'Glatz' });
  expect(sheltered(1)).toEqual(['escapes', 'garrison joined']);
  expect(sheltered(8)).toEqual(['escapes', 'garrison joined']);
});

test('wholly, by ways of its parts: it joins the fortress they reach, not the space they left', () => {
  const joined = (...parts: readonly (readonly [number, string])[]) =>
    account({
      sps: parts.reduce((sum, [sps]) => sum + sps, 0),
      spaces: [
        { name: 'Kolin', next: ['Glatz', 'Brieg'] },
        { name: 'Glatz', fortress: 2 },
        { name: 'Brieg', fortress: 2 },
      ],
      path: [],
      parts: parts.map(([sps, at]) => ({ sps, path: [at] })),
    }).effects.filter(({ kind }) => kind === 'joined');
  expect(joined([8, 'Glatz'])).toEqual([{ kind: 'joined', force: 'A', into: 'Glatz' }]);
  // Each has room for 15: of 20 either takes its half and tells of its garrison, and neither took the force.
  expect(joined([10, 'Glatz'], [10, 'Brieg'])).toEqual([{ kind: 'joined', force: 'A' }]);
});

test('where the only way leads among five of the enemy they cost 1 SP: of two one is left, of one none', () => {
  const past = (sps: number) =>
    retreated({ sps, spaces: [{ name: 'Kolin', next: ['Neisse'] }, neisse], path: ['Neisse'] });
  expect(past(2)).toEqual(['escapes', 'onMap retreated']);
  expect(past(1)).toEqual(['lost', 'onMap eliminated']);
});

test('nowhere to go', () => {
  expect(retreated({ sps: 2, spaces: [{ name: 'Kolin' }], path: [] })).toEqual(['surrenders', 'captured']);
});
