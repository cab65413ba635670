import { describe, expect, test } from 'vitest';
import { practiceNumbers } from '../dice/practice.ts';
import { speaker } from '../text/words.ts';
import { check } from './check.ts';
import { flag, integer, list, oneOf, record, text } from './field.ts';
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
