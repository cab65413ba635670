/** What may be asked over HTTP: every part of a question, each way it can be wrong, told with its place. */
import { game as ford } from '@grognard/games/specimen';
import { field, Refused, speaker } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { Problem } from '../admission/problem.ts';
import { ASKS, askFaults, refuseAll, SHOWING, situated, VERBS, VERIFICATION, verificationFaults } from './asks.ts';
import { ANSWERS, clausesOf, JOURNAL, OVERLAY, POLICY, SEED, VALUES } from './parts.ts';
import { type BodyShape, bodyFaults, bodySchema, type FreePart, hexOf, NAMES, shaped, strangers } from './shape.ts';

/** What is wrong with a part, as `code at`. */
const faults = (part: FreePart, value: unknown, game = ford): readonly string[] =>
  (part.faults?.(value, 'p', game as never) ?? []).map(({ code, at }) => `${code} ${at}`);

describe('a part of a question', () => {
  const cell = { row: '1', column: '2/1', cell: 'A1' };

  test.each<[string, FreePart, unknown, readonly string[]]>([
    ['cells by table', OVERLAY, { assault: [cell], other: [] }, []],
    ['cells that are none', OVERLAY, [cell], ['notARecord p']],
    ['no list of cells', OVERLAY, { assault: cell }, ['notAList p.assault']],
    [
      'a cell without its column',
      OVERLAY,
      { assault: [cell, { row: '1', cell: 'x' }] },
      ['missing p.assault[1].column'],
    ],
    ['a cell that is no record', OVERLAY, { assault: ['x'] }, ['notARecord p.assault[0]']],
    ['a clause', POLICY, 'never', []],
    ['clauses', POLICY, ['never', 'a=b'], []],
    ['questions', POLICY, { a: 'b' }, []],
    ['a number', POLICY, 7, ['notAPolicy p']],
    ['nothing', POLICY, null, ['notAPolicy p']],
    ['a list with a number', POLICY, ['never', 7], ['notAPolicy p[1]']],
    ['a question with a number', POLICY, { a: 'b', c: 7 }, ['notAPolicy p.c']],
    ['options and sealed ones', ANSWERS, ['hold', { attacker: 'hold', defender: 'commit' }], []],
    ['no list', ANSWERS, 'hold', ['notAList p']],
    ['an answer that is none', ANSWERS, ['hold', 7, null], ['notAnAnswer p[1]', 'notAnAnswer p[2]']],
    ['a side that is none', ANSWERS, [{ atacker: 'hold' }], ['unknownField p[0].atacker']],
    ['a sealed number', ANSWERS, [{ attacker: 7 }], ['notAnAnswer p[0].attacker']],
    ['a seed', SEED, 'aB09', []],
    ['half a byte', SEED, 'abc', ['notASeed p']],
    ['too long a seed', SEED, 'ab'.repeat(65), ['notASeed p']],
    ['no text', SEED, 7, ['notASeed p']],
    ['values', VALUES, [1, 'a', true], []],
    ['no values', VALUES, [], ['notValues p']],
    ['five hundred values', VALUES, Array.from({ length: 500 }, () => 1), []],
    ['one more', VALUES, Array.from({ length: 501 }, () => 1), ['notValues p']],
    ['a value that is a list', VALUES, [1, [2]], ['notValues p']],
    ['no list of values', VALUES, 'a', ['notValues p']],
    [
      'a sealed answer beside a stranger',
      ANSWERS,
      [{ attacker: 7, nobody: 'x' }],
      ['unknownField p[0].nobody', 'notAnAnswer p[0].attacker'],
    ],
    ['names', NAMES, { a: 'b' }, []],
    ['names that are none', NAMES, ['a'], ['notARecord p']],
    ['a name that is a number', NAMES, { a: 'b', c: 7 }, ['notText p.c']],
  ])('%s', (_what, part, value, expected) => {
    expect(faults(part, value)).toEqual(expected);
  });

  test('a name that is none is said back, with how long one may be', () => {
    expect(NAMES.faults?.({ a: 7 }, 'p')).toEqual([{ code: 'notText', at: 'p.a', facts: { received: '7', max: 200 } }]);
    expect(NAMES.faults?.(7, 'p')).toEqual([{ code: 'notARecord', at: 'p', facts: { received: '7' } }]);
    expect(VALUES.faults?.([], 'p')).toEqual([{ code: 'notValues', at: 'p', facts: { most: 500 } }]);
    expect(VALUES.shape).toMatchObject({ minItems: 1, maxItems: 500 });
  });

  test('ten thousand are the most of any list', () => {
    const many = (count: number) => Array.from({ length: count }, () => 'hold');
    expect(faults(ANSWERS, many(10_000))).toEqual([]);
    expect(ANSWERS.faults?.(many(10_001), 'p')).toEqual([
      { code: 'tooMany', at: 'p', facts: { received: '10001', max: 10_000 } },
    ]);
  });

  test('without a game the sides are not asked for', () => {
    expect(ANSWERS.faults?.([{ anybody: 'x' }], 'p')).toEqual([]);
  });

  const die = { kind: 'die', rule: '7.3', text: 'x', sides: 6, face: 4 };
  const choice = { kind: 'choice', rule: '7.5', text: 'x', side: 'defender', option: 'hold' };
  const sealed = { kind: 'together', rule: '7.2', text: 'x', answers: { attacker: 'hold' } };
  test.each<[string, unknown, readonly string[]]>([
    ['dice and answers', [die, choice, sealed], []],
    ['no entry', ['x'], ['notARecord p[0]']],
    [
      'an unknown kind',
      [
        { ...die, kind: 'coin' },
        { ...die, kind: 'toString' },
        { ...die, kind: 7 },
      ],
      ['notOneOf p[0].kind', 'notOneOf p[1].kind', 'notOneOf p[2].kind'],
    ],
    ['a face below one', [{ ...die, face: 0 }], ['notAnInteger p[0].face']],
    ['a die with answers', [{ ...die, answers: {} }], ['unknownField p[0].answers']],
    ['a choice without its option', [{ ...choice, option: undefined }], ['missing p[0].option']],
    ['sealed without answers', [{ ...sealed, answers: undefined }], ['notARecord p[0].answers']],
    ['sealed by a stranger', [{ ...sealed, answers: { nobody: 'x' } }], ['unknownField p[0].answers.nobody']],
    ['sealed with a face', [{ ...sealed, face: 3 }], ['unknownField p[0].face']],
  ])('a journal: %s', (_what, value, expected) => {
    expect(faults(JOURNAL, value)).toEqual(expected);
  });

  test('the largest die has 2³² sides', () => {
    expect(faults(JOURNAL, [{ ...die, sides: 2 ** 32, face: 2 ** 32 }])).toEqual([]);
    expect(faults(JOURNAL, [{ ...die, sides: 2 ** 32 + 1 }])).toEqual(['notAnInteger p[0].sides']);
  });

  test('a policy as clauses', () => {
    expect(clausesOf()).toEqual([]);
    expect(clausesOf('never')).toEqual(['never']);
    expect(clausesOf(['a', 'b'])).toEqual(['a', 'b']);
    expect(clausesOf({ a: 'b', c: 'd' })).toEqual(['a=b', 'c=d']);
  });

  test('a seed that is none is said back, a text by its first forty letters', () => {
    const received = (value: unknown) => SEED.faults?.(value, 'p')[0]?.facts?.['received'];
    expect(received('z'.repeat(50))).toBe('z'.repeat(40));
    expect(received(7)).toBe('7');
  });
});

