import { describe, expect, test } from 'vitest';
import { practiceNumbers } from '../dice/practice.ts';
import { quoted } from '../refusal/refusal.ts';
import type { Plain } from '../step/step.ts';
import { speaker } from '../text/words.ts';
import { check } from './check.ts';
import { type Field, flag, integer, list, oneOf, optional, record, text } from './field.ts';
import { neighbours } from './neighbours.ts';
import { sample } from './sample.ts';
import { schema } from './schema.ts';

const unit = record('unit', {
  id: text('id', { max: 5 }),
  kind: oneOf('kind', { options: ['horse', 'foot'], words: 'kind', default: 'foot' }),
  strength: integer('strength', { min: 0, max: 9 }),
});
const battle = record('battle', {
  units: list('units', unit, { min: 1, max: 3, unique: 'id' }),
  river: flag('river'),
});

const faults = (value: unknown): string[] => {
  const checked = check(battle, value);
  return checked.ok ? [] : checked.refusals.map(({ code, at }) => `${code} ${at}`);
};

describe('checking an input', () => {
  test('fills in what has a default', () => {
    const checked = check(battle, { units: [{ id: 'A', strength: 3 }] });
    expect(checked).toEqual({ ok: true, value: { units: [{ id: 'A', kind: 'foot', strength: 3 }], river: false } });
  });

  test('tells every fault at once, each with its place', () => {
    expect(
      faults({
        units: [{ id: '', kind: 'hors', strength: 10 }, 7, { id: 'A', strength: 1.5 }],
        rivr: true,
        river: 'yes',
      }),
    ).toEqual([
      'unknownField rivr',
      'notText units[0].id',
      'notOneOf units[0].kind',
      'notAnInteger units[0].strength',
      'notARecord units[1]',
      'notAnInteger units[2].strength',
      'notAFlag river',
    ]);
  });

  test('suggests the word that was meant', () => {
    const checked = check(battle, { units: [{ id: 'A', kind: 'hors', strength: 1 }], rivre: true });
    expect(checked.ok ? [] : checked.refusals.map(({ facts }) => facts?.['close'])).toEqual(['river', 'horse']);
  });

  test.each([[undefined], [null], [[]], ['battle'], [3], [Number.NaN]])('refuses %s', (value) => {
    expect(check(battle, value).ok).toBe(false);
  });

  test('finds what stands twice, and lists too short or too long', () => {
    const one = { id: 'A', strength: 1 };
    expect(faults({ units: [one, one] })).toEqual(['twice units[1].id']);
    expect(faults({ units: [] })).toEqual(['tooFew units']);
    expect(faults({ units: [1, 2, 3, 4] })).toEqual(['tooMany units']);
  });

  test('names of the object prototype are no fields', () => {
    expect(faults(JSON.parse('{"units":[{"id":"A","strength":1}],"__proto__":1,"constructor":2}'))).toEqual([
      'unknownField __proto__',
      'unknownField constructor',
    ]);
  });
});

describe('what derives from a description', () => {
  test('random samples always pass their own check', () => {
    const next = practiceNumbers(3);
    for (let tries = 0; tries < 200; tries += 1) expect(check(battle, sample(battle, next)).ok).toBe(true);
  });

  test('the JSON Schema says types, bounds, defaults and what is required', () => {
    expect(
      schema(
        battle,
        speaker({
          units: 'Units',
          battle: 'Battle',
          river: 'River',
          unit: 'Unit',
          id: 'Id',
          kind: 'Kind',
          strength: 'Strength',
        }),
      ),
    ).toMatchObject({
      type: 'object',
      title: 'Battle',
      required: ['units'],
      additionalProperties: false,
      properties: {
        units: {
          type: 'array',
          minItems: 1,
          maxItems: 3,
          items: {
            required: ['id', 'strength'],
            properties: { strength: { type: 'integer', minimum: 0, maximum: 9 } },
          },
        },
        river: { type: 'boolean', default: false },
      },
    });
  });

  test('the neighbours of an input turn one switch each', () => {
    const around = neighbours(battle, {
      units: [
        { id: 'A', kind: 'foot', strength: 9 },
        { id: 'B', kind: 'foot', strength: 0 },
      ],
      river: false,
    });
    expect(around.map(({ at, to }) => `${at} ${to}`)).toEqual([
      'units[0].kind horse',
      'units[0].strength 8',
      'units[1].kind horse',
      'units[1].strength 1',
      'units[0] null',
      'units[1] null',
      'river true',
    ]);
  });
});

