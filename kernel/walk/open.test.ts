import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { d6, die, faces } from '../dice/die.ts';
import { planned, plans } from '../second-way/plans.ts';
import { alike, chanceMeeting } from '../step/alike.ts';
import {
  type Ask,
  chance,
  checkpoint,
  choice,
  done,
  type Settled,
  type Step,
  settled,
  together,
} from '../step/step.ts';
import { words } from '../text/words.ts';
import { inOneGo } from './odds.ts';
import { openOdds, profilesOf, questions, questionsInPieces } from './open.ts';

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

describe('all that may be asked', () => {
  /** Every path on its own, every question on it noted. */
  const metIn = (step: Step<string>, met = new Set<string>()): ReadonlySet<string> => {
    switch (step.kind) {
      case 'done':
        break;
      case 'checkpoint':
        metIn(step.next(step.state), met);
        break;
      case 'chance':
        for (const face of faces(step.die)) metIn(step.next(face), met);
        break;
      case 'choice':
        if (step.options.length > 1) met.add(`${step.side}:${step.ask.text}`);
        for (const option of step.options) metIn(step.next(option), met);
        break;
      case 'together':
        for (const side of ['a', 'b']) met.add(`${side}:${step.ask.text}`);
        for (const a of ['0', '1']) for (const b of ['0', '1']) metIn(step.next({ a, b }), met);
        break;
    }
    return met;
  };

  test('of random small procedures is what is met on every path', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const found = questions(planned(plan)).map(({ key }) => key);
        expect(found.toSorted()).toEqual([...metIn(planned(plan))].toSorted());
      }),
      { seed: 61, numRuns: 150 },
    );
  });

  const long = (states: number): Step<string> =>
    chance(ask('die'), die(states), (face) =>
      checkpoint('face', face, (state) =>
        state === states ? choice(ask('late'), 'red', ['a', 'b'], done) : done('x'),
      ),
    );

  test('is looked for in as many states as may be held, and no more', () => {
    expect(questions(long(20), { budget: 20 }).map(({ key }) => key)).toEqual(['red:late']);
    expect(() => questions(long(21), { budget: 20 })).toThrow('oddsTooLarge');
    try {
      questions(long(21), { budget: 20 });
    } catch (error) {
      expect((error as { refusals: unknown }).refusals).toEqual([
        { code: 'oddsTooLarge', at: '', facts: { states: 21, budget: 20 } },
      ]);
    }
    // Dice that meet in a state hold it all the same.
    const meeting = chanceMeeting(
      ask('die'),
      alike(die(21), (face) => face),
      'met',
      (face) => face,
      () => done('x'),
      () => () => [],
    );
    expect(questions(meeting, { budget: 21 })).toEqual([]);
    expect(() => questions(meeting, { budget: 20 })).toThrow('oddsTooLarge');
  });

  test('tells how far it is: after each level, and every 2,048 states', () => {
    const told: unknown[] = [];
    inOneGo(questionsInPieces(long(5_000)), (each) => told.push(each));
    expect(told).toEqual([
      { level: 1, states: 2_047 },
      { level: 1, states: 4_095 },
      { level: 1, states: 5_000 },
    ]);
    const two: unknown[] = [];
    const deep = chance(ask('die'), die(3), (face) =>
      checkpoint('one', face, (state) => checkpoint('two', state % 2, () => done('x'))),
    );
    inOneGo(questionsInPieces(deep), (each) => two.push(each));
    expect(two).toEqual([
      { level: 1, states: 3 },
      { level: 2, states: 5 },
    ]);
  });

  test('is not looked for behind what is settled, unless something of interest is not', () => {
    const hidden = (certain: Settled): Step<string> =>
      settled(
        's',
        0,
        () => certain,
        () => choice(ask('late'), 'red', ['a', 'b'], done),
      );
    const asked = (certain: Settled, settle?: (certain: Settled) => number | undefined) =>
      questions(hidden(certain), settle ? { settle } : {}).length;
    const x = ({ figures }: Settled) => figures['x'];
    expect(asked({ outcome: '', figures: { x: 0 } }, x)).toBe(0);
    expect(asked({ outcome: '', figures: { x: 0 } })).toBe(1);
    expect(asked({ outcome: '', figures: {} }, x)).toBe(1);
    const falls = [
      { weight: 1, figures: { x: 1 } },
      { weight: 1, figures: { x: 2 } },
    ];
    expect(asked({ outcome: '', figures: {}, falls }, x)).toBe(0);
    expect(asked({ outcome: '', figures: {}, falls: [...falls, { weight: 1, figures: {} }] }, x)).toBe(1);
  });

  test('a question has its rule, its words and the side it is put to', () => {
    const sealed = together({ rule: '7', text: 'seal', facts: { n: 1 } } as Ask, { red: ['a', 'b'], blue: ['c'] }, () =>
      done('x'),
    );
    expect(questions(sealed)).toEqual([
      {
        key: 'red:seal',
        side: 'red',
        text: 'seal',
        rule: '7',
        words: words('seal', { n: 1 }),
        options: ['a', 'b'],
        varies: false,
      },
    ]);
  });
});
