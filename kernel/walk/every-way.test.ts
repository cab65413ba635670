/** Every way at once comes to what each way comes to by itself. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { d6, die } from '../dice/die.ts';
import { fraction, written } from '../number/fraction.ts';
import { planned, plans } from '../second-way/plans.ts';
import { type Ask, chance, checkpoint, choice, done, type Step, together } from '../step/step.ts';
import type { Distribution } from './distribution.ts';
import { everyWayInPieces } from './every-way.ts';
import { inOneGo, odds } from './odds.ts';
import { type Question, questions } from './open.ts';
import { naming } from './policy.ts';

const ask = (text: string): Ask => ({ rule: 'x', text });
const WIDE = { ways: 200, states: 1_000_000 };
const attempted = <T>(step: Step<T>, limits = WIDE) => inOneGo(everyWayInPieces(step, {}, limits));
const everyWay = <T>(step: Step<T>, limits = WIDE) => {
  const every = attempted(step, limits);
  return typeof every === 'string' ? undefined : every;
};

const sharesOf = ({ outcomes, total }: Distribution<unknown>) =>
  outcomes.map(({ outcome, weight }) => `${outcome}: ${written(fraction(weight, total))}`).toSorted();

const byKey = (all: readonly Question[]) => all.toSorted((a, b) => (a.key < b.key ? -1 : 1));

describe('random small procedures', () => {
  test('each way has the odds that a walk of its own gives, and the questions are all of them', () => {
    let together = 0;
    fc.assert(
      fc.property(plans, (plan) => {
        const step = () => planned(plan);
        const every = everyWay(step());
        if (!every) return;
        together += 1;
        expect(byKey(every.questions)).toEqual(byKey(questions(step())));
        for (const { answers, distribution } of every.ways) {
          expect(sharesOf(distribution)).toEqual(sharesOf(odds(step(), { policy: naming(answers) }).distribution));
        }
      }),
      { seed: 18, numRuns: 200 },
    );
    expect(together).toBeGreaterThan(100);
  });
});

/** Twelve dice of ten sides and more: past what a number of the machine holds. */
const long = (left: number, so: number): Step<string> =>
  left === 0
    ? choice(ask('last'), 'blue', ['more', 'less'], (option) => done(option === 'more' ? `${so + 1}` : `${so}`))
    : chance(ask('die'), die(97), (face) => checkpoint(`left ${left}`, (so + face) % 3, (sum) => long(left - 1, sum)));

test('weights past what a number of the machine holds are exact in every lane', () => {
  const begun = choice(ask('first'), 'red', ['a', 'b'], (option) => long(9, option === 'a' ? 0 : 1));
  const every = everyWay(begun);
  expect(every?.ways).toHaveLength(4);
  for (const { answers, distribution } of every?.ways ?? []) {
    expect(distribution.total).toBe(97n ** 9n);
    expect(sharesOf(distribution)).toEqual(sharesOf(odds(begun, { policy: naming(answers) }).distribution));
  }
});

describe('what cannot be walked side by side', () => {
  const asking = (options: (face: number) => readonly string[]) =>
    chance(ask('die'), d6, (face) => choice(ask('move'), 'red', options(face), done));
  test('too many ways', () => {
    expect(
      everyWay(
        asking(() => ['a', 'b', 'c']),
        { ways: 3, states: 99 },
      )?.ways,
    ).toHaveLength(3);
    expect(
      attempted(
        asking(() => ['a', 'b', 'c']),
        { ways: 2, states: 99 },
      ),
    ).toBe('tooManyWays');
  });

  test('too many states', () => {
    const many = chance(ask('die'), die(50), (face) => checkpoint('face', face, (state) => done(state % 2)));
    expect(everyWay(many, { ways: 1, states: 51 })?.effort.states).toBe(51);
    expect(attempted(many, { ways: 1, states: 50 })).toBe('tooManyStates');
  });

  test('options that vary, in number or in order', () => {
    expect(attempted(asking((face) => (face < 3 ? ['a', 'b'] : ['a', 'b', 'c'])))).toBe('unlike');
    expect(attempted(asking((face) => (face < 3 ? ['a', 'b'] : ['b', 'a'])))).toBe('unlike');
    expect(attempted(asking((face) => (face < 3 ? ['a'] : ['a', 'b'])))).toBe('unlike');
  });

  test('a question that comes again and hides another behind another answer', () => {
    const again = (round: number): Step<string> =>
      choice(ask('on'), 'red', ['on', 'off'], (option) => {
        if (round === 2) return option === 'on' ? done('both') : choice(ask('why'), 'red', ['x', 'y'], done);
        return option === 'off' ? done('none') : checkpoint('second', 2, again);
      });
    expect(questions(again(1)).map(({ text }) => text)).toEqual(['on', 'why']);
    expect(attempted(again(1))).toBe('unlike');
  });
});