/** All that is said of one fault, apart from its place. */
const faultOf = (field: Field, value: unknown): readonly unknown[] => {
  const checked = check(record('whole', { it: field }), value === undefined ? {} : { it: value });
  return checked.ok ? [] : checked.refusals.map(({ code, at, facts }) => [code, at, facts]);
};

describe('a fault says what came and what would do', () => {
  const size = integer('size', { min: 1, max: 4 });
  const arm = oneOf('arm', { options: ['horse', 'foot'], words: 'arms' });
  const name = text('name', { max: 3 });

  test('of a number', () => {
    for (const value of [1, 4]) expect(faultOf(size, value)).toEqual([]);
    for (const value of [0, 5, 2.5, '2', null, Number.NaN])
      expect(faultOf(size, value)).toEqual([
        ['notAnInteger', 'it', { label: 'size', received: quoted(value), min: 1, max: 4 }],
      ]);
  });

  test('of a switch', () => {
    expect(faultOf(flag('river'), true)).toEqual([]);
    for (const value of [0, 'true', null])
      expect(faultOf(flag('river'), value)).toEqual([['notAFlag', 'it', { label: 'river', received: quoted(value) }]]);
  });

  test('of an option, with the nearest where one is near', () => {
    const offered = { options: ['horse', 'foot'], words: 'arms' };
    expect(faultOf(arm, 'foot')).toEqual([]);
    expect(faultOf(arm, 'boot')).toEqual([
      ['notOneOf', 'it', { label: 'arm', received: '"boot"', ...offered, close: 'foot' }],
    ]);
    for (const value of ['guns', 7])
      expect(faultOf(arm, value)).toEqual([['notOneOf', 'it', { label: 'arm', received: quoted(value), ...offered }]]);
  });

  test('of a name', () => {
    for (const value of ['a', 'abc', ' a ']) expect(faultOf(name, value)).toEqual([]);
    for (const value of ['', '  ', 'abcd', 7, null])
      expect(faultOf(name, value)).toEqual([['notText', 'it', { label: 'name', received: quoted(value), max: 3 }]]);
  });

  test('of what was left out, with what was expected', () => {
    expect(faultOf(size, undefined)).toEqual([
      ['missing', 'it', { label: 'size', received: 'undefined', expected: 'integer' }],
    ]);
    expect(faultOf(arm, undefined)).toEqual([
      [
        'missing',
        'it',
        { label: 'arm', received: 'undefined', expected: 'oneOf', options: ['horse', 'foot'], words: 'arms' },
      ],
    ]);
    expect(faultOf(optional(size), undefined)).toEqual([]);
    expect(faultOf({ ...size, default: 2 }, undefined)).toEqual([]);
  });

  test('of a list: too short a list is still read, too long a one is not', () => {
    const sizes = list('sizes', size, { min: 2, max: 3 });
    for (const value of [
      [1, 2],
      [1, 2, 3],
    ])
      expect(faultOf(sizes, value)).toEqual([]);
    expect(faultOf(sizes, [9])).toEqual([
      ['tooFew', 'it', { label: 'sizes', received: '[9]', min: 2 }],
      ['notAnInteger', 'it[0]', { label: 'size', received: '9', min: 1, max: 4 }],
    ]);
    expect(faultOf(sizes, [9, 9, 9, 9])).toEqual([
      ['tooMany', 'it', { label: 'sizes', received: '[9,9,9,9]', max: 3 }],
    ]);
    expect(faultOf(sizes, { length: 2 })).toEqual([['notAList', 'it', { label: 'sizes', received: '{"length":2}' }]]);
  });

  test('of a record: a field that it has not, with the nearest', () => {
    const whole = record('force', { guns: size, arm });
    expect(faultOf(whole, { guns: 1, arm: 'foot', gun: 2, weather: 3 })).toEqual([
      ['unknownField', 'it.gun', { received: 'gun', options: ['guns', 'arm'], close: 'guns' }],
      ['unknownField', 'it.weather', { received: 'weather', options: ['guns', 'arm'] }],
    ]);
    for (const value of [[], null, 'x', 7])
      expect(faultOf(whole, value)).toEqual([['notARecord', 'it', { label: 'force', received: quoted(value) }]]);
  });

  test('of what stands twice, with the first of them; what says nothing stands nowhere twice', () => {
    const whole = list('sizes', size, { min: 0, max: 9, unique: true });
    expect(faultOf(whole, [1, 2, 3])).toEqual([]);
    expect(faultOf(whole, [3, 2, 3, 2, 3])).toEqual([
      ['twice', 'it[2]', { received: '3', first: 1 }],
      ['twice', 'it[3]', { received: '2', first: 2 }],
      ['twice', 'it[4]', { received: '3', first: 1 }],
    ]);
    expect(faultOf(list('sizes', size, { min: 0, max: 9 }), [3, 3])).toEqual([]);
    const named = list('units', record('unit', { id: optional(name) }), { min: 0, max: 9, unique: 'id' });
    expect(faultOf(named, [{}, {}, { id: 'a' }])).toEqual([]);
    expect(faultOf(named, [{ id: 'a' }, {}, { id: 'a' }])).toEqual([
      ['twice', 'it[2].id', { received: '"a"', first: 1 }],
    ]);
    expect(faultOf(named, [null, { id: 'a' }]).map((fault) => (fault as readonly unknown[])[0])).toEqual([
      'notARecord',
    ]);
  });

  test('of a whole that is no record, at no place', () => {
    expect(check(size, 9)).toEqual({
      ok: false,
      refusals: [{ code: 'notAnInteger', at: '', facts: { label: 'size', received: '9', min: 1, max: 4 } }],
    });
    expect(check(size, 3)).toEqual({ ok: true, value: 3 });
  });
});

