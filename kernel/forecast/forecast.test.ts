import { describe, expect, test } from 'vitest';
import { d6, die } from '../dice/die.ts';
import type { Game } from '../game/game.ts';
import type { Procedure } from '../game/procedure.ts';
import { open } from '../game/resolve.ts';
import { type Infer, integer, record } from '../input/field.ts';
import { fraction } from '../number/fraction.ts';
import {
  type Ask,
  chance,
  checkpoint,
  choice,
  done,
  explained,
  type Plain,
  type Step,
  settled,
  together,
} from '../step/step.ts';
import { words } from '../text/words.ts';
import { inOneGo } from '../walk/odds.ts';
import { forecastInPieces, type Means, type Wish } from './forecast.ts';

const DIE: Ask = { rule: 'x', text: 'die', side: 'red' };
const RISK: Ask = { rule: 'x', text: 'risk' };
const DETAIL: Ask = { rule: 'x', text: 'detail' };

const input = record('duel', { skill: integer('skill', { min: 0, max: 3, default: 0 }) });

interface Duel {
  readonly hits: number;
  readonly detail: number;
}

let walked = 0;

/** Red may risk a second die; hits are the face and his skill, halved when he declines. A last die is detail only. */
const duel: Procedure<Infer<typeof input>, Duel> = {
  id: 'duel',
  rule: 'x',
  input,
  begin: ({ skill }) =>
    chance(DIE, d6, (face) =>
      choice(RISK, 'red', ['stop', 'go'], (option): Step<Duel> => {
        if (option === 'stop') return told(face + skill);
        return chance(DIE, d6, (second) => told(face + skill + (second > 4 ? 6 : -6)));
      }),
    ),
  outcome: ({ hits }) => (hits > 6 ? 'win' : hits < 0 ? 'loss' : 'draw'),
  outcomes: ['win', 'draw', 'loss'],
  summary: () => words('x'),
  figures: { hits: ({ hits }: Duel) => hits },
  favours: { red: 'hits' },
  parties: () => ({ red: { player: 'red' }, blue: { player: 'blue' } }),
};

const told = (hits: number): Step<Duel> =>
  settled(
    'hit',
    hits,
    (state) => ({ outcome: state > 6 ? 'win' : state < 0 ? 'loss' : 'draw', figures: { hits: state } }),
    (state) => {
      walked += 1;
      return chance(DETAIL, d6, (detail) => done({ hits: state, detail }));
    },
  );

const game: Game = {
  id: 'duel',
  version: '1',
  titles: { en: 'Duel', fr: 'Duel' },
  period: '',
  sides: ['red', 'blue'],
  sources: {},
  rules: {},
  rulings: {},
  tables: {},
  procedures: { duel: duel as Procedure },
  text: { en: {}, fr: {} },
  examples: [],
};

const asked = (wish: Wish, means: Means = {}, skill = 0) => {
  const opened = open(game, 'duel', { skill });
  if (!opened.ok) throw new Error('refused');
  return inOneGo(forecastInPieces(opened.value, wish, means));
};

describe('what is certain', () => {
  /** Nothing is thrown: twice the skill, by way of a checkpoint. */
  const drill = {
    ...duel,
    id: 'drill',
    begin: ({ skill }) =>
      checkpoint('half', skill, (half) =>
        explained(() => [{ rule: 'x', title: words('twice') }], done({ hits: 2 * half, detail: 0 })),
      ),
    summary: ({ hits }) => words('hits', { hits }),
  } satisfies typeof duel;

  test('is told at once, with its account', () => {
    const opened = open({ ...game, procedures: { drill: drill as Procedure } }, 'drill', { skill: 3 });
    const made = opened.ok ? inOneGo(forecastInPieces(opened.value, {})) : expect.fail();
    expect(made.certain).toMatchObject({
      outcome: 'draw',
      summary: { key: 'hits', facts: { hits: 6 } },
      result: { hits: 6 },
      steps: [{ rule: 'x', title: { key: 'twice' } }],
    });
  });

  test('is not there where a die is thrown', () => expect(asked({})).not.toHaveProperty('certain'));
});

