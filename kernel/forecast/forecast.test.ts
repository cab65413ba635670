import { describe, expect, test } from 'vitest';
import { d6, die } from '../dice/die.ts';
import type { Game } from '../game/game.ts';
import type { Procedure } from '../game/procedure.ts';
import { open } from '../game/resolve.ts';
import { type Infer, integer, record } from '../input/field.ts';
import { type Ask, chance, checkpoint, choice, done, explained, type Step, settled } from '../step/step.ts';
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

  test('quantiles are hundredths: of a hundred and twenty equal values the 6th, the 60th, the 114th', () => {
    const long: Procedure<Record<string, never>, number> = {
      id: 'long',
      rule: 'x',
      input: record('long', {}),
      begin: () => chance(DIE, die(120), (face) => done(face)),
      outcome: String,
      summary: () => words('x'),
      figures: { face: (face) => face },
    };
    const opened = open({ ...game, procedures: { long: long as unknown as Procedure } }, 'long', {});
    if (!opened.ok) throw new Error('it should open');
    const { figures } = inOneGo(forecastInPieces(opened.value, { odds: true }));
    expect(figures?.[0]?.quantiles).toEqual({ '5': 6, '50': 60, '95': 114 });
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

  test('tells of questions of detail where they are near, and does without where they are far', () => {
    /** A question that settles nothing, behind two dice with so many sides. */
    const asksLate = (sides: number): Procedure => ({
      ...(duel as Procedure),
      begin: () =>
        choice(
          RISK,
          'blue',
          ['stop', 'go'],
          (): Step<unknown> =>
            settled(
              'hit',
              1,
              () => ({ outcome: 'draw', figures: { hits: 1 } }),
              () =>
                chance(DETAIL, die(sides), (one) =>
                  checkpoint('one', one, () =>
                    chance(DETAIL, die(sides), (other) =>
                      checkpoint('other', [one, other], () =>
                        choice({ rule: 'x', text: 'late' }, 'red', ['a', 'b'], () => done({ hits: 1, detail: other })),
                      ),
                    ),
                  ),
                ),
            ),
        ),
    });
    const told = (sides: number) => {
      const opened = open({ ...game, procedures: { duel: asksLate(sides) } }, 'duel', { skill: 0 });
      if (!opened.ok) throw new Error('refused');
      const { advice } = inOneGo(forecastInPieces(opened.value, { advice: { side: 'red' } }));
      return [advice?.value.fraction, advice?.prospects.map(({ text }) => text)];
    };
    expect(told(2)).toEqual(['1', ['late']]);
    // Fifty by fifty are 2,500 states, more than anybody would wait for.
    expect(told(50)).toEqual(['1', []]);
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