describe('neighbours', () => {
  const around = (field: Field, value: Plain) =>
    neighbours(field, value).map(({ at, from, to, input }) => [at, from, to, input]);

  test('of a number stay within its bounds, of a list no shorter than it may be, of a name there are none', () => {
    const size = integer('size', { min: 1, max: 4 });
    expect(around(size, 1)).toEqual([['', 1, 2, 2]]);
    expect(around(size, 4)).toEqual([['', 4, 3, 3]]);
    expect(around(size, 2)).toEqual([
      ['', 2, 3, 3],
      ['', 2, 1, 1],
    ]);
    expect(around(text('name', { max: 3 }), 'a')).toEqual([]);
    const sizes = list('sizes', { ...size, max: 1 }, { min: 1, max: 3 });
    expect(around(sizes, [1])).toEqual([]);
    expect(around(sizes, [1, 1])).toEqual([
      ['[0]', 1, null, [1]],
      ['[1]', 1, null, [1]],
    ]);
  });

  test('put the changed part back into the whole, wherever it stands', () => {
    const whole = record('whole', {
      in: record('in', { river: flag('river'), late: optional(flag('late')) }),
      hill: flag('hill'),
    });
    expect(around(whole, { in: { river: false }, hill: true })).toEqual([
      ['in.river', false, true, { in: { river: true }, hill: true }],
      ['hill', true, false, { in: { river: false }, hill: false }],
    ]);
  });
});