describe('odds', () => {
  test('run from the best outcome to the worst, with what comes at least', () => {
    // Everyone goes: a second die of 5 or 6 (one third) adds 6, always above 6; else 6 less: 0 on a six, below it otherwise.
    const chart = asked({ odds: true, policy: ['always'] });
    expect(chart.outcomes?.map(({ outcome, fraction, atLeast }) => [outcome, fraction, atLeast?.fraction])).toEqual([
      ['win', '1/3', '1/3'],
      ['draw', '1/9', '4/9'],
      ['loss', '5/9', '1'],
    ]);
  });

  test('a figure has mean, spread, quantiles and every value', () => {
    const chart = asked({ odds: true });
    const [hits] = chart.figures ?? [];
    // The plain die: mean 7/2, variance 35/12.
    expect(hits).toMatchObject({ name: 'hits', mean: { fraction: '7/2' }, quantiles: { '5': 1, '50': 3, '95': 6 } });
    expect(hits?.spread).toBeCloseTo(Math.sqrt(35 / 12), 12);
    expect(hits?.values.map(({ value, fraction }) => [value, fraction])).toEqual(
      [1, 2, 3, 4, 5, 6].map((face) => [face, '1/6']),
    );
  });

  test('what is settled is not walked, unless it is asked for', () => {
    walked = 0;
    asked({ odds: true, open: true, worth: {} });
    expect(walked).toBe(0);
    asked({ odds: true, by: 'detail' });
    expect(walked).toBeGreaterThan(0);
  });

  test('past the budget they are sampled and say so, or are refused where no sample is wanted', () => {
    const chart = asked({ odds: true, policy: ['always'] }, { budget: 3, samples: 3000 });
    expect([chart.method, chart.effort]).toEqual(['sampled', 3000]);
    expect(chart.outcomes?.[0]?.p).toBeCloseTo(1 / 3, 1);
    expect(() => asked({ odds: true }, { budget: 3 })).toThrow('oddsTooLarge');
  });

  test('a field that no result has is refused with those there are', () => {
    expect(() => asked({ odds: true, by: 'detial' })).toThrow('unknownResultField');
  });
});

describe('the die that decides', () => {
  test('is told with its faces where one die alone decides', () => {
    // Nobody risks: no face wins, none loses. The last die is detail only.
    expect(asked({ preview: true }).preview?.die).toMatchObject({ sides: 6, faces: { draw: [1, 2, 3, 4, 5, 6] } });
    // With a skill of 3 a 4 makes 7.
    expect(asked({ preview: true }, {}, 3).preview?.die?.faces).toEqual({ draw: [1, 2, 3], win: [4, 5, 6] });
  });

  test('is not told where a second die matters', () => {
    expect(asked({ preview: true, policy: ['always'] }).preview?.die).toBeUndefined();
  });
});

describe('decisions', () => {
  test('are listed, and a chart stands for each way they may fall', () => {
    const { decisions, open: charts } = asked({ open: true });
    expect(decisions?.map(({ key, options, varies }) => [key, options, varies])).toEqual([
      ['red:risk', ['stop', 'go'], false],
    ]);
    expect(charts?.kind === 'combinations' && charts.charts.map(({ answers }) => answers['red:risk'])).toEqual([
      'stop',
      'go',
    ]);
  });

  test('no chart stands for each way where a policy, a journal or an assumption settles them, or nothing is asked', () => {
    for (const settled of [{ policy: ['never'] }, { asPlayed: [] }, { assumed: { 'red:risk': 'go' } }]) {
      expect(asked({ odds: true, open: true, ...settled }).open).toBeUndefined();
    }
    const quiet = { ...duel, begin: ({ skill }: { skill: number }) => told(skill) } as Procedure;
    const opened = open({ ...game, procedures: { duel: quiet } }, 'duel', { skill: 1 });
    if (!opened.ok) throw new Error('refused');
    expect(inOneGo(forecastInPieces(opened.value, { open: true }))).toMatchObject({ decisions: [] });
    expect(inOneGo(forecastInPieces(opened.value, { open: true })).open).toBeUndefined();
  });

  test('an assumed answer is tried out and told among what settles', () => {
    const assumed = asked({ odds: true, assumed: { 'red:risk': 'go', 'blue:never.asked': 'x' } });
    expect(assumed.outcomes).toEqual(asked({ odds: true, policy: ['risk=go'] }).outcomes);
    expect(assumed.policy).toEqual(['red:risk=go', 'blue:never.asked=x']);
    expect(assumed.decisions).toBeUndefined();
  });

  test('a question whose answer changes nothing that is shown is idle, and told', () => {
    const { open: charts } = asked({ open: true, by: 'detail' });
    // The risk changes the hits, which are shown beside whatever is listed.
    expect(charts).toMatchObject({ kind: 'combinations', idle: [], charts: { length: 2 } });
    const hidden = { ...duel, figures: {}, favours: {} } as Procedure;
    const opened = open({ ...game, procedures: { duel: hidden } }, 'duel', { skill: 0 });
    if (!opened.ok) throw new Error('refused');
    const { open: fewer } = inOneGo(forecastInPieces(opened.value, { open: true, by: 'detail' }));
    expect(fewer).toMatchObject({ kind: 'combinations', idle: ['red:risk'], charts: [{ answers: {} }] });
  });

  test('a policy that names no question, or no option of it, is refused', () => {
    expect(() => asked({ odds: true, policy: ['rsik=go'] })).toThrow('unknownQuestion');
    expect(() => asked({ odds: true, policy: ['risk=run'] })).toThrow('notAnOption');
    expect(() => asked({ odds: true, policy: ['sometimes'] })).toThrow('unknownPolicy');
  });
});

