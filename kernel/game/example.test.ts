/** A worked example that is right passes every walker; every kind of wrong claim is told. */
import { describe, expect, test } from 'vitest';
import { d6 } from '../dice/die.ts';
import { integer, record, text } from '../input/field.ts';
import type { Plain } from '../step/step.ts';
import { chance, choice, done, explained } from '../step/step.ts';
import { speaker, words } from '../text/words.ts';
import { always, type Policy } from '../walk/policy.ts';
import { asPlayed, exampleIn, runExample, WALKERS } from './example.ts';
import type { Example, Game } from './game.ts';
import type { Procedure } from './procedure.ts';

/** A die and what was asked for; the result, its effect and its step all say the sum. */
const raid = {
  id: 'raid',
  rule: 'r1',
  input: record('raid', { who: text('who', { max: 20, default: 'x' }), boats: integer('boats', { min: 0, max: 3 }) }),
  refusals: ({ boats }: { boats: number }) =>
    boats === 0
      ? [
          { code: 'noBoats', at: 'boats' },
          { code: 'noCrew', at: 'who' },
        ]
      : [],
  begin: ({ boats }: { boats: number }) =>
    chance({ rule: 'r1', text: 'die' }, d6, (face) =>
      choice({ rule: 'r1', text: 'push' }, 'red', ['no', 'yes'], (push) =>
        explained(
          () => [{ rule: 'r2', title: words('sum'), outcome: words('sum', { sum: face + boats }) }],
          done({ sum: face + boats, pushed: push === 'yes', list: [face, boats] }),
        ),
      ),
    ),
  outcome: ({ sum }: { sum: number }) => (sum > 4 ? 'won' : 'lost'),
  summary: () => words('x'),
  figures: { sum: ({ sum }: { sum: number }) => sum },
  effects: ({ sum }: { sum: number }) => [{ kind: 'taken', sum }],
} as unknown as Procedure;
const game = {
  id: 'raids',
  version: '1',
  rulings: {},
  tables: {},
  procedures: { raid },
  examples: [],
  text: { en: { 'name.Fleet': 'Fleet' }, fr: { 'name.Fleet': 'Flotte' } },
} as unknown as Game;

const example = (change: object): Example =>
  ({
    id: 'e',
    procedure: 'raid',
    input: { boats: 2 },
    dice: [3],
    answers: ['yes'],
    expect: { sum: 5, pushed: true, list: [3, 2] },
    effects: [{ kind: 'taken', sum: 5 }],
    // A face of 3 to 6 and two boats are more than four.
    odds: { won: '2/3', lost: '1/3' },
    steps: [{ rule: 'r2', outcome: { facts: { sum: 5 } } }],
    ...change,
  }) as unknown as Example;
const faults = (change: object) => runExample(game, example(change)).faults;

