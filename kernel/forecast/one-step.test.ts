/** Forecasts of procedures so small that every figure is known by hand: charts, advice, worth, luck, and what is refused. */
import { describe, expect, test } from 'vitest';
import { d6, die } from '../dice/die.ts';
import type { Game } from '../game/game.ts';
import type { Procedure } from '../game/procedure.ts';
import { open } from '../game/resolve.ts';
import { record } from '../input/field.ts';
import { fraction } from '../number/fraction.ts';
import { type Ask, chance, checkpoint, choice, done, type Plain, type Step, settled, together } from '../step/step.ts';
import { words } from '../text/words.ts';
import { inOneGo } from '../walk/odds.ts';
import { forecastInPieces, type Means, type Wish } from './forecast.ts';

const DIE: Ask = { rule: 'x', text: 'die', side: 'red' };
const RISK: Ask = { rule: 'x', text: 'risk' };
const DETAIL: Ask = { rule: 'x', text: 'detail' };

/** A procedure of one step, asked for a forecast. */
const forecastWith = (begin: () => Step<unknown>, wish: Wish, means: Means = {}, change: Partial<Procedure> = {}) => {
  const bare = {
    id: 'duel',
    rule: 'x',
    input: record('duel', {}),
    begin,
    outcome: String,
    summary: () => words('x'),
    figures: { sum: Number },
    favours: { red: 'sum' },
    parties: () => ({ red: { player: 'red' }, blue: { player: 'blue' } }),
    ...change,
  } as unknown as Procedure;
  const game = {
    ...{ id: 'duel', version: '1', titles: { en: 'Duel', fr: 'Duel' }, period: '', sides: ['red', 'blue'] },
    ...{ sources: {}, rules: {}, rulings: {}, tables: {}, text: { en: {}, fr: {} }, examples: [] },
    procedures: { duel: bare },
  } as unknown as Game;
  const opened = open(game, 'duel', {});
  return opened.ok ? inOneGo(forecastInPieces(opened.value, wish, means)) : expect.fail('refused');
};
const refusalsOf = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    return (error as { refusals?: unknown }).refusals;
  }
  return undefined;
};

describe('the order of a chart', () => {
  const listed = (by: (face: number) => Plain, change: Partial<Procedure> = {}) =>
    forecastWith(
      () => chance(DIE, d6, (face) => done({ it: by(face) })),
      { odds: true, by: 'it' },
      {},
      { figures: {}, ...change },
    ).outcomes?.map(({ outcome, fraction }) => [outcome, fraction]);

  test('numbers, also written ones, in their own order', () => {
    expect(listed((face) => [10, 9, 9, -1, 2.5, 2.5][face - 1] as number)).toEqual([
      [-1, '1/6'],
      [2.5, '1/3'],
      [9, '1/3'],
      [10, '1/6'],
    ]);
    expect(listed((face) => ['10', '9', '9', '-1', '2.5', '2.5'][face - 1] as string)).toEqual([
      ['-1', '1/6'],
      ['2.5', '1/3'],
      ['9', '1/3'],
      ['10', '1/6'],
    ]);
  });

  test('names by their weight, then by their letters; a number among them is a name', () => {
    expect(listed((face) => ['b', 'c', 'a', 'c', 'c', 'a'][face - 1] as string)).toEqual([
      ['c', '1/2'],
      ['a', '1/3'],
      ['b', '1/6'],
    ]);
    expect(listed((face) => ['b', 'd', 'a', 'c', 'e', 'f'][face - 1] as string)?.map(([name]) => name)).toEqual([
      'a',
      'b',
      'c',
      'd',
      'e',
      'f',
    ]);
    expect(listed((face) => (face < 3 ? 7 : 'x'))).toEqual([
      ['x', '2/3'],
      [7, '1/3'],
    ]);
    // Equal records are one outcome.
    expect(listed((face) => ({ even: face % 2 }))).toHaveLength(2);
  });

  test('outcomes that have an order follow it, the least of them at least certain', () => {
    const made = forecastWith(
      () => chance(DIE, d6, (face) => done(face)),
      { odds: true },
      {},
      { outcomes: ['3', '1', '2', '6', '5', '4'] },
    );
    expect(made.outcomes?.map(({ outcome, atLeast }) => [outcome, atLeast?.fraction])).toEqual([
      ['3', '1/6'],
      ['1', '1/3'],
      ['2', '1/2'],
      ['6', '2/3'],
      ['5', '5/6'],
      ['4', '1'],
    ]);
  });

  test('every figure has its own row, quantiles on the first value that is enough', () => {
    const twenty = forecastWith(
      () => chance(DIE, die(20), (face) => done(face)),
      { odds: true },
      {},
      { figures: { sum: Number, twice: (face: unknown) => 2 * Number(face) } as never },
    );
    expect(twenty.figures?.map(({ name, mean, quantiles }) => [name, mean.fraction, quantiles])).toEqual([
      ['sum', '21/2', { '5': 1, '50': 10, '95': 19 }],
      ['twice', '21', { '5': 2, '50': 20, '95': 38 }],
    ]);
  });
});

