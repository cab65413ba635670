/** A schema says what the check says: any value passes both or neither. */
import { expect, test } from 'vitest';
import { practiceNumbers } from '../dice/practice.ts';
import { speaker } from '../text/words.ts';
import { check } from './check.ts';
import { flag, integer, list, oneOf, optional, record, text } from './field.ts';
import { fieldAt } from './place.ts';
import { sample } from './sample.ts';
import { type JsonSchema, schema } from './schema.ts';

const unit = record('unit', {
  name: text('name', { max: 8 }),
  arm: oneOf('arm', { options: ['foot', 'horse'], words: 'arm', default: 'foot' }),
  strength: integer('strength', { min: -2, max: 5 }),
  horse: oneOf('horse', {
    options: ['western', 'eastern'],
    words: 'horse',
    follows: { from: 'arm', by: { foot: 'western', horse: 'eastern' }, why: 'arm' },
  }),
});
const input = record('input', {
  units: list('units', unit, { min: 1, max: 3 }),
  tags: list('tags', text('tag', { max: 3 }), { min: 0, max: 2, unique: true, default: [] }),
  river: flag('river'),
  weather: optional(oneOf('weather', { options: ['fair', 'rain'], words: 'weather' })),
});

type Schema = JsonSchema & Readonly<Record<string, unknown>>;

/** As much of JSON Schema as ours use, in plain words. */
function fits(given: JsonSchema, value: unknown): boolean {
  const s = given as Schema;
  const within = (size: number, least: unknown, most: unknown): boolean =>
    size >= Number(least) && size <= Number(most);
  switch (s['type']) {
    case 'boolean':
      return typeof value === 'boolean';
    case 'integer':
      return Number.isInteger(value) && within(Number(value), s['minimum'], s['maximum']);
    case 'string':
      if (typeof value !== 'string') return false;
      return Array.isArray(s['enum'])
        ? s['enum'].includes(value)
        : within([...value].length, s['minLength'], s['maxLength']);
    case 'array':
      return (
        Array.isArray(value) &&
        within(value.length, s['minItems'], s['maxItems']) &&
        (s['uniqueItems'] !== true || new Set(value.map((each) => JSON.stringify(each))).size === value.length) &&
        value.every((each) => fits(s['items'] as JsonSchema, each))
      );
    default: {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
      const properties = s['properties'] as Readonly<Record<string, JsonSchema>>;
      return (
        (s['required'] as readonly string[]).every((name) => Object.hasOwn(value, name)) &&
        Object.entries(value).every(
          ([name, each]) => Object.hasOwn(properties, name) && fits(properties[name] as JsonSchema, each),
        )
      );
    }
  }
}

const WRONG: readonly unknown[] = [
  null,
  '',
  'x',
  'toolongaword',
  -3,
  6,
  1.5,
  true,
  [],
  [1],
  {},
  ['a', 'a'],
  ['a', 'b'],
  'foot',
];

/** The same value with one part of it put wrong, left out, or something added. */
function bent(value: unknown, next: () => number): unknown {
  const pick = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T;
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (entries.length === 0 || next() < 0.2) return pick(WRONG);
  const [name, inner] = pick(entries);
  const how = next();
  const changed =
    how < 0.6
      ? entries.map(([key, each]) => [key, key === name ? bent(inner, next) : each] as const)
      : how < 0.8
        ? entries.filter(([key]) => key !== name)
        : [...entries, ['extra', 1] as const];
  return Array.isArray(value) ? changed.map(([, each]) => each) : Object.fromEntries(changed);
}

test('any value, sound or bent, passes both or neither', () => {
  const next = practiceNumbers(16);
  const made = schema(input, speaker());
  const passed = { sound: 0, bent: 0 };
  for (let round = 0; round < 3000; round += 1) {
    const drawn: unknown = JSON.parse(JSON.stringify(sample(input, next)));
    const value = round % 3 === 0 ? drawn : bent(drawn, next);
    const isSound = check(input, value).ok;
    expect(fits(made, value), JSON.stringify(value)).toBe(isSound);
    passed[isSound ? 'sound' : 'bent'] += 1;
  }
  expect(Math.min(passed.sound, passed.bent)).toBeGreaterThan(300);
});

test('labels, help, defaults and proposals are told, and only where there are any', () => {
  const say = speaker({
    name: 'Name',
    'name.help': 'As printed',
    arm: 'Arm',
    horse: 'Horse',
    tags: 'Tags',
    tag: 'Tag',
  });
  expect(schema({ ...unit.fields.name, help: 'name.help' }, say)).toEqual({
    title: 'Name',
    description: 'As printed',
    type: 'string',
    minLength: 1,
    maxLength: 8,
  });
  expect(schema(unit.fields.arm, say)).toEqual({
    title: 'Arm',
    default: 'foot',
    type: 'string',
    enum: ['foot', 'horse'],
  });
  expect(schema(unit.fields.horse, say)).toEqual({
    title: 'Horse',
    'x-follows': { from: 'arm', by: { foot: 'western', horse: 'eastern' } },
    type: 'string',
    enum: ['western', 'eastern'],
  });
  expect(schema(input.fields.tags, say)).toEqual({
    title: 'Tags',
    default: [],
    type: 'array',
    minItems: 0,
    maxItems: 2,
    uniqueItems: true,
    items: { title: 'Tag', type: 'string', minLength: 1, maxLength: 3 },
  });
  expect(schema(list('tags', unit.fields.arm, { min: 0, max: 2, unique: 'arm' }), say)).not.toHaveProperty(
    'uniqueItems',
  );
  expect(schema(flag('arm', { default: false }), say)).toEqual({ title: 'Arm', default: false, type: 'boolean' });
});

test('a map is told by a mark or whole', () => {
  const map = { ...record('tags', { arm: unit.fields.arm }), default: { arm: 'foot' }, map: {} as never };
  const say = speaker({ tags: 'Sheet', arm: 'Arm' });
  const whole = {
    type: 'object',
    properties: { arm: schema(unit.fields.arm, say) },
    required: [],
    additionalProperties: false,
  };
  expect(schema(map, say)).toEqual({
    title: 'Sheet',
    default: { arm: 'foot' },
    anyOf: [{ type: 'string', pattern: '^[0-9a-f]{16}$' }, whole],
  });
});

test('a place is described as far as the description goes', () => {
  expect(fieldAt(input, 'units[1].strength')).toBe(unit.fields.strength);
  expect(fieldAt(input, 'units')).toBe(input.fields.units);
  expect(fieldAt(input, '')).toBe(input);
  for (const at of ['unit', 'units.x', 'units[-1]', 'river.x', 'units[0].toString', 'river[0]', 'unit.name'])
    expect(fieldAt(input, at), at).toBeUndefined();
});