test('a question met late leaves what ended before as it was, in every way', () => {
  const late: Step<string> = chance(ask('die'), d6, (face) =>
    checkpoint('face', Number(face > 2), (high) =>
      high === 0
        ? done('low')
        : together(ask('seal'), { red: ['a', 'b'], blue: ['c', 'd'] }, ({ red, blue }) => done(`${red}${blue}`)),
    ),
  );
  const every = everyWay(late);
  expect(every?.ways.map(({ answers }) => `${answers['red:seal']}${answers['blue:seal']}`)).toEqual([
    'ac',
    'ad',
    'bc',
    'bd',
  ]);
  for (const { answers, distribution } of every?.ways ?? []) {
    expect(sharesOf(distribution)).toEqual([`${answers['red:seal']}${answers['blue:seal']}: 2/3`, 'low: 1/3']);
  }
});

test('ways that come to the same have one distribution, others their own', () => {
  /** Who withdraws first leaves nothing to ask the other. */
  const parted: Step<string> = choice(ask('go'), 'red', ['stay', 'go'], (red) =>
    red === 'go'
      ? done('gone')
      : choice(ask('go'), 'blue', ['stay', 'go'], (blue) =>
          chance(ask('die'), d6, (face) => done(`${blue} ${face % 2}`)),
        ),
  );
  const ways = everyWay(parted)?.ways ?? [];
  expect(ways.map(({ distribution }) => sharesOf(distribution))).toEqual([
    ['stay 0: 1/2', 'stay 1: 1/2'],
    ['go 0: 1/2', 'go 1: 1/2'],
    ['gone: 1'],
    ['gone: 1'],
  ]);
  expect(ways[3]?.distribution).toBe(ways[2]?.distribution);
  expect(new Set(ways.map(({ distribution }) => distribution)).size).toBe(3);
});

test('decisions within decisions, also where weights are past what a number of the machine holds', () => {
  const asked = (side: string, name: string, then: (option: string) => Step<string>): Step<string> =>
    choice(ask(name), side, ['a', 'b'], then);
  const inner = (so: string): Step<string> =>
    asked('blue', 'second', (second) =>
      chance(ask('die'), d6, (face) => asked('red', 'third', (third) => done(`${so}${second}${third} ${face % 3}`))),
    );
  // 999 999 999 989 is prime: its square alone is past 2^53.
  const large = (then: Step<string>): Step<string> =>
    chance(
      ask('lot'),
      d6,
      () => then,
      undefined,
      () => ({
        weights: [999_999_999_988, 1],
        whole: 999_999_999_989,
        next: (lot) => checkpoint(`lot ${lot}`, 0, () => then),
      }),
    );
  const first = asked('red', 'first', inner);
  for (const step of [first, large(large(first))]) {
    const every = everyWay(step);
    expect(every?.ways).toHaveLength(8);
    for (const { answers, distribution } of every?.ways ?? []) {
      expect(sharesOf(distribution)).toEqual(sharesOf(odds(step, { policy: naming(answers) }).distribution));
      expect(sharesOf(distribution).join()).toContain(
        `${answers['red:first']}${answers['blue:second']}${answers['red:third']} 1: 1/3`,
      );
    }
  }
});