describe('worth', () => {
  test('says from where to where, and how much the change changes', () => {
    const { worth } = asked({ worth: {} }, {}, 1);
    expect(worth?.value.fraction).toBe('9/2');
    expect(worth?.switches.map(({ at, from, to, change }) => [at, from, to, change.fraction])).toEqual([
      // Going: a third of +6, two thirds of −6.
      ['red:risk', 'stop', 'go', '-2'],
      ['skill', 1, 2, '1'],
      ['skill', 1, 0, '-1'],
    ]);
  });

  test('starts where the policy stands, and says so where that is no one answer', () => {
    const decision = (policy: string) =>
      asked({ worth: {}, policy: [policy] }).worth?.switches.filter(({ kind }) => kind === 'decision');
    expect(decision('always')?.map(({ from, to, change }) => [from, to, change.fraction])).toEqual([
      ['go', 'stop', '2'],
    ]);
    expect(decision('evenly')?.map(({ from, to, change }) => [from, to, change.fraction])).toEqual([
      [null, 'stop', '1'],
      [null, 'go', '-1'],
    ]);
  });
});

describe('advice', () => {
  test('sees the question coming and what is best then', () => {
    const { advice } = asked({ advice: { side: 'red' } });
    expect(advice).toMatchObject({
      goal: 'hits',
      value: { fraction: '7/2' },
      prospects: [
        { text: 'risk', times: { fraction: '1' }, advised: [{ options: ['stop'], share: { fraction: '1' } }] },
      ],
    });
  });

  test('starts where the replies have led', () => {
    const { advice } = asked({ advice: { side: 'red' }, replies: [{ face: 2 }] });
    expect(advice?.decision).toMatchObject({ kind: 'one', best: ['stop'], margin: { fraction: '2' } });
  });

  test('tells a tie as a tie', () => {
    // Nothing wins before a 7: stopping never does, and goes are no better when only the detail counts.
    const { advice } = asked({ advice: { side: 'red', goal: 'result.detail' }, replies: [{ face: 2 }] });
    expect(advice?.decision).toMatchObject({ kind: 'indifferent', margin: { fraction: '0' } });
  });
});

describe('luck', () => {
  const journal = [
    { kind: 'die', rule: 'x', text: 'die', sides: 6, face: 6 },
    { kind: 'choice', rule: 'x', text: 'risk', side: 'red', option: 'stop' },
    { kind: 'die', rule: 'x', text: 'detail', sides: 6, face: 1 },
  ] as const;

  test('speaks for each side', () => {
    // A six: five of six faces are worse for red, and half of the sixth; for blue the opposite.
    const [hits] = asked({ luck: journal }).luck ?? [];
    expect(hits).toMatchObject({
      actual: 6,
      expected: { fraction: '7/2' },
      percentile: { fraction: '11/12' },
      sides: [
        { side: 'red', worse: { fraction: '11/12' } },
        { side: 'blue', worse: { fraction: '1/12' } },
      ],
    });
  });
});

describe('luck of sides', () => {
  const speaking = (change: Partial<Procedure>) => {
    const changed = { ...game, procedures: { duel: { ...duel, ...change } as Procedure } };
    const opened = open(changed, 'duel', { skill: 0 });
    if (!opened.ok) throw new Error('refused');
    const [hits] =
      inOneGo(
        forecastInPieces(opened.value, {
          luck: [
            { kind: 'die', rule: 'x', text: 'die', sides: 6, face: 6 },
            { kind: 'choice', rule: 'x', text: 'risk', side: 'red', option: 'stop' },
            { kind: 'die', rule: 'x', text: 'detail', sides: 6, face: 1 },
          ],
        }),
      ).luck ?? [];
    return hits?.sides.map(({ side, worse }) => [side, worse.fraction]);
  };

  test('whoever wants more of a figure has it, whether he is named as a party or not', () => {
    const nobody = () => ({});
    expect(speaking({ parties: nobody })).toEqual([['red', '11/12']]);
    expect(speaking({ parties: nobody, favours: { red: 'hits', blue: 'hits' } })).toEqual([
      ['red', '11/12'],
      ['blue', '11/12'],
    ]);
  });

  test('whoever wants another figure, or none, has none of this one', () => {
    expect(speaking({ favours: { red: 'hits', blue: 'other' } })).toEqual([['red', '11/12']]);
    expect(speaking({ favours: { red: 'other', blue: 'hits' } })).toEqual([['blue', '11/12']]);
    expect(speaking({ favours: {} })).toEqual([]);
  });
});

test('the answer is plain data', () => {
  const made = asked({ odds: true, open: true, decisions: true, worth: {}, advice: {}, preview: true });
  expect(JSON.parse(JSON.stringify(made))).toEqual(made);
});

/** A procedure of one step, asked for a forecast. */
const forecastWith = (begin: () => Step<unknown>, wish: Wish, means: Means = {}, change: Partial<Procedure> = {}) => {
  const bare = {
    ...duel,
    begin,
    outcome: String,
    outcomes: undefined,
    figures: { sum: Number },
    favours: { red: 'sum' },
    ...change,
  } as unknown as Procedure;
  const opened = open({ ...game, procedures: { duel: bare } }, 'duel', { skill: 0 });
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