describe('advice on a decision that waits', () => {
  const four = (values: Readonly<Record<string, number>>) => () =>
    choice(RISK, 'red', Object.keys(values), (option) => done(values[option] ?? 0));
  const decisionOf = (values: Readonly<Record<string, number>>) =>
    forecastWith(four(values), { advice: { side: 'red' } }).advice?.decision;

  test('one best, with how much it is better than the next', () => {
    expect(decisionOf({ a: 1, b: 5, c: 3 })).toEqual({
      text: 'risk',
      question: words('risk'),
      rule: 'x',
      options: [
        { option: 'a', value: { value: 1, fraction: '1' }, share: { p: 0, fraction: '0' } },
        { option: 'b', value: { value: 5, fraction: '5' }, share: { p: 1, fraction: '1' } },
        { option: 'c', value: { value: 3, fraction: '3' }, share: { p: 0, fraction: '0' } },
      ],
      best: ['b'],
      kind: 'one',
      margin: { value: 2, fraction: '2' },
    });
  });

  test('a tie of some, no difference of all, and one option alone', () => {
    expect(decisionOf({ a: 5, b: 1, c: 5 })).toMatchObject({
      kind: 'tie',
      best: ['a', 'c'],
      margin: { fraction: '0' },
    });
    expect(decisionOf({ a: 5, b: 5 })).toMatchObject({
      kind: 'indifferent',
      best: ['a', 'b'],
      margin: { fraction: '0' },
    });
    expect(decisionOf({ a: 5 })).toMatchObject({ kind: 'one', best: ['a'], margin: { fraction: '0' } });
  });

  test('a sealed choice is mixed where it must be, with what the other should do', () => {
    // Matching pennies: each half the time, worth nothing.
    const seal = () =>
      together(RISK, { red: ['h', 't'], blue: ['h', 't'] }, ({ red, blue }) => done(red === blue ? 1 : -1));
    const { advice } = forecastWith(seal, { advice: { side: 'red' } });
    expect(advice?.decision).toMatchObject({
      kind: 'mix',
      best: ['h', 't'],
      options: [{ share: { fraction: '1/2' } }, { share: { fraction: '1/2' } }],
      against: { side: 'blue', options: [{ option: 'h', share: { fraction: '1/2' } }, { option: 't' }] },
    });
    expect([advice?.method, advice?.value.fraction, advice?.prospects]).toEqual(['exact', '0', []]);
    const dominated = () =>
      together(RISK, { red: ['h', 't'], blue: ['h', 't'] }, ({ red, blue }) =>
        done((red === 't' ? 2 : 0) + Number(blue === 'h')),
      );
    expect(forecastWith(dominated, { advice: { side: 'red' } }).advice?.decision).toMatchObject({
      kind: 'one',
      best: ['t'],
      margin: { fraction: '2' },
    });
  });

  test('is of the side that is asked where none is named, and looks ahead for another', () => {
    const begin = () => choice(RISK, 'blue', ['a', 'b'], (option) => done(option === 'a' ? 3 : 1));
    // Blue wants less of what red wants.
    expect(forecastWith(begin, { advice: {} }).advice).toMatchObject({
      side: 'blue',
      goal: '-sum',
      value: { fraction: '-1' },
      decision: { best: ['b'] },
    });
    const { advice } = forecastWith(begin, { advice: { side: 'red' } });
    expect([advice?.side, advice?.value.fraction, advice?.decision, advice?.prospects]).toEqual([
      'red',
      '1',
      undefined,
      [],
    ]);
    expect(forecastWith(() => chance(DIE, d6, done), { advice: {} }).advice?.side).toBe('red');
  });

  test('a side or a goal that there is none of is refused', () => {
    const begin = four({ a: 1, b: 2 });
    expect(refusalsOf(() => forecastWith(begin, { advice: { side: 'rde' } }))).toEqual([
      { code: 'unknownSide', at: 'side', facts: { received: 'rde', options: ['red', 'blue'] } },
    ]);
    expect(refusalsOf(() => forecastWith(begin, { advice: { side: 'blu' } }))).toMatchObject([
      { facts: { close: 'blue' } },
    ]);
    expect(refusalsOf(() => forecastWith(begin, { advice: { goal: 'smu' } }))).toMatchObject([{ code: 'unknownGoal' }]);
    expect(refusalsOf(() => forecastWith(begin, { advice: {} }, {}, { figures: {}, favours: {} }))).toEqual([
      { code: 'noGoal', at: 'goal' },
    ]);
    expect(refusalsOf(() => forecastWith(begin, { worth: { goal: 'smu' } }))).toMatchObject([{ code: 'unknownGoal' }]);
  });

  test('a goal of one’s own counts instead of the usual', () => {
    expect(forecastWith(four({ a: 1, b: 2 }), { advice: { side: 'red', goal: '-2*sum' } }).advice).toMatchObject({
      goal: '-2*sum',
      terms: [{ factor: -2, kind: 'figure', name: 'sum' }],
      value: { fraction: '-2' },
      decision: { best: ['a'] },
    });
  });

  test('a wide sealed choice is solved by the means at hand, and said to be numeric', () => {
    const many = Array.from({ length: 41 }, (_, index) => `${index}`);
    const begin = () => together(RISK, { red: many, blue: many }, ({ red }) => done(Number(red)));
    let solved = 0;
    const means: Means = {
      solveLarge: (gains) => {
        solved += 1;
        const pure = gains.map((_, index) => fraction(index === 40 ? 1 : 0));
        return { value: fraction(40), rows: pure, columns: pure };
      },
    };
    expect(forecastWith(begin, { advice: { side: 'red' } }, means).advice).toMatchObject({
      method: 'numeric',
      value: { fraction: '40' },
      decision: { best: ['40'] },
    });
    expect(solved).toBeGreaterThan(0);
    expect(forecastWith(four({ a: 1, b: 2 }), { advice: {} }, means).advice?.method).toBe('exact');
  });

  test('sampled: the best of the means, a sealed choice against an even draw', () => {
    const wide = (then: () => Step<unknown>): Step<unknown> =>
      chance(DETAIL, die(50), (face) => checkpoint('wide', face, () => then()));
    const seal = () =>
      together(RISK, { red: ['h', 't', 'u'], blue: ['h', 't'] }, ({ red, blue }) =>
        wide(() => done(red === 'u' ? 3 : red === blue ? 2 : -2)),
      );
    const { advice } = forecastWith(seal, { advice: { side: 'red' } }, { budget: 20, samples: 450 });
    expect(advice).toMatchObject({ method: 'sampled', effort: 450, value: { value: 3, fraction: '…' }, prospects: [] });
    expect(advice?.decision).toMatchObject({ text: 'risk', rule: 'x', kind: 'one', best: ['u'] });
    expect(advice?.decision?.options.map(({ option, share, value }) => [option, share.p, value.fraction])).toEqual([
      ['h', 0, '…'],
      ['t', 0, '…'],
      ['u', 1, '…'],
    ]);
    const [h, t, u] = advice?.decision?.options.map(({ value }) => value.value) ?? [];
    // Twos and minus twos, evenly: about nought; three without fail.
    expect([Math.abs(h ?? 9) < 0.6, Math.abs(t ?? 9) < 0.6, u]).toEqual([true, true, 3]);
    expect(advice?.decision?.margin.value).toBeCloseTo(3 - Math.max(h ?? 0, t ?? 0), 9);
    expect(advice?.decision?.margin.fraction).toBe('…');
    // The widest of the three: two either way strays by 1.96 × 2 ÷ √450, a little less where it is not even.
    expect(advice?.within).toBeCloseTo(
      (1.96 * Math.sqrt(4 - Math.min((h ?? 0) ** 2, (t ?? 0) ** 2))) / Math.sqrt(450),
      6,
    );
    const alone = forecastWith(
      () => choice(RISK, 'red', ['a'], () => wide(() => done(2))),
      { advice: {} },
      { budget: 20, samples: 100 },
    );
    expect(alone.advice?.decision).toMatchObject({ best: ['a'], margin: { value: 0 } });
    expect(alone.advice?.within).toBe(0);
  });
});

