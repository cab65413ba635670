import { field } from '@grognard/kernel';
import { expect, test } from 'vitest';
import { barredIn, markFields, piecesIn, remarked, stood, wayField } from './pieces.ts';

const hex = field.text('hex', { max: 4, on: 'space' });
const unit = field.record(
  'unit',
  { name: field.text('name', { max: 9 }), hex, halted: field.flag('halted') },
  { counter: { kind: 'unit', use: 'moves', name: 'name' } },
);
const list = (of: typeof hex | typeof unit) => field.list('list', of, { min: 0, max: 9, default: [] });
const input = field.record('input', {
  unit,
  others: list(unit),
  path: { ...list(hex), wayOf: 'unit' },
  marked: list(hex),
  side: field.text('side', { max: 9, on: 'hexside' }),
});
const draft = {
  unit: { name: 'A', hex: '0101' },
  others: [
    { name: 'B', hex: '' },
    { name: 'C', hex: '0303' },
  ],
  path: ['0102', '0103'],
  marked: ['0202'],
};

test('counters, marks and the way are found by what the description declares', () => {
  expect(piecesIn(input, draft).map(({ path, name, hex: at }) => [path, name, at])).toEqual([
    ['unit', 'A', '0101'],
    ['others[0]', 'B', ''],
    ['others[1]', 'C', '0303'],
  ]);
  expect(markFields(input).map(({ name, on, isList }) => [name, on, isList])).toEqual([
    ['marked', 'space', true],
    ['side', 'hexside', false],
  ]);
  expect(wayField(input)).toEqual({ name: 'path', of: 'unit' });
});

test('a counter is put on a hex, and nothing else changes', () => {
  const [, b] = piecesIn(input, draft);
  expect(b && stood(draft, b, '0505')).toEqual({
    ...draft,
    others: [
      { name: 'B', hex: '0505' },
      { name: 'C', hex: '0303' },
    ],
  });
});

test('a tap marks and takes the mark away; where one is asked the later stands', () => {
  const [marked, side] = markFields(input);
  if (!marked || !side) return expect.fail('two fields mark');
  expect(remarked(draft, marked, '0404')).toMatchObject({ marked: ['0202', '0404'] });
  expect(remarked(draft, marked, '0202')).toMatchObject({ marked: [] });
  expect(remarked({ ...draft, side: '0101/0102' }, side, '0202/0203')).toMatchObject({ side: '0202/0203' });
});

test('a refusal is told at the hex it speaks of', () => {
  const at = (path: string) => barredIn(draft, input, [{ code: 'x', at: path }]).map((each) => each.hex);
  expect(at('path[1]')).toEqual(['0103']);
  expect(at('path')).toEqual(['0103']);
  expect(at('others[1].halted')).toEqual(['0303']);
  expect(at('unit.hex')).toEqual(['0101']);
  expect(at('marked[0]')).toEqual(['0202']);
  expect(at('others[0].hex')).toEqual([]);
  expect(at('')).toEqual([]);
});