describe('an example', () => {
  test('that is right passes every walker', () => {
    const { faults: none, walked } = runExample(game, example({}));
    expect(none).toEqual([]);
    expect(walked).toEqual(WALKERS);
  });

  test.each<[string, object, string]>([
    ['another figure', { expect: { sum: 6 } }, 'result.sum: 5 instead of 6'],
    ['a list of another length', { expect: { list: [3] } }, 'result.list: 2 items instead of 1'],
    ['another item of a list', { expect: { list: [3, 1] } }, 'result.list[1]: 2 instead of 1'],
    ['a list where there is none', { expect: { sum: [5] } }, 'result.sum: a list was expected'],
    ['a record where there is none', { expect: { sum: { of: 5 } } }, 'result.sum: a record was expected'],
    ['another effect', { effects: [{ kind: 'taken', sum: 4 }] }, 'effects[0].sum: 5 instead of 4'],
    ['no effect', { effects: [] }, 'effects: 1 items instead of 0'],
    ['other odds', { odds: { won: '1/2' } }, 'odds of won: 2/3 instead of 1/2'],
    ['a step there is none of', { steps: [{ rule: 'r3' }] }, 'no step like {"rule":"r3"}'],
    ['a step twice', { steps: [{ rule: 'r2' }, { rule: 'r2' }] }, 'no step like {"rule":"r2"}'],
    ['that it is refused', { refused: [{ code: 'noBoats' }] }, 'it should have been refused'],
  ])('that claims %s is told so, and of nothing else', (_, change, fault) => expect(faults(change)).toEqual([fault]));

  test('that leaves out what it does not claim claims nothing of it', () => {
    const silent = { expect: undefined, effects: undefined, odds: undefined, steps: undefined };
    expect(faults(silent)).toEqual([]);
    expect(faults({ ...silent, expect: {} })).toEqual([]);
  });

  test('uses all of its dice and answers, and has enough of them', () => {
    for (const change of [{ dice: [] }, { dice: [3, 4] }, { answers: [] }, { dice: [7] }])
      expect(faults(change)[0], JSON.stringify(change)).toMatch(/^refused: /);
  });

  test('that is refused says for what, and where', () => {
    const refused = (claims: readonly object[]) => faults({ input: { boats: 0 }, refused: claims });
    expect(refused([{ code: 'noBoats' }])).toEqual([]);
    expect(refused([{ code: 'noBoats', at: 'boats' }])).toEqual([]);
    expect(refused([{ code: 'noCrew', at: 'who' }])).toEqual([]);
    expect(refused([{ code: 'noBoats', at: 'who' }])).toEqual([
      'no refusal noBoats at "who"; refused: noBoats at "boats"; noCrew at "who"',
    ]);
    expect(refused([{ code: 'late' }, { code: 'noBoats' }])).toEqual([
      'no refusal late; refused: noBoats at "boats"; noCrew at "who"',
    ]);
    expect(faults({ input: { boats: 0 } })).toEqual(['refused: noBoats at "boats"; noCrew at "who"']);
    expect(runExample(game, example({ input: { boats: 0 } })).walked).toEqual(['typed']);
  });

  test('whose figures are none is told by the odds and by luck', () => {
    const broken = { ...raid, figures: { sum: () => Number.NaN } } as unknown as Procedure;
    expect(() => runExample({ ...game, procedures: { raid: broken } }, example({}))).toThrow();
  });
});

test('names stand in the reader’s language, wherever they are said, and nothing else does', () => {
  const say = speaker({ 'name.Fleet': 'Flotte' });
  const told = exampleIn(
    game,
    example({
      input: { who: 'Fleet', boats: 2, list: ['Fleet', 'Other', 3, null, true], in: { who: 'Fleet' } } as Plain,
      answers: ['Fleet'],
    }),
    say,
  );
  expect(told).toEqual({
    input: { who: 'Flotte', boats: 2, list: ['Flotte', 'Other', 3, null, true], in: { who: 'Flotte' } },
    answers: ['Flotte'],
    dice: [3],
  });
  expect(exampleIn(game, { ...example({}), rulings: { a: 'b' } } as Example, say).rulings).toEqual({ a: 'b' });
});