describe('worth', () => {
  test('is of the side that is favoured, or of the one that is named, in the goal that is given', () => {
    const begin = () => choice(RISK, 'blue', ['a', 'b'], (option) => done(option === 'a' ? 3 : 1));
    const worthOf = (worth: Wish['worth'], change: Partial<Procedure> = {}) => {
      const made = forecastWith(begin, { worth: worth as object }, {}, change).worth;
      return [made?.goal, made?.value.fraction, made?.switches.map(({ at, change: by }) => [at, by.fraction])];
    };
    expect(worthOf({})).toEqual(['sum', '3', [['blue:risk', '-2']]]);
    expect(worthOf({ side: 'blue' })).toEqual(['-sum', '-3', [['blue:risk', '2']]]);
    expect(worthOf({ goal: '2*sum' })).toEqual(['2*sum', '6', [['blue:risk', '-4']]]);
    expect(worthOf({}, { favours: { blue: 'sum' } })).toEqual(['sum', '3', [['blue:risk', '-2']]]);
    expect(worthOf({}, { favours: undefined as never })).toEqual(['sum', '3', [['blue:risk', '-2']]]);
  });
});

describe('luck of a play', () => {
  const thrown = { kind: 'die', rule: 'x', text: 'die', sides: 6, face: 5 } as const;

  test('is not told where nothing was thrown, or it was too wide, and a journal of something else is refused', () => {
    expect(forecastWith(() => done(3), { luck: [] })).not.toHaveProperty('luck');
    const wide = () => chance(DIE, d6, (face) => checkpoint('face', face, done));
    expect(forecastWith(wide, { luck: [thrown] }, { budget: 5 })).not.toHaveProperty('luck');
    expect(forecastWith(wide, { luck: [thrown] }, { budget: 6 }).luck).toHaveLength(1);
    expect(refusalsOf(() => forecastWith(() => done(3), { luck: [thrown] }))).toBeDefined();
  });

  test('takes what is settled where that is every figure, and walks on where one is missing', () => {
    const figures = { sum: Number, high: (face: unknown) => Number(Number(face) > 4) } as never;
    let walked = 0;
    const told = (...names: readonly string[]) => {
      walked = 0;
      const begin = () =>
        chance(DIE, d6, (face) =>
          settled(
            'end',
            face,
            (state) => ({
              outcome: '',
              figures: Object.fromEntries(names.map((name) => [name, name === 'sum' ? state : Number(state > 4)])),
            }),
            (state) => {
              walked += 1;
              return done(state);
            },
          ),
        );
      const { luck } = forecastWith(begin, { luck: [thrown] }, {}, { figures });
      return luck?.map(({ expected, percentile }) => [expected.fraction, percentile.fraction]);
    };
    // Of 1 to 6: 7/2, four below a five and half of itself; of highs 1/3, four below and half of the two.
    const luck = [
      ['7/2', '3/4'],
      ['1/3', '5/6'],
    ];
    expect([told('sum', 'high'), walked]).toEqual([luck, 1]);
    expect([told('sum'), walked]).toEqual([luck, 1 + 6]);
  });

  test('tells each figure, what was expected of it and by how much it differed', () => {
    const figures = { sum: Number, high: (face: unknown) => Number(Number(face) > 4) } as never;
    const made = forecastWith(
      () => chance(DIE, d6, done),
      { luck: [thrown] },
      {},
      { figures, favours: { red: 'high' } },
    );
    expect(
      made.luck?.map(({ name, actual, expected, difference, percentile, sides }) => [
        name,
        actual,
        expected.fraction,
        difference.fraction,
        percentile.fraction,
        sides.map(({ side, worse }) => [side, worse.fraction]),
      ]),
    ).toEqual([
      // Four of six below a five, and half of the one that equals it.
      ['sum', 5, '7/2', '3/2', '3/4', []],
      // Four of six are low, and half of the two that are high.
      [
        'high',
        1,
        '1/3',
        '2/3',
        '5/6',
        [
          ['red', '5/6'],
          ['blue', '1/6'],
        ],
      ],
    ]);
  });
});

