import { Refused } from '@grognard/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseJson } from './json.ts';

const faultOf = (text: string) => {
  try {
    return { value: parseJson(text, '--input') };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const [first] = error.refusals;
    return { code: first?.code, ...first?.facts };
  }
};

describe('JSON as people type it', () => {
  test.each([
    ['{"a": 1,}', { line: 1, column: 9, expected: 'key', received: '}' }],
    ['{"a": 1\n "b": 2}', { line: 2, column: 2, expected: 'commaOrBrace', received: '"b": 2}' }],
    ["{'a': 1}", { line: 1, column: 2, expected: 'key', received: "'a': 1}" }],
    ['{"é": tru}', { line: 1, column: 7, expected: 'value', received: 'tru}' }],
    ['[1 2]', { line: 1, column: 4, expected: 'commaOrBracket', received: '2]' }],
    ['{"a" 1}', { line: 1, column: 6, expected: 'colon', received: '1}' }],
    ['{"a": 1', { line: 1, column: 8, expected: 'commaOrBrace', received: '' }],
    ['', { line: 1, column: 1, expected: 'value', received: '' }],
    ['{"a": 01}', { line: 1, column: 7, expected: 'value', received: '01}' }],
    ['1 2', { line: 1, column: 3, expected: 'end', received: '2' }],
    ['["a\nb"]', { line: 1, column: 4, expected: 'value', received: '' }],
  ])('%j is told with its place', (text, fault) => {
    expect(faultOf(text)).toEqual({ code: 'badJson', ...fault });
  });

  test('a key said twice is a fault, for JSON would quietly keep the last', () => {
    expect(faultOf('{"attack": 1,\n "attack": 2}')).toEqual({ code: 'keyTwice', line: 2, column: 2, key: 'attack' });
  });

  test('a thousand brackets are refused, not a crash', () => {
    expect(faultOf('['.repeat(100_000))).toMatchObject({ code: 'badJson', expected: 'depth' });
  });

  test('whatever JSON can write is read as JSON reads it', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        // Random objects may say a key twice, which we refuse on purpose.
        const fault = faultOf(text);
        if ('code' in fault) expect(fault.code).toBe('keyTwice');
        else expect(fault.value).toEqual(JSON.parse(text));
      }),
    );
  });

  test('what JSON refuses is refused', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), fc.constantFrom('', ',', '"', '}', '\\', 'x'), (text, at, mark) => {
        const place = at % (text.length + 1);
        const changed = `${text.slice(0, place)}${mark}${text.slice(place + 1)}`;
        let parses = true;
        try {
          JSON.parse(changed);
        } catch {
          parses = false;
        }
        const fault = faultOf(changed);
        if (!parses) expect(fault).toHaveProperty('code');
        else if ('code' in fault) expect(fault.code).toBe('keyTwice');
      }),
    );
  });
});
