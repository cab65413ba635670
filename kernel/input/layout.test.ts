import { expect, test } from 'vitest';
import { flag, integer, list, record, text } from './field.ts';
import { layoutOf } from './layout.ts';

const unit = record(
  'unit',
  { id: text('id', { max: 9 }), strength: integer('strength', { min: 0, max: 9 }) },
  { counter: { kind: 'unit', use: 'fights', name: 'id', printed: ['strength'] } },
);
const units = (side: string) => list(side, unit, { min: 1, max: 9, force: side });

const paths = (placed: readonly { readonly path: string }[]): readonly string[] => placed.map(({ path }) => path);

test('forces face each other, what is nobody’s lies between, what is rare is folded, what is secret is covered', () => {
  const { forces, common, subject } = layoutOf(
    record('combat', {
      attackers: units('attacker'),
      defenders: units('defender'),
      entrenched: flag('entrenched', { default: false, force: 'defender' }),
      hand: list('hand', text('card', { max: 9 }), { min: 0, max: 5, default: [], secret: 'attacker' }),
      river: flag('river'),
      armistice: flag('armistice', { default: false, seldom: true }),
      weather: record('weather', { snow: flag('snow') }),
    }),
  );
  expect(
    forces.map(({ side, counters, conditions, secrets }) => [side, paths(counters), paths(conditions), paths(secrets)]),
  ).toEqual([
    ['attacker', ['attackers'], [], ['hand']],
    ['defender', ['defenders'], ['entrenched'], []],
  ]);
  expect([paths(common.conditions), paths(common.groups), paths(common.seldom)]).toEqual([
    ['river'],
    ['weather'],
    ['armistice'],
  ]);
  expect(subject).toBe(false);
});

test('an input that declares nothing is all common, and one unit may be the whole input', () => {
  const plain = layoutOf(record('assault', { attack: integer('attack', { min: 1, max: 9 }), river: flag('river') }));
  expect([plain.forces, paths(plain.common.conditions)]).toEqual([[], ['attack', 'river']]);
  expect(layoutOf(unit).subject).toBe(true);
});

test('a side that has only secrets is a side, and what is both a side’s and secret is covered', () => {
  const { forces, common } = layoutOf(
    record('combat', {
      spies: integer('spies', { min: 0, max: 9, secret: 'blue' }),
      reserve: list('reserve', unit, { min: 0, max: 9, force: 'red', secret: 'red' }),
      lead: unit,
      staff: { ...record('staff', { skill: integer('skill', { min: 0, max: 9 }) }), force: 'red' },
      tired: flag('tired', { default: false, force: 'red', seldom: true }),
    }),
  );
  expect(forces.map(({ side }) => side)).toEqual(['blue', 'red']);
  expect(forces.map(({ secrets }) => paths(secrets))).toEqual([['spies'], ['reserve']]);
  expect(
    forces.map(({ counters, groups, conditions, seldom }) => [counters, groups, conditions, seldom].map(paths)),
  ).toEqual([
    [[], [], [], []],
    [[], ['staff'], [], ['tired']],
  ]);
  expect([paths(common.counters), paths(common.groups), paths(common.conditions), paths(common.seldom)]).toEqual([
    ['lead'],
    [],
    [],
    [],
  ]);
});

test('a list of what is no counter is a group; a list of lists of counters is counters', () => {
  const { common } = layoutOf(
    record('all', {
      names: list('names', text('name', { max: 9 }), { min: 0, max: 9 }),
      stacks: list('stacks', list('stack', unit, { min: 0, max: 9 }), { min: 0, max: 9 }),
      force: text('force', { max: 9 }),
    }),
  );
  expect([paths(common.counters), paths(common.groups), paths(common.conditions)]).toEqual([
    ['stacks'],
    ['names'],
    ['force'],
  ]);
});