describe('too wide', () => {
  const open2 = () =>
    choice(RISK, 'red', ['a', 'b'], (option) =>
      chance(DIE, d6, (face) => checkpoint('face', option === 'a' ? face : -face, done)),
    );

  test('a chart that may be sampled leaves the combinations out, one that may not is refused', () => {
    const made = forecastWith(open2, { odds: true, open: true }, { budget: 5, samples: 500 });
    expect([made.method, made.open, made.decisions?.length]).toEqual(['sampled', undefined, 1]);
    expect(() => forecastWith(open2, { odds: true, open: true }, { budget: 5 })).toThrow('oddsTooLarge');
    expect(() => forecastWith(open2, { open: true }, { budget: 5, samples: 500 })).toThrow('oddsTooLarge');
    const exact = forecastWith(open2, { odds: true, open: true }, { budget: 99 });
    expect(exact.open).toMatchObject({ kind: 'combinations', charts: { length: 2 } });
  });

  test('what is wrong otherwise is not taken for too wide', () => {
    const broken = () =>
      chance(DIE, d6, (): Step<unknown> => {
        throw new Error('a fault');
      });
    for (const wish of [
      { odds: true },
      { odds: true, open: true },
      { open: true },
      { decisions: true },
      { advice: {} },
    ])
      expect(() => forecastWith(broken, wish, { samples: 100 })).toThrow('a fault');
  });
});

