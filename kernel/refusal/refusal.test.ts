import { expect, test } from 'vitest';
import { quoted, Refused } from './refusal.ts';

test('what another copy of the kernel refuses is refused; any other error is none', () => {
  class Elsewhere extends Error {
    override readonly name = 'Refused';
    readonly refusals = [{ code: 'tooFew', at: 'units' }];
  }
  expect(new Refused([{ code: 'tooFew', at: 'units' }])).toBeInstanceOf(Refused);
  expect(new Elsewhere() instanceof Refused).toBe(true);
  expect(new Error('Refused') instanceof Refused).toBe(false);
  expect({ name: 'Refused', refusals: [] } instanceof Refused).toBe(false);
});

test('its message names every fault, with its place where it has one', () => {
  const faults = [
    { code: 'tooFew', at: 'units' },
    { code: 'nothing', at: '' },
  ];
  expect(new Refused(faults).message).toBe('units: tooFew; nothing');
  expect(new Refused(faults)).toMatchObject({ name: 'Refused', refusals: faults });
});

test('what was received is quoted whole, or the beginning of it where it is long', () => {
  // With its two quotation marks a text of 58 letters is 60 signs long.
  expect(quoted('a'.repeat(58))).toBe(`"${'a'.repeat(58)}"`);
  expect(quoted('a'.repeat(59))).toBe(`"${'a'.repeat(56)}…`);
  expect([quoted(undefined), quoted(null), quoted({ a: [1] })]).toEqual(['undefined', 'null', '{"a":[1]}']);
});
