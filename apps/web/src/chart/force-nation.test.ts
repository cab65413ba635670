import { field, layoutOf } from '@grognard/kernel';
import { expect, test } from 'vitest';
import { nationOf, withNation } from './force-nation.ts';

const unit = field.record(
  'unit',
  {
    id: field.text('id', { max: 9 }),
    country: field.oneOf('country', { options: ['serbia', 'greece'], words: 'nation' }),
  },
  { counter: { kind: 'unit', use: 'fights', name: 'id', nation: 'country' } },
);
const input = field.record('input', {
  attackers: field.list('attackers', unit, { min: 1, max: 9, force: 'attacker' }),
  guns: field.list('guns', unit, { min: 0, max: 9, force: 'attacker' }),
});
const counters = layoutOf(input).forces[0]?.counters ?? [];

test('a force is of the nation that all its counters share', () => {
  const draft = { attackers: [{ id: 'a', country: 'serbia' }], guns: [{ id: 'b', country: 'serbia' }] };
  expect(nationOf(counters, draft)).toMatchObject({ value: 'serbia', several: false, at: 'attackers[0].country' });
  expect(nationOf(counters, { attackers: [{ id: 'a' }], guns: [] })).toMatchObject({
    value: undefined,
    several: false,
  });
  const mixed = { ...draft, guns: [{ id: 'b', country: 'greece' }] };
  expect(nationOf(counters, mixed)).toMatchObject({ value: undefined, several: true });
  expect(nationOf(counters, { attackers: [], guns: [] })).toBeUndefined();
});

test('said once, it is said for every counter and for nothing else', () => {
  const draft = { attackers: [{ id: 'a' }, { id: 'c', country: 'greece' }], guns: [], night: true };
  expect(withNation(counters, draft, 'serbia')).toEqual({
    attackers: [
      { id: 'a', country: 'serbia' },
      { id: 'c', country: 'serbia' },
    ],
    guns: [],
    night: true,
  });
});