test('replies lead on as far as they go, and no further than the end', () => {
  const begin = () =>
    chance(DIE, d6, (face) =>
      checkpoint('c', face, (state) => choice(RISK, 'red', ['a', 'b'], (option) => done(option === 'a' ? state : 0))),
    );
  const valueAfter = (...replies: NonNullable<Wish['replies']>) =>
    forecastWith(begin, { advice: { side: 'red' }, replies }).advice?.value.fraction;
  expect([
    valueAfter(),
    valueAfter({ face: 2 }),
    valueAfter({ face: 2 }, { option: 'b' }),
    valueAfter({ face: 2 }, { option: 'a' }, { face: 9 }),
  ]).toEqual(['7/2', '2', '0', '2']);
});

describe('what will be asked', () => {
  const keep = () =>
    chance(DIE, d6, (face) => choice(RISK, 'red', ['keep', 'three'], (option) => done(option === 'keep' ? face : 3)));

  test('is told with how often, what is best and on what that depends', () => {
    expect(forecastWith(keep, { advice: { side: 'red' } }).advice?.prospects).toEqual([
      {
        text: 'risk',
        question: words('risk'),
        rule: 'x',
        times: { value: 1, fraction: '1' },
        indifferent: { p: 1 / 6, fraction: '1/6' },
        // Of the five that matter two are exchanged and three kept.
        advised: [
          { options: ['three'], share: { p: 0.4, fraction: '2/5' } },
          { options: ['keep'], share: { p: 0.6, fraction: '3/5' } },
        ],
        depends: {
          on: 'one',
          question: words('die'),
          kind: 'die',
          cases: [
            { values: [1, 2], options: ['three'] },
            { values: [3], options: [] },
            { values: [4, 5, 6], options: ['keep'] },
          ],
        },
      },
    ]);
  });

  test('what is always answered alike depends on nothing', () => {
    const always = () =>
      chance(DIE, d6, (face) => choice(RISK, 'red', ['keep', 'none'], (option) => done(option === 'keep' ? face : 0)));
    const [asked] = forecastWith(always, { advice: { side: 'red' } }).advice?.prospects ?? [];
    expect(asked?.advised).toMatchObject([{ options: ['keep'], share: { fraction: '1' } }]);
    expect(asked).not.toHaveProperty('depends');
  });
});

test('charts that list the same and differ in a figure are not the same', () => {
  const begin = () =>
    choice(RISK, 'red', ['a', 'b'], (option) =>
      chance(DIE, d6, (face) => done({ it: face % 2, sum: option === 'a' ? face : face + 1 })),
    );
  const figures = { sum: (result: unknown) => (result as { sum: number }).sum } as never;
  const outcome = (result: unknown) => String((result as { it: number }).it);
  expect(forecastWith(begin, { open: true }, {}, { outcome, figures }).open).toMatchObject({
    idle: [],
    charts: { length: 2 },
  });
  expect(forecastWith(begin, { open: true }, {}, { outcome, figures: {} }).open).toMatchObject({
    idle: ['red:risk'],
    charts: { length: 1 },
  });
});