describe('what the other walkers find', () => {
  const withProcedure = (change: object, claim: object = {}) =>
    runExample({ ...game, procedures: { raid: { ...raid, ...change } as Procedure } }, example(claim)).faults;

  test('a procedure that goes another way when played again', () => {
    let plays = 0;
    const begin = () =>
      chance({ rule: 'r1', text: 'die' }, d6, (face) => {
        plays += 1;
        return done({ sum: face + (plays === 1 ? 0 : 1), list: [] });
      });
    const silent = { expect: undefined, effects: undefined, odds: undefined, steps: undefined, answers: [] };
    expect(withProcedure({ begin }, silent)).toContain('replay differs from play');
    expect(
      withProcedure(
        { begin: () => chance({ rule: 'r1', text: 'die' }, d6, (face) => done({ sum: face, list: [] })) },
        silent,
      ),
    ).toEqual([]);
  });

  test('a journal that does not fit its own procedure', () => {
    let begun = 0;
    const begin = () => {
      begun += 1;
      return chance({ rule: 'r1', text: begun === 1 ? 'die' : 'other' }, d6, (face) => done({ sum: face, list: [] }));
    };
    const silent = { expect: undefined, effects: undefined, odds: undefined, steps: undefined, answers: [] };
    expect(withProcedure({ begin }, silent)).toContain('replay refused: journalDiffers');
  });

  test('an end that the odds do not know', () => {
    let begun = 0;
    const begin = () => {
      begun += 1;
      return chance({ rule: 'r1', text: 'die' }, d6, (face) => done({ sum: begun < 3 ? face : 99, list: [] }));
    };
    const silent = { expect: undefined, effects: undefined, odds: undefined, steps: undefined, answers: [] };
    expect(withProcedure({ begin }, silent)).toEqual(['the odds give what happened no weight']);
  });

  test('random play that comes to no end', () => {
    let begun = 0;
    const begin = () => {
      begun += 1;
      return begun < 4
        ? chance({ rule: 'r1', text: 'die' }, d6, (face) => done({ sum: face, list: [] }))
        : choice({ rule: 'r1', text: 'none' }, 'red', [], () => done(0));
    };
    const silent = { expect: undefined, effects: undefined, odds: undefined, steps: undefined, answers: [] };
    expect(withProcedure({ begin }, silent)).toEqual(['random play: none: a decision without options']);
  });

  test('odds with the decisions of the play, and claims in the order of the steps', () => {
    // Pushed, the sum counts twice: the odds are those of the answer that was given.
    const begin = ({ boats }: { boats: number }) =>
      chance({ rule: 'r1', text: 'die' }, d6, (face) =>
        choice({ rule: 'r1', text: 'push' }, 'red', ['no', 'yes'], (push) =>
          explained(
            () => [
              { rule: 'r1', title: words('one') },
              { rule: 'r2', title: words('two') },
            ],
            done({ sum: (face + boats) * (push === 'yes' ? 2 : 1), list: [] }),
          ),
        ),
      );
    const claim = { expect: { sum: 10 }, effects: [{ sum: 10 }], odds: { won: '5/6' }, steps: [] };
    // Two boats: a face of one makes six of it, and more than four; with one boat a one makes four.
    expect(withProcedure({ begin }, { ...claim, odds: { won: '1' } })).toEqual([]);
    expect(
      withProcedure({ begin }, { ...claim, input: { boats: 1 }, expect: { sum: 8 }, effects: [{ sum: 8 }] }),
    ).toEqual([]);
    const steps = (...rules: readonly string[]) =>
      withProcedure({ begin }, { ...claim, odds: undefined, steps: rules.map((rule) => ({ rule })) });
    expect(steps('r1', 'r2')).toEqual([]);
    expect(steps('r2', 'r1')).toEqual(['no step like {"rule":"r1"}']);
    // The die itself is the first step.
    const thrown = [{ dice: [{ face: 3 }] }];
    expect(withProcedure({ begin }, { ...claim, odds: undefined, steps: thrown })).toEqual([]);
  });
});

describe('decisions as a play made them', () => {
  const journal = [
    { kind: 'choice', rule: 'x', text: 'q', side: 'red', option: 'b' },
    { kind: 'together', rule: 'x', text: 's', answers: { red: 'c', blue: 'd' } },
    { kind: 'die', rule: 'x', text: 'q', sides: 6, face: 2 },
  ] as const;
  const settle = (text: string, side: string, options: readonly string[], otherwise?: Policy) =>
    asPlayed({ journal }, otherwise)({ rule: 'x', text }, side, options, undefined as never);

  test('wherever the same question comes up, if the answer is on offer', () => {
    expect(settle('q', 'red', ['a', 'b'])).toBe('b');
    expect([settle('s', 'red', ['a', 'c']), settle('s', 'blue', ['a', 'd'])]).toEqual(['c', 'd']);
    expect(settle('q', 'red', ['a', 'c'])).toBe('a');
    expect(settle('q', 'blue', ['a', 'b'])).toBe('a');
    expect(settle('other', 'red', ['a', 'b'], always)).toBe('b');
  });
});