describe('a question', () => {
  const codes = (verb: (typeof VERBS)[number], body: unknown) =>
    askFaults(verb, body, ford as never).map(({ code, at }) => `${code} ${at}`);

  test.each<[(typeof VERBS)[number], unknown, readonly string[]]>([
    ['resolve', { input: {} }, []],
    ['resolve', { example: '7.4-a', dice: [1], answers: [] }, []],
    ['resolve', [], ['notARecord ']],
    ['resolve', {}, ['eitherMissing input']],
    ['resolve', { input: {}, example: 'x' }, ['notBoth example']],
    ['resolve', { input: {}, dice: [1], seed: 'ab' }, ['notBoth seed']],
    ['resolve', { input: {}, dice: [0] }, ['notAnInteger dice[0]']],
    ['resolve', { input: {}, policy: 'never' }, ['unknownField policy']],
    ['odds', { input: {}, by: 'code', policy: 'never', journal: [] }, []],
    ['odds', { input: {}, dice: [1] }, ['unknownField dice']],
    ['odds', { input: {}, rulings: [] }, ['notARecord rulings']],
    ['odds', { input: {}, by: 'x'.repeat(1_001) }, ['notText by']],
    ['odds', { input: {}, by: 'x'.repeat(1_000) }, []],
    ['advise', { input: {}, side: 'attacker', goal: 'x', dice: [1], answers: [] }, []],
    ['worth', { input: {}, side: 'attacker', goal: 'x', policy: [] }, []],
    ['analyse', { input: {}, along: 'attack', values: [1] }, []],
    ['analyse', { input: {}, along: 'attack' }, ['missing values']],
    ['analyse', { input: {}, values: [1] }, ['missing along']],
  ])('%s %j', (verb, body, expected) => {
    expect(codes(verb, body)).toEqual(expected);
  });

  test('to be verified is an account or a journal, not both', () => {
    const told = (body: unknown) => verificationFaults(body).map(({ code, at }) => `${code} ${at}`);
    const account = { game: 'specimen', procedure: 'assault', version: '1', input: {}, rulings: {}, journal: [] };
    expect(told({ journal: 'x' })).toEqual([]);
    expect(told({ account })).toEqual([]);
    expect(
      told({ account: { ...account, steps: 1, luck: null, words: {}, format: 1, outcome: 1, result: 1, effects: 1 } }),
    ).toEqual([]);
    expect(told({ account, journal: 'x' })).toEqual(['notBoth journal']);
    expect(told({})).toEqual(['eitherMissing account']);
    expect(told([])).toEqual(['notARecord ']);
    expect(told({ journal: 7 })).toEqual(['notAJournalText journal']);
    expect(told({ account: 7 })).toEqual(['notARecord account']);
    expect(
      told({ account: { game: 'specimen', procedure: 'assault', version: '1', rulings: { a: 1 }, odd: 1 } }),
    ).toEqual([
      'unknownField account.odd',
      'missing account.input',
      'missing account.journal',
      'notText account.rulings.a',
    ]);
  });

  test('an example stands for its input and readings; readings that are given come first', () => {
    const game = {
      ...ford,
      examples: [
        {
          ...ford.examples[0],
          id: 'E',
          procedure: 'assault',
          input: { attack: 3 },
          rulings: { fractions: 'nearest', b: 'c' },
        },
      ],
    } as never;
    const body = { input: { attack: 1 } };
    expect(situated(game, 'assault', body)).toBe(body);
    expect(situated(game, 'assault', { example: 'E', dice: [1] })).toEqual({
      dice: [1],
      input: { attack: 3 },
      rulings: { fractions: 'nearest', b: 'c' },
    });
    expect(situated(game, 'assault', { example: 'E', rulings: { fractions: 'defender' } })).toEqual({
      input: { attack: 3 },
      rulings: { fractions: 'defender', b: 'c' },
    });
    expect(() => situated(game, 'assault', { example: 'none' })).toThrow(Refused);
  });

  test('all that is wrong is refused, nothing is not', () => {
    expect(() => refuseAll([{ code: 'x', at: '' }])).toThrow(Refused);
    expect(refuseAll([])).toBeUndefined();
  });
});

