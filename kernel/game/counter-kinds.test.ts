import { expect, test } from 'vitest';
import { registered } from '../campaign/register.ts';
import type { CampaignRules } from '../campaign/rules.ts';
import * as field from '../input/field.ts';
import { counterKinds, faceFor } from './counter-kinds.ts';
import type { Procedure } from './procedure.ts';

const number = (label: string) => field.integer(label, { min: 0, max: 9 });
const arm = field.oneOf('arm', { options: ['foot', 'horse', 'fleet'], words: 'arm', default: 'foot' });
const nation = field.oneOf('nation', { options: ['red', 'blue'], words: 'nation' });
const name = field.text('name', { max: 20 });

const fighter = field.record(
  'unit',
  { name, charging: field.flag('charging'), arm, strength: number('strength'), steps: number('steps'), nation },
  {
    counter: {
      ...({ kind: 'unit', use: 'fights', name: 'name', nation: 'nation' } as const),
      symbol: { by: 'arm', of: { foot: 'infantry', horse: 'cavalry' } },
      printed: ['strength', 'steps'],
      state: ['charging'],
    },
  },
);
const sailor = field.record(
  'ship',
  { called: name, arm, hull: number('hull') },
  {
    counter: {
      ...({ kind: 'unit', use: 'sails', name: 'called', printed: ['hull'] } as const),
      symbol: { by: 'arm', of: { fleet: 'warship' } },
    },
  },
);

const asking = (...fields: readonly field.AnyRecordField[]): Readonly<Record<string, Procedure>> =>
  Object.fromEntries(
    fields.map((each, index) => [
      `p${index}`,
      { input: field.record('input', { all: field.list('all', each, { min: 0, max: 9 }) }) } as unknown as Procedure,
    ]),
  );

test('a kind gathers what every procedure asks of it: name, nation, arm, printed numbers, the rest', () => {
  const [unit, ...others] = counterKinds({ procedures: asking(sailor, fighter) });
  expect(others).toEqual([]);
  expect(unit).toMatchObject({ kind: 'unit', label: 'unit', name: 'name' });
  expect(Object.keys(unit?.fields ?? {})).toEqual(['name', 'nation', 'arm', 'strength', 'steps', 'charging', 'hull']);
  // Only the name must be known, and nothing is taken for granted.
  expect(unit?.fields['arm']).toMatchObject({ optional: true });
  expect(unit?.fields['arm']).not.toHaveProperty('default');
  expect(unit?.fields['name']).not.toHaveProperty('optional');
});

test('where a campaign keeps the kind, the roster keeps what the register keeps, under its name', () => {
  const title = field.text('title', { max: 30 });
  const { arm: _, ...said } = { title, arm, strength: number('strength'), hull: number('hull') };
  const units = registered('campaign.units', { of: 'unit', name: 'title', said, kept: { place: name }, max: 9 });
  const campaign = {
    state: field.record('state', { units }),
    register: { unit: { track: 'units', name: 'title' } },
  } as unknown as CampaignRules;
  const [unit] = counterKinds({ procedures: asking(fighter, sailor), campaign });
  // The charge is of one combat, the place is the campaign's own.
  expect(unit).toMatchObject({ label: 'campaign.units', name: 'title' });
  expect(Object.keys(unit?.fields ?? {})).toEqual(['title', 'strength', 'hull']);
  expect(unit?.fields['title']).toMatchObject({ label: 'title', max: 30 });
});

test('a counter looks as the procedure draws it that knows its arm', () => {
  const [unit] = counterKinds({ procedures: asking(fighter, sailor) });
  if (!unit) throw new Error('no kind');
  expect(faceFor(unit, { arm: 'fleet' })?.name).toBe('called');
  expect(faceFor(unit, { arm: 'horse' })?.name).toBe('name');
  expect(faceFor(unit, {})?.name).toBe('name');
});

test('names that the rules fix need no roster', () => {
  const power = field.record(
    'power',
    { nation, gold: number('gold') },
    { counter: { kind: 'power', use: 'acts', name: 'nation' } },
  );
  expect(counterKinds({ procedures: asking(power) })).toEqual([]);
});

const plain = (kind: string, fields: field.Fields, face: object = {}, label = kind) =>
  field.record(label, fields, { counter: { kind, use: 'x', name: 'name', ...face } as never });

test('the fullest look comes first: printed numbers and marks count one each, nation and arm two', () => {
  const fields = { name, nation, arm, a: number('a'), b: number('b'), c: field.flag('c') };
  const looks = {
    bare: plain('unit', fields, {}, 'bare'),
    printed: plain('unit', fields, { printed: ['a'] }, 'printed'),
    marked: plain('unit', fields, { printed: ['a', 'b'], state: ['c'] }, 'marked'),
    nation: plain('unit', fields, { nation: 'nation' }, 'nation'),
    arm: plain('unit', fields, { symbol: { by: 'arm', of: {} }, printed: ['a', 'b'] }, 'arm'),
    one: plain('unit', fields, { symbol: 'infantry', printed: ['a'] }, 'one'),
    three: plain('unit', fields, { symbol: { by: 'arm', of: {} }, printed: ['a'] }, 'three'),
    all: plain('unit', fields, { nation: 'nation', symbol: { by: 'arm', of: {} }, state: ['c'] }, 'all'),
  };
  const best = (...names: readonly (keyof typeof looks)[]) =>
    counterKinds({ procedures: asking(...names.map((each) => looks[each])) })[0]?.label;
  // 0, 1, 3, 2, 4, 1 and 5.
  expect(best('bare', 'printed')).toBe('printed');
  expect(best('printed', 'nation')).toBe('nation');
  expect(best('nation', 'marked')).toBe('marked');
  expect(best('marked', 'arm')).toBe('arm');
  expect(best('arm', 'all')).toBe('all');
  expect(best('one', 'nation')).toBe('nation');
  // Of equals the first that asks.
  expect([best('printed', 'one'), best('one', 'printed')]).toEqual(['printed', 'one']);
  expect([best('marked', 'three'), best('three', 'marked')]).toEqual(['marked', 'three']);
});

test('only what is a fact of the counter is gathered, and nothing that the question itself settles', () => {
  const fields = { name, a: number('a'), b: number('b'), fixed: field.oneOf('fixed', { options: ['x'], words: 'x' }) };
  const keys = (face: object) =>
    Object.keys(counterKinds({ procedures: asking(plain('unit', fields, face)) })[0]?.fields ?? {});
  expect(keys({})).toEqual(['name', 'a', 'b']);
  expect(keys({ facts: ['b', 'none'] })).toEqual(['name', 'b']);
  expect(keys({ printed: ['b'] })).toEqual(['name', 'b', 'a']);
});

test('kinds stand in the order they are first asked for, also inside other records', () => {
  const leader = plain('leader', { name, skill: number('skill') });
  const army = plain('army', { name, leader });
  expect(counterKinds({ procedures: asking(army, leader) }).map(({ kind, name: key }) => [kind, key])).toEqual([
    ['army', 'name'],
    ['leader', 'name'],
  ]);
  expect(counterKinds({ procedures: asking(field.record('none', { a: number('a') })) })).toEqual([]);
});
