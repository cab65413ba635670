import { expect, test } from 'vitest';
import { d6 } from '../dice/die.ts';
import { type Ask, chance, choice, done, type Step } from '../step/step.ts';
import { openOdds, profilesOf, questions } from './open.ts';

const ask = (text: string): Ask => ({ rule: '1', text });

/** On a 1 only holding is possible, on a 6 there is one way more; a 2 leaves nothing to decide. */
const tree: Step<string> = chance(ask('die'), d6, (face) => {
  if (face === 2) return choice(ask('forced'), 'red', ['go'], done);
  const options = face === 1 ? ['hold'] : face === 6 ? ['hold', 'go', 'fly'] : ['hold', 'go'];
  return choice(ask('move'), 'red', options, (move) =>
    choice(ask('answer'), 'blue', ['yes', 'no'], (a) => done(move + a)),
  );
});

test('a question has every option it ever offers, and says that they vary', () => {
  const found = questions(tree).map(({ key, options, varies }) => ({ key, options: [...options].toSorted(), varies }));
  expect(found).toEqual([
    { key: 'red:move', options: ['fly', 'go', 'hold'], varies: true },
    { key: 'blue:answer', options: ['no', 'yes'], varies: false },
  ]);
});

test('the same options in another order vary', () => {
  const turned = chance(ask('die'), d6, (face) => choice(ask('move'), 'red', face < 4 ? ['a', 'b'] : ['b', 'a'], done));
  expect(questions(turned)).toMatchObject([{ options: ['a', 'b'], varies: true }]);
  const constant = chance(ask('die'), d6, () => choice(ask('move'), 'red', ['a', 'b'], done));
  expect(questions(constant)).toMatchObject([{ options: ['a', 'b'], varies: false }]);
});

test('every combination of answers stands once, each with its own odds', () => {
  const asked = [
    { key: 'red:move', options: ['a', 'b', 'c'] },
    { key: 'blue:answer', options: ['yes', 'no'] },
  ];
  expect(profilesOf(asked)).toHaveLength(6);
  expect(profilesOf([])).toEqual([{}]);
  const both: Step<string> = choice(ask('move'), 'red', ['a', 'b', 'c'], (move) =>
    choice(ask('answer'), 'blue', ['yes', 'no'], (answer) => done(`${move} ${answer}`)),
  );
  const ends = openOdds(both, asked).map(({ answers, odds }) => [
    `${answers['red:move']} ${answers['blue:answer']}`,
    odds.distribution.share((end) => end === `${answers['red:move']} ${answers['blue:answer']}`),
  ]);
  expect(new Set(ends.map(([end]) => end)).size).toBe(6);
  for (const [, chanceOfIt] of ends) expect(chanceOfIt).toEqual({ over: 1n, under: 1n });
});