test('what excludes each other, or is missing both, is named both', () => {
  const facts = (body: object) => askFaults('resolve', body, ford as never).map((each) => each.facts?.['options']);
  expect(facts({})).toEqual([['input', 'example']]);
  expect(facts({ input: {}, example: 'x' })).toEqual([['input', 'example']]);
  expect(facts({ input: {}, dice: [1], seed: 'ab' })).toEqual([['dice', 'seed']]);
  expect(verificationFaults({}).map((each) => each.facts?.['options'])).toEqual([['account', 'journal']]);
});

describe('a body', () => {
  const shape: BodyShape = {
    fields: ASKS.odds.fields,
    free: { input: { shape: { type: 'object' } }, policy: POLICY },
    required: ['input'],
  };

  test('what is unknown, wrong and missing is told at once', () => {
    expect(bodyFaults(shape, { inptu: {}, by: 7, policy: 3 })).toMatchObject([
      { code: 'unknownField', at: 'inptu', facts: { received: 'inptu', close: 'input' } },
      { at: 'by' },
      { code: 'missing', at: 'input', facts: { expected: 'record' } },
      { code: 'notAPolicy', at: 'policy' },
    ]);
    expect(strangers({ zzzzzzzz: 1 }, ['a'], 'p')).toEqual([
      { code: 'unknownField', at: 'p.zzzzzzzz', facts: { received: 'zzzzzzzz', options: ['a'] } },
    ]);
    expect(() => shaped(shape, {})).toThrow(Problem);
  });

  test('what is in order keeps its free parts', () => {
    expect(shaped(shape, { input: { a: 1 }, by: 'code' })).toMatchObject({ input: { a: 1 }, by: 'code' });
    const usual = field.record('x', { count: field.integer('y', { min: 1, max: 9, default: 4 }) });
    const filled: BodyShape = { fields: usual, free: { input: { shape: {} } }, required: [] };
    expect(shaped(filled, { input: 1 })).toEqual({ input: 1, count: 4 });
    expect(shaped(filled, { count: 7 })).toEqual({ count: 7 });
  });

  test('bytes in hexadecimal, so many', () => {
    expect(hexOf({ key: 'ab12' }, 'key', 2)).toBe('ab12');
    for (const wrong of ['ab1', 'ab1234', 'zz12', 7, undefined])
      expect(() => hexOf({ key: wrong }, 'key', 2)).toThrow(
        expect.objectContaining({ refusals: [{ code: 'notHex', at: 'key', facts: { bytes: 2 } }] }),
      );
  });

  test('its schema has every part and what must be there', () => {
    const say = speaker({});
    const odds = bodySchema(ASKS.analyse, say) as { properties: object; required: string[] };
    expect(odds).toMatchObject({ type: 'object', title: expect.any(String), additionalProperties: false });
    expect(Object.keys(odds.properties).sort()).toEqual([
      'along',
      'example',
      'input',
      'overlay',
      'policy',
      'rulings',
      'values',
    ]);
    expect(odds.required.sort()).toEqual(['along', 'values']);
    expect(bodySchema(SHOWING, say)).toMatchObject({ required: ['overlay'] });
    expect(Object.keys((bodySchema(VERIFICATION, say) as { properties: object }).properties)).toEqual([
      'account',
      'journal',
    ]);
    expect(VERBS).toEqual(['resolve', 'odds', 'advise', 'worth', 'analyse']);
  });
});
